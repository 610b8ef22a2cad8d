// What a browser test holds in its hands: phones of any size, each with its own cookies, all in one
// Chromium.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { served } from './served.ts'

export const address = inject('address')
Object.assign(served, { url: address, inner: inject('inner') })

export interface PhoneOptions {
  width?: number
  height?: number
  scale?: number
  dark?: boolean
  locale?: string
  timezone?: string // where it is; as the machine without it
  js?: boolean
  novice?: boolean // whoever holds it knows no game yet: it is given tips (ui/coach.tsx)
  // at the page: what is forced makes itself then (ui/forced.ts), under the finger of a test
  looks?: boolean
  // its finger may tap twice: controls rest as long as anybody's (client/table/rest.ts)
  nervous?: boolean
  expects?: RegExp // complaints that belong to the test: a refused form, a line that was cut
}

export interface Phone {
  context: BrowserContext
  page: Page
  // what the browser itself found wrong: uncaught errors, refused styles, missing files
  complaints: string[]
}

async function unpack(browser: Browser, options: PhoneOptions): Promise<Phone> {
  const {
    width = 390,
    height = 844,
    scale = 1,
    dark = false,
    locale = 'en-GB',
    timezone,
    js = true,
    nervous,
    looks,
    novice,
    expects,
  } = options
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: width < 1000,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale,
    timezoneId: timezone,
    javaScriptEnabled: js,
  })
  context.setDefaultTimeout(60_000)
  // A test taps once. What it wants to tap next is asked for again and again, and less and less
  // often.
  if (!nervous)
    await context.addInitScript(() => {
      document.addEventListener('readystatechange', () =>
        document.documentElement.setAttribute('data-rest', '20'),
      )
    })
  if (!looks)
    await context.addInitScript(() => {
      document.hasFocus = () => false
    })
  // A tip hangs over the board, where the next tap may have to go.
  if (!novice)
    await context.addInitScript(
      games => {
        if (origin !== 'null')
          for (const game of games) localStorage.setItem(`boxside coach ${game}`, '"over"')
      },
      shelf.map(({ id }) => id),
    )
  const complaints: string[] = []
  // What htmx was fetching when its page was left. A line that truly fails is told by the browser
  // itself as well.
  const left = /^htmx: .*Failed to fetch/
  const complain = (page: string, what: string) =>
    !left.test(what) && !expects?.test(what) && complaints.push(`${page}: ${what}`)
  context.on('weberror', error => complain(error.page()?.url() ?? '', String(error.error())))
  context.on(
    'console',
    message => message.type() === 'error' && complain(message.page()?.url() ?? '', message.text()),
  )
  return { context, page: await context.newPage(), complaints }
}

// A test failed: the words on its page, by which a failure that comes once in a thousand runs can
// be understood.
async function shownOn({ page }: Phone): Promise<string> {
  const words = await page
    .locator('body')
    .innerText({ timeout: 5000 })
    .catch(() => 'no page')
  return `${page.url()} shows: ${words.replaceAll(/\s+/g, ' ').slice(0, 400)}`
}

/**
 * Gives a file of tests its browser. Whatever a test does, none of its phones may have found
 * anything wrong.
 */
export function withPhones(
  launch: () => Promise<Browser> = () => chromium.connect(inject('chromium')),
): (options?: PhoneOptions) => Promise<Phone> {
  let browser: Browser
  let unpacked: Phone[] = []
  beforeAll(async () => {
    browser = await launch()
  })
  afterEach(async ({ task }) => {
    const used = unpacked
    unpacked = []
    const shown = task.result?.state === 'fail' ? await Promise.all(used.map(shownOn)) : []
    await Promise.all(used.map(({ context }) => context.close()))
    const said = used.flatMap(({ complaints }) => complaints)
    if (said.length + shown.length > 0) throw new Error([...said, ...shown].join(' | ')) // an assertion would cut it off
  })
  afterAll(() => browser.close())
  return async (options = {}) => {
    const phone = await unpack(browser, options)
    unpacked.push(phone)
    return phone
  }
}
