// A fault of ours: its page and its answer have a number, which finds the stack in the log. The log
// has nothing that is about people or their tables.
import { afterEach, expect, test, vi } from 'vitest'
import { langs } from '../../web/lang.ts'
import { boxOf } from '../../web/shelf.ts'
import { houses } from '../../web/words/all.ts'
import { ask, Browser, begin, json, move } from './people.ts'

afterEach(() => vi.restoreAllMocks())

const cairo = boxOf('cape-to-cairo')!
const logged = () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => JSON.parse(log.mock.calls.at(-1)![0])
}

test('a fault at a table has one number in the answer and in the log', async () => {
  const { code, keys, hostKey } = await begin(2, { mode: 'digital' })
  const last = logged()
  vi.spyOn(cairo.digital.game, 'decide').mockImplementation(() => {
    throw new Error(`"Ama" at /t/${code} broke it`)
  })
  const answer = await move(code, keys[0]!, { kind: 'bid', pounds: 3 })
  expect(answer.status).toBe(500)
  const { at, why } = await json(answer)
  expect(last().fault).toBe(at.number)
  expect(why).toContain(at.number)
  const line = JSON.stringify(last())
  expect(line).toContain('faults.test.ts')
  for (const secret of ['Ama', code, hostKey, ...keys]) expect(line).not.toContain(secret)
})

test.each(langs)('its page has the number, in %s', async lang => {
  const { code } = await begin(2, { mode: 'digital' })
  const last = logged()
  vi.spyOn(cairo.digital.game, 'view').mockImplementation(() => {
    throw new Error('broken')
  })
  const { status, html } = await new Browser(lang).visit(`/t/${code}?never=loaded`)
  expect(status).toBe(500)
  expect(html).toContain(houses[lang].faultNumber(last().fault))
})

test('a fault of the Worker itself names the door, not the address', async () => {
  const { code } = await begin(2, { mode: 'digital' })
  const last = logged()
  vi.spyOn(cairo.digital.layout, 'layoutOf').mockImplementation(() => {
    throw new Error(`no room at /t/${code}/box`)
  })
  const answer = await ask(`/t/${code}/box`)
  expect(answer.status).toBe(500)
  expect(last()).toMatchObject({ fault: (await json(answer)).at.number, door: '/t/:code/box' })
  expect(JSON.stringify(last())).not.toContain(code)
})
