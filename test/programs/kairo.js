// Plays Kairo: extends a stall whenever it can, the one that scores most; else puts up a stall, fills its hand, fills its purse.
import { tell } from './house.js'

// What other turns are worth, in points.
const COIN = 0.33
const STALL = 1.5
const DRAW = 1
const GIVEN = 0.2 // a coin to another seat
const ENOUGH = 3 // cards in hand: more are worth little

export const choose = ({ you, options, view }, moves, pieces) => {
  const me = view.players[you]
  const stallOf = (owner, cloth) =>
    view.bazaar.stalls.find(one => one.owner === owner && one.cloth === cloth)
  const [gold, silver] = options.medals.split('-').map(Number)
  const medals = (cloth, size) => {
    const others = Math.max(
      0,
      ...view.bazaar.stalls
        .filter(one => one.cloth === cloth && one.owner !== you)
        .map(one => one.squares.length),
    )
    const has = view.medals[cloth]
    const gains = (medal, worth) => (has[medal] === you ? 0 : worth)
    if (size > others) return gains('gold', gold) + gains('silver', silver)
    return size === others ? gains('silver', silver) : 0
  }
  const held = me.hand.length
  const thirst = held < ENOUGH ? DRAW : DRAW / 10
  const worth = move => {
    switch (move.kind) {
      case 'extension': {
        const size = stallOf(you, move.cloth).squares.length + 1
        return 5 + size + medals(move.cloth, size) - size * COIN
      }
      case 'stall':
        return STALL
      case 'attract': {
        const { owner, squares } = view.bazaar.stalls.find(
          ({ entrance }) => entrance === move.entrance,
        )
        return owner === you
          ? squares.length * COIN
          : owner === null
            ? COIN
            : COIN - squares.length * GIVEN
      }
      case 'take':
        return thirst + 0.1 + (pieces.cards[move.card].districts.length > 1 ? 0.3 : 0)
      case 'draw':
        return thirst
      case 'hire':
        return thirst - 0.3
      case 'pay':
        return (
          9 +
          (move.coins[view.phase.put.cloth] ?? 0) * 0.1 -
          Object.values(move.coins).reduce((a, b) => a + b, 0) * 0.3
        )
      case 'play':
        return 9 - move.cards.length - (move.coin ? 0.5 : 0)
      case 'discard':
        return pieces.cards[move.card].districts.length > 1 ? 0 : 1
      case 'stop':
        return -9
      default:
        return 0
    }
  }
  return moves
    .map(move => [move, worth(move) + Math.random() * 0.01])
    .reduce((one, other) => (other[1] > one[1] ? other : one))[0]
}

if (import.meta.main) await tell('kairo', 2, choose)
