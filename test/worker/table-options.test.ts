// The options of a table besides its game's, each as it is declared: from the door that opens a
// table to what its lobby says.
import { describe, expect, test } from 'vitest'
import { modes } from '../../web/games/game.ts'
import { shelf } from '../../web/shelf.ts'
import { choicesIn, type TableOption } from '../../web/table-options.ts'
import { pageWords } from '../../web/words/all.ts'
import { ask, bearer, HOST, json, openTable, post } from './people.ts'

const page = async (path: string, key: string, body?: URLSearchParams) => {
  const headers = { accept: 'text/html', ...bearer(key) }
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${HOST}` }
  const sent = body && { method: 'POST', body: body.toString(), headers: { ...headers, ...form } }
  return (await ask(path, sent ?? { headers })).text()
}

const valuesOf = ({ schema }: TableOption) => ('options' in schema ? schema.options : [false, true])
const wordOf = (value: unknown) => (value === true ? 'yes' : `${value}`)

// Which values the form has picked, by their names.
const pickedIn = (form: string) =>
  Object.fromEntries(
    [...form.matchAll(/<input type="(?:radio|checkbox)" name="(\w+)" value="(\w+)" checked/g)].map(
      found => found.slice(1),
    ),
  )

const each = modes.flatMap(mode =>
  choicesIn().flatMap(option =>
    valuesOf(option).map(value => ({ mode, option, name: option.name, value })),
  ),
)

describe.each(each)(
  '$name $value at a table $mode',
  ({ mode, option: { none, mode: only = mode, sides }, name, value }) => {
    const kept = only === mode && value !== none ? value : undefined
    const paired = shelf.find(box => box.digital.game.sides)!
    const played = sides ? { game: paired.id, seats: paired.seats[0] } : {}

    test('is told, kept when the form is sent as it is drawn, and gone when nothing is chosen', async () => {
      const { code, hostKey } = await openTable({ mode, ...played, [name]: value })
      const told = async () => (await json(await ask(`/t/${code}`)))[name]
      expect(await told()).toBe(kept)
      const form = await page(`/t/${code}?rules=1`, hostKey)
      const picked = pickedIn(form)
      expect(picked[name]).toBe(only !== mode || value === false ? undefined : wordOf(value))
      await page(`/t/${code}/options`, hostKey, new URLSearchParams(picked))
      expect(await told()).toBe(kept)
      await post(`/t/${code}/options`, {}, bearer(hostKey))
      const plain = await openTable({ mode, ...played })
      expect(await told()).toBe((await json(await ask(`/t/${plain.code}`)))[name])
    })

    test('is said in the lobby where it is kept', async () => {
      const { code, hostKey } = await openTable({ mode, ...played, [name]: value })
      const { label, values }: { label: string; values: Record<string, string> } =
        pageWords('en').choices[name]
      const said = (await page(`/t/${code}`, hostKey)).includes(
        `<b>${label}</b> ${values[wordOf(value)]}`,
      )
      if (kept !== undefined) expect(said).toBe(true)
      if (only !== mode) expect(said).toBe(false)
    })
  },
)

test('an option of sides is neither offered nor kept where everybody plays alone', async () => {
  const names = choicesIn().flatMap(({ name, sides }) => (sides ? [name] : []))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const { code, hostKey } = await openTable({ mode: 'digital', [name]: true })
    expect(await json(await ask(`/t/${code}`))).not.toHaveProperty(name)
    expect(await page(`/t/${code}?rules=1`, hostKey)).not.toContain(`name="${name}"`)
  }
})

test('rules that were refused are drawn as they were filled in, those of the table too', async () => {
  const { code, hostKey } = await openTable({
    mode: 'digital',
    game: 'kairo',
    seats: 2,
    pace: 'day',
    advice: true,
  })
  const filled = { 'options.edition': '{', pace: 'calm' }
  const again = await page(`/t/${code}/options?rules=1`, hostKey, new URLSearchParams(filled))
  expect(again).toContain('>{</textarea>')
  expect(pickedIn(again)).toMatchObject({ pace: 'calm' })
  expect(pickedIn(again)).not.toHaveProperty('advice')
})
