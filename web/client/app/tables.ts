// Lists, on the home page, the tables that this browser sits at. Each table needs a request of its
// own, because the browser sends the cookie with a table's keys only to that table's address.

import { type Lang, list, pageLang, spanOf } from '../../lang.ts'
import { type Frame, isWaitedFor } from '../../protocol.ts'
import { againLine } from './again.ts'
import { timeIn } from './clock.ts'
import { arriveAsApp, offerApp } from './install.ts'
import { askFrame, isBare, remember, tablesSat } from './my-tables.ts'
import { settle } from './notices.ts'

const fill = (sentence: string | undefined, part: string) => (sentence ?? '{}').replace('{}', part)

// Returns how long a table over days has waited, in the largest unit; empty if it waits for nobody.
const waitedAt = async (code: string, lang: Lang, words: DOMStringMap): Promise<string> => {
  const answer = await fetch(`/t/${code}/waits`, { headers: { accept: 'application/json' } })
  if (!answer.ok) return ''
  const { seats }: { seats: { since: number }[] } = await answer.json()
  if (seats.length === 0) return ''
  const waited = timeIn(answer) - Math.min(...seats.map(({ since }) => since))
  return waited < 60_000 ? (words.justNow ?? '') : fill(words.since, spanOf(lang, waited))
}

// Returns the state of a table in words: whose turn it is and, if played over days, since when.
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

// Returns whether the link with this address has the keyboard focus.
const isHeld = (section: HTMLElement, href: string): boolean => {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLAnchorElement &&
    section.contains(activeElement) &&
    activeElement.href === href
  )
}

// Returns the line of a table, the line that offers its next game, and whether the table waits for
// this browser; an empty list if the server does not send the table.
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
  const again = againLine(frame, { code, title }, words)
  return [{ code, line, again, isTurn: state === 'turn' }]
}

// Restores the list after the browser has cleared its storage. The cookies still name the tables;
// their titles come from their pages.
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
 * Fills the list, which the server left empty. Tables where it is this browser's turn come first.
 * An installed app first redeems the passes in its address. People rarely reload an app, so the
 * list is updated whenever the page becomes visible again.
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
    // Leaves the list unchanged while the server cannot be reached.
    if (isListed && lines.some(({ status }) => status === 'rejected')) return
    const listed = lines
      .flatMap(one => (one.status === 'fulfilled' ? one.value : []))
      .sort((a, b) => Number(b.isTurn) - Number(a.isTurn))
    const [again] = listed.flatMap(({ again }) => again)
    const held = listed
      .map(({ line }) => line.querySelector('a')!)
      .find(({ href }) => isHeld(section, href))
    section
      .querySelector('ul')!
      .replaceChildren(...(again ? [again] : []), ...listed.map(({ line }) => line))
    held?.focus()
    section.hidden = listed.length === 0 && isWhole
    section.dataset.tables = '' // no room is kept any more
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
