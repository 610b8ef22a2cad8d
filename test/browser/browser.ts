// What a browser test holds in its hands: phones of any size, each with its own cookies, all in one Chromium.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

export const address = inject('address')

export const openBrowser = (): Promise<Browser> => chromium.connect(inject('chromium'))

export interface PhoneOptions {
  width?: number
  height?: number
  dark?: boolean
  locale?: string
  js?: boolean
}

export interface Phone {
  context: BrowserContext
  page: Page
  complaints: string[] // what the browser itself found wrong: uncaught errors, refused styles, missing files
}

export async function newPhone(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const { width = 390, height = 844, dark = false, locale = 'en-GB', js = true } = options
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    hasTouch: width < 1000,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale,
    javaScriptEnabled: js,
  })
  const complaints: string[] = []
  context.on('weberror', error => complaints.push(String(error.error())))
  context.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  return { context, page: await context.newPage(), complaints }
}
