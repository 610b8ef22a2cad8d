// A moment of a game that is over, played on alone at a table of its own.
import { beforeAll, describe, expect, test } from 'vitest'
import { isFault, verify } from '../../web/record/verify.ts'
import { ask, bearer, begin, json, openTable, playOut, post, refusal } from './people.ts'

const wish = { seq: 1, seat: 1, level: 'easy' }
const practise = (code: string, said: object, headers: Record<string, string> = {}) =>
  post(`/t/${code}/practice`, said, headers)

let over: Awaited<ReturnType<typeof begin>>
beforeAll(async () => {
  over = await begin(2, { mode: 'digital' })
  await playOut(over.code, over.keys)
})

// A moment half way through the game.
const half = async () => {
  const { actions } = await json(await ask(`/t/${over.code}/log`))
  return actions[Math.floor(actions.length / 2)].seq as number
}

describe('practice', () => {
  test('begins as the table lay then, with one’s own seat and bots', async () => {
    const seq = await half()
    const answer = await practise(over.code, { ...wish, seq })
    expect(answer.status).toBe(201)
    const { code, key, seat, hostKey } = await json(answer)
    expect({ seat, place: answer.headers.get('location') }).toEqual({
      seat: 1,
      place: `/t/${code}`,
    })
    const frame = await json(await ask(`/t/${code}`, { headers: bearer(key) }))
    expect(frame).toMatchObject({ you: 1, from: { code: over.code, seq }, mode: 'digital' })
    expect(frame.seats.map(({ bot }: { bot?: string }) => bot)).toEqual(['easy', undefined])
    const replay = await json(await ask(`/t/${over.code}/replay?as=room&from=${seq}`))
    const here = await json(await ask(`/t/${code}/screen`))
    const { phase: _, ...lay } = replay.steps[0].view
    expect(here.view).toMatchObject(lay)
    const { actions } = await json(await ask(`/t/${code}/log`, { headers: bearer(key) }))
    expect(actions[0]).toMatchObject({ seq: 1, seat: null, events: [{ kind: 'resumed' }] })
    expect(actions[0].events[0]).not.toHaveProperty('state')
    expect((await json(await ask(`/t/${code}`, { headers: bearer(hostKey) }))).host).toBe(true)
  })

  test('is played to its end, told as practice, and checked from there', async () => {
    const seq = await half()
    const { code, key, hostKey } = await json(await practise(over.code, { ...wish, seq }))
    // The bot's seat is taken, so that the test need not wait for it.
    const other = (await json(await post(`/t/${code}/seats`, { seat: 0 }, bearer(hostKey)))).key
    await playOut(code, [other, key])
    const result = await json(await ask(`/t/${code}/result.json`))
    expect(result.from).toEqual({ code: over.code, seq })
    const csv = await (await ask(`/t/${code}/result.csv`)).text()
    expect(csv).toContain(`${over.code} ${seq}`)
    const play = await json(await ask(`/t/${code}/result.bgstats`))
    expect(play.players.some(({ winner }: { winner: boolean }) => winner)).toBe(false)
    const record = await (await ask(`/t/${code}/record`)).text()
    const checked = verify(record)
    if (isFault(checked)) throw new Error(`${checked.line} ${checked.why}`)
    expect(checked.header).toMatchObject({
      record: 'boxside-record/2',
      from: { code: over.code, seq },
    })
    expect(checked.hashes).toHaveLength(record.split('\n').length - 4)
    const fair = await ask(`/t/${code}/fair`, { headers: { accept: 'text/html' } })
    expect(await fair.text()).toContain('data-rules="holds"')
    // Another game begins at its beginning.
    const { code: next } = await json(await post(`/t/${code}/again`, {}, bearer(key)))
    expect(await json(await ask(`/t/${next}`))).not.toHaveProperty('from')
  })

  test('is refused with a reason', async () => {
    const last = (await json(await ask(`/t/${over.code}`))).seq
    const running = await begin(2, { mode: 'digital' })
    const beside = await begin(2)
    const waits = await openTable({ mode: 'digital', seats: 2 })
    const refused: [string, object, number, string][] = [
      [over.code, { ...wish, seq: last }, 409, 'already-over'],
      [over.code, { ...wish, seq: last + 1 }, 404, 'no-such-action'],
      [over.code, { ...wish, seq: 0 }, 404, 'no-such-action'],
      [over.code, { ...wish, seat: 2 }, 404, 'no-such-seat'],
      [over.code, { ...wish, level: 'divine' }, 422, 'no-such-level'],
      [over.code, { ...wish, seq: 'x' }, 422, 'malformed'],
      [over.code, {}, 422, 'malformed'],
      [running.code, wish, 409, 'not-over'],
      [waits.code, wish, 409, 'not-over'],
      [beside.code, wish, 409, 'no-bots-beside'],
      ['222222', wish, 404, 'no-such-table'],
    ]
    for (const [code, said, status, why] of refused)
      expect(await refusal(await practise(code, said)), JSON.stringify(said)).toMatchObject({
        status,
        refused: why,
      })
  })
})
