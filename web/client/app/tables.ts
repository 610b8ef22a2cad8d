// Lists the tables that this browser sits at on the home page. Each table is asked for its state
// separately: the browser sends the cookie with its keys only to that table's address.

import { type Lang, list, pageLang, spanOf } from '../../lang.ts'
import { type Frame, isWaitedFor } from '../../protocol.ts'
import { timeIn } from './clock.ts'
import { arriveAsApp, offerApp } from './install.ts'
import { askFrame, isBare, remember, tablesSat } from './my-tables.ts'
import { settle } from './notices.ts'

// Fills a sentence of the page with a value.
const fill = (sentence: string | undefined, part: string) => (sentence ?? '{}').replace('{}', part)

// Returns how long a table over days has been waiting, in the largest unit.
const waitedAt = async (code: string, lang: Lang, words: DOMStringMap): Promise<string> => {
  const answer = await fetch(`/t/${code}/waits`, { headers: { accept: 'application/json' } })
  if (!answer.ok) return ''
  const { seats }: { seats: { since: number }[] } = await answer.json()
  if (seats.length === 0) return ''
  const waited = timeIn(answer) - Math.min(...seats.map(({ since }) => since))
  return waited < 60_000 ? (words.justNow ?? '') : fill(words.since, spanOf(lang, waited))
}

// Returns the state of a table in words: whose turn it is and, over days, since when.
const toldOf = async (frame: Frame, code: string, words: DOMStringMap): Promise<string> => {
  const lang = pageLang()
  const state = stateOf(frame)
  const waited =
    frame.pace && !frame.result ? await waitedAt(code, lang, words).catch(() => '') : ''
  const names = frame.waiting.flatMap(seat => frame.seats[seat]?.name ?? [])
  return [state ? words[state] : fill(words.turnOf, list(lang, names)), waited]
    .filter(Boolean)
    .join(', ')
}

const stateOf = (frame: Frame): 'lobby' | 'over' | 'turn' | undefined => {
  if (!frame.view) return 'lobby'
  if (frame.result) return 'over'
  return isWaitedFor(frame) ? 'turn' : undefined
}

// Whether the link with this address has the keyboard focus.
const isHeld = (section: HTMLElement, href: string): boolean => {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLAnchorElement &&
    section.contains(activeElement) &&
    activeElement.href === href
  )
}

// Builds the line of a table, and returns whether the table waits for this browser.
const lineOf = async ({ code, title }: { code: string; title: string }, words: DOMStringMap) => {
  const frame = await askFrame(code)
  if (!frame) return []
  const state = stateOf(frame)
  const line = document.createElement('li')
  const link = Object.assign(document.createElement('a'), {
    href: `/t/${code}`,
    className: 'your-table',
  })
  const said = Object.assign(document.createElement('b'), { textContent: title })
  const where = Object.assign(document.createElement('span'), {
    textContent: `${code.slice(0, 3)} ${code.slice(3)}`,
  })
  const how = Object.assign(document.createElement('span'), {
    textContent: await toldOf(frame, code, words),
  })
  if (state === 'turn') how.className = 'is-turn'
  link.append(said, where, how)
  line.append(link)
  return [{ code, line, isTurn: state === 'turn' }]
}

// Restores the list from the cookies if the browser has cleared its storage: each table is asked
// for its title.
const recall = async (codes: readonly string[]) => {
  const titles = await Promise.all(
    codes.map(async code => {
      const answer = await fetch(`/t/${code}`, { headers: { accept: 'text/html' } })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      return answer.ok ? page.querySelector('.masthead-title')?.textContent : undefined
    }),
  )
  for (const [i, code] of [...codes.entries()].reverse()) if (titles[i]) remember(code, titles[i])
}

/**
 * Fills the list that the server left empty; tables where it is this browser's turn come first. An
 * installed app first redeems the passes in its address. It is rarely reloaded, so the list is
 * updated whenever the page becomes visible again.
 */
export const listTables = async (section: HTMLElement) => {
  const isWhole = await arriveAsApp()
  section.querySelector('p')!.hidden = isWhole
  const known = section.dataset.tables
  if (known && isBare()) await recall(known.split('.')).catch(() => {})
  const { title } = document
  let isListed = false
  const draw = async () => {
    const tables = tablesSat()
    const lines = await Promise.allSettled(tables.map(table => lineOf(table, section.dataset)))
    // Keeps the list as it was while the server cannot be reached.
    if (isListed && lines.some(({ status }) => status === 'rejected')) return
    const listed = lines
      .flatMap(one => (one.status === 'fulfilled' ? one.value : []))
      .sort((a, b) => Number(b.isTurn) - Number(a.isTurn))
    const held = listed
      .map(({ line }) => line.querySelector('a')!)
      .find(({ href }) => isHeld(section, href))
    section.querySelector('ul')!.replaceChildren(...listed.map(({ line }) => line))
    held?.focus()
    section.hidden = listed.length === 0 && isWhole
    const waiting = listed.filter(({ isTurn }) => isTurn).map(({ code }) => code)
    const asked = tables.map(({ code }) => code).filter((_, i) => lines[i]!.status === 'fulfilled')
    settle(asked, waiting).catch(() => {})
    document.title = waiting.length > 0 ? `(${waiting.length}) ${title}` : title
    isListed = listed.length > 0
  }
  await draw()
  offerApp(isListed)
  document.addEventListener('visibilitychange', () => document.hidden || draw())
  addEventListener('pageshow', ({ persisted }) => persisted && draw())
}
