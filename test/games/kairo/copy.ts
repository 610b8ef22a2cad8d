// The board copied onto the sheet: what people beside a real box would enter for a fact of the
// digital game.

import type { Seat } from '../../../web/games/game.ts'
import { sizeOf, stallOf, supplyOf } from '../../../web/games/kairo/rules/bazaar.ts'
import type { Entry } from '../../../web/games/kairo/rules/entry.ts'
import { byCloth, type Cloth, cloths, total } from '../../../web/games/kairo/rules/pieces.ts'
import type { Event, State } from '../../../web/games/kairo/rules/state.ts'
import type { Options, Sheet } from '../../../web/games/kairo/sheet/state.ts'
import { supplyOf as supplyOn } from '../../../web/games/kairo/sheet/supply.ts'
import type { Copy, Entered } from '../../laws/copy.ts'

const built = (
  { seat, put, coins, play }: Extract<Event, { kind: 'built' }>,
  isKept: boolean,
): Entered<Entry> => {
  const coin = isKept && play.coin ? { coin: play.coin } : {}
  const paid = isKept && coins ? { paid: coins } : {}
  if (put.kind === 'extension')
    return { seat, entry: { kind: 'extension', cloth: put.cloth, ...paid, ...coin } }
  return { seat, entry: { kind: put.kind, cloth: put.cloth, ...coin } }
}

// Once the stalls stand each seat says which it has, and somebody says who begins.
const begun = ({ bazaar, players }: State, first: Seat): Entered<Entry>[] => [
  ...players.map((_, seat): Entered<Entry> => {
    return {
      seat,
      entry: { kind: 'sets-up', cloths: cloths.filter(cloth => stallOf(bazaar, seat, cloth)) },
    }
  }),
  { seat: first, entry: { kind: 'begins', first } },
]

const entries = (event: Event, before: State, after: State, isKept: boolean): Entered<Entry>[] => {
  const next = after.phase.kind === 'between' ? after.phase.next : undefined
  switch (event.kind) {
    case 'placed':
    case 'set-aside':
      return next === undefined ? [] : begun(after, next)
    case 'took':
    case 'discarded':
      return next === undefined ? [] : [{ seat: event.seat, entry: { kind: 'draw' } }]
    case 'built':
      return [built(event, isKept)]
    case 'attracted': {
      const stall = before.bazaar.stalls.find(({ entrance }) => entrance === event.entrance)!
      return [
        {
          seat: event.seat,
          entry: { kind: 'attract', cloth: event.cloth, owner: stall.owner ?? 'neutral' },
        },
      ]
    }
    case 'final':
      return event.reason === 'still' ? [{ seat: next!, entry: { kind: 'final' } }] : []
    case 'stopped':
    case 'shut-out':
      return [{ seat: event.seat, entry: { kind: 'stop' } }]
    case 'ended':
      return isKept
        ? []
        : event.purses.map((purse, seat) => ({
            seat,
            entry: { kind: 'counts', coins: total(purse) },
          }))
    default:
      return []
  }
}

const sizeAt = ({ bazaar }: State, seat: Seat, cloth: Cloth): number => {
  const stall = stallOf(bazaar, seat, cloth)
  return stall ? sizeOf(stall) : 0
}

const turnOf = ({ phase }: State | Sheet): Seat | undefined =>
  phase.kind === 'turn' ? phase.seat : undefined

export const copy: Copy<State, Event, Sheet, Entry, Options> = {
  sheets: ({ options: { medals, oneOtherColour } }) => [
    { coins: 'kept', medals, oneOtherColour },
    { coins: 'real', medals, oneOtherColour },
  ],
  begin: state => (state.phase.kind === 'turn' ? begun(state, state.phase.seat) : []),
  entries: (event, before, after, { coins }) => entries(event, before, after, coins === 'kept'),
  figures: {
    board: (state, { coins }) => ({
      turn: turnOf(state),
      sizes:
        state.phase.kind !== 'placing' &&
        byCloth(cloth => state.players.map((_, seat) => sizeAt(state, seat, cloth))),
      supply: byCloth(cloth => supplyOf(state.bazaar, cloth)),
      medals: state.medals,
      tallies: state.players.map(({ tally, isOut }) => ({ tally, isOut })),
      purses: state.players.map(player => (coins === 'kept' ? player.coins : byCloth(() => 0))),
      final: state.final,
      isOver: state.phase.kind === 'over',
    }),
    sheet: sheet => ({
      turn: turnOf(sheet),
      sizes: sheet.phase.kind !== 'setting-up' && sheet.sizes,
      supply: byCloth(cloth => supplyOn(sheet, cloth)),
      medals: sheet.medals,
      tallies: sheet.accounts.map(({ tally, isOut }) => ({ tally, isOut })),
      purses: sheet.accounts.map(account => account.coins),
      final: sheet.final,
      isOver: sheet.phase.kind === 'over',
    }),
  },
}
