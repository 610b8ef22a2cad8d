// Every screen in German: nothing sticks out, everything can be tapped, axe has no complaint. Screens take turns to be
// looked at by day and by night; LOOK=full looks at each by both. By default a third of the screens of the house and of one
// game, others tomorrow; FULL=1 has all of them, and all sizes of larger text. SHOTS=1 also takes their pictures
// (.build/shots, a few hundred) and those of the README.
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf } from '../../web/games/cape-to-cairo/rules/pieces.ts'
import { awake, type } from '../games/cape-to-cairo/browser/people.ts'
import { make, moment } from '../games/cape-to-cairo/browser/program.ts'
import { moment as momentOfKairo } from '../games/kairo/browser/program.ts'
import { isFull, rotating } from '../sweep.ts'
import { type PhoneOptions, withPhones } from './browser.ts'
import { bringAxe, cut, lost, sideways, small, sticking, tips, violations } from './measure.ts'
import { allScreens, moments } from './moments.ts'
import { hold, openScreen } from './people.ts'
import type { Screen } from './screens.ts'

const newPhone = withPhones()
const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const
const phones = [
  [320, 568],
  [390, 844],
] as const

const isAll = Boolean(process.env.LOOK ?? process.env.SHOTS)

// Three phones share the states: more of them than cores, since a page is often waited for.
async function everywhere(
  options: PhoneOptions,
  screens: () => Promise<Screen[]>,
  look: (page: Page, name: string, number: number) => Promise<void>,
) {
  const all = [...(await screens()).entries()]
  const left = isAll ? all : [...rotating(all, 3)]
  const walk = async () => {
    const { page, context } = await newPhone({ ...options, novice: true, expects: /404|409/ })
    await bringAxe(context)
    for (let next = left.shift(); next; next = left.shift()) {
      const [number, screen] = next
      await page.setViewportSize({ width: 320, height: 640 })
      await openScreen(page, screen)
      await look(page, screen.name, number)
    }
  }
  await Promise.all([walk(), walk(), walk()])
}

const looked = isAll ? moments : rotating(moments, moments.length)

test.each(looked)('every screen of %s, in German, from 320 to 1440 px', async (_, screens) => {
  const wide: string[] = []
  const large: string[] = []
  const tiny: string[] = []
  const wrong: string[] = []
  await everywhere({ locale: 'de-DE' }, screens, async (page, name, number) => {
    const note = (list: string[], where: unknown, found: string[]) =>
      list.push(...found.map(what => `${name} ${where}: ${what}`))
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      note(wide, width, [...(await sideways(page)), ...(await cut(page)), ...(await tips(page))])
      if (width === 320) note(wide, width, await sticking(page))
      if (width === 390 || width === 1440) note(tiny, width, await small(page))
    }
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [i, colorScheme] of (['light', 'dark'] as const).entries()) {
      if (!process.env.LOOK && i !== number % 2) continue
      await page.emulateMedia({ colorScheme })
      note(wrong, colorScheme, await violations(page))
    }
    await page.emulateMedia({ colorScheme: 'light' })
    // Larger text: no sideways scroll and no bar that takes the whole window, on a phone or on the big screen; at a table
    // every square and key is reached by scrolling and read.
    const isLarge = (await page.locator('body.large').count()) > 0
    const isOver = (await page.locator('dialog[open]').count()) > 0
    const mayLose = !isLarge && !isOver && (await page.locator('#table .face').count()) > 0
    const held = isFull ? phones : [phones[number % 2]!]
    for (const [width, height] of isLarge ? [[1440, 900] as const] : mayLose ? held : [phones[1]]) {
      await page.setViewportSize({ width, height })
      for (const size of mayLose && isFull ? ['130%', '150%', '200%'] : ['200%']) {
        await page.evaluate(size => {
          document.documentElement.style.fontSize = size
        }, size)
        const reached = mayLose ? [...(await lost(page)), ...(await sticking(page))] : []
        note(large, `${width} ${size}`, [...(await sideways(page)), ...reached])
      }
    }
    const bar = await page.evaluate(() =>
      Math.max(0, ...[...document.querySelectorAll('.foot, .ticket')].map(one => one.getBoundingClientRect().height)),
    )
    if (bar > 844) note(large, '200 %', [`a bar is ${bar} px high`])
  })
  expect.soft(wide.sort().join('; ')).toBe('')
  expect.soft(large.sort().join('; ')).toBe('')
  expect.soft(tiny.sort().join('; ')).toBe('')
  expect.soft(wrong.sort().join('; ')).toBe('')
})

