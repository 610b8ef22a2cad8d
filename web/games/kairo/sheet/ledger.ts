// Applies entries to the sheet: money, sizes, medals, points and the turn.

import type { Seat } from '../../game.ts'
import { replaced } from '../../kit/replaced.ts'
import { runsLow } from '../rules/ending.ts'
import type { Entry } from '../rules/entry.ts'
import { awarded, noted, type Score, scoreOf, worthIn } from '../rules/medals.ts'
import { byCloth, type Cloth, type Coins, minus, plus } from '../rules/pieces.ts'
import { incomeIn } from './entries.ts'
import type { Account, Options, Sheet } from './state.ts'
import { supplyOf } from './supply.ts'

type Of<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>

export const blank = (seats: number, options: Options): Sheet => ({
  options,
  accounts: Array.from({ length: seats }, () => ({
    tally: { stalls: 0, medals: 0 },
    isReady: false,
    isOut: false,
    coins: byCloth(() => (options.coins === 'kept' ? 1 : 0)),
    counted: null,
  })),
  sizes: byCloth(() => Array.from({ length: seats }, () => 0)),
  medals: byCloth(() => ({ gold: null, silver: null })),
  phase: { kind: 'setting-up' },
})

const withAccount = (
  sheet: Sheet,
  seat: Seat,
  change: (account: Account) => Partial<Account>,
): Sheet => ({
  ...sheet,
  accounts: sheet.accounts.map((account, at) =>
    at === seat ? { ...account, ...change(account) } : account,
  ),
})

const larger = (sheet: Sheet, seat: Seat, cloth: Cloth): Sheet => ({
  ...sheet,
  sizes: {
    ...sheet.sizes,
    [cloth]: replaced(sheet.sizes[cloth], seat, sheet.sizes[cloth][seat]! + 1),
  },
})

const earned = (sheet: Sheet, seat: Seat, cloth: Cloth, coins: number): Sheet =>
  sheet.options.coins === 'real'
    ? sheet
    : withAccount(sheet, seat, one => ({ coins: plus(one.coins, cloth, coins) }))

const spent = (sheet: Sheet, seat: Seat, { paid, coin }: { paid?: Coins; coin?: Cloth }): Sheet =>
  withAccount(sheet, seat, ({ coins }) => {
    const left = minus(coins, paid)
    return { coins: coin ? plus(left, coin, -1) : left }
  })

/** Returns what an extension scores: points for its size, and the medals it wins. */
export const scoreFor = ({ sizes, medals, options }: Scoring, seat: Seat, cloth: Cloth): Score => {
  const standing = sizes[cloth]
  return scoreOf({ seat, cloth, size: standing[seat]! + 1, standing }, medals, worthIn(options))
}
type Scoring = Pick<Sheet, 'sizes' | 'medals' | 'options'>

// Applies an extension: points, medals, and the final phase if extensions run low.
const extended = (sheet: Sheet, seat: Seat, cloth: Cloth): Sheet => {
  const next = larger(sheet, seat, cloth)
  const scored = scoreFor(sheet, seat, cloth)
  const final = sheet.final ?? runsLow(byCloth(one => supplyOf(next, one)))
  return {
    ...withAccount(next, seat, ({ tally }) => ({ tally: noted(tally, scored) })),
    medals: awarded(sheet.medals, scored),
    scored,
    ...(final && { final }),
  }
}

const attracted = (sheet: Sheet, seat: Seat, said: Of<'attract'>): Sheet =>
  incomeIn(sheet, seat, said).reduce<Sheet>(
    (next, { seat: to, coins }) => earned(next, to, said.cloth, coins),
    {
      ...sheet,
      away: said.cloth,
    },
  )

// Passes the turn to the next seat that still builds. If there is none, real coins are counted;
// then the game is over.
const passed = (sheet: Sheet, seat: Seat): Sheet => {
  const { accounts, options } = sheet
  const next = accounts
    .map((_, i) => (seat + 1 + i) % accounts.length)
    .find(one => !accounts[one]!.isOut)
  if (next !== undefined) return { ...sheet, phase: { kind: 'turn', seat: next } }
  return { ...sheet, phase: { kind: options.coins === 'real' ? 'counting' : 'over' } }
}

const counted = (sheet: Sheet, seat: Seat, coins: number): Sheet => {
  const next = withAccount(sheet, seat, () => ({ counted: coins }))
  return next.accounts.some(account => account.counted === null)
    ? next
    : { ...next, phase: { kind: 'over' } }
}

/**
 * Ends the game as it is. Real coins are counted first; those not counted when people end that too
 * are worth nothing (ruling).
 */
export const end = (sheet: Sheet): Sheet => {
  const isCounted = sheet.options.coins === 'kept' || sheet.phase.kind === 'counting'
  return { ...sheet, phase: { kind: isCounted ? 'over' : 'counting' } }
}

export const enter = (sheet: Sheet, seat: Seat, said: Entry): Sheet => {
  switch (said.kind) {
    case 'sets-up': {
      const ready = withAccount(sheet, seat, () => ({ isReady: true }))
      return said.cloths.reduce((next, cloth) => larger(next, seat, cloth), ready)
    }
    case 'begins':
      return { ...sheet, phase: { kind: 'turn', seat: said.first } }
    case 'stall':
      return passed(spent(larger(sheet, seat, said.cloth), seat, said), seat)
    case 'extension':
      return passed(spent(extended(sheet, seat, said.cloth), seat, said), seat)
    case 'move':
      return passed(spent(sheet, seat, said), seat)
    case 'attract':
      return passed(attracted(sheet, seat, said), seat)
    case 'draw':
      return passed(sheet, seat)
    case 'final':
      return { ...sheet, final: 'still' }
    case 'stop':
      return passed(
        withAccount(sheet, seat, () => ({ isOut: true })),
        seat,
      )
    case 'counts':
      return counted(sheet, seat, said.coins)
  }
}
