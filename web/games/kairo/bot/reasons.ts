// Why the bot advises a move: a key of the game's words, and the figures for its sentence.
import type { Proof, Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { incomeOf } from '../rules/attracting.ts'
import { layoutOf, sizeOf, stallOf } from '../rules/bazaar.ts'
import { scoreFor } from '../rules/building.ts'
import { groundOf } from '../rules/ground.ts'
import { total } from '../rules/pieces.ts'
import type { Reason } from '../rules/reasons.ts'
import { growth } from '../rules/stalls.ts'
import type { Move, State } from '../rules/state.ts'

interface Why {
  reason: Reason
  of?: Proof
}

// Returns why a further card is good: no card of the hand fits a square where a stall can grow, a
// third card completes three that fit anywhere, or there is more choice.
const whyCards = ({ options, players }: State, seat: Seat, own: readonly Square[]): Reason => {
  const { hand } = players[seat]!
  const { district } = groundOf(options.edition)
  const fits = hand.some(one =>
    options.edition.cards[one]!.districts.some(of => own.some(at => district[at] === of)),
  )
  if (fits) return 'cards'
  return hand.length === 2 ? 'three' : 'no-card'
}

export const reasonFor = (state: State, seat: Seat, move: Move): Why => {
  const { bazaar, options, phase, players } = state
  const { edition } = options
  const layout = layoutOf(groundOf(edition), bazaar)
  switch (move.kind) {
    case 'extension': {
      const { size, points } = scoreFor(state, seat, move.cloth)
      if (points.medals === 0) return { reason: 'scores', of: { size } }
      return { reason: 'medals', of: { size, medals: points.medals, points: size + points.medals } }
    }
    case 'stall':
    case 'move': {
      if (phase.kind === 'placing' && phase.neutral) return { reason: 'neutral' }
      const { cloth, square, entrance } = move
      const stall = { owner: seat, cloth, squares: [square], entrance }
      const others = bazaar.stalls.filter(other => other !== stallOf(bazaar, seat, cloth))
      const squares = growth(
        layoutOf(layout.ground, { ...bazaar, stalls: [...others, stall] }),
        stall,
      )
      return { reason: 'room', of: { squares } }
    }
    case 'pay':
      return { reason: 'leaves', of: { left: total(players[seat]!.coins) - total(move.coins) } }
    case 'attract': {
      const stall = layout.entranceOf[move.entrance]!
      const [mine, theirs] = incomeOf(seat, stall.owner, sizeOf(stall))
      const of = { cloth: stall.cloth, coins: mine!.coins }
      if (!theirs) return { reason: 'earns', of }
      return { reason: 'earns-both', of: { ...of, theirs: theirs.coins, seats: [theirs.seat] } }
    }
    case 'take': {
      const { districts } = edition.cards[move.card]!
      const own = bazaar.stalls
        .filter(({ owner }) => owner === seat)
        .flatMap(stall => growth(layout, stall))
      const fits = districts.filter(district =>
        own.some(square => layout.ground.district[square] === district),
      )
      return fits.length > 0
        ? { reason: 'fits', of: { districts: fits } }
        : { reason: whyCards(state, seat, own) }
    }
    case 'draw':
      return {
        reason: whyCards(
          state,
          seat,
          bazaar.stalls
            .filter(({ owner }) => owner === seat)
            .flatMap(stall => growth(layout, stall)),
        ),
      }
    case 'hire':
      return { reason: 'barker' }
    case 'stop':
      return { reason: 'stop' }
    case 'play':
      return { reason: 'spare', of: { cards: move.cards.length } }
    default:
      return { reason: 'spare', of: { cards: 1 } }
  }
}
