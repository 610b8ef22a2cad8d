// The whole Worker, its bots without their pause, and the luck of its n-th table always the same: a
// program that plays alone meets the same games in every run.
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
