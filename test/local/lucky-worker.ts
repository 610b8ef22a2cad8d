// The whole Worker, with bots that do not pause and with the same luck for its n-th table in every
// run: a program that plays alone always meets the same games.
import worker from '../../worker/index.ts'
import { reseed } from '../luck.ts'
import { unpause } from '../unpaused.ts'

export { Table } from '../../worker/index.ts'

unpause()

let tables = 0

export default {
  fetch(request: Request, ...rest: unknown[]) {
    if (request.method === 'POST' && new URL(request.url).pathname === '/tables') reseed(++tables)
    return (worker.fetch as (request: Request, ...rest: unknown[]) => unknown)(request, ...rest)
  },
}
