// A whole game over simulated days on four phones, with people who sleep, leave and come back, to
// its very end.
import { expect, test, vi } from 'vitest'
import type { Seat } from '../../web/games/game.ts'
import type { Frame, Logged } from '../../web/protocol.ts'
import { isFault, verify } from '../../web/record/verify.ts'
import { boxOf, shelf } from '../../web/shelf.ts'
import { isOnline } from '../boxes.ts'
import { seeded } from '../chance.ts'
import { rotating } from '../sweep.ts'
import { HOUR, MINUTE, soon, withPushingHouse } from './pushing-house.ts'

const house = withPushingHouse()

const ask: typeof house.ask = (...asked) => house.ask(...asked)

interface Waits {
  seats: { seat: Seat; since: number; late: boolean; lost?: true }[]
}

async function fourPhones(game: string) {
  const { service } = house
  const table = await house.begun({ game, names: ['Ama', 'Ben', 'Cleo', 'Dan'], pace: 'day' })
  const { at, code, keys, ring } = table
  const { digital } = boxOf(game)!
  const luck = seeded(1997)
  const devices = ['', '', '', ''] // by seat: what its phone is called by its push service
  const ids: string[] = []
  const reminders = new Map<string, number>() // by turn

  const frameOf = (seat?: Seat): Promise<Frame> =>
    ask(at, seat === undefined ? undefined : keys[seat])
  const waits = (): Promise<Waits> => ask(`${at}/waits`)
  const isOver = async () => (await frameOf()).result !== undefined
  const relieve = (by: Seat, seat: Seat) => ask(`${at}/seats/${seat}/relieve`, keys[by], {})

  // Time goes by, and only who is waited for is told of it, twice a turn at most.
  const wait = async (ms: number) => {
    const before = service.got.length
    const { seats } = await waits()
    await ring(ms)
    for (const { to } of service.got.slice(before)) {
      const turn = seats.find(({ seat }) => to === table.name(seat, devices[seat]))
      if (!to.startsWith(code)) continue
      expect(turn, `${to} is told though nobody waits for it`).toBeDefined()
      const name = `${turn!.seat} ${turn!.since}`
      reminders.set(name, (reminders.get(name) ?? 0) + 1)
    }
    expect(Math.max(0, ...reminders.values())).toBeLessThanOrEqual(2)
  }

  const remind = async (seat: Seat, instead?: string) => {
    ids[seat] = (await table.remind(seat, devices[seat], 'de', instead)).id
    expect(ids[seat]).toBeDefined()
  }

  const play = async (seat: Seat) => {
    const { view, options } = await frameOf(seat)
    const { move } = digital.bot({ view, options, you: seat }, luck, 'easy')
    expect(await table.move(seat, move)).toHaveProperty('seq')
  }

  // The others play until the table waits for this seat alone.
  const untilAlone = async (seat: Seat) => {
    for (;;) {
      const { waiting, result } = await frameOf()
      if (result) throw new Error(`over before seat ${seat} was waited for again`)
      const others = waiting.filter(other => other !== seat)
      if (others.length === 0) return
      await play(others[luck.roll(others.length)]!)
    }
  }

  // It sleeps for more than a day. Nothing happens by that, on the disk or to the seat.
  const sleep = async (seat: Seat) => {
    await untilAlone(seat)
    const other = (seat + 1) % 4
    const disk = await ask(`/test/disk/${code}`)
    const { since } = (await waits()).seats[0]!
    for (const ms of [2 * MINUTE, 12 * HOUR]) await wait(ms)
    expect(await relieve(other, seat)).toMatchObject({ refused: 'not-late' })
    expect(await relieve(seat, seat)).toMatchObject({ refused: 'not-your-seat' })
    await ask(`/test/sleep/${code}`)
    await wait(12 * HOUR)
    expect((await waits()).seats).toMatchObject([{ seat, since, late: true }])
    expect(await ask(`/test/disk/${code}`)).toEqual(disk)
    return `${seat} ${since}`
  }

  // A bot plays for a seat that sleeps, at a word of one, and is gone once that seat looks.
  const relievedUntil = async (seat: Seat, by: Seat, then: () => Promise<unknown>) => {
    expect(await relieve(by, seat)).toEqual({ seat, level: 'steady' })
    await vi.waitFor(async () => expect((await frameOf()).waiting).not.toContain(seat), soon)
    expect((await frameOf()).seats[seat]).toMatchObject({ bot: 'steady', kept: true })
    const before = service.got.length
    await then()
    expect(
      service.got.slice(before).filter(({ to }) => to === table.name(seat, devices[seat])),
    ).toEqual([])
    expect((await frameOf(seat)).seats[seat]).not.toHaveProperty('bot')
  }

  return {
    ...{ ...table, devices, ids, reminders, luck },
    ...{ frameOf, waits, isOver, relieve, relievedUntil, wait, remind, play, untilAlone, sleep },
  }
}

