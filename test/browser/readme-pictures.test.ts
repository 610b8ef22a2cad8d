// The pictures of the README: SHOTS=1 takes them.
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { cardOf } from '../../web/games/cape-to-cairo/rules/pieces.ts'
import { awake, type } from '../games/cape-to-cairo/browser/people.ts'
import { make, moment } from '../games/cape-to-cairo/browser/program.ts'
import { moment as momentOfKairo } from '../games/kairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { hold } from './people.ts'

const newPhone = withPhones()

// With a palette, a third of the weight: flat inks need few. sharp comes with miniflare.
async function take(page: Page, file: string) {
  const { default: sharp } = await import('sharp')
  const picture = sharp(await page.screenshot()).png({ palette: true, dither: 0, effort: 10 })
  await picture.toFile(`.github/${file}`)
}

test.runIf(process.env.SHOTS)('the pictures of the README', async () => {
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

  // A customer of Kairo asked to come: the steps of its ways, the barkers, and what each side
  // earns.
  const bazaar = await momentOfKairo(
    { names: ['Ama', 'Jonas', 'Marta'] },
    ({ view, seq }) =>
      seq > 40 &&
      !view!.final &&
      view!.phase.kind === 'turn' &&
      !view!.phase.put &&
      view!.phase.taken === 0,
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
