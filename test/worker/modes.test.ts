// A box with one mode: the other one is offered nowhere, and asking for it is refused.
import { afterEach, describe, expect, test } from 'vitest'
import { box } from '../../web/games/box.tsx'
import { type Mode, modes } from '../../web/games/game.ts'
import { shelf } from '../../web/shelf.ts'
import { ask, json, openTable, post, refusal } from './people.ts'

const whole = shelf[0]!
const opening = { game: whole.id, seats: whole.seats[0]! }
afterEach(() => {
  shelf[0] = whole
})
const leaveOut = (mode: Mode) => {
  shelf[0] = box({ ...whole, [mode]: undefined })
}
const page = async (path: string) => (await ask(path, { headers: { accept: 'text/html' } })).text()

describe.each([
  ['digital', 'companion'],
  ['companion', 'digital'],
] as const)('a box that is only %s', (mode, other) => {
  test('is on the shelf with that mode', async () => {
    leaveOut(other)
    const { games } = await json(await ask('/games'))
    expect(Object.keys(games[0].modes)).toEqual([mode])
    expect(Object.keys(games[1].modes)).toEqual([...modes])
  })

  test('offers no other one on its page, nor options of it', async () => {
    const offered = async () =>
      [...(await page('/')).matchAll(/name="game" value="([\w-]+)"[\s\S]*?<\/form>/g)]
        .filter(([, game]) => game === whole.id)
        .map(([form]) => form)
        .join()
    expect(await offered()).toContain(`name="mode" value="${other}"`)
    leaveOut(other)
    const form = await offered()
    expect(form).toContain(`name="mode" value="${mode}"`)
    expect(form).not.toContain(`name="mode" value="${other}"`)
    expect(form.includes('name="alone"')).toBe(mode === 'digital')
  })

  test('is refused in the other one, alone and from the box too', async () => {
    leaveOut(other)
    expect(await refusal(await post('/tables', { ...opening, mode: other }))).toEqual({
      status: 404,
      refused: 'no-such-mode',
      at: { field: 'mode' },
    })
    if (other === 'digital')
      for (const wish of [{ alone: 'easy' }, { placed: true }])
        expect((await refusal(await post('/tables', { ...opening, ...wish }))).refused).toBe(
          'no-such-mode',
        )
  })

  test('is opened in its own', async () => {
    leaveOut(other)
    const { code } = await openTable({ ...opening, mode })
    expect((await json(await ask(`/t/${code}`))).mode).toBe(mode)
    expect(await page(`/t/${code}/menu`)).not.toContain('name="placed"')
  })
})