const forFour = shelf.filter(box => isOnline(box) && box.seats.includes(4)).map(({ id }) => id)

test.each(rotating(forFour, forFour.length))('%s: nobody loses by the clock', async game => {
  const table = await fourPhones(game)
  const { at, hostKey, keys, devices, ids, reminders, luck } = table
  const { frameOf, relieve, relievedUntil, wait, remind, play, untilAlone, sleep } = table
  const [ama, ben, cleo, dan] = [0, 1, 2, 3] as const
  for (const seat of [ama, ben, cleo, dan]) await remind(seat)

  // Ben sleeps, is told twice, and plays when he wakes. (When he switched it on he knew of that
  // turn.)
  await untilAlone(ben)
  await play(ben)
  expect(reminders.get(await sleep(ben))).toBe(2)
  await play(ben)

  // He sleeps again, and a bot plays at a word of one; he is told nothing while it does.
  await sleep(ben)
  await relievedUntil(ben, cleo, () => wait(3 * HOUR))

  // Dan is about to be relieved, and looks: that is the end of it.
  await sleep(dan)
  await frameOf(dan)
  expect(await relieve(ama, dan)).toMatchObject({ refused: 'not-late' })
  await play(dan)

  // Ama's phone got another address, which the house learns from the push service first. She is
  // told nevertheless.
  house.service.answers.set(table.name(ama), { status: 410 })
  await sleep(ama)
  expect((await table.waits()).seats[0]).toMatchObject({ seat: ama, lost: true })
  devices[ama] = '-moved'
  await remind(ama, ids[ama])
  expect((await table.waits()).seats[0]).not.toHaveProperty('lost')
  await play(ama)

  // Cleo is gone for good. Her seat is freed, her key opens nothing, her phone is told nothing, and
  // Eli sits down in her place.
  const was = keys[cleo]!
  await sleep(cleo)
  expect(await ask(`${at}/seats/${cleo}/free`, hostKey, {})).toEqual({ left: true })
  expect((await frameOf()).seats[cleo]).toMatchObject({ taken: false })
  expect((await ask(at, was)).you).toBe('room')
  const toldBefore = table.told(cleo).length
  await wait(50 * HOUR)
  expect(table.told(cleo)).toHaveLength(toldBefore)
  keys[cleo] = (await ask(`${at}/seats`, undefined, { seat: cleo, name: 'Eli' })).key
  devices[cleo] = '-eli'
  await remind(cleo)

  // Dan leaves by himself and a bot takes his place, until he is back.
  await untilAlone(dan)
  expect(await ask(`${at}/seats/${dan}`, keys[dan], undefined, 'DELETE')).toEqual({ left: true })
  await ask(`${at}/bots`, hostKey, { seat: dan, level: 'easy' })
  await vi.waitFor(async () => expect((await frameOf()).waiting).not.toContain(dan), soon)
  await ask(`${at}/seats/${dan}/offer`, hostKey, {})
  keys[dan] = (await ask(`${at}/seats`, undefined, { seat: dan, name: 'Dan' })).key
  devices[dan] = '-back'
  await remind(dan)

  // Then they play to the end, at hours of their own, and Ben still oversleeps now and then.
  for (let turns = 0; !(await table.isOver()); turns++) {
    const { waiting } = await frameOf()
    const seat = waiting[luck.roll(waiting.length)]!
    await wait(luck.roll(3) * 20_000 + (turns % 10 === 0 ? 30 * HOUR : 0))
    await play(seat)
  }

  const { result, seats } = await frameOf()
  expect(result!.map(({ seat }) => seat).toSorted()).toEqual([ama, ben, cleo, dan])
  expect(seats.map(({ taken, bot }) => [taken, bot])).toEqual(Array(4).fill([true, undefined]))
  const told = house.service.got.length
  await wait(80 * 24 * HOUR)
  expect(house.service.got.length).toBe(told)
  expect(house.service.faults).toEqual([])

  const actions: Logged[] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: { actions: Logged[]; next?: number } = await ask(
      `${at}/log?after=${after}`,
      keys[ama],
    )
    actions.push(...page.actions)
    after = page.next
  }
  const asked = actions.flatMap(({ seating }) =>
    seating?.by === undefined ? [] : `${seating.seat} ${seating.by}`,
  )
  expect(asked).toEqual([`${ben} ${cleo}`])
  const record = await fetch(`${house.url}${at}/record`)
  expect(isFault(verify(await record.text()))).toBe(false)
})
