// Plays Cape to Cairo. Its money lasts to the end: it is shared among the landscapes still to cross, for bids and for tracks.
import { tell } from './house.js'

const BID = 0.25 // of what the best landscape of the offer saves
const SPEND = 0.8 // of a landscape's share, for tracks

export const choose = ({ you, view }, moves, pieces) => {
  const { capital, crossed } = view.railways[you]
  const left = pieces.landscapesToWin - crossed.length
  const share = capital / left
  const lacks = card => {
    const { terrain, tracks } = pieces.cards[card]
    return pieces.terrains.find(one => one.terrain === terrain).tracksNeeded - tracks
  }
  const least = (of, cost) => of.reduce((one, other) => (cost(other) < cost(one) ? other : one))
  if (moves[0].kind === 'bid') {
    // What the best of the offer saves in tracks, against the worst.
    const offer = view.offer.map(lacks)
    const saved = pieces.trackPrice * (Math.max(...offer) - Math.min(...offer))
    const pounds = Math.floor(Math.min(share, saved) * BID * (0.5 + Math.random()))
    return { kind: 'bid', pounds: Math.min(pounds, capital) }
  }
  if (moves.some(({ kind }) => kind === 'choose'))
    return least(moves, ({ card }) => (card === undefined ? 99 : lacks(card)))
  const builds = moves.filter(({ kind }) => kind === 'build')
  if (builds.length > 0) {
    const build = least(builds, ({ bonuses, bought }) => 3 * bonuses + pieces.trackPrice * bought)
    if (build.bought * pieces.trackPrice <= share * SPEND || left === 1) return build
  }
  return (
    moves.find(({ kind }) => kind === 'draw') ??
    moves.find(({ kind }) => kind === 'pass') ??
    moves[0]
  )
}

if (import.meta.main) await tell('cape-to-cairo', 2, choose)
