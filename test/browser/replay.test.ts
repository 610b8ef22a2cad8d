// A game watched again in a browser: each mode from its first step to its end, by key, by finger and without script.
import { expect, test } from 'vitest'
import type { Frame } from '../../web/protocol.ts'
import { shelf } from '../../web/shelf.ts'
import { playTo as playLandTo } from '../games/camino/browser/program.ts'
import { raceTo } from '../games/cape-horn/browser/program.ts'
import { playTo } from '../games/cape-to-cairo/browser/program.ts'
import { playTo as playBazaarTo } from '../games/kairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { bringAxe, sideways, small, violations } from './measure.ts'
import { hold, see, soon } from './people.ts'
import { type Played, started } from './program.ts'

const newPhone = withPhones()
const isOver = ({ result }: Frame) => result !== undefined
const ended: Record<string, (table: Played) => Promise<unknown>> = {
  'cape-to-cairo': table => playTo(table, isOver),
  'cape-horn': table => raceTo(table, isOver),
  kairo: table => playBazaarTo(table, isOver),
  camino: table => playLandTo(table, isOver),
}
const modes = shelf.flatMap(({ id, seats }) => (['digital', 'companion'] as const).map(mode => ({ id, mode, seats })))

const finished = async ({ id, mode, seats }: (typeof modes)[number]) => {
  const names = ['Friederike-Charlotte', 'Jonas', 'Marta'].slice(0, seats.includes(3) ? 3 : 2)
  const table = await started({
    game: id,
    mode,
    names,
    ...(id === 'camino' && { options: { variant: 'caminito-small' } }),
  })
  await ended[id]!(table)
  return table
}

test.each(rotating(modes, 4))('$id $mode is watched to its end', async mode => {
  const table = await finished(mode)
  const { page, context } = await newPhone({ locale: 'de-DE' })
  await bringAxe(context)
  await hold(context, table.code, table.keys.slice(0, 1))
  await page.goto(`/t/${table.code}/replay?as=room`)
  await page.locator('body[data-whole]').waitFor()
  const count = Number(await page.locator('.replay-scale input').getAttribute('max')) + 1
  const fact = page.locator('[data-fact]')
  expect(await fact.innerText()).toContain(`1 von ${count}`)
  for (let step = 2; step <= Math.min(count, 12); step++) {
    await page.keyboard.press('ArrowRight')
    expect(await fact.innerText()).toContain(`${step} von ${count}`)
  }
  await page.keyboard.press('ArrowLeft')
  await page.locator('.replay-scale input').fill(String(count - 1))
  await expect.poll(() => fact.innerText(), soon).toContain(`${count} von ${count}`)
  const found: string[] = []
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    found.push(...(await sideways(page)).map(what => `${width}: ${what}`))
    if (width === 390) found.push(...(await small(page)))
    if (process.env.SHOTS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({
          path: `.build/shots/replay-${mode.id}-${mode.mode}.${width}.de.${colorScheme}.png`,
          fullPage: true,
        })
      }
  }
  found.push(...(await violations(page)))
  expect(found.join('; ')).toBe('')
})

test('a link to a moment shows nothing of what came later until it is asked for', async () => {
  const table = await finished(modes[0]!)
  const { page } = await newPhone()
  await page.goto(`/t/${table.code}/replay?as=room#20`)
  await page.locator('body[data-whole]').waitFor()
  expect(await page.title()).not.toMatch(/Friederike|Jonas|Marta/)
  expect(await page.locator('[data-fact]').innerText()).toMatch(/^.*Step 20 of /)
  expect(await page.locator('.replay-words li').last().getAttribute('value')).toBe('20')
  const discs = () => page.locator('.replay-disc').count()
  const before = await discs()
  await page.locator('[data-later]').click()
  await expect.poll(discs, soon).toBeGreaterThan(before)
  expect(Number(await page.locator('.replay-words li').last().getAttribute('value'))).toBeGreaterThan(20)
})

test('without script links lead from step to step', async () => {
  const table = await finished(modes[1]!)
  const { page } = await newPhone({ js: false })
  await page.goto(`/t/${table.code}/replay?as=room`)
  for (let step = 2; step < 6; step++) {
    await page.locator('a[data-go=on]').click()
    await see(page.getByText(`Step ${step} of `))
  }
})
