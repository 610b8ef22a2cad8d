// Why a race ended as it did, the same online and beside the box: by how much it was won, what every
// ship had, and the prizes that decided.
import { countUp } from '../../default/count-up.ts'
import { leadSince, runnersUp, winnersIn } from '../../default/lead.ts'
import type { Seat } from '../../game.ts'
import type { Course, Story, Turning } from '../../story.ts'
import { capital } from '../../words.ts'
import { rosesToWin } from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'
import { type Moment, type Prize, prizesIn, scoresAt } from './roses.ts'

interface Race extends Omit<Course<Moment, Words>, 'say'> {
  say: Course['say']
  where(seat: Seat): string // how far a ship got; empty: nobody knows
}

const lastOf = ({ views }: Pick<Race, 'views'>): Moment => views.at(-1)!

// Returns how the winner is ahead of the next: in roses, or with as many by the line or points.
const marginOf = (race: Race): string[] => {
  const { result, words, say } = race
  const { end } = words
  const winners = winnersIn(result)
  const next = runnersUp(result)
  const [winner, other] = [winners[0], next[0]]
  if (!winner || !other) return []
  const { roses, points, crossed } = lastOf(race)
  const names = say.list(next.map(({ seat }) => say.name(seat)))
  const more = roses[winner.seat]!.length - roses[other.seat]!.length
  if (more > 0) return [end.ahead(more, names)]
  if (crossed === winner.seat) return [end.alone(names, next.length > 1)]
  return [end.byPoints(points[winner.seat]! - points[other.seat]!, names)]
}

const shortOf = (race: Race, seat: Seat): string => {
  const { result, words } = race
  const { short } = words.end
  const winner = result.find(({ place }) => place === 1)!.seat
  const { roses, points, crossed } = lastOf(race)
  if (result.find(one => one.seat === seat)?.place === 1) return ''
  const left = points[seat]!
  const [most, own] = [roses[winner]!.length, roses[seat]!.length]
  if (crossed !== undefined || most >= rosesToWin)
    return own === rosesToWin - 1 ? short.one(left) : short.three(rosesToWin - own, left)
  return most > own ? short.behind(most - own, left) : short.points(points[winner]! - left)
}

const eachOf = (race: Race, seat: Seat): string => {
  const { words, say, where } = race
  const { roses, points } = lastOf(race)
  const held = roses[seat]!.map(words.digital.station)
  return words.end.each(held.length > 0 ? capital(say.list(held)) : '', where(seat), points[seat]!)
}

const turningOf = ({ turn, view, seat }: Prize, words: string): Turning => ({
  ...{ at: turn, view, seat },
  words,
})

// Returns the prizes that decided: with which the winner took the lead for good, and with which the
// race was won. If they are the same one, the last prize of the next ship is told as well.
const turningsOf = (race: Race, prizes: readonly Prize[]): Turning[] => {
  const { views, result, words, say } = race
  const { end, digital } = words
  const winners = winnersIn(result)
  const [winner] = winners
  if (!winner) return []
  const { seat } = winner
  const scores = views.map(scoresAt)
  const rose = (prize: Prize) =>
    turningOf(prize, end.rose(say.name(prize.seat), digital.station(prize.rose!), prize.turn))
  const own = prizes.filter(prize => prize.seat === seat)
  if (winners.length > 1) return own.slice(-1).map(rose)
  const since = leadSince(scores, seat)
  const lead = own.find(({ view }) => view === since)
  const last = own.at(-1)
  const isWon = last !== undefined && scores.at(-1)![seat]! >= rosesToWin
  const next = runnersUp(result).map(one => one.seat)
  const other = prizes.filter(prize => next.includes(prize.seat)).at(-1)
  const led = ({ rose, ...prize }: Prize): Turning => {
    const at = scores[prize.view]!
    const best = Math.max(...at.filter((_, one) => one !== seat))
    return turningOf(
      { ...prize, rose },
      end.led(say.name(seat), digital.station(rose!), prize.turn, at[seat]!, best),
    )
  }
  const won = (prize: Prize): Turning => {
    const { turn, isBySprint } = prize
    return turningOf(
      prize,
      prize.rose
        ? end.third(say.name(seat), digital.station(prize.rose), turn, isBySprint)
        : end.crossed(say.name(seat), turn, isBySprint),
    )
  }
  return [
    ...(lead?.rose && !(isWon && lead === last) ? [led(lead)] : other ? [rose(other)] : []),
    ...(isWon ? [won(last)] : []),
  ].sort((a, b) => a.view - b.view)
}

/** Returns what the end tells of a race in sentences and figures, without its chart. */
export const outcomeOf = (
  race: Race,
): Pick<Story, 'by' | 'each' | 'short' | 'counts' | 'moments'> => {
  const { result, words, say } = race
  const { roses } = lastOf(race)
  const seats = roses.map((_, seat) => seat)
  const winners = winnersIn(result).map(({ seat }) => seat)
  const prizes = prizesIn(race.views)
  const rounds = [...new Set(prizes.map(({ turn }) => turn))].sort((a, b) => a - b)
  const scoresIn = (round: number) =>
    seats.map(seat => prizes.filter(prize => prize.seat === seat && prize.turn <= round).length)
  return {
    by: [
      ...winners
        .filter(seat => roses[seat]!.length > 0)
        .map(
          seat =>
            `${winners.length > 1 ? `${say.name(seat)} · ` : ''}${words.digital.held(roses[seat]!)}.`,
        ),
      ...marginOf(race),
    ],
    each: seats.map(seat => eachOf(race, seat)),
    short: seats.map(seat => shortOf(race, seat)),
    counts: countUp(
      (rounds.length > 0 ? rounds : [1]).map(round => ({
        words: words.end.round(round),
        figures: scoresIn(round),
      })),
    ),
    moments: turningsOf(race, prizes),
  }
}
