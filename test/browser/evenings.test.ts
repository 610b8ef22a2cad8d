// Our evenings: what was played is kept by the browsers that sat there, shown, taken along, put
// back and forgotten.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Frame } from '../../web/protocol.ts'
import { eveningsWords } from '../../web/words/all.ts'
import { playTo, started } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { codeOf, hold, phoneAt, say, see, seeText, soon } from './people.ts'
import { alone, frameOf, start } from './program.ts'

const newPhone = withPhones()
const words = eveningsWords.en
const names = ['Ama', 'Jonas']

const played = async () => {
  const table = await started({ names })
  await playTo(table, ({ result }) => result !== undefined)
  return table
}

test('a game that ended is in the album, goes with a file, and comes back from it', async () => {
  const { page, context } = await newPhone()
  await page.goto('/evenings')
  await see(page.locator('.album-stamp.blank'))

  for (const table of [await played(), await played()]) {
    await hold(context, table.code, [table.keys[0]!])
    await page.goto(`/t/${table.code}?seat=0`)
    await see(page.locator('.tonight:not([hidden])'))
  }
  await expect
    .poll(async () => (await page.locator('.tonight').innerText()).replace(/\s+/g, ' '), soon)
    .toMatch(/Ama [0-2] Jonas [0-2]$/)

  await page.goto('/evenings')
  await see(page.locator('.album-game').nth(1))
  const stamp = page.locator('.album-stamp img').first()
  await expect
    .poll(() => stamp.evaluate(image => (image as HTMLImageElement).naturalWidth), soon)
    .toBe(304)
  expect(await page.locator('.album-people li').count()).toBe(2)

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: words.takeAlong }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk)
  const file = Buffer.concat(chunks)
  expect(JSON.parse(file.toString()).games).toHaveLength(2)

  await page.locator('.album-keeping summary').click()
  await page.locator('.album-keeping .danger').click()
  await see(page.locator('.album-stamp.blank'))

  const put = (buffer: Buffer) =>
    page
      .locator('.album-file input')
      .setInputFiles({ name: 'evenings.json', mimeType: 'application/json', buffer })
  await put(Buffer.from('{"format":"another"}'))
  await see(page.getByText('Nothing was changed'))
  await put(file)
  await see(page.locator('.album-game').nth(1))
  await page.locator('.album-ways summary').first().click()
  await page.locator('.album-ways button').first().click()
  await expect.poll(() => page.locator('.album-game').count(), soon).toBe(1)
})

test('the end and the album have one day for a game, by the clock of its reader', async () => {
  const table = await played()
  // Where it is two in the morning now: the evening began the day before. Zones so named count from
  // the other side.
  const ahead = ((2 - new Date().getUTCHours() + 36) % 24) - 12
  const { page, context } = await newPhone({
    timezone: `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`,
  })
  const evening = Date.now() + (ahead - 12) * 60 * 60 * 1000
  const said = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(evening)
  await hold(context, table.code, [table.keys[0]!])
  await page.goto(`/t/${table.code}?seat=0`)
  await expect
    .poll(() => page.locator('.end-day').innerText(), soon)
    .toBe(said({ dateStyle: 'long' }))
  await see(page.locator('.tonight:not([hidden])'))
  await page.goto('/evenings')
  await see(page.locator('.album-evening h2', { hasText: said({ weekday: 'long' }) }))
})

test('who only looked on keeps nothing', async () => {
  const table = await played()
  const { page } = await newPhone()
  await page.goto(`/t/${table.code}`)
  await page.waitForLoadState('networkidle')
  await page.goto('/evenings')
  await see(page.locator('.album-stamp.blank'))
})

