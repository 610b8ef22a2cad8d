// The gate: every named screen in English and German, from the smallest phone to a television, is
// asked what a machine can see of it, also below a notch, in larger text and by the accessibility
// rules; it looks as it did when it was accepted; and every step of every face is on some screen.
// One game, or the house, a day; FULL=1 has all. `npm run look` asks the same, draws contact
// sheets, and accepts.
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { rotating } from '../sweep.ts'
import { accepted, changes, MOST, read } from './gate/print.ts'
import { unseen } from './gate/steps.ts'
import { goRound, linesOf, readQuestions, sizes } from './gate/visit.ts'
import { openHouse } from './house.ts'
import { moments } from './moments.ts'
import { openScreen } from './people.ts'
import { served } from './served.ts'

let house: Awaited<ReturnType<typeof openHouse>>
let browser: Browser
let questions: Awaited<ReturnType<typeof readQuestions>>

beforeAll(async () => {
  ;[house, browser, questions] = await Promise.all([
    openHouse('test/browser/gate/still-worker.ts'),
    chromium.connect(inject('chromium')),
    readQuestions(),
  ])
  Object.assign(served, house)
})
afterAll(() => Promise.all([browser.close(), house.stop()]))

test.each(rotating(moments, moments.length))(
  'every screen of %s is whole',
  async (title, screens) => {
    const game = title.replace('the ', '')
    const round = {
      browser,
      url: house.url,
      screens: await screens(),
      langs: ['en', 'de'],
      sizes,
      questions,
    }
    const { faults, prints, steps } = await goRound({ ...round, open: openScreen })
    const before = accepted(game)
    const changed = [...prints].flatMap(([name, greys]) => {
      const line = before.get(name)
      return line && changes(read(line), greys) < MOST ? [] : [name]
    })
    expect.soft(linesOf(faults)).toEqual([])
    if (before.size > 0)
      expect.soft(changed, 'look at them: npm run look; then npm run look -- accept').toEqual([])
    expect.soft(await unseen(game, steps), 'steps that no named screen shows').toEqual([])
  },
)
