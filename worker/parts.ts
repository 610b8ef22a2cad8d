// Reads what a table tells in parts: its record, and its copy.
import type { Answer } from '../durable/rpc.ts'
import { isRefusal } from '../web/games/play.ts'
import { mayAsk, type Visit } from './visit.ts'

/**
 * Reads all parts, each with the row after which it begins, until one names no `next`. `READS`
 * counts each part.
 */
export const wholeOf = async <Part extends { next?: number }>(
  visit: Visit,
  ask: (after: number) => Promise<Answer<Part>>,
): Promise<Answer<{ parts: Part[]; last: Part }>> => {
  const parts: Part[] = []
  for (let after: number | undefined = 0; ; ) {
    if (!(await mayAsk(visit, 'READS'))) return { refused: 'too-many' }
    const part: Answer<Part> = await ask(after)
    if (isRefusal(part)) return part
    parts.push(part)
    after = part.next
    if (after === undefined) return { parts, last: part }
  }
}
