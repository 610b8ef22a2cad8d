// Suggests what a bot would do in a seat's place. The bot receives only the seat's frame, so the
// suggestion cannot reveal what the seat may not know. The bot runs in the Worker, so no table
// waits for it. `ADVICE` limits the requests of an address.
import { chance } from '../durable/proof/chance.ts'
import type { Seen } from '../durable/rpc.ts'
import { adviceIn } from '../web/games/advice.ts'
import type { Box } from '../web/games/box.tsx'
import type { Refusal } from '../web/games/game.ts'
import { tellingOf } from '../web/pages/seats.ts'
import { isAdvised } from '../web/ui/advice.tsx'
import type { Advice } from '../web/ui/table.tsx'
import { languageOf, mayAsk, type Visit } from './visit.ts'

export const adviceFor = async (
  visit: Visit,
  box: Box,
  { frame, holds }: Seen,
): Promise<Advice | Refusal> => {
  const { you, view, options, seq, waiting } = frame
  if (view === undefined) return { refused: 'not-started' }
  if (frame.result) return { refused: 'already-over' }
  if (you === 'room') return { refused: holds.length > 1 ? 'choose-a-seat' : 'not-your-seat' }
  if (!isAdvised(frame)) return { refused: 'no-advice' }
  if (!waiting.includes(you)) return { refused: 'not-your-turn' }
  if (!(await mayAsk(visit, 'ADVICE'))) return { refused: 'too-many' }
  const lang = languageOf(visit)
  const chosen = box.digital.bot({ you, options, view }, chance, 'sharp')
  const says = adviceIn(box.words[lang], chosen, tellingOf(lang, frame))
  return { seq, move: chosen.move, says }
}
