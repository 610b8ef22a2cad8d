// Every tip of a first game: whole on phones and at a desk, in a row of its own, and after the goal
// with a drawing of what it speaks of. Each is read in one language, in another one tomorrow;
// FULL=1 reads it in all four.
import { expect, test } from 'vitest'
import { boxOf } from '../../web/shelf.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { tips } from './measure.ts'
import { moments } from './moments.ts'
import { openScreen } from './people.ts'

const newPhone = withPhones()
const sizes = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const
const locales = ['en-GB', 'fr-FR', 'it-IT', 'de-DE']

// A game has tips if a face of it has words for them.
const hasTips = (game: string) => {
  const { digital, companion } = boxOf(game)!.words.en
  return 'coach' in digital || 'coach' in companion
}
const [, ...games] = moments
const asked = games
  .map(([game, screens]) => ({ game, screens }))
  .filter(({ game }) => hasTips(game))

test.each(rotating(asked, 4))('tips of $game stand beside a drawing', async one => {
  const readers = await Promise.all(
    locales.map(async locale => {
      const { page, context } = await newPhone({ novice: true, locale, expects: /404|409/ })
      await context.addInitScript(game => {
        if (origin !== 'null') localStorage.setItem(`boxside coach ${game}`, '["goal"]')
      }, one.game)
      return { page, locale }
    }),
  )
  const wrong: string[] = []
  let seen = 0
  for (const [i, screen] of (await one.screens()).entries()) {
    const { name, code, keys = [] } = screen
    if (!code || keys.length !== 1) continue
    const inTurn = readers.map((_, j) => readers[(i + j) % readers.length]!)
    for (const { page, locale } of rotating(inTurn, readers.length)) {
      await page.setViewportSize({ width: 320, height: 640 })
      await openScreen(page, screen)
      // An answer takes its row, in every language.
      if (!(await page.locator('.tip').isVisible())) break
      const sign = await page.locator('.coach-sign > svg').boundingBox({ timeout: 5000 })
      if (!sign || sign.width < 16 || sign.height < 8) wrong.push(`${name} ${locale}: no drawing`)
      seen += 1
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        wrong.push(...(await tips(page)).map(what => `${name} ${locale} ${width}: ${what}`))
      }
    }
  }
  expect({ wrong, seen: seen > 1 }).toEqual({ wrong: [], seen: true })
})
