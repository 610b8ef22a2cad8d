// Checks entries of the sheet, alike in browser and server.
import type { Seat } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import { type Income, incomeOf } from '../rules/attracting.ts'
import type { Entry } from '../rules/entry.ts'
import { type Bill, mayPay, payments } from '../rules/payment.ts'
import { byCloth, type Cloth, type Coins, minus, priceOf } from '../rules/pieces.ts'
import { refuse } from '../rules/points.ts'
import type { Position, View } from './state.ts'
import { supplyOf } from './supply.ts'

type Of<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>
type Build = Of<'stall' | 'extension' | 'move'>

const sizeIn = (position: Position, cloth: Cloth): number =>
  position.view.sizes[cloth][seatOf(position)]!

// Returns the coins with which a purse can pay; undefined if the viewer does not see it.
const purseIn = (position: Position): Coins | undefined => {
  const { coins } = position.view.accounts[seatOf(position)]!
  return coins && byCloth(cloth => Math.max(0, coins[cloth]))
}

const billIn = (position: Position, cloth: Cloth): Bill => ({
  price: priceOf(sizeIn(position, cloth) + 1),
  cloth,
  oneOther: position.options.oneOtherColour === 'yes',
})

/** Returns every way to pay for an extension from the seat's own purse, the cheapest first. */
export const waysToPay = (position: Position, cloth: Cloth): Iterable<Coins> =>
  payments(billIn(position, cloth), purseIn(position)!)

// Checks a build by the sizes of all stalls: they show what is owned, extended and left.
const mayBuild = (position: Position, { kind, cloth }: Build) => {
  const size = sizeIn(position, cloth)
  if (kind === 'stall') return size > 0 ? refuse('stall-on-board', 'stall') : undefined
  if (size === 0) return refuse('no-such-stall', kind === 'move' ? 'moving' : 'extension')
  if (kind === 'move') return size > 1 ? refuse('is-extended', 'moving') : undefined
  return supplyOf(position.view, cloth) === 0 ? refuse('none-left', 'extension') : undefined
}

// Checks what a build costs. Real coins are paid at the table and not entered. A hidden purse is
// not checked (when the table replays the entries after somebody else's correction), so it may
// become negative until its holder corrects that.
const maySpend = (position: Position, build: Build) => {
  const { cloth, coin } = build
  const paid = build.kind === 'extension' ? build.paid : undefined
  if (position.options.coins === 'real')
    return paid || coin ? refuse('coins-are-real', 'companion') : undefined
  if (build.kind === 'extension' && !paid) return refuse('say-what-is-paid', 'companion')
  const purse = purseIn(position)
  const refusal = paid && mayPay(billIn(position, cloth), purse ?? paid, paid)
  return (
    refusal ??
    (coin && purse && minus(purse, paid)[coin] < 1
      ? refuse('no-coin-for-joker', 'cards')
      : undefined)
  )
}

/** Returns what an attraction earns; at a neutral stall one coin, whatever its size. */
export const incomeIn = (
  { sizes }: Pick<View, 'sizes'>,
  seat: Seat,
  { cloth, owner }: Of<'attract'>,
): Income[] =>
  owner === 'neutral' ? incomeOf(seat, null, 1) : incomeOf(seat, owner, sizes[cloth][owner]!)

// Checks an attraction. With two seats every cloth has a neutral stall. The customer that was
// attracted last waits beside the board until another one is attracted (003, "Attirer les clients à
// un stand").
const mayAttract = (
  { view: { accounts, sizes, away } }: Position,
  { cloth, owner }: Of<'attract'>,
) => {
  if (cloth === away) return refuse('customer-away', 'attracting')
  const stands = owner === 'neutral' ? accounts.length === 2 : (sizes[cloth][owner] ?? 0) > 0
  return stands ? undefined : refuse('no-such-stall', 'attracting')
}

const mayStart = (position: Position, said: Entry) => {
  const { accounts } = position.view
  if (said.kind === 'sets-up') {
    return accounts[seatOf(position)]!.isReady ? refuse('entered-already', 'start') : undefined
  }
  if (said.kind !== 'begins') return refuse('not-begun', 'start')
  if (accounts.some(({ isReady }) => !isReady)) return refuse('stalls-first', 'start')
  return accounts[said.first] ? undefined : refuse('no-such-seat', 'start')
}

const mayCount = (position: Position, said: Entry) => {
  if (said.kind !== 'counts') return refuse('only-counting', 'end')
  return position.view.accounts[seatOf(position)]!.counted === null
    ? undefined
    : refuse('entered-already', 'end')
}

const mayTake = (position: Position, said: Entry) => {
  const { final } = position.view
  switch (said.kind) {
    case 'stall':
    case 'extension':
    case 'move':
      return mayBuild(position, said) ?? maySpend(position, said)
    case 'attract':
      return final ? refuse('only-building', 'final') : mayAttract(position, said)
    case 'draw':
      return final ? refuse('only-building', 'final') : undefined
    case 'final':
      return final ? refuse('final-already', 'final') : undefined
    case 'stop':
      return final ? undefined : refuse('not-final-yet', 'final')
    case 'counts':
      return refuse('not-counting', 'end')
    default:
      return refuse('begun-already', 'start')
  }
}

/** Returns why this entry may not be made for this seat now; undefined if it may. */
export const check = (position: Position, said: Entry) => {
  const { you, view } = position
  if (view.phase.kind === 'over') return refuse('game-over', 'end')
  if (you === 'room') return refuse('not-your-turn', 'turn')
  if (view.phase.kind === 'setting-up') return mayStart(position, said)
  if (view.phase.kind === 'counting') return mayCount(position, said)
  return view.phase.seat === you ? mayTake(position, said) : refuse('not-your-turn', 'turn')
}

export const may = (position: Position, entry: Entry) => check(position, entry) === undefined

export const attractions = ({ view }: Position, cloth: Cloth) =>
  [...view.accounts.keys(), 'neutral' as const].map(owner => ({
    kind: 'attract' as const,
    cloth,
    owner,
  }))

/** Returns every way to pay that leaves the joker's coin; none if the purse is hidden. */
export const paymentsOf = (position: Position, cloth: Cloth, joker?: Cloth): Coins[] => {
  const { coins } = position.view.accounts[seatOf(position)]!
  return coins
    ? [...waysToPay(position, cloth)].filter(paid => !joker || coins[joker] > paid[joker])
    : []
}
