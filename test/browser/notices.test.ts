// The notice of a reminder: a tap leads to the page that is open, and each page that learns that
// nobody here is waited for takes it away.
import type { Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPhones } from './browser.ts'
import { hold, phoneAt, see, soon } from './people.ts'
import { make, started } from './program.ts'

const newPhone = withPhones()

const table = () => started({ game: 'cape-to-cairo', names: ['Ama', 'Jonas'], pace: 'day' })

// A headless Chromium has nowhere to show a notice or a badge: which ones there are is kept in the
// page's storage, by their tags.
const withNotices = (page: Page, tags: readonly string[]) =>
  page.addInitScript(tags => {
    const name = 'notices of this test'
    const all = (): string[] => JSON.parse(localStorage.getItem(name) ?? JSON.stringify(tags))
    const put = (left: readonly string[]) => localStorage.setItem(name, JSON.stringify(left))
    ServiceWorkerRegistration.prototype.getNotifications = async () =>
      all().map(
        tag => ({ tag, close: () => put(all().filter(one => one !== tag)) }) as Notification,
      )
    const badge = async (count?: number) =>
      localStorage.setItem('badge of this test', String(count ?? 0))
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: badge })
    if (localStorage.getItem(name) === null) put(tags)
  }, tags)
const left = (page: Page): Promise<{ tags: string[]; badge: string | null }> =>
  page.evaluate(() => ({
    tags: JSON.parse(localStorage.getItem('notices of this test')!),
    badge: localStorage.getItem('badge of this test'),
  }))

const withWorker = async (page: Page): Promise<Worker> => {
  const [known] = page.context().serviceWorkers()
  const coming = known ?? page.context().waitForEvent('serviceworker')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/reminded.js')
    await navigator.serviceWorker.ready
  })
  return coming
}

test('every page of the table takes it away, and lowers the number at the icon, once the seat is not awaited', async () => {
  for (const way of ['', '/log']) {
    const { code, keys } = await table()
    const { page, context } = await newPhone()
    await withNotices(page, [code, 'OTHERS'])
    await hold(context, code, [keys[0]!])
    await page.goto(`/t/${code}${way}`)
    await withWorker(page)
    await page.reload()
    expect((await left(page)).tags, way).toEqual([code, 'OTHERS'])
    // The turn is made on another device of the seat.
    await make(code, keys[0]!, { kind: 'bid', pounds: 3 })
    await expect.poll(() => left(page), soon).toEqual({ tags: ['OTHERS'], badge: '1' })
  }
})

test('a page without a line asks when it is opened, and when it is seen again', async () => {
  const [mine, another] = [await table(), await table()]
  const { page, context } = await newPhone()
  await withNotices(page, [mine.code, another.code])
  for (const { code, keys } of [mine, another]) await hold(context, code, [keys[0]!])
  await page.goto(`/t/${mine.code}/waits`)
  await withWorker(page)
  await make(mine.code, mine.keys[0]!, { kind: 'bid', pounds: 3 })
  await page.reload()
  await expect.poll(() => left(page), soon).toEqual({ tags: [another.code], badge: '1' })
  await make(another.code, another.keys[0]!, { kind: 'bid', pounds: 3 })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => left(page), soon).toEqual({ tags: [], badge: '0' })
})

test('so does the shelf, of each table that it asks', async () => {
  const [mine, another] = [await table(), await table()]
  const { page, context } = await newPhone()
  await withNotices(page, [mine.code, another.code])
  for (const { code, keys } of [mine, another]) {
    await hold(context, code, [keys[0]!])
    await page.goto(`/t/${code}`)
  }
  await withWorker(page)
  await make(mine.code, mine.keys[0]!, { kind: 'bid', pounds: 3 })
  await page.goto('/')
  await expect.poll(() => left(page), soon).toEqual({ tags: [another.code], badge: '1' })
})

test('a tap leads to the page of the table that is open, and opens one only where there is none', async () => {
  const { code, keys } = await table()
  const phone = await phoneAt(newPhone, { code, keys } as Awaited<ReturnType<typeof table>>, 0)
  const worker = await withWorker(phone.page)
  // Only a real tap may focus or open a window: what is asked for is kept.
  await worker.evaluate(() => {
    const asked: string[] = []
    Object.assign(self, { asked })
    const { WindowClient, clients } = self as unknown as {
      WindowClient: { prototype: { focus(): Promise<unknown> } }
      clients: { openWindow(way: string): Promise<unknown> }
    }
    WindowClient.prototype.focus = async function (this: { url: string }) {
      asked.push(`focus ${new URL(this.url).pathname}`)
    }
    clients.openWindow = async way => void asked.push(`open ${new URL(way).pathname}`)
  })
  const tap = (seat: number) =>
    worker.evaluate(
      async data => {
        let work: Promise<unknown> | undefined
        const waitUntil = (asked: Promise<unknown>) => {
          work = asked
        }
        const tapped = { notification: { close() {}, data }, waitUntil }
        self.dispatchEvent(Object.assign(new Event('notificationclick'), tapped))
        await work
        return (self as unknown as { asked: string[] }).asked.splice(0)
      },
      `${new URL(phone.page.url()).origin}/t/${code}?seat=${seat}`,
    )
  for (const seat of [0, 0, 1]) expect(await tap(seat)).toEqual([`focus /t/${code}`])
  await phone.page.goto('/')
  await see(phone.page.locator('.your-table').first())
  expect(await tap(0)).toEqual([`open /t/${code}`])
})
