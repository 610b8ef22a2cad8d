// Adds the routes of all doors, with the checks and parsing that happen before a door's own code.
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { isRefusal } from '../web/games/play.ts'
import { readAs, wholeIn } from './body.ts'
import type { Door } from './door.ts'
import { refuse, reread } from './refusals.ts'
import { refuseHere } from './table.ts'
import { type Edge, mayAsk, type Visit } from './visit.ts'

const handle = async (door: Door, visit: Visit): Promise<Response> => {
  if (door.limit && !(await mayAsk(visit, door.limit))) return refuse(visit, 'too-many')
  const named = visit.req.param('seat')
  if (named !== undefined) {
    const seat = wholeIn(named, 2)
    if (seat === undefined) return refuseHere(visit, { refused: 'no-such-seat' })
    visit.set('seat', seat)
  }
  if (!door.body) return door.run(visit, { fields: {}, isForm: false })
  const body = await readAs(visit, door.body, door.wrong)
  if (!isRefusal(body)) return door.run(visit, body)
  return visit.var.code === undefined ? refuse(visit, body) : refuseHere(visit, body)
}

/** Adds a route for each door. A door with `back` also gets a redirect for a GET of its URL. */
export const addRoutes = (app: Hono<Edge>, doors: readonly Door[]): void => {
  for (const door of doors) {
    const [method, path] = door.at.split(' ') as [string, string]
    const route = path.replace(/\{(\w+)\}/g, ':$1')
    const { back } = door
    if (back) app.get(route, visit => reread(visit, back(visit)))
    if (door.isTagged) app.use(route, etag())
    app.on(method, route, visit => handle(door, visit))
  }
}
