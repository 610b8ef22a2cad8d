// Nothing is told that is not known: two houses in which only a secret differs answer everybody
// else the same, byte by byte.
/// <reference types="vite/client" />
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Box } from '../../web/games/box.tsx'
import type { Mode } from '../../web/games/game.ts'
import { shelf } from '../../web/shelf.ts'
import { buildWorker } from '../../worker/local/build.ts'
import { type Served, serve } from '../../worker/local/serve.ts'
import { newKeys } from '../../worker/local/vapid.ts'
import { variantsOf } from '../laws/options.ts'
import { rotating, sweep } from '../sweep.ts'
import {
  type Finding,
  type Sniffed,
  sniff,
  sniffLine,
  type Visitor,
  visitorsOf,
} from './sniffer.ts'
import { HOST, type House, houseAt, type Line } from './twin-server.ts'
import { type Deal, type Hidden, openTwins, type Twins } from './twin-tables.ts'

const GAMES = sweep('LEAKS', { part: 1, whole: 3 }) // of each mode
const LOOKS = 4 // a game

// A mode that is not named there tells no secret by its events.
const hidden = import.meta.glob<{ digital?: Hidden; companion?: Hidden }>('../games/*/hidden.ts', {
  eager: true,
})

const hiddenOf = ({ id, ...box }: Box, mode: Mode) => {
  if (box[mode].game.open) return undefined
  const found = hidden[`../games/${id}/hidden.ts`]
  if (!found) throw new Error(`test/games/${id}/hidden.ts is missing`)
  return found[mode]
}

const folder = mkdtempSync(join(tmpdir(), 'boxside-twins-'))
let served: Served[] = []
let houses: [House, House]

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  const vapid = newKeys() // a house's own, which the page of who is waited for says
  await buildWorker({ entry: 'test/local/seeded-worker.ts', out: join(folder, 'worker.js') })
  served = await Promise.all(
    ['one', 'two'].map(name => {
      const data = join(folder, name)
      mkdirSync(data)
      writeFileSync(join(data, 'vapid'), vapid)
      return serve({ data, build: folder, hosts: [HOST] })
    }),
  )
  houses = served.map(({ inner }) => houseAt(inner)) as [House, House]
})

afterAll(async () => {
  await Promise.all(served.map(house => house.stop()))
  rmSync(folder, { recursive: true, force: true })
})

const modes = shelf.flatMap(box =>
  box.modes.map(mode => ({ name: `${box.id} ${mode}`, box, mode })),
)

// The i-th game of a mode. At one table of three a bot has the last seat, and the seat on turn may
// ask for advice.
const dealOf = ({ box, mode }: (typeof modes)[number], i: number): Deal => {
  const { game } = box[mode]
  const variants = variantsOf(box, mode)
  const { wish, options, seats } = variants[i % variants.length]!
  return {
    id: box.id,
    mode,
    game,
    hidden: hiddenOf(box, mode) ?? (event => event),
    seats: seats[(i + 1) % seats.length]!,
    wish,
    options,
    seed: i + 6,
    ...(mode === 'digital' && i % 3 === 0 && { bot: box.digital.bot }),
  }
}

interface Count extends Omit<Sniffed, 'differ' | 'keys'> {
  secrets: number
  told: number // doors at which the secret was there for its owner
  actions: number
}

const where = ({ visitor, table, said: [one, two] }: Finding) => {
  const at = [...one].findIndex((character, i) => character !== two[i])
  return `${visitor}, ${table}:\n  ${one.slice(Math.max(0, at - 80), at + 80)}\n  ${two.slice(Math.max(0, at - 80), at + 80)}`
}

