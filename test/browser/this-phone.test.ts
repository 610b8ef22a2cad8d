// This phone: what is set in its menu is done at once and kept, and nothing is heard before it is
// switched on.
import type { Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { frameOf, make, started } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { closeMenu, hold, openMenu, soon, undo } from './people.ts'
import { served } from './served.ts'

const newPhone = withPhones()

// Every tone that really starts (noise starts otherwise), and every buzz that is asked for.
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard = { sounds: 0, buzzes: 0 }
    Object.assign(window, { heard })
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (...at) {
      heard.sounds++
      return start.apply(this, at)
    }
    const vibrate = navigator.vibrate.bind(navigator) as (pattern: VibratePattern) => boolean
    navigator.vibrate = (pattern: VibratePattern | Iterable<number>) => {
      heard.buzzes++
      return vibrate(pattern as VibratePattern)
    }
  })
const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { sounds: number; buzzes: number } }).heard)

const setting = (page: Page, name: string) => page.locator(`[data-phone] [name="${name}"]`)

async function atTable() {
  const table = await started({ names: ['Ama', 'Jonas', 'Marta'] })
  const { page, context } = await newPhone()
  await hold(context, table.code, [table.keys[0]!])
  await listen(page)
  await page.goto(`/t/${table.code}?seat=0`)
  await page.locator('output#bid').waitFor()
  return { table, page }
}

test('a seal is heard and felt once both are switched on, and not before', async () => {
  const { table, page } = await atTable()
  await make(table.code, table.keys[1]!, { kind: 'bid', pounds: 3 })
  await page.locator('.seal-of').first().waitFor()
  expect(await heardBy(page)).toEqual({ sounds: 0, buzzes: 0 })
  await openMenu(page)
  await setting(page, 'sound').check()
  await setting(page, 'buzz').check()
  await expect.poll(() => heardBy(page), soon).toEqual({ sounds: 8, buzzes: 1 })
  await closeMenu(page)
  await make(table.code, table.keys[2]!, { kind: 'bid', pounds: 4 })
  await expect.poll(() => heardBy(page), soon).toEqual({ sounds: 9, buzzes: 2 })
  await page.reload()
  await openMenu(page)
  expect(await setting(page, 'sound').isChecked()).toBe(true)
})

test('light or dark and the size of type are there in the first HTML of the next page', async () => {
  const { page } = await atTable()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const day = await ground()
  await openMenu(page)
  await page.getByLabel('Dark', { exact: true }).check()
  await page.getByLabel('Largest', { exact: true }).check()
  const night = await ground()
  expect(night).not.toBe(day)
  const html = await (await page.context().request.get(page.url())).text()
  expect(html).toContain('<html lang="en" data-theme="dark" data-size="largest">')
  await page.reload()
  expect(await ground()).toBe(night)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '21.6px',
  )
})

test('single keys tap nothing once they are switched off', async () => {
  const { table, page } = await atTable()
  const seq = async () => (await frameOf(table.code)).seq
  const switchKeys = async (on: boolean) => {
    await openMenu(page)
    await setting(page, 'keys').setChecked(on)
    await closeMenu(page)
  }
  await switchKeys(false)
  await page.reload()
  await page.locator('output#bid').waitFor()
  await page.keyboard.press('7')
  await make(table.code, table.keys[0]!, { kind: 'bid', pounds: 3 })
  await undo(page).waitFor()
  const sealed = await seq()
  await page.keyboard.press('u')
  await switchKeys(true)
  expect(await seq()).toBe(sealed)
  await page.keyboard.press('u')
  await expect.poll(seq, soon).toBe(sealed + 1)
  const bid = page.locator('output#bid')
  await bid.waitFor()
  expect(await bid.innerText()).toBe('£')
  await page.keyboard.press('7')
  await expect.poll(() => bid.innerText(), soon).toBe('£7')
})

