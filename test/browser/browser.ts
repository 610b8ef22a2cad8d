// The phones of a browser test: of any size, each with its own cookies, all in one Chromium.
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
  timezone?: string // its time zone; the machine's if absent
  js?: boolean
  novice?: boolean // its owner is new to all games and gets tips (`ui/coach.tsx`)
  // the page counts as looked at, so forced moves make themselves (`ui/forced.ts`) while a test
  // runs
  looks?: boolean
  // double taps are handled as for people (`client/table/rest.ts`), instead of with a shorter time
  nervous?: boolean
  expects?: RegExp // complaints that belong to the test: a refused form, a cut connection
}

export interface Phone {
  context: BrowserContext
  page: Page
  // errors that the browser itself reports: uncaught errors, refused styles, missing files
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
    baseURL: served.url,
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
  // Tests tap once. Playwright retries the next tap at growing intervals until it succeeds, so the
  // rest after a tap is short.
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
  // Marks the games as known, because a tip may cover the board where the next tap has to go.
  if (!novice)
    await context.addInitScript(
      games => {
        if (origin !== 'null')
          for (const game of games) localStorage.setItem(`boxside coach ${game}`, '"over"')
      },
      shelf.map(({ id }) => id),
    )
  const complaints: string[] = []
  // Ignores a request of htmx that was pending when its page was left. The browser itself reports a
  // connection that really fails.
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

// Returns the words on a page after a failure, which help to explain a failure that occurs once in
// a thousand runs.
async function shownOn({ page }: Phone): Promise<string> {
  const words = await page
    .locator('body')
    .innerText({ timeout: 5000 })
    .catch(() => 'no page')
  return `${page.url()} shows: ${words.replaceAll(/\s+/g, ' ').slice(0, 400)}`
}

/**
 * Gives a file of tests its browser. After each test, none of its phones may have reported an
 * error.
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
    // an assertion would truncate the text
    if (said.length + shown.length > 0) throw new Error([...said, ...shown].join(' | '))
  })
  afterAll(() => browser.close())
  return async (options = {}) => {
    const phone = await unpack(browser, options)
    unpacked.push(phone)
    return phone
  }
}
