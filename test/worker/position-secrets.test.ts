// What lies in a hidden hand of a game from the box: two tables where only that hand differs answer
// everybody else alike, at every door, whatever the host tells beside it.
import { expect, test } from 'vitest'
import type { Area, Layout, Lying } from '../../web/games/layout.ts'
import { isUnlimited } from '../../web/games/placing.ts'
import { boxOf } from '../../web/shelf.ts'
import { ask, bearer, begin, json, openTable, post, refusal } from './people.ts'

interface Table {
  code: string
  hostKey: string
  keys: string[]
}

const areasOf = async (code: string, key?: string): Promise<Layout> =>
  (await json(await ask(`/t/${code}/box`, key === undefined ? {} : { headers: bearer(key) }))).areas

const tell = (code: string, key: string, said: object) =>
  post(`/t/${code}/position`, said, bearer(key))

const isLeft = ({ area, own }: Area) => !own && /^(pile|pot|supply|waits)$/.test(area)

// All that lies at a game that has just begun, hands included.
const begun = async (game: string, seats: number, options: object): Promise<Layout> => {
  const { code, keys } = await begin(seats, { game, mode: 'digital', options })
  const open = (await areasOf(code)).filter(area => !area.own && !isLeft(area))
  const hands = await Promise.all(keys.map(key => areasOf(code, key)))
  return [
    ...open,
    ...hands.flatMap((areas, seat) => areas.filter(area => area.own && area.seat === seat)),
  ]
}

// Nobody sits at the last seat; the host sits at none.
const placedAs = async (
  game: string,
  seats: number,
  options: object,
  areas: Layout,
): Promise<Table> => {
  const { code, hostKey } = await openTable({ game, seats, placed: true, mode: undefined, options })
  const keys: string[] = []
  for (let seat = 0; seat < seats - 1; seat++)
    keys.push((await json(await post(`/t/${code}/seats`, { seat }))).key)
  for (const { covered, ...area } of areas) {
    const said = area.own ? area : { ...area, ...(covered && { covered }) }
    expect((await tell(code, (area.own && keys[area.seat!]) || hostKey, said)).status).toBe(200)
  }
  return { code, hostKey, keys }
}

// The first piece of a hand is another one of those left in the box; of what has no limit there are
// two more.
const exchanged = (
  game: string,
  seats: number,
  options: object,
  areas: Layout,
  hand: Area,
): Layout => {
  const { layout } = boxOf(game)!.digital
  const contents: Record<string, number> = layout.contents(options, seats)
  const there = areas.flatMap(({ pieces }) => pieces)
  const left = (piece: string) =>
    contents[piece]! -
    there.filter(one => one.piece === piece).reduce((sum, { count }) => sum + count, 0)
  const [first, ...more] = hand.pieces
  const kinds = layout
    .placing!.asked(options, seats)
    .find(one => one.area === hand.area && one.own)!.beside!
  const other = kinds.find(
    ({ piece }) => piece !== first?.piece && (isUnlimited(layout, piece) || left(piece) > 0),
  )!
  const less = first && first.count > 1 ? [{ ...first, count: first.count - 1 }] : []
  const pieces: Lying[] =
    !first || isUnlimited(layout, first.piece)
      ? [...hand.pieces.filter(({ piece }) => piece !== other.piece), { ...other, count: 5 }]
      : [...less, ...more.filter(({ piece }) => piece !== other.piece)]
  const known = more.find(({ piece }) => piece === other.piece)?.count ?? 0
  const full =
    !first || isUnlimited(layout, first.piece)
      ? pieces
      : [...pieces, { ...other, count: known + 1 }]
  return areas.map(area => (area === hand ? { ...hand, pieces: full } : area))
}

const doors = ['/position', '', '/log?last=50', '/waits']

// All that anybody but the seat itself is answered; keys, codes and times are each table's own.
const answersOf = async ({ code, hostKey, keys }: Table, of: number) => {
  const askers = [undefined, hostKey, ...keys.filter((_, seat) => seat !== of)]
  const said: string[] = []
  for (const key of askers)
    for (const door of doors)
      for (const accept of ['application/json', 'text/html']) {
        const answer = await ask(`/t/${code}${door}`, {
          headers: { accept, ...(key !== undefined && bearer(key)) },
        })
        said.push(`${answer.status} ${await answer.text()}`)
      }
  said.push(`start ${await (await post(`/t/${code}/start`, {}, bearer(hostKey))).text()}`)
  const own: [RegExp | string, string][] = [
    [code, 'CODE'],
    [`${code.slice(0, 3)} ${code.slice(3)}`, 'CODE'],
    [/"sealed":"[^"]+"/g, 'SEAL'],
    [/\d{13}/g, 'TIME'],
  ]
  return said.map(text => own.reduce((seen, [what, name]) => seen.replaceAll(what, name), text))
}