test('how the evening stands is said on every phone as the game ends, and stays in the lobby of the next one', async () => {
  const table = await started({ names })
  await playTo(table, ({ view }) => view!.auctions === 8)
  const [ama, jonas] = await Promise.all([0, 1].map(seat => phoneAt(newPhone, table, seat)))
  await playTo(table, ({ result }) => result !== undefined)
  for (const { page } of [ama!, jonas!]) await see(page.locator('.tonight:not([hidden])'))
  await ama!.page.getByRole('button', { name: say.again }).click()
  const ribbon = ama!.page.locator('body > .tonight')
  await see(ribbon)
  expect((await ribbon.boundingBox())!.x).toBeGreaterThanOrEqual(12)
  await jonas!.page.getByRole('link', { name: say.nextSit }).click()
  await see(jonas!.page.locator('body > .tonight'))
  for (const one of await ribbon.locator('[data-name]').all())
    expect(await one.innerText()).toMatch(/\d$/)
})

// Returns what the ribbon says on a phone: 'This evening Ama 1 Jonas 1 Marta 0'.
const ribbonOn = async (page: Page) => {
  await see(page.locator('.tonight:not([hidden])'))
  return (await page.locator('.tonight').innerText()).replace(/\s+/g, ' ')
}

test('every page of the end says one score, also where the game before was never seen', async () => {
  const first = await started({ names: ['Ama', 'Jonas', 'Marta'] })
  await playTo(first, ({ result }) => result !== undefined)
  const ama = await phoneAt(newPhone, first, 0)
  await see(ama.page.locator('.tonight:not([hidden])'))
  await ama.page.getByRole('button', { name: say.revenge.more }).click()
  await ama.page.waitForURL(url => !url.pathname.includes(first.code))
  const { hostKey, keys } = first
  // Everybody sits one seat on.
  const next = { code: codeOf(ama.page), hostKey, keys: [keys[2]!, keys[0]!, keys[1]!] }
  await start(next)
  await playTo(next, ({ view }) => view!.auctions === 8)
  const [marta, jonas, onlooker] = await Promise.all([
    phoneAt(newPhone, next, 0),
    phoneAt(newPhone, next, 2),
    newPhone(),
  ])
  await onlooker.page.goto(`/t/${next.code}`)
  await playTo(next, ({ result }) => result !== undefined)
  const pages = [marta.page, ama.page, jonas.page, onlooker.page]
  const won = (await Promise.all([first, next].map(({ code }) => frameOf<Frame>(code)))).map(
    ({ result, seats }) =>
      result!.filter(({ place }) => place === 1).map(({ seat }) => seats[seat]!.name),
  )
  const said = ['Marta', 'Ama', 'Jonas'].map(
    name => `${name} ${won.flat().filter(one => one === name).length}`,
  )
  for (const page of pages) expect(await ribbonOn(page)).toBe([words.tonight, ...said].join(' '))
  await jonas.page.reload()
  expect(await ribbonOn(jonas.page)).toBe([words.tonight, ...said].join(' '))
  // Who sat there has both games now; who only looked on has none.
  await jonas.page.goto('/evenings')
  await expect.poll(() => jonas.page.locator('.album-game').count(), soon).toBe(2)
  await onlooker.page.goto('/evenings')
  await see(onlooker.page.locator('.album-stamp.blank'))
})

test('four stand in one row on a phone, each mark with its figure', async () => {
  const table = await started({ names: ['Oma Gertrud', 'Bruno', 'Céline', 'Alexandra'] })
  await playTo(table, ({ result }) => result !== undefined)
  const { page } = await phoneAt(newPhone, table, 0)
  await see(page.locator('.tonight:not([hidden])'))
  const tops = () =>
    page
      .locator('.tonight > [data-name]')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  expect(new Set(await tops()).size).toBe(1)
  await page.setViewportSize({ width: 320, height: 568 })
  expect(new Set(await tops()).size).toBe(1)
})

test('against bots alone no evening is counted', async () => {
  const table = await alone('cape-to-cairo')
  const { page } = await phoneAt(newPhone, table, 0)
  expect(await (await page.request.get(`/t/${table.code}`)).text()).not.toContain('data-tonight')
})

const oneOf = (more: object) => ({
  ...{ game: 'kairo', title: 'Kairo', mode: 'digital', better: 'more', won: 'Ama wins.' },
  ...{ code: 'AAAAAA', finished: '2026-11-20T20:00:00.000Z' },
  seats: [
    { name: 'Ama', colour: 'blue', place: 1, score: 9 },
    { name: 'Jonas', colour: 'red', place: 2, score: 7 },
  ],
  ...more,
})

