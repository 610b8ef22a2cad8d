// Asks the table's door what a bot would do now, and puts the answer away again.
import { change, firstFrame, now } from './live.ts'

export const advise = async (link: HTMLAnchorElement) => {
  if (link.dataset.advice === 'close') return change({ advice: undefined })
  const { code, you } = { code: document.body.dataset.table!, ...(now().frame ?? firstFrame()!) }
  const answer = await fetch(`/t/${code}/advice?seat=${you}`, { headers: { accept: 'application/json' } })
  const said = await answer.json()
  if (!answer.ok) change({ refused: { refusal: said } })
  else if (said.seq === (now().frame ?? firstFrame()!).seq) change({ advice: said })
}