const games: [game: string, seats: number, options: object][] = [
  ['cape-horn', 3, {}],
  ['kairo', 3, {}],
  ['camino', 2, { variant: 'caminito-small' }],
]

test.each(games)('%s: a hidden hand changes no answer to others', async (game, seats, options) => {
  const areas = await begun(game, seats, options)
  const { code } = await openTable({ game, seats, placed: true, mode: undefined, options })
  const rules = await optionsOf(code)
  // The hand of the last seat is not told, so nothing begins.
  const told = areas.filter(({ own, seat }) => !own || seat !== seats - 1)
  const hidden = told.filter(({ own, seat }) => own && seat === 0)
  expect(hidden.length).toBeGreaterThan(0)
  for (const hand of hidden) {
    const one = await placedAs(game, seats, options, told)
    const other = await placedAs(game, seats, options, exchanged(game, seats, rules, told, hand))
    const own = await Promise.all([one, other].map(({ code, keys }) => seen(code, keys[0]!)))
    expect(own[0].areas).not.toEqual(own[1].areas)
    expect(await answersOf(one, 0)).toEqual(await answersOf(other, 0))
  }
})

test('Cape to Cairo has no hand to hide', () => {
  expect(
    boxOf('cape-to-cairo')!
      .digital.layout.placing!.asked({}, 3)
      .some(({ own }) => own),
  ).toBe(false)
})

const seen = async (code: string, key: string) =>
  json(await ask(`/t/${code}/position`, { headers: bearer(key) }))

test('the host probes each card of Kairo in vain, and the start says of a hand only that it does not fit', async () => {
  const [game, seats, options] = ['kairo', 2, {}] as const
  // One card of the first hand is more often there than in the second: its own seat, which sees no
  // other hand, finds it too much.
  const handOf = (areas: Layout, of: number) =>
    areas.find(({ area, seat }) => area === 'hand' && seat === of)!.pieces
  const rare = (areas: Layout) =>
    handOf(areas, 0).find(
      ({ piece, count }) =>
        count > (handOf(areas, 1).find(other => other.piece === piece)?.count ?? 0),
    )
  let areas = await begun(game, seats, options)
  while (!rare(areas)) areas = await begun(game, seats, options)
  const { code, hostKey, keys } = await placedAs(game, seats, options, areas)
  const contents: Record<string, number> = boxOf(game)!.digital.layout.contents(
    await optionsOf(code),
    seats,
  )
  const cards = Object.entries(contents).filter(([piece]) => piece.startsWith('card '))
  expect(cards.length).toBe(15)
  const shown = (piece: string) =>
    areas
      .filter(({ own, seat }) => !own || seat !== 0)
      .flatMap(({ pieces }) => pieces)
      .filter(one => one.piece === piece)
      .reduce((sum, { count }) => sum + count, 0)
  const discard = (piece: string, count: number) =>
    tell(code, hostKey, { area: 'discards', set: { piece, count } })
  expect(await seen(code, hostKey)).not.toHaveProperty('refusal')
  for (const [piece, holds] of cards) {
    // All that the host does not see elsewhere: too many by what is in the hand.
    expect((await discard(piece, holds - shown(piece))).status).toBe(200)
    expect(await seen(code, hostKey)).not.toHaveProperty('refusal')
    expect((await discard(piece, holds - shown(piece) + 1)).status).toBe(200)
    expect((await seen(code, hostKey)).refusal).toMatchObject({
      refused: 'more-than-box',
      at: { piece, told: holds + 1, holds },
    })
    expect((await discard(piece, 0)).status).toBe(200)
  }
  const { piece } = rare(areas)!
  await discard(piece, contents[piece]! - shown(piece))
  expect(await refusal(await post(`/t/${code}/start`, {}, bearer(hostKey)))).toEqual({
    status: 409,
    refused: 'hands-otherwise',
  })
  // Whose hand it is sees what is too much.
  expect((await seen(code, keys[0]!)).refusal).toMatchObject({
    refused: 'more-than-box',
    at: { piece },
  })
  await discard(piece, 0)
  expect((await post(`/t/${code}/start`, {}, bearer(hostKey))).status).toBe(200)
})

const optionsOf = async (code: string) => (await json(await ask(`/t/${code}`))).options