// The browser's own edge, and all that is replaced here: no push service of the real world is asked
// for an address.
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-phone-in-a-test',
  expirationTime: null,
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
const edgeOf = (page: Page, said: typeof subscription | undefined) =>
  page.addInitScript(said => {
    if (!said) delete (window as Partial<typeof window>).PushManager
    else
      PushManager.prototype.subscribe = async () =>
        ({ ...said, toJSON: () => said }) as unknown as PushSubscription
  }, said)

const storedOf = async (code: string) =>
  (await (await fetch(`${served.inner}/stored/${code}`)).json()).stored.reminders

// What a service worker asks of its browser.
interface Edge {
  registration: ServiceWorkerRegistration
  clients: { openWindow(way: string): Promise<unknown> }
}

// Seat 1 has moved, and waits for the others.
async function overDays(edge?: typeof subscription) {
  const table = await started({ names: ['Ama', 'Jonas', 'Marta'], pace: 'day' })
  await make(table.code, table.keys[1]!, { kind: 'bid', pounds: 3 })
  const phone = await newPhone({ width: 320, locale: 'de' })
  await phone.context.grantPermissions(['notifications'])
  await hold(phone.context, table.code, [table.keys[1]!])
  await edgeOf(phone.page, edge)
  await phone.page.goto(`/t/${table.code}/waits`)
  return { ...phone, table, remind: phone.page.locator('input[name=remind]') }
}

test('where a browser can be reminded one switch asks for it, off until then; a reminder shows itself while no page looks', async () => {
  const { page, context, table, remind } = await overDays(subscription)
  await remind.waitFor()
  expect(await remind.isChecked()).toBe(false)
  const line = await context.newCDPSession(page)
  const registered = new Promise<string>(found =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId)
    }),
  )
  await line.send('ServiceWorker.enable')
  const coming = context.waitForEvent('serviceworker')
  await remind.check()
  const worker = await coming
  await expect.poll(() => remind.isEnabled(), soon).toBe(true)
  const { endpoint, keys } = subscription
  const [device] = (await storedOf(table.code))[1].devices
  expect(device).toMatchObject({ endpoint, keys, lang: 'de', body: 'Du bist am Zug.' })
  await page.reload()
  await expect.poll(() => remind.isChecked(), soon).toBe(true)
  // A headless Chromium has nowhere to show a notification or to open a window: what is asked of it
  // is kept.
  await worker.evaluate(() => {
    const asked: unknown[] = []
    const { registration, clients } = self as unknown as Edge
    Object.assign(self, { asked })
    registration.showNotification = async (title, { body, tag, data } = {}) =>
      void asked.push({ title, body, tag, data })
    clients.openWindow = async way => void asked.push(way)
    Object.assign(navigator, { setAppBadge: async () => void asked.push('badge') })
  })
  const notification = {
    title: 'Cape to Cairo',
    body: 'Du bist am Zug.',
    tag: table.code,
    navigate: device.navigate,
  }
  await line.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: new URL(page.url()).origin, registrationId: await registered },
    data: JSON.stringify({ web_push: 8030, notification }),
  })
  const asked = () => worker.evaluate(() => (self as unknown as { asked: unknown[] }).asked)
  const { navigate, ...shown } = notification
  await expect.poll(asked, soon).toEqual([{ ...shown, data: navigate }, 'badge'])
  await worker.evaluate(data => {
    const tapped = { notification: { close() {}, data }, waitUntil() {} }
    self.dispatchEvent(Object.assign(new Event('notificationclick'), tapped))
  }, navigate)
  expect(await asked()).toContain(navigate)
  await remind.uncheck()
  await expect.poll(() => remind.isEnabled(), soon).toBe(true)
  expect(await storedOf(table.code)).toEqual({})
})

// The service worker's own edge: the subscription is gone, and the next one that it asks for has
// this address. A line to one table may be broken.
const moveTo = (worker: Worker, said: typeof subscription) =>
  worker.evaluate(said => {
    let now: PushSubscription | null = null
    const keys: unknown[] = []
    Object.assign(self, { keys, broken: '' })
    Object.defineProperty(Notification, 'permission', { value: 'granted' }) // a worker of a headless Chromium is told no
    PushManager.prototype.getSubscription = async () => now
    PushManager.prototype.subscribe = async wish => {
      keys.push(wish?.applicationServerKey)
      now = { ...said, toJSON: () => said } as unknown as PushSubscription
      return now
    }
    const reach = self.fetch
    self.fetch = async (way, how) => {
      const { broken } = self as unknown as { broken: string }
      if (broken && String(way).includes(broken)) throw new TypeError('no line')
      return reach(way, how)
    }
  }, said)

