// A screen that people come to see, with the keys its browser holds; each game lists its own, found by file name.
import type { Page } from 'playwright-core'
import type { Played } from './program.ts'

export interface Screen {
  name: string
  path: string
  code?: string
  keys?: readonly string[]
  see?(page: Page): Promise<unknown> // what a person does there first
}

/** A table in a certain state, seen by a browser that holds these keys. */
export const at = (
  name: string,
  { code }: Played,
  keys: readonly string[],
  rest = '',
  see?: Screen['see'],
): Screen => ({
  name,
  path: `/t/${code}${rest}`,
  code,
  keys,
  ...(see && { see }),
})

/** The pages that belong to no table. */
export const houseScreens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-options', path: '/', see: page => page.locator('.opening-more > summary').click() },
  { name: 'home-join', path: '/t?code=QQ' },
  { name: 'programs', path: '/programs', see: page => page.locator('.door > summary').nth(9).click() },
  { name: 'sorry', path: '/t/QQQQQQ' },
]