test('what is spoilt in a file spoils nothing else, and no game is of another age', async () => {
  const { page } = await newPhone()
  await page.goto('/evenings')
  const put = (games: object[]) =>
    page.locator('.album-file input').setInputFiles({
      ...{ name: 'evenings.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify({ format: 'boxside-evenings/1', games })),
    })
  await put([
    oneOf({ finished: '0001-01-01T00:00:00.000Z' }),
    oneOf({ finished: '9951-01-01T00:00:00.000Z' }),
  ])
  await seeText(page, words.notOurs)
  await put([
    oneOf({ code: 'AAAAAB', picture: 7 }),
    oneOf({ code: 'AAAAAC', seats: 'none' }),
    oneOf({ code: 'AAAAAD', finished: '9951-01-01T00:00:00.000Z' }),
    'nothing' as never,
    oneOf({ moves: 9 }), // which albums kept until November 2026
  ])
  await seeText(page, words.spoilt(3))
  expect(await page.locator('.album-game').count()).toBe(2)
  // A spoilt entry in the browser's own store empties no album either.
  await page.evaluate(
    spoilt =>
      new Promise<void>(done => {
        indexedDB.open('boxside').onsuccess = ({ target }) => {
          const writing = (target as IDBOpenDBRequest).result.transaction('evenings', 'readwrite')
          for (const [i, one] of spoilt.entries())
            writing.objectStore('evenings').put(one, `spoilt ${i}`)
          writing.oncomplete = () => done()
        }
      }),
    [
      null,
      7,
      {},
      oneOf({ finished: 7 }),
      oneOf({ seats: undefined }),
      oneOf({ won: { not: 'text' } }),
    ],
  )
  await page.reload()
  await see(page.locator('.album-game').nth(1))
  expect(await page.locator('.album-game').count()).toBe(2)
})

test('the album begins with the last evening and its revenge, and folds what is earlier', async () => {
  const { page } = await newPhone()
  await page.goto('/evenings')
  const days = [1, 1, 9, 9, 40, 41]
  const games = days.map((day, i) =>
    oneOf({
      code: `AAAAA${'ABCDEF'[i]}`,
      finished: new Date(Date.now() - day * 86_400_000 - i * 60_000).toISOString(),
    }),
  )
  await page.locator('.album-file input').setInputFiles({
    ...{ name: 'evenings.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify({ format: 'boxside-evenings/1', games })),
  })
  const head = `${words.running('Ama', 6)} ${words.asks.revenge}`
  await see(page.getByRole('heading', { name: head }))
  await seeText(page, words.last('Kairo', words.between(9, 7)))
  const revenge = page.locator('.album-head form')
  expect(await revenge.getAttribute('action')).toBe('/t/AAAAAA/again')
  expect(await revenge.getByRole('button').getAttribute('value')).toBe('true')
  await see(page.getByRole('button', { name: words.againWith('Ama and Jonas') }))
  expect(await page.locator('.album-game').count()).toBe(4)
  await page.locator('.album-earlier > summary').click()
  await expect.poll(() => page.locator('.album-game').count(), soon).toBe(6)
  // Of two evenings each has the wins beside its date.
  expect(await page.locator('.album-evening header p').first().innerText()).toMatch(/^Ama\s2$/)
})

test('only the edge of a stamp is perforated: its face, and its middle, are whole paper', async () => {
  const { page } = await newPhone()
  await page.goto('/evenings')
  const blank = page.locator('.album-stamp.blank')
  await see(blank)
  const stamp = await blank.evaluate(one => {
    const { borderImageSlice, borderTopWidth, backgroundImage } = getComputedStyle(one)
    return [borderImageSlice, borderTopWidth, backgroundImage]
  })
  expect(stamp).toEqual(['106 fill', '10px', 'none'])
  const put = (await page.locator('.album-file').boundingBox())!
  expect(put.x).toBeGreaterThanOrEqual(12)
})
