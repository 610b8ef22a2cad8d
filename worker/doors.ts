// Lists every door, in the order of the OpenAPI document.
import { bots } from './bots.ts'
import { copies } from './copies.ts'
import { course } from './course.ts'
import type { Door } from './door.ts'
import { end } from './end.ts'
import { games } from './games.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { laying } from './laying.ts'
import { lines } from './lines.ts'
import { log } from './log.ts'
import { making } from './making.ts'
import { moves } from './moves.ts'
import { open } from './open.ts'
import { programs } from './openapi/programs.ts'
import { passes } from './passes.ts'
import { position } from './position.ts'
import { practice } from './practice.ts'
import { proposals } from './proposals.ts'
import { record } from './record.ts'
import { reminders } from './reminders.ts'
import { replay } from './replay.ts'
import { seats } from './seats.ts'
import { table } from './table.ts'
import { waits } from './waits.ts'

export const doors: readonly Door[] = [
  ...home,
  ...health,
  ...programs(() => doors),
  ...games,
  ...making,
  ...open,
  ...table,
  ...laying,
  ...position,
  ...end,
  ...record,
  ...copies,
  ...practice,
  ...seats,
  ...bots,
  ...waits,
  ...reminders,
  ...passes,
  ...log,
  ...replay,
  ...course,
  ...moves,
  ...proposals,
  ...lines,
]
