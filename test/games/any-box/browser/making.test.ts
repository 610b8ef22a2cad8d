// A sheet on its way to a table: chosen, made, given by a link, kept, and all of it without script.
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { linkOf } from '../../../../web/games/any-box/making/link.ts'
import { texts } from '../../../../web/games/any-box/making/texts.ts'
import { en as ready } from '../../../../web/games/any-box/ready/en.ts'
import { plainSheet } from '../../../../web/games/any-box/sheet/state.ts'
import { address, withPhones } from '../../../browser/browser.ts'
import { see, seeText, soon } from '../../../browser/people.ts'

const newPhone = withPhones()
const { offer, page: say, along } = texts.en
const at = '/games/any-box/new'

const offered = async (page: Page) => {
  await page.goto('/?box=any-box')
  await see(page.locator('.offer'))
}
const setUp = async (page: Page) => {
  await page.getByRole('button', { name: say.open }).click()
  await see(page.getByRole('img', { name: 'QR code' }))
}
const scripted = (page: Page) => page.locator('html[data-main]').waitFor()
const heading = (page: Page) => page.locator('#making-yours').innerText()
const shown = (page: Page) => page.locator('.making-yours > .making-example tbody').innerText()

// Opens a part of the page unless it is open, as it stays when the page is drawn again.
const unfold = async (page: Page, summary: string) => {
  const part = page.locator('details', { has: page.locator('summary', { hasText: summary }) })
  if ((await part.getAttribute('open')) === null) await part.locator('> summary').click()
}

describe.each([true, false])('script: %s', js => {
  test('a ready-made sheet is two taps from its table', async () => {
    const { page } = await newPhone({ js })
    await offered(page)
    await page.getByRole('link', { name: ready.tricks.title }).click()
    await setUp(page)
    await seeText(page, ready.tricks.title)
  })

  test('a sheet of one’s own asks for more as it is answered', async () => {
    const { page } = await newPhone({ js })
    await offered(page)
    await page.getByRole('link', { name: offer.own }).click()
    await page.locator('[name="made.title"]').fill('Sheep & wolves')
    await page.locator('[name="made.lines.0.name"]').fill('Sheep')
    await page.locator('[name="made.lines.1.name"]').fill('Wolves')
    await page.locator('[name="made.bids"][value="sealed"]').check()
    if (!js) await page.getByRole('button', { name: say.look }).click()
    await see(page.locator('[name="made.missed"]'))
    await see(page.locator('[name="made.lines.2.name"]'))
    await expect.poll(() => heading(page), soon).toBe('Sheep & wolves')
    await page.locator('[name="made.lines.1.worth"]').fill('-3')
    await setUp(page)
    await seeText(page, 'Sheep & wolves')
  })

  test('a figure that is wrong stays on the page, with its fault', async () => {
    const { page } = await newPhone({ js, expects: /422/ })
    await page.goto(`${at}?ready=tricks`)
    const rounds = page.locator('[name="made.rounds"]')
    await rounds.fill('77')
    if (js) await see(page.locator('.making-fault'))
    await page.getByRole('button', { name: say.open }).click()
    await see(page.locator('.making-fault', { hasText: say.between(1, 20) }))
    expect(await rounds.inputValue()).toBe('77')
    await rounds.fill('7')
    await setUp(page)
  })

  test('a text that somebody was given is shown before anything is opened', async () => {
    const { page } = await newPhone({ js })
    await offered(page)
    await unfold(page, offer.given)
    const link = `${address}${at}#${linkOf({ ...plainSheet, title: 'From a friend' })}`
    await page.getByLabel(offer.givenLabel).fill(link)
    await page.getByRole('button', { name: offer.show }).click()
    await see(page.getByRole('heading', { level: 1, name: 'From a friend' }))
    await setUp(page)
    await seeText(page, 'From a friend')
  })
})

test('the example follows what is typed, and typing is not disturbed', async () => {
  const { page } = await newPhone()
  await page.goto(at)
  await scripted(page)
  const before = await shown(page)
  const worth = page.locator('[name="made.lines.0.worth"]')
  await worth.fill('')
  await worth.pressSequentially('100', { delay: 30 })
  await expect.poll(() => shown(page), soon).not.toBe(before)
  await expect.poll(() => shown(page), soon).toContain('2500')
  expect(await worth.inputValue()).toBe('100')
  expect(await worth.evaluate(one => one === document.activeElement)).toBe(true)
})

test('a link shows its sheet, opens nothing, and tells the server in no address', async () => {
  const { page } = await newPhone()
  const part = linkOf({ ...plainSheet, title: 'From a friend' })
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
  await page.goto(`${at}#${part}`)
  await see(page.getByRole('heading', { level: 1, name: 'From a friend' }))
  expect(asked.filter(one => one.endsWith('/tables'))).toEqual([])
  expect(asked.filter(one => one.includes(part.slice(0, 20)) && !one.includes('#'))).toEqual([])
  expect(new URL(page.url()).hash).toBe(`#${part}`)
  await setUp(page)
})

test('a sheet is kept and found again, by hand and by opening a table, and forgotten', async () => {
  const { page } = await newPhone()
  const kept = page.locator('.offer-kept')
  await offered(page)
  await scripted(page)
  expect(await kept.isVisible()).toBe(false)
  await page.goto(`${at}?ready=dice`)
  await scripted(page)
  await page.getByRole('button', { name: along.keep }).click()
  await seeText(page, along.isKept)
  await page.goto(`${at}?ready=auction`)
  await setUp(page)
  await scripted(page)
  await offered(page)
  await see(kept.getByRole('link', { name: ready.auction.title }))
  await kept.getByRole('link', { name: ready.dice.title }).click()
  await see(page.getByRole('heading', { level: 1, name: ready.dice.title }))
  await expect.poll(() => shown(page), soon).toContain(ready.dice.labels.chance)
  await offered(page)
  await kept.getByRole('button', { name: offer.forget(ready.dice.title) }).click()
  await expect.poll(() => kept.getByRole('link').count(), soon).toBe(1)
})

test('a browser that keeps nothing says so', async () => {
  const { page, context } = await newPhone()
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(`${at}?ready=dice`)
  await scripted(page)
  await page.getByRole('button', { name: along.keep }).click()
  await seeText(page, along.notKept)
})

test('a sheet leaves as a file and a QR code, and comes back from a file', async () => {
  const { page } = await newPhone()
  await page.goto(`${at}?ready=points`)
  await scripted(page)
  await unfold(page, along.title)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: along.file }).click()
  const file = await buffer(await (await saved).createReadStream())
  await page.getByRole('button', { name: along.qr }).click()
  await see(page.getByRole('img', { name: along.qrAlt }))
  await page.goto(at)
  await scripted(page)
  await unfold(page, offer.given)
  await page
    .locator('[data-file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: file })
  await see(page.getByRole('heading', { level: 1, name: ready.points.title }))
})

test('questions become text, its faults show the wrong piece, and it becomes questions again', async () => {
  const { page } = await newPhone()
  await page.goto(at)
  await scripted(page)
  await page.getByRole('button', { name: say.toText }).click()
  const text = page.locator('textarea')
  await text.waitFor({ state: 'attached' })
  await unfold(page, say.toText)
  const right = await text.inputValue()
  await text.fill(right.replace('"score": "', '"score": "oops + '))
  await see(page.locator('.making-faults mark', { hasText: 'oops' }))
  await text.fill(right)
  await page.getByRole('button', { name: say.toQuestions }).click()
  await see(page.locator('[name="made.title"]'))
})