const pictures = test.runIf(process.env.SHOTS)

pictures.each(['de-DE', 'en-GB'])('pictures of every page and state, %s', async locale => {
  const folder = '.build/shots'
  mkdirSync(folder, { recursive: true })
  await everywhere({ locale }, allScreens, async (page, name) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        // As high as its content, so that bars stand at its foot.
        const whole = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), 4000) })
        await page.screenshot({ path: `${folder}/${name}.${width}.${locale.slice(0, 2)}.${colorScheme}.png` })
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
  })
})

// With a palette, a third of the weight: flat inks need few. sharp comes with miniflare.
async function take(page: Page, file: string) {
  const { default: sharp } = await import('sharp')
  const picture = sharp(await page.screenshot()).png({ palette: true, dither: 0, effort: 10 })
  await picture.toFile(`.github/${file}`)
}

pictures('the pictures of the README', async () => {
  mkdirSync('.github', { recursive: true })
  const auction = await moment(
    { names: ['Marta', 'Jonas', 'Ama'] },
    ({ view }) =>
      view!.phase.kind === 'auction' &&
      view!.auctions > 3 &&
      new Set(view!.offer.map(card => cardOf(card).terrain)).size === 3 &&
      view!.railways.every(({ capital, crossed }) => capital > 29 && crossed.length > 0),
  )
  await make(auction.code, auction.keys[0]!, { kind: 'bid', pounds: 7 })
  const [jonas, ama] = await Promise.all([newPhone(), newPhone({ scale: 2 })])
  await hold(jonas.context, auction.code, [auction.keys[1]!])
  await hold(ama.context, auction.code, [auction.keys[2]!])
  await jonas.page.goto(`/t/${auction.code}`)
  await awake(jonas.page)
  await ama.page.goto(`/t/${auction.code}`)
  await type(ama.page, 13)
  await ama.page.waitForLoadState('networkidle')
  await take(ama.page, 'auction.png')

  // A customer of Kairo asked to come: the steps of its ways, the barkers, and what each side earns.
  const bazaar = await momentOfKairo(
    { names: ['Ama', 'Jonas', 'Marta'] },
    ({ view, seq }) =>
      seq > 40 && !view!.final && view!.phase.kind === 'turn' && !view!.phase.put && view!.phase.taken === 0,
  )
  const kairo = await newPhone({ scale: 2 })
  await hold(kairo.context, bazaar.code, [bazaar.keys[bazaar.frame.waiting[0]!]!])
  await kairo.page.goto(`/t/${bazaar.code}`)
  await kairo.page.locator('.kairo-acts .button').nth(1).click()
  await kairo.page.locator('.kairo-key:not(:disabled)').first().click()
  await take(kairo.page, 'bazaar.png')

  const room = await moment(
    { names: ['Marta', 'Jonas', 'Ama', 'Pierre'] },
    ({ view }) =>
      view!.auctions > 4 &&
      view!.phase.kind === 'building' &&
      view!.phase.drawn &&
      view!.stock.length > 1 &&
      view!.railways.every(({ crossed, lane }) => crossed.length > 0 && lane.length > 0),
  )
  const { page } = await newPhone({ width: 1440, height: 900 })
  await page.goto(`/t/${room.code}/screen`)
  await page.waitForLoadState('networkidle')
  await take(page, 'room.png')
})
