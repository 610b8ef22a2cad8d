// Copies of tables: what a copy holds, and what opens one.
import { describe, expect, test } from 'vitest'
import { hashedText } from '../../web/record/format.ts'
import { ask, bearer, begin, json, move, playOut, post, refusal } from './people.ts'

const saved = async ({ code, hostKey }: { code: string; hostKey: string }) => {
  const answer = await ask(`/t/${code}/copy`, { headers: bearer(hostKey) })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.text()
}
const opened = (copy: string) => post('/copies', { copy })

// One that has been changed, with a hash that fits again.
const hashed = (lines: readonly string[]) => hashedText(lines.slice(0, -2))
const changed = (copy: string, change: (lines: string[]) => void) => {
  const lines = copy.split('\n')
  change(lines)
  return hashed(lines)
}

describe('a copy', () => {
  test('of a game online has its whole record', async () => {
    const table = await begin(2, { mode: 'digital' })
    await playOut(table.code, table.keys)
    const copy = await saved(table)
    const answer = await opened(copy)
    expect(answer.status, await answer.clone().text()).toBe(201)
    const there = await json(answer)
    const [record, own] = await Promise.all(
      [table.code, there.code].map(async code => (await ask(`/t/${code}/record`)).text()),
    )
    expect(own).toBe(record)
  })
  test('of a game in play', async () => {
    const table = await begin(3)
    const moves = (await json(await ask(`/t/${table.code}/moves`, { headers: bearer(table.keys[0]!) }))).moves
    console.log(JSON.stringify(moves).slice(0, 200))
    const copy = await saved(table)
    console.log(copy)
    const answer = await opened(copy)
    expect(answer.status, await answer.clone().text()).toBe(201)
  })
})
