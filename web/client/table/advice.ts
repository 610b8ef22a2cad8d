// Requests a bot's suggestion from the server.
import type { Frame } from '../../protocol.ts'
import type { Live } from './live.ts'

export const advise = async (you: Frame['you']): Promise<Partial<Live>> => {
  const answer = await fetch(`/t/${document.body.dataset.table}/advice?seat=${you}`, {
    headers: { accept: 'application/json' },
  })
  const said = await answer.json()
  return answer.ok
    ? { advice: said, refused: undefined }
    : { refused: { refusal: said, why: said.why } }
}
