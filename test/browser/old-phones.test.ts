// The oldest browsers that web/client/README.md promises, as near as they can be had: Chromium 109,
// and the WebKit of Safari 16 where the machine has it. FULL=1 looks at every screen in them, and
// plays a turn of each game.
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { isOnline } from '../boxes.ts'
import { address, withPhones } from './browser.ts'
import { launchOldChromium } from './chromium.ts'
import { cut, sideways } from './measure.ts'
import { allScreens } from './moments.ts'
import { hold, hydrated, openScreen, soon } from './people.ts'
import { alone, frameOf, movesMadeBy } from './program.ts'
import { hasWebKit, launchWebKit, type WebKit } from './webkit.ts'

// What has lost its colour: paper and keys that are see-through, shapes in a browser's black, words
// that hardly stand out from what they lie on; and a board that has no size. Runs in the page.
const faded = (): string[] => {
  const rgba = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = rgba(colour).map(part =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const isShown = (one: Element) =>
    one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible'
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
  const named = (what: string, some: Element[]) =>
    some.map(one => `${what}: ${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`)
  const clear = all('body, .sheet:not(tr), :is(button, a).button, .masthead').filter(
    one => rgba(getComputedStyle(one).backgroundColor)[3] === 0,
  )
  // A symbol's own inks are known only where it is used.
  const black = all('[fill^="var("]').filter(
    one => !one.closest('symbol, defs') && getComputedStyle(one).fill === 'rgb(0, 0, 0)',
  )
  const dull = all('.button:enabled, .do-now h1, .masthead-title').filter(one => {
    let ground: Element | null = one
    while (ground && rgba(getComputedStyle(ground).backgroundColor)[3] === 0)
      ground = ground.parentElement
    const [more, less] = [
      getComputedStyle(one).color,
      getComputedStyle(ground ?? document.body).backgroundColor,
    ]
      .map(light)
      .sort((a, b) => b - a) as [number, number]
    return (more + 0.05) / (less + 0.05) < 3
  })
  const flat = all('.grid-drawing').filter(one => one.getBoundingClientRect().height < 80)
  return [
    ...new Set([
      ...named('clear', clear),
      ...named('black', black),
      ...named('dull', dull),
      ...named('flat', flat),
    ]),
  ]
}

const games = shelf.filter(isOnline).map(({ id }) => id)

describe.runIf(process.env.FULL)('in Chromium 109', () => {
  const newPhone = withPhones(() => launchOldChromium())

  test('every screen, in German, has its colours by day and by night, and nothing sticks out', async () => {
    const left = await allScreens()
    const wrong: string[] = []
    const walk = async () => {
      const { page } = await newPhone({
        width: 320,
        height: 640,
        locale: 'de-DE',
        novice: true,
        expects: /404|409/,
      })
      for (let screen = left.shift(); screen; screen = left.shift()) {
        const { name } = screen
        const note = (where: unknown, found: string[]) =>
          wrong.push(...found.map(what => `${name} ${where}: ${what}`))
        await page.setViewportSize({ width: 320, height: 640 })
        await openScreen(page, screen)
        note(320, [...(await sideways(page)), ...(await cut(page))])
        await page.setViewportSize({ width: 768, height: 1024 })
        note(768, [...(await sideways(page)), ...(await cut(page))])
        await page.setViewportSize({ width: 390, height: 844 })
        note('by day', [...(await sideways(page)), ...(await page.evaluate(faded))])
        await page.emulateMedia({ colorScheme: 'dark' })
        note('by night', await page.evaluate(faded))
        await page.emulateMedia({ colorScheme: 'light' })
      }
    }
    await Promise.all([walk(), walk(), walk()])
    expect(wrong.sort()).toEqual([])
  })

  // Advice shows a move where it is made: one touch makes it.
  test.each([true, false])('a whole turn of each game by touch, by night: %s', async dark => {
    const turn = async (id: string) => {
      const table = await alone(id)
      const { page, context } = await newPhone({ dark })
      await hold(context, table.code, table.keys)
      for (let moves = 0; moves < 8 && (await frameOf(table.code)).waiting.includes(0); moves++) {
        await page.goto(`/t/${table.code}?seat=0&advice`)
        await hydrated(page)
        expect(await page.evaluate(faded)).toEqual([])
        const made = await movesMadeBy(table.code, 0)
        await page.locator('button.advised-move:enabled').first().tap()
        // A bot may move meanwhile too: only one's own move says that the tap has arrived.
        await expect.poll(() => movesMadeBy(table.code, 0), soon).toBeGreaterThan(made)
      }
    }
    await Promise.all(games.map(turn))
  })
})

describe.runIf(process.env.FULL && hasWebKit)('in the WebKit of Safari 16', () => {
  let window: WebKit
  beforeAll(async () => {
    window = await launchWebKit()
  })
  afterAll(() => window.close())

  // A browser keeps a cookie only for a page it has opened. What goes wrong before a face is alive
  // leaves it asleep.
  const open = async (path: string, code?: string, keys: readonly string[] = []) => {
    if (code) {
      await window.open(`${address}/t/${code}/qr.svg`)
      await window.cookie('keys', keys.join('.') || 'none', `/t/${code}`) // also of whom it held before
    }
    await window.open(`${address}${path}`)
    const isAwake = () => !document.querySelector('x-island:not([data-alive])')
    await expect.poll(() => window.run(isAwake), soon).toBe(true)
  }

  test('every page has its colours', async () => {
    const wrong: string[] = []
    for (const { name, path, code, keys } of await allScreens()) {
      await open(path, code, keys)
      wrong.push(...(await window.run(faded)).map(what => `${name}: ${what}`))
    }
    expect(wrong.sort()).toEqual([])
  })

  // Hidden they leave another picture.
  test('the words of the shelf are painted', async () => {
    await open('/')
    const shown = await window.picture()
    await window.run(() => document.querySelector('h1')!.style.setProperty('visibility', 'hidden'))
    expect(await window.picture()).not.toBe(shown)
  })

  test.each(games)('a turn of %s by clicks', async id => {
    const table = await alone(id)
    let { seq, waiting } = await frameOf(table.code)
    for (let moves = 0; moves < 8 && waiting.includes(0); moves++) {
      await open(`/t/${table.code}?seat=0&advice`, table.code, table.keys)
      const isShown = () => document.querySelector('button.advised-move:enabled') !== null
      await expect.poll(() => window.run(isShown), soon).toBe(true)
      await setTimeout(700) // a finger rests after a page has come (client/page.ts)
      await window.click('button.advised-move:enabled')
      await expect.poll(async () => (await frameOf(table.code)).seq, soon).toBeGreaterThan(seq)
      ;({ seq, waiting } = await frameOf(table.code))
    }
  })
})
