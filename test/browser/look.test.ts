// Every page and state in German by day and night: nothing sticks out, everything can be tapped, axe has no complaint.
import { mkdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { withPhones } from './browser.ts'
import { cut, sideways, small, violations } from './measure.ts'
import { hold } from './people.ts'
import { allStates, type State } from './states.ts'

const newPhone = withPhones()
const widths = [320, 390, 768, 1440]
const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1440: 900 }
const shots = process.env.SHOTS ? '.build/shots' : undefined

let states: State[]
beforeAll(async () => {
  states = await allStates()
  if (shots) mkdirSync(shots, { recursive: true })
})

const visit = async (locale: string, { path, code, keys, see }: State) => {
  const { page, context } = await newPhone({ width: 320, height: 640, locale, expects: /40[49]|422/ })
  if (code && keys) await hold(context, code, keys)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await see?.(page)
  return { page, context }
}

// Two pages at a time: as many as the machine has cores.
const each = async (check: (state: State) => Promise<string[]>): Promise<string[]> => {
  const left = [...states]
  const found: string[] = []
  const work = async () => {
    for (let state = left.shift(); state; state = left.shift()) {
      const { name } = state
      found.push(...(await check(state)).map(what => `${name}: ${what}`))
    }
  }
  await Promise.all([work(), work()])
  return found.sort()
}

describe('in German', () => {
  const wide: string[] = []
  const tiny: string[] = []
  const broken: string[] = []
  beforeAll(async () => {
    await each(async state => {
      const { page, context } = await visit('de-DE', state)
      const say = (to: string[], where: string, found: string[]) =>
        to.push(...found.map(what => `${state.name} ${where}: ${what}`))
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width]! })
        say(wide, `${width}`, await sideways(page))
        say(wide, `${width} cut`, await cut(page))
        if (width === 390 || width === 1440) say(tiny, `${width}`, await small(page))
        if (shots) await page.screenshot({ path: `${shots}/${state.name}.${width}.de.png`, fullPage: true })
      }
      await page.setViewportSize({ width: 390, height: 844 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        say(broken, colorScheme, await violations(page))
      }
      await context.close()
      return []
    })
  })
  test('nothing sticks out or is cut off, from 320 to 1440 px', () => expect(wide).toEqual([]))
  test('every target is at least 48 px', () => expect(tiny).toEqual([]))
  test('axe finds nothing, by day and by night', () => expect(broken).toEqual([]))
})