const breakLine = (worker: Worker, broken: string) =>
  worker.evaluate(broken => void Object.assign(self, { broken }), broken)

// As the browser says it, which may know neither the old address nor the new one.
const changed = (worker: Worker) =>
  worker.evaluate(async () => {
    let work: Promise<unknown> | undefined
    const waitUntil = (asked: Promise<unknown>) => {
      work = asked
    }
    self.dispatchEvent(
      Object.assign(new Event('pushsubscriptionchange'), { oldSubscription: null, waitUntil }),
    )
    await work
  })

test('another address of the browser is told to each of its tables, at once or at the next visit, and nothing is noticed', async () => {
  const { page, context, table, remind } = await overDays(subscription)
  const more = () => started({ names: ['Ama', 'Jonas', 'Marta'], pace: 'days' })
  const [far, gone] = [await more(), await more()]
  const coming = context.waitForEvent('serviceworker')
  for (const { code, keys } of [gone, far, table]) {
    if (code !== table.code) await make(code, keys[1]!, { kind: 'bid', pounds: 3 })
    await hold(context, code, [keys[1]!])
    await page.goto(`/t/${code}/waits`)
    await remind.check()
    await expect.poll(() => remind.isEnabled(), soon).toBe(true)
  }
  const worker = await coming
  const { turn } = (await storedOf(table.code))[1]
  const endpointsAt = async ({ code }: { code: string }) =>
    (await storedOf(code))[1].devices.map(({ endpoint }: { endpoint: string }) => endpoint)
  const headers = { accept: 'application/json', authorization: `Bearer ${gone.hostKey}` }
  await fetch(`${served.inner}/t/${gone.code}`, { method: 'DELETE', headers })

  const moved = { ...subscription, endpoint: `${subscription.endpoint}-moved` }
  await moveTo(worker, moved)
  await breakLine(worker, '/t/') // the house cannot be asked for its key
  await changed(worker)
  expect(await endpointsAt(table)).toEqual([subscription.endpoint])
  await breakLine(worker, far.code)
  await changed(worker)
  expect([await endpointsAt(table), await endpointsAt(far)]).toEqual([
    [moved.endpoint],
    [subscription.endpoint],
  ])
  const { vapid } = await (await fetch(`${served.inner}/t/${table.code}/waits`, { headers })).json()
  expect(await worker.evaluate(() => (self as unknown as { keys: unknown[] }).keys)).toEqual([
    vapid,
  ])

  await breakLine(worker, 'nothing')
  const endpointsAfterVisit = async () => {
    await page.goto('/')
    return endpointsAt(far)
  }
  await expect.poll(endpointsAfterVisit, soon).toEqual([moved.endpoint])
  expect((await storedOf(table.code))[1].turn).toEqual(turn) // nobody has looked
  await edgeOf(page, moved)
  await page.goto(`/t/${far.code}/waits`)
  await expect.poll(() => remind.isChecked(), soon).toBe(true)
  await remind.uncheck()
  await expect.poll(() => remind.isEnabled(), soon).toBe(true)
  expect(await storedOf(far.code)).toEqual({})
})

test('where it cannot be reminded nothing is offered but the sentence for the chat', async () => {
  const { page, remind } = await overDays()
  await page.locator('[data-share]').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await remind.isVisible()).toBe(false)
})

test('a browser that was told no by its owner says so, and stays off', async () => {
  const { page, context, remind } = await overDays(subscription)
  await context.clearPermissions()
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await remind.click()
  await page.getByRole('status').getByText('keine Erinnerungen').waitFor()
  expect(await remind.isChecked()).toBe(false)
})
