// The rules once more, as slowly and as plainly as they can be said: every combination is tried,
// nothing is remembered.
import type { Bazaar, Stall } from '../../../web/games/kairo/rules/bazaar.ts'
import { type Cloth, type Coins, cloths } from '../../../web/games/kairo/rules/pieces.ts'
import type { Options, Put, State } from '../../../web/games/kairo/rules/state.ts'

const side = 12
const every = Array.from({ length: side * side }, (_, square) => square)

export const touching = (a: number, b: number): boolean => {
  const columns = Math.abs((a % side) - (b % side))
  const rows = Math.abs(Math.floor(a / side) - Math.floor(b / side))
  return columns + rows === 1
}

const signOf = ({ edition }: Options, square: number): string =>
  edition.map[Math.floor(square / side)]![square % side]!
const isMarket = (options: Options, square: number): boolean =>
  /[1-9]/.test(signOf(options, square))
const districtOf = (options: Options, square: number): number =>
  '.123456789abcdefghi'.indexOf(signOf(options, square)) % 9 || 9

const entrances = ({ stalls }: Bazaar): number[] => stalls.map(stall => stall.entrance)
const standing = ({ customers }: Bazaar): number[] =>
  Object.values(customers).filter(square => square !== null)

const neighbours = every.map(square => every.filter(other => touching(square, other)))

/** By square: whether walks from one square come to it. */
export const area = (from: number, open: (square: number) => boolean): boolean[] => {
  const isMet = every.map(square => square === from)
  const way = [from]
  for (const square of way) {
    for (const next of neighbours[square]!) {
      if (isMet[next] || !open(next)) continue
      isMet[next] = true
      way.push(next)
    }
  }
  return isMet
}

// A bazaar for trying: what is built, and what is taken at all.
const seen = (options: Options, bazaar: Bazaar) => {
  const built = new Set(bazaar.stalls.flatMap(stall => stall.squares))
  const posts = [...entrances(bazaar), ...standing(bazaar)]
  const open = every.map(square => isMarket(options, square) && !built.has(square))
  return { options, bazaar, built, posts, open, taken: new Set([...built, ...posts]) }
}
type Seen = ReturnType<typeof seen>

// Everything reaches everything: entrances and customers, over market squares without tiles.
const isAccessible = ({ posts, open }: Seen, tile: number, entrance?: number): boolean => {
  const all = entrance === undefined ? posts : [...posts, entrance]
  const reached = area(all[0]!, square => open[square]! && square !== tile)
  return all.every(post => reached[post])
}

const onGround = (options: Options, cloth: Cloth, square: number) =>
  isMarket(options, square) === (cloth !== 'violet')

const maySetUp = (at: Seen, { owner, cloth, squares, entrance }: Stall): boolean => {
  const { options, bazaar, built, taken } = at
  const square = squares[0]!
  const rivals = () => bazaar.stalls.filter(stall => stall.cloth === cloth)
  return (
    onGround(options, cloth, square) &&
    isMarket(options, entrance) &&
    !taken.has(square) &&
    !taken.has(entrance) &&
    touching(square, entrance) &&
    rivals().every(stall => stall.owner !== owner) &&
    rivals().every(
      stall => districtOf(options, stall.squares[0]!) !== districtOf(options, square),
    ) &&
    !neighbours[square]!.some(next => built.has(next)) &&
    isAccessible(at, square, entrance)
  )
}

const mayExtend = (at: Seen, stall: Stall, square: number): boolean => {
  const others = at.bazaar.stalls.filter(other => other !== stall && other.cloth === stall.cloth)
  return (
    stall.squares.some(tile => touching(tile, square)) &&
    onGround(at.options, stall.cloth, square) &&
    !at.taken.has(square) &&
    !others.some(other => other.squares.some(tile => touching(tile, square))) &&
    isAccessible(at, square)
  )
}

const canGrow = (at: Seen, stall: Stall): boolean =>
  every.some(square => mayExtend(at, stall, square))

const lifted = ({ options, bazaar }: Seen, stall: Stall): Seen =>
  seen(options, { ...bazaar, stalls: bazaar.stalls.filter(other => other !== stall) })

