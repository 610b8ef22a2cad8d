// The options of a table besides its game's: who is told them, what the host chooses anew, and what
// the next table has of them.
import { expect, test } from 'vitest'
import { granted, inside, refusal, stubOf } from './people.ts'

const former = { code: 'FORMER', seq: 7 }
const hostKey = 'host-of-options'
const host = { keys: [hostKey] }

// Two sit at a table that was opened with these options.
const openedWith = async (code: string, options: object) => {
  const table = stubOf(code)
  const opening = {
    code,
    game: 'bids',
    mode: 'digital',
    seats: 2,
    options: { rounds: '3' },
    hostKey,
  } as const
  await granted(table.open({ ...opening, ...options }))
  const keys = [
    await granted(table.sit({ keys: [] }, {})),
    await granted(table.sit({ keys: [] }, {})),
  ]
  return { table, as: (seat: number) => ({ keys: [keys[seat]!.key] }) }
}

const settingsOf = async (code: string) => {
  const { frame } = await granted(stubOf(code).see({ keys: [] }))
  return JSON.stringify(frame).slice(0, -1)
}

const keptAt = (code: string): Promise<object> =>
  inside(stubOf(code), ({ sql }) =>
    JSON.parse(
      sql.exec<{ value: string }>("SELECT value FROM kept WHERE name = 'opening'").one().value,
    ),
  )

test('pages are told them in one order, and never how long bots wait', async () => {
  await openedWith('OPTED1', { from: former, pause: 0, pace: 'calm', advice: true })
  expect(await settingsOf('OPTED1')).toContain(
    '"options":{"rounds":"3"},"advice":true,"pace":"calm","from":{"code":"FORMER","seq":7},"sealed":',
  )
  expect(await settingsOf('OPTED1')).not.toContain('pause')
})

test('the host chooses theirs anew, all at once, and no others', async () => {
  const { table, as } = await openedWith('OPTED2', {
    from: former,
    pause: 0,
    pace: 'calm',
    advice: true,
  })
  expect((await refusal(table.choose(as(0), { options: { rounds: '12' } }))).refused).toBe(
    'not-host',
  )
  const asked = { options: { rounds: '12' }, pace: 'day', from: { code: 'OTHER', seq: 1 } } as const
  await granted(table.choose(host, asked))
  expect(await keptAt('OPTED2')).toEqual({
    ...{
      code: 'OPTED2',
      game: 'bids',
      mode: 'digital',
      options: { rounds: '12' },
      at: expect.any(Number),
    },
    ...{ pace: 'day', pause: 0, from: former },
  })
})

test('a replay is told what the game was played by, and the next table has all but what was once', async () => {
  const { table, as } = await openedWith('OPTED3', {
    from: former,
    pause: 0,
    pace: 'calm',
    advice: true,
  })
  await granted(table.start(host))
  for (let move = 0; move < 6; move++)
    await granted(table.move(as(move % 2), { id: `bid-${move}`, move: { kind: 'bid', pounds: 0 } }))
  const { settings } = await granted(table.replay({ keys: [] }, { from: 1 }))
  expect(JSON.parse(JSON.stringify(settings))).toEqual({
    ...{ game: 'bids', mode: 'digital', options: { rounds: '3' }, advice: true, from: former },
  })
  await granted(table.again(as(0), 'OPTED4'))
  expect(await keptAt('OPTED4')).toEqual({
    ...{
      code: 'OPTED4',
      game: 'bids',
      mode: 'digital',
      options: { rounds: '3' },
      at: expect.any(Number),
    },
    ...{ advice: true, pace: 'calm', pause: 0, earlier: 'OPTED3' },
  })
})
