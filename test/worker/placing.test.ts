// A table opened at what lies on another one: the same game for each seat, with a record of its
// own; and what is no such game.
import { expect, test } from 'vitest'
import type { Area } from '../../web/games/layout.ts'
import { verify } from '../../web/record/verify.ts'
import { rotating } from '../sweep.ts'
import { ask, bearer, begin, json, move, playOut, post, refusal } from './people.ts'

interface Laid {
  areas: Area[]
  rest?: object
}

const boxOf = async (code: string, key?: string): Promise<Laid> =>
  json(await ask(`/t/${code}/box`, key === undefined ? {} : { headers: bearer(key) }))

// What all together read off their sheets.
const positionAt = async (code: string, keys: readonly string[]) => {
  const { areas, rest } = await boxOf(code)
  const own = await Promise.all(
    keys.map(async key => (await boxOf(code, key)).areas.filter(({ own }) => own)),
  )
  const mine = own.flatMap((sheet, seat) => sheet.filter(area => area.seat === seat))
  return { areas: [...areas.filter(({ own }) => !own), ...mine], rest }
}

const openAt = (game: string, position: object, seats: number, more: object = {}) =>
  post('/tables', { game, mode: 'digital', seats, position, ...more })

const games: [game: string, seats: number, options: object][] = [
  ['cape-to-cairo', 2, {}],
  ['cape-horn', 3, {}],
  ['kairo', 2, {}],
  ['camino', 2, { variant: 'caminito-small' }],
]

// One of the games a day.
test.each(rotating(games, games.length))(
  '%s goes on as it lay there, to its end, and its record holds',
  async (game, seats, options) => {
    const { code, keys } = await begin(seats, { game, mode: 'digital', options })
    const position = await positionAt(code, keys)
    expect(position.rest).toBeDefined()
    const answer = await openAt(game, position, seats, { options })
    expect(answer.status).toBe(201)
    const { code: other } = await json(answer)
    const sat: string[] = []
    for (let seat = 0; seat < seats; seat++)
      sat.push((await json(await post(`/t/${other}/seats`, { seat }))).key)
    for (const [seat, key] of sat.entries()) {
      const [mine, theirs] = await Promise.all([boxOf(other, key), boxOf(code, keys[seat]!)])
      expect(mine.areas).toEqual(theirs.areas)
      expect(mine.rest).toEqual(theirs.rest)
    }
    await playOut(other, sat)
    const record = await (await ask(`/t/${other}/record`)).text()
    expect(JSON.parse(record.slice(0, record.indexOf('\n')))).toMatchObject({
      record: 'boxside-record/2',
      placed: true,
    })
    expect(verify(record)).not.toHaveProperty('fault')
  },
)

test('within a turn nothing is offered; what the box does not hold, or nobody knows, is refused', async () => {
  const { code, keys } = await begin(2, { game: 'cape-to-cairo', mode: 'digital' })
  const { areas, rest } = await positionAt(code, keys)
  await move(code, keys[0]!, { kind: 'bid', pounds: 3 })
  expect(await boxOf(code)).not.toHaveProperty('rest')
  const offer = areas.find(({ area }) => area === 'offer')!
  const others = areas.filter(area => area !== offer)
  const told = async (pieces: Area['pieces'], more: object = {}) =>
    refusal(
      await openAt('cape-to-cairo', { areas: [{ ...offer, pieces }, ...others], rest }, 2, more),
    )
  expect(await told([...offer.pieces, offer.pieces[0]!])).toMatchObject({
    status: 422,
    refused: 'more-than-box',
  })
  expect(await told([{ piece: 'card 999', count: 1 }])).toMatchObject({
    status: 422,
    refused: 'more-than-box',
  })
  expect(await told(offer.pieces.slice(1))).toMatchObject({ status: 409, refused: 'offer-short' })
  const short = { areas: [{ ...offer, pieces: offer.pieces.slice(1) }, ...others], rest }
  const { why } = await json(await openAt('cape-to-cairo', short, 2))
  expect(why).toMatch(/^Put 2 landscapes on offer/)
  expect(await told(offer.pieces, { mode: 'companion' })).toMatchObject({ refused: 'not-from-box' })
  const wrong = { areas: [...areas, { area: 'hand', seat: 9, pieces: offer.pieces }], rest }
  expect(await refusal(await openAt('cape-to-cairo', wrong, 2))).toMatchObject({ status: 422 })
  const unknown = { areas, rest: { turn: 99 } }
  expect(await refusal(await openAt('cape-to-cairo', unknown, 2))).toMatchObject({
    refused: 'malformed',
  })
})

test('why a board cannot lie so is said with its squares, in the words of its game', async () => {
  const options = { variant: 'caminito-small' }
  const { code, keys } = await begin(2, { game: 'camino', mode: 'digital', options })
  const { areas, rest } = await positionAt(code, keys)
  const row = { area: 'row', row: 4, pieces: [] as Area['pieces'] }
  for (const at of [13, 14]) row.pieces.push({ piece: 'curve', count: 1, at, turns: 0 })
  const told = [...areas.filter(({ area }) => area !== 'pot'), row]
  const answer = await openAt('camino', { areas: told, rest }, 2, { options })
  expect(answer.status).toBe(409)
  const { why } = await json(answer)
  expect(why).toContain('at F4 and G4')
})
