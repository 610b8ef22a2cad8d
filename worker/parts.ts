// Reads what a table returns in parts: its log, its record and its copy.
import type { Answer } from '../durable/rpc.ts'
import { isRefusal } from '../web/games/play.ts'
import { mayAsk, type Visit } from './visit.ts'

/**
 * Reads all parts from the one after the row `from` on, until one has no `next`: the row after which
 * the next part begins. `READS` counts each part.
 */
export const wholeOf = async <Part extends { next?: number }>(
  visit: Visit,
  ask: (after: number) => Promise<Answer<Part>>,
  from = 0,
): Promise<Answer<{ parts: Part[]; last: Part }>> => {
  const parts: Part[] = []
  for (let after: number | undefined = from; ; ) {
    if (!(await mayAsk(visit, 'READS'))) return { refused: 'too-many' }
    const part: Answer<Part> = await ask(after)
    if (isRefusal(part)) return part
    parts.push(part)
    after = part.next
    if (after === undefined) return { parts, last: part }
  }
}
