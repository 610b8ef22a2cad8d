// Every route that programs may use, as the OpenAPI document describes it: what it does, what it takes (the same schema that
// checks requests), and what it answers.
import type { Door } from './door.ts'
import { house } from './doors/house.ts'
import { play } from './doors/play.ts'
import { seats } from './doors/seats.ts'
import { table } from './doors/table.ts'

/** By method and path: `GET /t/{code}`. */
export const doors: Record<string, Door> = { ...house, ...table, ...seats, ...play }
