// A game watched again in a browser: each mode from its first step to its end, by key, by finger
// and without script.
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { fairWords } from '../../web/words/all.ts'
import { seated } from '../boxes.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { bringAxe, sideways, sizes, small, violations } from './measure.ts'
import { hold, say, see, soon } from './people.ts'
import { finished } from './whole-games.ts'

const newPhone = withPhones()
const modes = shelf.flatMap(box => box.modes.map(mode => ({ id: box.id, box, mode })))
const names = ['Friederike-Charlotte', '</script><b>', 'Marta']
const ended = ({ box, mode }: (typeof modes)[number]) => finished(box, mode, seated(box, names))

test.each(rotating(modes, shelf.length))('$id $mode is watched to its end', async mode => {
  const table = await ended(mode)
  const { page, context } = await newPhone({ locale: 'de-DE' })
  await bringAxe(context)
  const received: Response[] = []
  page.on('response', answer => answer.request().resourceType() !== 'font' && received.push(answer))
  await hold(context, table.code, table.keys.slice(0, 1))
  await page.goto(`/t/${table.code}/replay?as=room`)
  await page.locator('body[data-whole]').waitFor()
  const count = Number(await page.locator('.replay-scale input').getAttribute('max')) + 1
  // As first visits are weighed: without fonts.
  const bytes = (await Promise.all(received.map(answer => answer.body()))).map(
    body => gzipSync(body).length,
  )
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(120_000)
  const fact = page.locator('[data-fact]')
  expect(await fact.textContent()).toContain(`1 von ${count}`)
  for (let step = 2; step <= Math.min(count, 12); step++) {
    await page.keyboard.press('ArrowRight')
    expect(await fact.textContent()).toContain(`${step} von ${count}`)
  }
  await page.keyboard.press('ArrowLeft')
  await page.locator('.replay-scale input').fill(String(count - 1))
  await expect.poll(() => fact.textContent(), soon).toContain(`${count} von ${count}`)
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    found.push(...(await sideways(page)).map(what => `${width}: ${what}`))
    if (width === 390) found.push(...(await small(page)))
    if (process.env.SHOTS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({
          path: `.build/shots/replay-${mode.id}-${mode.mode}.${width}.de.${colorScheme}.png`,
          fullPage: Boolean(process.env.WHOLE),
        })
      }
  }
  found.push(...(await violations(page)))
  expect(found.join('; ')).toBe('')
})

test('a link to a moment brings nothing of what came later until it is asked for', async () => {
  const table = await ended(modes[0]!)
  const { page } = await newPhone()
  const received: string[] = []
  page.on('response', async answer => {
    if (answer.url().includes('/replay')) received.push(await answer.text())
  })
  await page.goto(`/t/${table.code}/replay?as=open&until=20`)
  await page.locator('body[data-whole]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.title()).not.toMatch(/Friederike|script|Marta/)
  expect(await page.locator('[data-fact]').textContent()).toContain('Step 20 of 20')
  expect(await page.locator('.replay-words li').last().getAttribute('value')).toBe('20')
  expect(received.join('')).not.toMatch(/"result"|"won"|"seq":2[1-9]/)
  await page.getByText(say.showEnd).click()
  await page.locator('body[data-whole]').waitFor()
  await expect
    .poll(() => page.locator('[data-fact]').textContent(), soon)
    .toMatch(/Step 20 of (?!20)/)
  await expect.poll(() => page.locator('.replay-disc').count(), soon).toBeGreaterThan(0)
})

// What the face says to who sees it, and of its board to who hears it.
const shown = async (page: Page) => [
  ...(await page
    .locator('.replay-face [aria-label]')
    .evaluateAll(all => all.map(one => one.ariaLabel))),
  await page.locator('.replay-face').innerText(),
]

test.each(rotating(modes, shelf.length))(
  '$id $mode is kept as one file that plays and is checked without a network',
  async mode => {
    const table = await ended(mode)
    const { page } = await newPhone({ locale: 'de-DE' })
    await page.goto(`/t/${table.code}/replay?as=open`)
    await page.locator('body[data-whole]').waitFor()
    const line = '.replay-scale input'
    const count = Number(await page.locator(line).getAttribute('max')) + 1
    const download = page.waitForEvent('download')
    await page.locator('[data-keep]').click()
    const path = join(mkdtempSync(join(tmpdir(), 'kept-')), (await download).suggestedFilename())
    await (await download).saveAs(path)
    expect(statSync(path).size).toBeLessThan(500_000)
    const { page: kept, context } = await newPhone({ locale: 'de-DE' })
    await context.setOffline(true)
    const asked: string[] = []
    kept.on('request', request => asked.push(request.url()))
    await kept.goto(`file://${path}`)
    await kept.locator('body[data-whole]').waitFor()
    await see(kept.getByText(/Auf diesem Gerät geprüft/))
    for (const place of [2, Math.round(count / 2), count]) {
      for (const one of [page, kept]) {
        await one.locator(line).fill(String(place - 1))
        await expect
          .poll(() => one.locator('[data-fact]').textContent(), soon)
          .toContain(`Schritt ${place} von ${count}`)
      }
      const isSame = async () => String(await shown(page)) === String(await shown(kept))
      await expect.poll(isSame, soon).toBe(true)
    }
    expect(asked.filter(url => !/^(file|data):/.test(url))).toEqual([])
  },
)

test('a moment of a game is played on alone, without a script too, and its table says so', async () => {
  const table = await ended(modes[0]!)
  const { page } = await newPhone({ locale: 'de-DE' })
  await page.goto(`/t/${table.code}/replay?as=open`)
  await page.locator('body[data-whole]').waitFor()
  await page.locator('.replay-scale input').fill('9')
  await page.locator('.what-if > summary').click()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sideways(page), String(width)).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.what-if select[name=seat]').selectOption('1')
  await page.locator('.what-if button').click()
  await page.locator('.masthead-where').waitFor()
  expect(await page.locator('.masthead-where').textContent()).toContain('Übung')
  await page.locator('.masthead-menu').click()
  await page.getByText(/^Übung, ab Zug \d+ von Tisch/).click()
  await page.locator('body[data-whole]').waitFor()
  expect(await page.locator('[data-fact]').textContent()).toContain('Schritt 10')
  // At the end there is nothing to play on.
  await page
    .locator('.replay-scale input')
    .fill(await page.locator('.replay-scale input').getAttribute('max').then(String))
  await expect.poll(() => page.locator('.what-if').isVisible(), soon).toBe(false)

  const { page: plain } = await newPhone({ js: false })
  await plain.goto(`/t/${table.code}/replay?at=5`)
  await plain.locator('.what-if > summary').click()
  await plain.locator('.what-if button').click()
  expect(await plain.locator('.masthead-where').textContent()).toContain('Practice')
})

