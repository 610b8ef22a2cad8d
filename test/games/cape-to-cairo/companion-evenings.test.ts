// Recorded evenings beside the box, slips and all, one for each way to keep the sheet: they end as
// they ended then.
/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { companion } from '../../../web/games/cape-to-cairo/sheet/companion.ts'
import type { Sheet } from '../../../web/games/cape-to-cairo/sheet/state.ts'
import type { Standing } from '../../../web/games/game.ts'
import { isRefusal, play } from '../../../web/games/play.ts'
import { effectiveActions } from '../../../web/games/timeline.ts'
import { noLuck } from '../../chance.ts'
import { replay } from '../../laws/random.ts'
import type { Logged } from './evening.ts'

// What a sheet keeps besides the options it was opened with.
const kept = ({ options: _, ...sheet }: Sheet) => JSON.parse(JSON.stringify(sheet))

// A line an action; the last one is what it all came to.
const files = import.meta.glob<string>('./evenings/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const evenings = Object.entries(files).map(([path, text]) => {
  const rows: unknown[] = text
    .trim()
    .split('\n')
    .map(row => JSON.parse(row))
  const end = rows.at(-1) as { sheet: Sheet; result: Standing[] }
  return { name: path.replace(/.*\/|\.jsonl$/g, ''), log: rows.slice(0, -1) as Logged[], ...end }
})

test('there is one for the ledger, one for the cards and one for both', () => {
  expect(evenings.map(({ name }) => name)).toEqual(['both-depths', 'full', 'ledger'])
})

test.each(evenings)(
  '$name: the facts of then add up to the sheet of then',
  ({ log, sheet, result }) => {
    expect(log.some(({ undoes }) => undoes) || log.some(({ corrects }) => corrects)).toBe(true)
    const end = replay(companion, effectiveActions(log))
    expect(kept(end)).toEqual(sheet)
    expect(companion.result(end)).toEqual(result)
  },
)

test.each(evenings)('$name: entered anew, it is allowed and says the same', ({ log, sheet }) => {
  const [opening, ...entries] = effectiveActions(log)
  let state = replay(companion, [opening!])
  for (const { seat, move, events } of entries) {
    const played = play(companion, state, seat!, move!, noLuck)
    if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(played)}`)
    expect(played.events).toEqual(events)
    state = played.state
  }
  expect(kept(state)).toEqual(sheet)
})
