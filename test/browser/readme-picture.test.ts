// The picture of the README: SHOTS=1 takes it.
import { mkdirSync } from 'node:fs'
import { test } from 'vitest'
import { moment } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'

const newPhone = withPhones()

test.runIf(process.env.SHOTS)('the picture of the README', async () => {
  mkdirSync('.github', { recursive: true })
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
  // With a palette, a third of the weight: flat inks need few. sharp comes with miniflare.
  const { default: sharp } = await import('sharp')
  const picture = sharp(await page.screenshot()).png({ palette: true, dither: 0, effort: 10 })
  await picture.toFile('.github/room.png')
})
