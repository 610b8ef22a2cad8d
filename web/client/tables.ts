// The tables this browser sits at, listed on the shelf. Each table is asked for its state by a request of its own: the
// browser sends the cookie with its keys to that table's address only.
import { type Frame, isWaitedFor } from '../protocol.ts'
import { forget, tablesSat } from './my-tables.ts'

const seen = async (code: string): Promise<Frame | undefined> => {
  const answer = await fetch(`/t/${code}`, { headers: { accept: 'application/json' } })
  if (answer.status === 404) forget(code)
  return answer.ok ? answer.json() : undefined
}

const stateOf = (frame: Frame): 'lobby' | 'over' | 'turn' | undefined => {
  if (!frame.view) return 'lobby'
  if (frame.result) return 'over'
  return isWaitedFor(frame) ? 'turn' : undefined
}

/** Fills the list that the page left empty; what says `turn` comes first. */
export const listTables = async (section: HTMLElement) => {
  const lines = await Promise.all(
    tablesSat().map(async ({ code, title }) => {
      const frame = await seen(code).catch(() => undefined)
      if (!frame) return []
      const state = stateOf(frame)
      const line = document.createElement('li')
      const link = Object.assign(document.createElement('a'), { href: `/t/${code}`, className: 'your-table' })
      const said = Object.assign(document.createElement('b'), { textContent: title })
      const where = Object.assign(document.createElement('span'), {
        textContent: `${code.slice(0, 3)} ${code.slice(3)}`,
      })
      const how = Object.assign(document.createElement('span'), { textContent: state ? section.dataset[state]! : '' })
      if (state === 'turn') how.className = 'is-turn'
      link.append(said, where, how)
      line.append(link)
      return [{ line, isTurn: state === 'turn' }]
    }),
  )
  const listed = lines.flat().sort((a, b) => Number(b.isTurn) - Number(a.isTurn))
  section.querySelector('ul')!.replaceChildren(...listed.map(({ line }) => line))
  section.hidden = listed.length === 0
}
