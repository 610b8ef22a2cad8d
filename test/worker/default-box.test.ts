// A box that gives only what it must: the house gives its lid, its pieces and its end, and nothing
// offers what it lacks.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { pageWords } from '../../web/words/all.ts'
import sample from '../sample/race/box.tsx'
import { ask, bearer, json, openTable, post, refusal } from './people.ts'

// A Worker that runs opens only tables of the boxes that it found, so the race stands for one.
const whole = shelf[0]!
const race = { ...sample, id: whole.id }
beforeEach(() => {
  shelf[0] = race
})
afterEach(() => {
  shelf[0] = whole
})

const page = async (path: string, key?: string) =>
  (
    await ask(path, {
      headers: {
        accept: 'text/html',
        'accept-language': 'de',
        ...(key && { cookie: `keys=${key}` }),
      },
    })
  ).text()

// Opens a table of two, and starts it.
const begun = async (mode: string) => {
  const table = await openTable({ game: race.id, seats: 2, mode })
  const keys: string[] = []
  for (const colour of race.colours.slice(0, 2))
    keys.push((await json(await post(`/t/${table.code}/seats`, { colour }))).key)
  await post(`/t/${table.code}/start`, {}, bearer(table.hostKey))
  return { ...table, keys }
}

test('stands on the shelf under a lid with its title', async () => {
  const home = await page('/')
  expect(home).toMatch(/plain-lid[\s\S]*?>Würfelrennen<\/text>/)
  const lid = /<svg class="plain-lid"[\s\S]*?<\/svg>/.exec(home)![0]
  for (const colour of race.colours) expect(lid).toContain(`seat-${colour}`)
})

test('its seats have their marks for pieces', async () => {
  const { code } = await openTable({ game: race.id, seats: 2, mode: 'companion' })
  const lobby = await page(`/t/${code}`)
  for (const colour of race.colours)
    expect(lobby.split(`href="#mark-${colour}"`).length, colour).toBe(3) // emblem and piece
})

describe('without a layout', () => {
  const say = pageWords('de')

  test('nobody is offered to set it up, or to go on from its box', async () => {
    const { code, keys } = await begun('digital')
    expect(await page(`/t/${code}/menu`, keys[0])).not.toContain(say.laying.link)
    expect(await page(`/?box=${race.id}`)).not.toContain('name="placed"')
    const beside = await begun('companion')
    expect(await page(`/t/${beside.code}/menu`, beside.keys[0])).not.toContain(say.position.online)
  })

  test('asking for it is refused', async () => {
    const { code } = await begun('digital')
    const laid = await ask(`/t/${code}/box`, { headers: { accept: 'text/html' } })
    expect(laid.status).toBe(404)
    expect((await json(await ask(`/t/${code}/box`))).areas).toEqual([])
    const wish = { game: race.id, seats: 2, mode: 'digital', placed: true }
    expect((await refusal(await post('/tables', wish))).status).toBeGreaterThanOrEqual(400)
  })
})

test('its end has a picture and a card', async () => {
  const { code, keys } = await begun('companion')
  const move = { kind: 'banked', points: 40, joker: 'no' }
  await post(`/t/${code}/moves`, { id: crypto.randomUUID(), move }, bearer(keys[0]!))
  expect(await page(`/t/${code}`)).toContain('finale-picture')
  const card = await (await ask(`/t/${code}/result.svg`)).text()
  expect(card).toContain('data-poster="map"')
  expect(card).toContain(`seat-${race.colours[0]}`)
})
