// Does what Safari does after a week without a visit: deletes page storage and keeps cookies.
import type { Page } from 'playwright-core'

export const clear = (page: Page) =>
  page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })
