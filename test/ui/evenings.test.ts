// What a row of finished games tells of an evening and of its people.
import { expect, test } from 'vitest'
import type { PlayedGame } from '../../web/client/evenings/album.ts'
import {
  askAfter,
  counting,
  eveningsOf,
  peopleOf,
  runOf,
  scoresOf,
  tonightOf,
  winsOf,
} from '../../web/client/evenings/evenings.ts'
import { groupOf } from '../../web/client/evenings/sitters.ts'

let count = 0
const game = (
  finished: string,
  scores: Record<string, number>,
  more: Partial<PlayedGame> = {},
): PlayedGame => {
  const ordered = Object.entries(scores).sort((a, b) => b[1] - a[1])
  const colours = ['black', 'blue', 'orange']
  const seats = ordered.map(([name, score], i) => ({
    ...{ name, score, colour: colours[i]! },
    place: 1 + ordered.filter(([, other]) => other > score).length,
  }))
  const code = `AAAA${String(count++).padStart(2, '0')}`
  return {
    code,
    game: 'kairo',
    title: 'Kairo',
    mode: 'digital',
    better: 'more',
    finished,
    won: '',
    seats,
    ...more,
  }
}
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

test('a game after midnight belongs to the evening before', () => {
  const games = [
    game(at(3, 20), { Ada: 1, Bo: 0 }),
    game(at(2, 1), { Ada: 1, Bo: 0 }),
    game(at(1, 23), { Ada: 1, Bo: 0 }),
  ]
  expect(eveningsOf(games).map(({ games }) => games.length)).toEqual([1, 2])
})

test('the same people are one group whatever their seats, and bots are nobody', () => {
  const [one, other] = [game(at(1, 20), { Ada: 2, Bo: 1 }), game(at(1, 21), { Bo: 2, Ada: 1 })]
  expect(groupOf(one)).toBe(groupOf(other))
  one.seats.push({ name: 'Bot Red', colour: 'red', place: 3, score: 0, bot: true })
  expect(groupOf(one)).toBe(groupOf(other))
  expect(peopleOf([one]).map(({ name }) => name)).toEqual(['Ada', 'Bo'])
})

test('an evening goes to who won most of it; a shared win counts for each, a tie to nobody', () => {
  const games = [game(at(1, 22), { Ada: 2, Bo: 1 }), game(at(1, 21), { Ada: 3, Bo: 3 })]
  expect(peopleOf(games).map(({ name, wins }) => [name, wins])).toEqual([
    ['Ada', 2],
    ['Bo', 1],
  ])
  expect(winsOf(games).map(({ name, wins }) => [name, wins])).toEqual([
    ['Ada', 2],
    ['Bo', 1],
  ])
  expect(eveningsOf(games).map(askAfter)).toEqual(['revenge'])
  expect(eveningsOf([games[1]!]).map(askAfter)).toEqual(['decider'])
})

test('an evening that a bot won is the bot’s', () => {
  const lost = game(at(1, 20), { Ada: 2, 'Red (bot, normal)': 3 })
  for (const seat of lost.seats) if (seat.name !== 'Ada') seat.bot = true
  expect(winsOf([lost]).map(({ name, bot, wins }) => [name, bot, wins])).toEqual([
    ['Red (bot, normal)', true, 1],
    ['Ada', undefined, 0],
  ])
  expect(eveningsOf([lost]).map(askAfter)).toEqual(['revenge'])
  const won = game(at(1, 20), { Ada: 4, 'Red (bot, normal)': 3 })
  won.seats[1]!.bot = true
  expect(eveningsOf([won]).map(askAfter)).toEqual(['again'])
})

test('a run ends with a game that somebody else won, or shared', () => {
  const won = (hour: number, ama: number, bo: number) => game(at(1, hour), { Ama: ama, Bo: bo })
  const run = (...games: PlayedGame[]) => {
    const found = runOf(games)
    return found && [found.name, found.wins]
  }
  expect(run(won(22, 2, 1), won(21, 3, 0), won(20, 5, 4))).toEqual(['Ama', 3])
  expect(run(won(22, 2, 1), won(21, 3, 3), won(20, 5, 4))).toEqual(['Ama', 1])
  expect(run(won(22, 0, 1), won(21, 3, 0))).toEqual(['Bo', 1])
  expect(run(won(22, 3, 3), won(21, 3, 0))).toBeUndefined()
})

test('partners win together: they are one winner with one score', () => {
  const pairs = game(at(1, 20), { Ada: 7, Bo: 4, Cy: 4 })
  pairs.seats.push({ name: 'Di', colour: 'teal', place: 1, score: 7 })
  for (const seat of pairs.seats) seat.side = seat.place === 1 ? 'Ada and Di' : 'Bo and Cy'
  expect(winsOf([pairs]).map(({ name, wins }) => [name, wins])).toEqual([
    ['Ada and Di', 1],
    ['Bo and Cy', 0],
  ])
  expect(eveningsOf([pairs]).map(askAfter)).toEqual(['revenge'])
  expect(scoresOf(pairs)).toEqual([7, 4])
})

test('one person is one, however the name was typed', () => {
  const names = ['Zo\u00eb', 'Zoe\u0308', 'ZO\u00cb', ' zo\u00eb\u200b']
  const games = names.map((name, i) => game(at(1, 20 + i), { [name]: 2, Bo: 1 })).reverse()
  expect(new Set(games.map(groupOf)).size).toBe(1)
  expect(peopleOf(games).map(({ name, wins }) => [name, wins])).toEqual([
    [' zo\u00eb\u200b', 4],
    ['Bo', 0],
  ])
})

test('two of one name are two people, told apart by their colours', () => {
  const annas = (first: string, second: string) => {
    const one = game(at(1, 20), { Anna: 2, Ben: 1 })
    one.seats[0]!.colour = first
    one.seats.push({ name: 'anna', colour: second, place: 3, score: 0 })
    return one
  }
  const games = [annas('red', 'teal'), annas('teal', 'red'), annas('red', 'teal')]
  expect(peopleOf(games).map(({ mark, wins }) => [mark, wins])).toEqual([
    ['kairo red', 2],
    ['kairo teal', 1],
    ['kairo blue', 0],
  ])
})

test('this evening is told of just these people, until the night is over', () => {
  const games = [game(at(2, 20), { Ada: 1, Bo: 0 }), game(at(1, 20), { Ada: 1, Bo: 0 })]
  const tonight = (names: string[], hour: number) =>
    tonightOf(
      games,
      names.map(name => ({ name, colour: '' })),
      new Date(2026, 10, 2, hour).getTime(),
    ).length
  expect(tonight(['Bo', 'Ada'], 22)).toBe(1)
  expect(tonight(['Bo', 'Ada'], 28)).toBe(1)
  expect(tonight(['Bo', 'Ada'], 30)).toBe(0)
  expect(tonight(['Bo', 'Ada', 'Cy'], 22)).toBe(0)
})

test('practice is kept, and counts nowhere', () => {
  const games = [
    game(at(9, 21), { Ama: 5, Ben: 3 }, { practice: true }),
    game(at(9, 20), { Ama: 3, Ben: 5 }),
  ]
  expect(peopleOf(counting(games)).map(({ name, wins }) => [name, wins])).toEqual([
    ['Ben', 1],
    ['Ama', 0],
  ])
})