test('great moments are those of the story, spread over the game, each number over its place', async () => {
  const table = await ended(modes[0]!)
  const { page } = await newPhone({ width: 390 })
  await page.goto(`/t/${table.code}`)
  const told = await page.locator('.moments p').evaluateAll(all => all.map(one => one.textContent!))
  await page.goto(`/t/${table.code}/replay?as=open`)
  await page.locator('body[data-whole]').waitFor()
  const moments: { seq: number; words: string }[] = JSON.parse(
    (await page.locator('[data-of=moments]').textContent())!,
  )
  expect(moments.map(({ words }) => words)).toEqual(expect.arrayContaining(told))
  const count = Number(await page.locator('.replay-scale input').getAttribute('max'))
  expect(moments.at(-1)!.seq - moments[0]!.seq).toBeGreaterThan(count / 2)
  for (const disc of await page.locator('.replay-disc').all()) {
    const [at, where] = await disc.evaluate(one => [
      Number(one.dataset.at),
      Number(one.style.getPropertyValue('--at')),
    ])
    expect(Math.abs(at! / count - where!)).toBeLessThan(0.05)
  }
  await page.locator('.replay-disc').first().click()
  await expect
    .poll(() => page.locator('[data-fact]').textContent(), soon)
    .toContain(moments[0]!.words)
})

test('who is looked through is named whole, nothing is bid, and the switch of a link is as large as a finger', async () => {
  const table = await ended(modes[0]!)
  const { page } = await newPhone({ width: 320, locale: 'de-DE' })
  await page.goto(`/t/${table.code}/replay?as=open`)
  await page.locator('body[data-whole]').waitFor()
  const cutNames = await page
    .locator('.replay-choice a')
    .evaluateAll(all =>
      all
        .filter(
          one =>
            one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth,
        )
        .map(one => one.textContent),
    )
  expect(cutNames).toEqual([])
  expect(await page.locator('.replay-face .ticket').isVisible()).toBe(false)
  expect(
    (await page.locator('.replay-ways .setting').boundingBox())!.height,
  ).toBeGreaterThanOrEqual(48)
})

test('a word that is read aloud stands on one line, in every language', async () => {
  const table = await ended(modes[0]!)
  const { page } = await newPhone()
  await page.goto(`/t/${table.code}/fair`)
  const words = page.locator('.fair-marks b')
  await see(words.first())
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const { marks } of Object.values(fairWords))
      for (const word of Object.values(marks)) {
        const { high, line, out } = await words.first().evaluate((one, said) => {
          one.textContent = said.replaceAll('-', '\u2011')
          const { height, right } = one.getBoundingClientRect()
          const place = one.closest('li')!.getBoundingClientRect()
          return {
            high: height,
            line: Number.parseFloat(getComputedStyle(one).lineHeight),
            out: right - place.right,
          }
        }, word)
        expect([word, high <= line * 1.5, out <= 0]).toEqual([word, true, true])
      }
  }
})
