// Lists the kinds of everything that this version stores, one a line: a version before it can read
// a table if it knows them all. `npx node test/local/stored-kinds.ts` writes the list of a new
// format.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { eventFor } from '../../web/games/play.ts'
import { FORMAT } from '../../worker/local/format.ts'

const openapi = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../worker/openapi/${name}.json`, import.meta.url), 'utf8'))

type Shape = { properties: Record<string, Shape>; items: Shape; anyOf?: Shape[]; const?: string }
type OfGame = { options: unknown }
type Fact = NonNullable<ReturnType<typeof eventFor<OfGame, unknown, unknown, never, unknown>>>

// The facts that the engine handles for every game.
const ofEngine: Record<Fact['kind'], true> = { resumed: true, 'ended-early': true }

/** The file with the list of this format. */
export const listed: string = fileURLToPath(
  new URL(`released/format-${FORMAT}.txt`, import.meta.url),
)

/** Lists the kinds, from the types and from a table's database. */
export const storedKinds = (database: string): string[] => {
  const shapes: Record<string, Shape> = openapi('shapes')
  const moves: Record<string, object> = openapi('moves')
  const disk = new DatabaseSync(database, { readOnly: true })
  const columns = disk
    .prepare(
      `SELECT master.name || '.' || "column".name AS name FROM sqlite_master AS master
       JOIN pragma_table_info(master.name) AS "column" WHERE master.name IN ('kept', 'actions')`,
    )
    .all()
  disk.close()
  const ofGames = Object.entries(shapes).filter(([name]) => name.endsWith('.Event'))
  return [
    ...columns.map(({ name }) => `column ${name}`),
    ...Object.keys(shapes.Log!.properties.actions!.items.properties).map(name => `action ${name}`),
    ...Object.keys(ofEngine).map(kind => `fact ${kind}`),
    ...ofGames.flatMap(([name, shape]) =>
      (shape.anyOf ?? [shape]).map(
        one => `${name.replace('.Event', '')} fact ${one.properties.kind!.const}`,
      ),
    ),
    ...Object.entries(moves).flatMap(([name, kinds]) =>
      Object.keys(kinds).map(kind => `${name} move ${kind}`),
    ),
  ]
}

if (import.meta.main) {
  const [database] = process.argv.slice(2)
  if (!database) throw new Error('npx node test/local/stored-kinds.ts TABLE.sqlite')
  if (existsSync(listed)) throw new Error(`${listed} is what older versions can read, and stays.`)
  writeFileSync(listed, `${storedKinds(database).join('\n')}\n`)
}
