// The skeleton of a new game: the dice race of the tests (`test/sample/`) under another name, with
// the rows that the tests ask of every game.
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sample = 'test/sample'

// 'dice-race' becomes 'Dice race'.
const titleOf = (id: string) => {
  const words = id.replaceAll('-', ' ')
  return words[0]!.toUpperCase() + words.slice(1)
}

// 'dice-race' becomes diceRace.
const nameOf = (id: string) => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Returns why a game cannot have this ID, as one sentence; undefined if it can. */
export function faultIn(root: string, id = ''): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id))
    return 'Write npm run new ID: an ID has small letters, digits and single hyphens between them.'
  if (existsSync(join(root, 'web/games', id)))
    return `There is a folder web/games/${id} already: choose another ID.`
  // A test finds other files that say the ID, or whose style sheets name classes by its last word.
  const word = new RegExp(`\\b${id}\\b|\\.${id.split('-').at(-1)}-`)
  const code = (file: string) =>
    readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(\/\/.*|\/\*\*[\s\S]*?\*\/)$/gm, '')
  const files = globSync('{web,durable,worker}/**/*.{ts,tsx,css}', { cwd: root })
  const used = files.find(file => word.test(code(file)))
  return used && `${used} uses the word ${id} for something else: choose another ID.`
}

// Rewrites each file below a folder.
function rewrite(root: string, folder: string, change: (text: string) => string): string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx,md}`, { cwd: root }).sort()
  for (const file of files) {
    const path = join(root, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  return files
}

// Adds the game to `web/shelf.ts`, the last of the list.
function shelve(root: string, id: string) {
  const path = join(root, 'web/shelf.ts')
  const name = nameOf(id)
  const lines = readFileSync(path, 'utf8').split('\n')
  const imports = lines.filter(line => line.startsWith('import '))
  const added = [...imports, `import ${name} from './games/${id}/box.tsx'`].sort((a, b) =>
    a.split("'")[1]! < b.split("'")[1]! ? -1 : 1,
  )
  const first = lines.indexOf(imports[0]!)
  lines.splice(first, imports.length, ...added)
  const shelf = lines.join('\n').replace(/(export const shelf[^[]*= \[[^\]]*)\]/, `$1, ${name}]`)
  writeFileSync(path, shelf)
}

/** Writes the game and its rows, adds it to the shelf, and returns the files that it wrote. */
export function writeSkeleton(root: string, id: string): string[] {
  const [game, rows] = [`web/games/${id}`, `test/games/${id}`]
  cpSync(join(root, sample, 'race'), join(root, game), { recursive: true })
  cpSync(join(root, sample, 'rows'), join(root, rows), { recursive: true })
  const named = (text: string) =>
    text.replace("id: 'race'", `id: '${id}'`).replace(/\btitle: '[^']*'/, `title: '${titleOf(id)}'`)
  const written = [
    ...rewrite(root, game, text =>
      named(
        text
          .replaceAll(/((?:\.\.\/)+)\.\.\/\.\.\/web\/games\//g, '$1')
          .replaceAll(/((?:\.\.\/)+)\.\.\/web\//g, '$1'),
      ),
    ),
    ...rewrite(root, rows, text =>
      named(
        text
          .replaceAll("'../../race/", `'../../../../${game}/`)
          .replaceAll("'../race/", `'../../../${game}/`),
      ),
    ),
  ]
  shelve(root, id)
  return [...written, 'web/shelf.ts']
}
