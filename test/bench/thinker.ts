// A Worker that only runs bots, to measure how long they think in workerd.
import type { Level, Position } from '../../web/games/game.ts'
import { boxOf } from '../../web/shelf.ts'
import { seeded } from '../chance.ts'

export interface Question {
  game: string
  position: Position
  luck: number
  level: Level
}

export class Table {} // wrangler.toml names a class `Table`

export default {
  async fetch(request: Request): Promise<Response> {
    const { game, position, luck, level } = (await request.json()) as Question
    return Response.json(boxOf(game)!.digital.bot(position, seeded(luck), level))
  },
}