// Everybody who may not know goes through every door; whoever may know shows that the secret is
// there to be found.
const look = async (
  twins: Twins,
  visitors: [Visitor, [Line, Line]?][],
  count: Count,
  turn: number,
) => {
  for (const [visitor, lines] of visitors) {
    const isUnaware = twins.unaware().has(visitor.sees)
    const isOwner = twins.secret()?.seat === visitor.sees
    if (!isUnaware && !isOwner) continue
    const all = [
      await sniff(twins, visitor),
      ...(lines ? [await sniffLine(twins, visitor, lines, turn)] : []),
    ]
    for (const { doors, bytes, differ, keys } of all) {
      count.doors += doors
      count.bytes += bytes
      if (isOwner) count.told += differ.length
      expect(keys, 'keys that nobody may read there').toEqual([])
      if (isUnaware && differ.length > 0)
        throw new Error(`told too much: ${differ.map(where).join('\n')}`)
    }
  }
}

const playOne = async (deal: Deal, count: Count) => {
  const twins = await openTwins(houses, deal)
  await twins.begin(deal.seed % 3 === 2)
  const all = visitorsOf(twins)
  const lines: [Visitor, [Line, Line]?][] = []
  for (const visitor of all) {
    const isLooking = visitor.name !== 'host'
    const query = visitor.query && `?${visitor.query}`
    lines.push(isLooking ? [visitor, await twins.connect(query, visitor.headers)] : [visitor])
  }
  let looks = 0
  try {
    if (!twins.isTwin()) count.secrets++
    if (!twins.isTwin()) await look(twins, lines, count, looks++)
    // Of three games the first differs early by what is sealed, the second by what is drawn, the
    // third from its opening on, and late.
    const { way, first } = [
      { way: 'will', first: 5 },
      { way: 'luck', first: 5 },
      { way: 'will', first: 60 },
    ][deal.seed % 3] as { way: 'will' | 'luck'; first: number }
    const second = way === 'will' ? 'luck' : 'will'
    let since = 0 // actions after the secret
    let isTakenBack = false
    for (let steps = 0; looks < LOOKS && !twins.isOver(); steps++) {
      const mayDiffer = steps >= first && twins.isTwin() && !isTakenBack
      const came = await twins.step(mayDiffer ? (steps > first + 80 ? second : way) : undefined)
      if (came === 'end') break
      count.actions++
      since = came === 'secret' ? 0 : since + 1
      if (came === 'secret') count.secrets++
      // What was taken back stays unknown when all other seals are broken.
      const isLater = isTakenBack && twins.isFinal()
      if (came === 'secret' || isLater || (since === 2 && !twins.isTwin()))
        await look(twins, lines, count, looks++)
      if (isLater) isTakenBack = false
      if (came === 'secret' && looks % 3 !== 0) isTakenBack = await twins.takeBack()
    }
    if (looks === 0) await look(twins, lines, count, looks)
  } finally {
    for (const [, line] of lines) for (const one of line ?? []) one.hangUp()
  }
}

// Two of the eight modes a day; a whole run, or LEAKS=, has all. Law 6 holds each of them every day
// in the rules alone.
const met = process.env.LEAKS === undefined ? rotating(modes, 4) : modes

test.each(met)('$name tells nobody more than they may know', async mode => {
  const { name, box } = mode
  const hides = hiddenOf(box, mode.mode) !== undefined
  const count: Count = { doors: 0, bytes: 0, secrets: 0, told: 0, actions: 0 }
  // Each mode begins elsewhere, so that one game of each meets all kinds. A game without a secret
  // shows nothing: the next one is played then.
  const first = modes.indexOf(mode)
  const most = GAMES + 2 + variantsOf(box, mode.mode).length
  for (let n = 0; n < GAMES || (hides && count.told === 0 && n < most); n++) {
    const deal = dealOf(mode, first + n)
    await playOne(deal, count).catch(failure => {
      throw new Error(`seed ${deal.seed}, ${deal.seats} seats, ${JSON.stringify(deal.wish)}`, {
        cause: failure,
      })
    })
  }
  const { doors, bytes, secrets, told, actions } = count
  console.info(
    `leaks, ${name}: ${secrets} secrets in ${actions} actions, ${doors} doors in two houses, ` +
      `${(bytes / 1e6).toFixed(1)} MB; told to their owners at ${told}`,
  )
  expect(secrets > 0).toBe(hides)
  expect(told > 0).toBe(hides)
})
