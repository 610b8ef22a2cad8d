// What Safari does after a week without a visit: what pages keep is gone, cookies stay.
import type { Page } from 'playwright-core'

export const clear = (page: Page) =>
  page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })
