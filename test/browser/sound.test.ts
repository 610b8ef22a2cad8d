// A call comes in and takes the sound of the phone away: it is back as soon as somebody is.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPhones } from './browser.ts'
import { openMenu, phoneAt, soon } from './people.ts'
import { started } from './program.ts'

const newPhone = withPhones()

type Heard = typeof window & { audio: AudioContext; call: boolean }

// An iPhone says `interrupted` until somebody asks for the sound again after the call; Chromium
// says `suspended`.
const answerable = (page: Page) =>
  page.addInitScript(() => {
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state')!.get!
    const { resume } = AudioContext.prototype
    const heard = window as Heard
    Object.defineProperty(BaseAudioContext.prototype, 'state', {
      get(this: AudioContext) {
        heard.audio = this
        return heard.call ? 'interrupted' : state.call(this)
      },
    })
    AudioContext.prototype.resume = function () {
      heard.call = false
      return resume.call(this)
    }
  })

const isHeard = (page: Page) => page.evaluate(() => (window as Heard).audio.state === 'running')
const takeAway = (page: Page) =>
  page.evaluate(async () => {
    const heard = window as Heard
    await heard.audio.suspend()
    heard.call = true
  })

test('sound that a call took away comes back with the next touch, key or look', async () => {
  const table = await started({ game: 'kairo', names: ['Ama', 'Jonas'] })
  const { page } = await phoneAt(newPhone, table, 0)
  await answerable(page)
  await page.reload()
  await openMenu(page)
  await page.locator('[data-phone] [name="sound"]').check()
  await expect.poll(() => page.evaluate(() => 'audio' in window), soon).toBe(true)
  await expect.poll(() => isHeard(page), soon).toBe(true)
  const returns = {
    touch: () => page.locator('main.menu h1').click(),
    key: () => page.keyboard.press('Shift'),
    look: () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  }
  for (const [name, comeBack] of Object.entries(returns)) {
    await takeAway(page)
    expect(await isHeard(page)).toBe(false)
    await comeBack()
    await expect.poll(() => isHeard(page), { ...soon, message: name }).toBe(true)
  }
})
