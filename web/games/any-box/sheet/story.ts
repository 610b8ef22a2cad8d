// The story of a finished sheet: the totals after each round, the round that decided, and the best
// and the worst one of every side.
import { countUp } from '../../default/count-up.ts'
import { behindIn, marginIn, runnersUp } from '../../default/lead.ts'
import { courseOf } from '../../default/story.ts'
import type { Standing } from '../../game.ts'
import type { Course, Story } from '../../story.ts'
import type { Figure } from '../../words.ts'
import { all } from '../rules/owners.ts'
import type { Words } from '../words/sentences.ts'
import { sidesIn, totalOf } from './face.ts'
import { extreme, roundsOf, widest } from './rounds.ts'
import type { Options, View } from './state.ts'

interface Played extends Course<View, Words, Options> {
  last: View
  sides: number
}

const startOf = ({ sum }: Standing): number => sum.find(([label]) => label === 'start')?.[1] ?? 0

// Returns the totals by seat after so many rounds. The last view tells them all, also those of
// accounts that were hidden before.
const totalsAfter = ({ last, sides, result }: Played, rounds: number): number[] =>
  all(last.seats).map(
    seat =>
      last.totals[rounds - 1]?.[seat % sides] ?? startOf(result.find(one => one.seat === seat)!),
  )

const scoresOf = (played: Played): number[][] => {
  const { views, last, sides, say } = played
  return say.options.sheet.rounds === 'live'
    ? views.map(view => all(last.seats).map(seat => totalOf({ view }, seat % sides) ?? 0))
    : views.map(view => totalsAfter(played, view.past.length))
}

// Tells the total of the rounds with the best and the worst one, what the end added, and when a side
// dropped out.
const eachOf = (
  { last, sides, say, words: { end } }: Played,
  { seat, score, sum, out }: Standing,
): string => {
  const { options } = say
  const { each } = end
  const { rounds: kind, wins = 'most' } = options.sheet
  const added = sum.find(([label]) => label === 'end')?.[1] ?? 0
  const rounds = roundsOf(last, options, seat % sides)
  const [best, worst] = [extreme(rounds, wins), extreme(rounds, wins === 'most' ? 'least' : 'most')]
  const own = score - added
  const told = () => {
    if (!best || !worst || rounds.length < 2) return each.once(own)
    if (best.points === worst.points) return each.same(best.points)
    const tell = kind === 'turns' ? each.turns : each.rounds
    return tell(own, rounds.length, best.points, best.round, worst.points, worst.round)
  }
  const whole = added === 0 ? told() : each.end(told(), added)
  // On some sheets everybody still in is out when it is over.
  const isOut = out !== undefined && out < last.points.length
  return `${isOut ? each.out(whole, out) : whole}.`
}

// Says how far ahead the winner or how far behind a seat was, and which round did most of it.
const withRound = (
  { last, sides, say, words: { end } }: Played,
  said: string,
  one: number,
  other: number,
): string => {
  const round = widest(last, say.options, one % sides, other % sides)
  return round ? end.alone(said, round.round, round.points) : `${said}.`
}

const countsOf = (played: Played): Story['counts'] => {
  const { last, result, words, say } = played
  const { end, standing } = words
  const final = all(last.seats).map(seat => result.find(one => one.seat === seat)!.score)
  const { rounds: kind } = say.options.sheet
  const label = kind === 'turns' ? end.turn : end.round
  const rounds = (kind === 'live' ? [] : last.totals).map((_, i) => ({
    words: label(i + 1),
    figures: totalsAfter(played, i + 1),
  }))
  const isMore = `${final}` !== `${rounds.at(-1)?.figures}`
  return countUp([...rounds, ...(isMore ? [{ words: standing.end, figures: final }] : [])])
}

export const story = (course: Course<View, Words, Options>): Story => {
  const { views, result, words, say } = course
  const last = views.at(-1)!
  const played = { ...course, last, sides: sidesIn({ view: last, options: say.options }) }
  const { end } = words
  const { rounds } = say.options.sheet
  const told = courseOf({ views: scoresOf(played), result, words: end, say })
  const [winner, next] = [result.find(({ place }) => place === 1)!, runnersUp(result)]
  const margin = marginIn(result)
  const names = say.list(next.map(({ seat }) => say.name(seat)))
  const roundAt = (view: number, said: string) => {
    const round = views[view]!.past.length
    if (rounds === 'live' || round === 0) return said
    return (rounds === 'turns' ? end.inTurn : end.inRound)(round, said)
  }
  return {
    ...told,
    by:
      next[0] && margin > 0
        ? [withRound(played, end.more(margin, names), winner.seat, next[0].seat)]
        : [],
    each: all(last.seats).map(seat => eachOf(played, result.find(one => one.seat === seat)!)),
    counts: countsOf(played),
    counted: result.map(({ seat, score }): Figure => [seat, words.companion.total, score]),
    short: all(last.seats).map(seat => {
      const { place, out } = result.find(one => one.seat === seat)!
      const behind = behindIn(result, seat)
      if (place === 1) return ''
      if (out !== undefined && out < last.points.length) return end.wasOut(out)
      return behind > 0 ? withRound(played, end.behind(behind), winner.seat, seat) : end.tied
    }),
    moments: told.moments.map(moment => ({
      ...moment,
      words: roundAt(moment.view, moment.words),
    })),
  }
}