/** Every way to take coins from a purse that pays a bill. */
export const waysToPay = (size: number, cloth: Cloth, purse: Coins, oneOther: boolean): Coins[] => {
  const ways: Coins[] = []
  const paid = {} as Coins
  const choose = (i: number): void => {
    if (i < cloths.length) {
      for (
        paid[cloths[i]!] = 0;
        paid[cloths[i]!] <= Math.min(purse[cloths[i]!], 2 * size);
        paid[cloths[i]!]++
      )
        choose(i + 1)
      return
    }
    const others = cloths.filter(other => other !== cloth && paid[other] > 0)
    const count = others.reduce((sum, other) => sum + paid[other], 0)
    if (paid[cloth] < 1 || count % 2 === 1 || paid[cloth] + count / 2 !== size) return
    if (!oneOther || others.length <= 1) ways.push({ ...paid })
  }
  choose(0)
  return ways
}

const sum = (coins: Coins): number => Object.values(coins).reduce((all, some) => all + some, 0)

// Whether cards and coins are there for it to the end.
const mayAfford = ({ options, players, bazaar }: State, seat: number, put: Put): boolean => {
  const { hand, coins } = players[seat]!
  const district = districtOf(options, put.square)
  const cards = hand.map(card => options.edition.cards[card]!.districts)
  const free =
    cards.length >= 3 ||
    cards.some(districts => districts.length === 1 && districts[0] === district)
  const joker = cards.some(districts => districts.length > 1 && districts.includes(district))
  const enough = (left: number) => free || (joker && left > 0)
  if (put.kind !== 'extension') return enough(sum(coins))
  const size =
    bazaar.stalls.find(({ owner, cloth }) => owner === seat && cloth === put.cloth)!.squares
      .length + 1
  return waysToPay(size, put.cloth, coins, options.oneOtherColour === 'yes').some(way =>
    enough(sum(coins) - sum(way)),
  )
}

const isLeft = ({ bazaar }: Seen, cloth: Cloth): boolean =>
  bazaar.stalls.reduce(
    (all, stall) => all + (stall.cloth === cloth ? stall.squares.length - 1 : 0),
    0,
  ) < 6

/** Everything that may be put, of everything there is. */
export const allPuts = (state: State, seat: number): Put[] => {
  const at = seen(state.options, state.bazaar)
  const puts = cloths.flatMap(cloth => {
    const own = state.bazaar.stalls.find(stall => stall.owner === seat && stall.cloth === cloth)
    const may = own && own.squares.length === 1 && !canGrow(at, own) ? 'move' : 'stall'
    const free = may === 'move' ? lifted(at, own!) : at
    return every.flatMap(square => [
      ...(own && isLeft(at, cloth) && mayExtend(at, own, square)
        ? [{ kind: 'extension', cloth, square } as const]
        : []),
      ...neighbours[square]!.filter(entrance =>
        maySetUp(free, { owner: seat, cloth, squares: [square], entrance }),
      )
        .filter(() => may === 'stall' || square !== own!.squares[0])
        .map(entrance => ({ kind: may, cloth, square, entrance }) as const),
    ])
  })
  return puts.filter(put => mayAfford(state, seat, put))
}

/** How far a customer is from each free entrance of its cloth, and how many of those are nearer. */
export const allAttractions = ({
  options,
  bazaar,
}: State): { entrance: number; barkers: number }[] => {
  const { open } = seen(options, bazaar)
  return cloths.flatMap(cloth => {
    const from = bazaar.customers[cloth]
    if (from === null) return []
    const rings = [new Set([from])]
    for (let met = new Set([from]); rings.at(-1)!.size > 0; ) {
      const next = [...rings.at(-1)!]
        .flatMap(at => neighbours[at]!)
        .filter(at => open[at] && !met.has(at))
      met = new Set([...met, ...next])
      rings.push(new Set(next))
    }
    const steps = (square: number) => rings.findIndex(ring => ring.has(square))
    const free = bazaar.stalls
      .filter(stall => stall.cloth === cloth && !standing(bazaar).includes(stall.entrance))
      .map(({ entrance }) => entrance)
    return free.map(entrance => ({
      entrance,
      barkers: free.filter(other => steps(other) < steps(entrance)).length,
    }))
  })
}
