// Reads a server's disk without the server: compares each table's actions with what its players
// were answered.
import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '../../web/games/game.ts'
import type { Action } from '../../web/protocol.ts'
import type { Table } from './players.ts'

type Row = { seq: number; seat: Seat | null; id: string; at: number; final: number; body: string }

// Returns the actions of every table in a data folder, by its code.
const booksIn = (folder: string): Map<string, Action[]> => {
  const books = new Map<string, Action[]>()
  for (const file of globSync('**/*.sqlite', { cwd: folder })) {
    const disk = new DatabaseSync(`${folder}/${file}`)
    const names = disk.prepare("SELECT name FROM sqlite_master WHERE name = 'actions'").all()
    if (names.length === 1) {
      const { value } = disk.prepare("SELECT value FROM kept WHERE name = 'opening'").get() as {
        value: string
      }
      const rows = disk.prepare('SELECT * FROM actions ORDER BY seq').all() as unknown as Row[]
      const actions = rows.map(
        ({ body, final, ...row }): Action => ({ ...row, ...JSON.parse(body), final: final === 1 }),
      )
      books.set(JSON.parse(value).code, actions)
    }
    disk.close()
  }
  return books
}

/**
 * Throws if an answered action is missing, out of place or different, or if there is an action that
 * nobody sent.
 */
export const checkStored = (folder: string, tables: readonly Table[]): Map<string, Action[]> => {
  const books = booksIn(folder)
  for (const { code, sent } of tables) {
    const actions = books.get(code) ?? []
    const wrong = (what: string, about: unknown) =>
      new Error(`${code}: ${what}: ${JSON.stringify(about)}`)
    actions.forEach((action, i) => {
      if (action.seq !== i + 1) throw wrong('a gap before', action)
      if (i > 0 && !sent.has(action.id)) throw wrong('nobody sent', action)
    })
    const ids = actions.map(({ id }) => id)
    if (new Set(ids).size !== ids.length) throw wrong('twice', ids)
    for (const { id, seat, what, seq, refused } of sent.values()) {
      const found = actions.find(action => action.id === id)
      if (refused && found) throw wrong('refused, and written', found)
      if (seq === undefined) continue
      if (!found) throw wrong('answered, and lost', { id, seq })
      if (found.seq !== seq) throw wrong('answered with another number', { id, seq, found })
      const { move, undoes, corrects } = found
      const meant = {
        seat,
        move: what.do === 'undo' ? undefined : what.move,
        undoes: what.do === 'undo' ? what.seq : undefined,
        corrects: what.do === 'correct' ? what.seq : undefined,
      }
      const isAsMeant = isDeepStrictEqual({ seat: found.seat, move, undoes, corrects }, meant)
      if (!isAsMeant) throw wrong('written otherwise than sent', { found, meant })
    }
  }
  return books
}
