// An evening of Cape Horn beside the box: ten rounds in the log book, kept by three phones, seen on
// a screen.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Entry } from '../../../../web/games/cape-horn/rules/entry.ts'
import { colours } from '../../../../web/games/cape-horn/rules/pieces.ts'
import { withPhones } from '../../../browser/browser.ts'
import {
  house,
  loseSight,
  say,
  see,
  seeNow,
  seeText,
  sitDown,
  soon,
  undo,
} from '../../../browser/people.ts'
import { isOnTurn } from '../../../sweep.ts'
import { done, openHorn, tellingOf, tile, upToDate, words } from './people.ts'
import { book } from './program.ts'

const newPhone = withPhones()
const { sheet } = words
const names = ['Ama', 'Jonas', 'Marta']

const telling = tellingOf(names, 'room')

const buttonOf = (page: Page, entry: Entry) =>
  page.locator(`button[name="move"][value='${JSON.stringify(entry)}']`)

const rose = (stage: 1 | 2 | 3, colour: 'red' | 'green' | 'yellow'): Entry => ({
  kind: 'rose',
  stage,
  colour,
})
const next: Entry = { kind: 'next' }
const renounced: Entry = { kind: 'renounced' }
const ignored: Entry = { kind: 'ignored' }
const sprinted: Entry = { kind: 'sprinted' }
const bought: Entry = { kind: 'bought' }

// An end that is struck while a phone keeps it (client/evenings/keep-result.ts) has no result any
// more.
const struck = { expects: /409/ }

