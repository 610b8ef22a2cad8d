// Measures the memory of a table during play: its pure part, without sockets and rows on disk.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { framesOf, type TableState } from '../../durable/frames.ts'
import { begun, extended, forgetLeft, lastOf } from '../../durable/memory/history.ts'
import { emptyLobby } from '../../durable/people/lobby.ts'
import type { Box } from '../../web/games/box.tsx'
import type { AnyGame, Mode } from '../../web/games/game.ts'
import { isRefusal, open, play, positionOf } from '../../web/games/play.ts'
import { shelf } from '../../web/shelf.ts'
import { seeded } from '../chance.ts'
import { optionsOf } from '../laws/random.ts'
import type { Figure } from './figures.ts'

const TABLES = 100
const MOVES = 200

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const heap = () => {
  for (let time = 0; time < 3; time++) collect() // weak references are freed by the next collection
  return process.memoryUsage().heapUsed / 1000
}

interface Playing {
  table: TableState
  move(): void
}

// A table that is played at random, with all its seats and the room looking on.
const playing = (box: Box, mode: Mode, seed: number): Playing => {
  const game: AnyGame = box[mode].game
  const [seats, options, dice] = [box.seats.at(-1)!, optionsOf(game), seeded(seed)]
  const { state, events } = open(game, seats, options, dice)
  const opening = { code: 'K7PX4M', game: box.id, mode, options, at: 0 }
  const first = { seq: 1, at: 0, id: 'opening', seat: null, events, final: true }
  const table: TableState = {
    opening,
    lobby: emptyLobby(seats),
    game,
    history: begun(first, state),
  }
  const move = () => {
    const { history } = table
    if (!history || game.result(history.state)) return
    for (let seat = 0; seat < seats; seat++) {
      const moves = [...game.moves(positionOf(game, history.state, seat))]
      if (moves.length === 0) continue
      const chosen = moves[dice.roll(moves.length)]
      const played = play(game, history.state, seat, chosen, dice)
      if (isRefusal(played)) throw new Error(played.refused)
      const seq = lastOf(history).seq + 1
      const action = {
        seq,
        at: 0,
        id: `${seq}`,
        seat,
        move: chosen,
        events: played.events,
        final: played.final,
      }
      const next = extended(game, history, action, played.state)
      table.history = next
      const frames = framesOf(table)
      for (let viewer = 0; viewer < seats; viewer++) frames.text(viewer, false)
      frames.text('room', false)
      forgetLeft(history, next)
      return
    }
  }
  return { table, move }
}

/** Returns the heap per table, measured with a hundred tables, by game and mode. */
export const measureMemory = (): Figure[] => {
  const figures: Figure[] = []
  for (const box of shelf)
    for (const mode of box.modes) {
      const tables = Array.from({ length: TABLES }, (_, n) => playing(box, mode, n + 1))
      for (let move = 0; move < MOVES; move++) for (const table of tables) table.move()
      const actions =
        tables.reduce((sum, { table }) => sum + lastOf(table.history!).seq, 0) / TABLES
      const held = heap()
      tables.length = 0
      // what games cache about their boards is shared by all tables and stays
      const kept = (held - heap()) / TABLES
      figures.push({
        what: `memory a table, ${box.id} ${mode}`,
        figure: kept,
        unit: 'kB',
        note: `after ${Math.round(actions)} actions each`,
      })
    }
  return figures
}