test.runIf(isOnTurn(3, 4))(
  'three phones and a screen keep the log book for ten rounds',
  async () => {
    const phones = await Promise.all([
      newPhone(struck),
      newPhone({ width: 320, height: 640, ...struck }),
      newPhone({ width: 768, height: 1024, ...struck }),
      newPhone({ width: 1440, height: 900 }),
    ])
    const [ama, jonas, marta, screen] = phones.map(({ page }) => page) as [Page, Page, Page, Page]
    const pages = [ama, jonas, marta]
    const code = await openHorn(ama, say.beside)
    for (const [seat, page] of pages.entries()) {
      if (seat > 0) await page.goto(`/t/${code}`)
      await sitDown(page, colours[seat]!, names[seat])
    }
    await screen.goto(`/t/${code}/screen`)
    await ama.getByRole('button', { name: say.start(3) }).click()
    for (const page of pages) await seeNow(page, words.begin.title)

    const view = async () => (await book(code)).view!
    const points = async () => (await view()).pages.map(page => page.points)
    const tapOn = async (page: Page, ...entries: Entry[]) => {
      for (const entry of entries) {
        await upToDate(page)
        await done(code, () => buttonOf(page, entry).first().click())
      }
    }
    const enterFor = (page: Page, name: string) =>
      page.getByRole('button', { name: house.enterFor(name) }).click()
    // Where the keys stand on a phone, whoever's turn it is.
    const keysAt = (page: Page) =>
      page.locator('.rose-keys').evaluate(keys => Math.round(keys.getBoundingClientRect().top))

    const entry = async (page: Page, sentence: string) => {
      await page.goto(`/t/${code}/log`)
      await page
        .locator('.log [id^="entry-"]')
        .filter({ hasText: sentence })
        .getByRole('link', { name: say.correct })
        .click()
      await seeNow(page, say.correctTitle)
    }

    // Whoever stands on S1 begins, with the point noted.
    await tapOn(jonas, { kind: 'begins', first: 0 })
    await seeNow(ama, sheet.yours.lays)
    await seeNow(jonas, sheet.lays('Ama'))
    await seeNow(screen, sheet.lays('Ama'))
    expect(await points()).toEqual([4, 3, 3])

    // Round 1: along the rail; what cannot be paid says why; taken back, and entered by somebody
    // else.
    await see(tile(ama, words.act.sprint).getByText(words.why.points(4)))
    expect(await tile(ama, words.act.sprint).isDisabled()).toBe(true)
    await tapOn(ama, { kind: 'sails' })
    await seeNow(ama, sheet.yours.sails)
    await tapOn(ama, ignored)
    expect(await points()).toEqual([1, 3, 3])
    await undo(ama).click()
    await expect.poll(points, soon).toEqual([4, 3, 3])
    await tapOn(ama, rose(1, 'red'), { kind: 'draws' }, bought, next)
    await seeText(jonas, sheet.yours.lays)
    const own = await keysAt(jonas)
    await tapOn(jonas, renounced, next)
    await seeNow(jonas, sheet.lays('Marta'))
    await enterFor(jonas, 'Marta')
    expect(await keysAt(jonas)).toBe(own)
    await tapOn(jonas, ignored, next)
    expect(await points()).toEqual([4, 5, 1])
    expect((await view()).turn).toMatchObject({ seat: 0, step: 'laying' })

    // Rounds 2 to 4: nobody passes eight points, and the racks refuse a second rose of a stage or
    // colour.
    await tapOn(ama, renounced, next)
    await tapOn(jonas, renounced, next)
    await tapOn(marta, next)
    await tapOn(ama, renounced, next)
    await tapOn(jonas, next)
    await tapOn(marta, next)
    await see(tile(ama, words.act.renounce).getByText(words.why.most))
    for (const page of pages) await tapOn(page, next)
    expect(await points()).toEqual([8, 8, 4])
    await upToDate(ama)
    for (const [worthless, name] of [
      [rose(1, 'green'), sheet.worthless({ stage: 1, colour: 'green' })],
      [rose(2, 'red'), sheet.worthless({ stage: 2, colour: 'red' })],
    ] as const) {
      expect(await buttonOf(ama, worthless).isDisabled()).toBe(true)
      expect(await buttonOf(ama, worthless).getAttribute('aria-label')).toBe(name)
    }

    // Round 5: sprint and ignore in one turn, a rose at each stop: two roses, and the line is open.
    await tapOn(ama, sprinted, ignored)
    expect(await points()).toEqual([0, 8, 4])
    await see(tile(ama, sheet.buyCard).getByText(words.why.points(0)))
    await tapOn(ama, rose(2, 'green'))
    await see(ama.getByRole('button', { name: sheet.crossed }))
    await seeText(ama, sheet.worth('yellow', 'III'))
    await tapOn(ama, next)
    await tapOn(jonas, sprinted, rose(1, 'yellow'), rose(2, 'red'), next)
    await tapOn(marta, rose(3, 'green'), next)
    expect((await view()).pages.map(({ roses }) => roses.length)).toEqual([2, 2, 1])

    // An earlier entry is put right: Jonas's rose of round 5 was yellow II, and red I. First what
    // follows, then the deed.
    await entry(jonas, words.station({ stage: 2, colour: 'red' }))
    await jonas.locator('input[name="move.colour"][value="green"]').check({ force: true })
    await jonas.getByRole('button', { name: say.correctPreview }).click()
    await see(jonas.getByRole('heading', { name: say.consequences }))
    await see(jonas.getByRole('listitem').filter({ hasText: /Jonas roses.*red II.* → .*green II/ }))
    expect((await view()).pages[1]!.roses).toContainEqual({ stage: 2, colour: 'red' })
    await jonas.getByRole('button', { name: say.correctYes }).click()
    await expect
      .poll(async () => (await view()).pages[1]!.roses, soon)
      .toContainEqual({ stage: 2, colour: 'green' })
    await seeText(ama, house.corrected('Jonas'))
    await jonas.waitForURL(/\/log\?seat=1/)
    await jonas.goto(`/t/${code}?seat=1`)

    // Rounds 6 to 9: points gather again.
    for (let round = 6; round <= 9; round++) for (const page of pages) await tapOn(page, next)
    expect(await points()).toEqual([5, 7, 8])
    await seeNow(screen, sheet.lays('Ama'))

    // Round 10: Jonas's third rose ends the race on every page, is struck from the log, and it was
    // the finish line.
    await tapOn(ama, next)
    await tapOn(jonas, rose(3, 'red'))
    await seeNow(jonas, words.won((await book(code)).result!, { ...telling, you: 1 }))
    for (const page of [ama, marta, screen]) {
      await seeNow(page, words.won((await book(code)).result!, telling))
      await see(page.locator('.standings'))
    }
    await entry(jonas, words.station({ stage: 3, colour: 'red' }))
    await jonas.getByRole('button', { name: say.strikePreview }).click()
    await jonas.getByRole('button', { name: say.askThem }).click()
    // It takes the win away: the others are asked at the end's page too.
    for (const page of [ama, marta])
      await page.getByRole('button', { name: house.sayYes, exact: true }).click()
    await expect.poll(async () => (await view()).over, soon).toBeUndefined()
    await jonas.waitForURL(`**/t/${code}?seat=1`) // the page of a question leads on by itself
    await loseSight(screen.locator('.standings'))
    await see(jonas.getByRole('button', { name: sheet.crossed }))
    await tapOn(jonas, { kind: 'crossed-line' })
    const { result, view: end } = await book(code)
    for (const page of [ama, marta, screen]) await seeNow(page, words.won(result!, telling))
    expect(end!.over).toEqual({ winner: 1, how: 'line' })
    expect(result!.find(({ place }) => place === 1)).toMatchObject({ seat: 1, score: 3 })
    await see(ama.locator('.standings > li').first())
    await ama.getByRole('button', { name: say.again }).click()
    await ama.waitForURL(url => !url.pathname.includes(code))
    for (const page of pages)
      if (page !== ama) await see(page.getByRole('link', { name: say.nextSit }))
  },
)
