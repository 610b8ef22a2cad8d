// Extracts the tables of words that a browser needs from the one file of a language.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { kindsOf } from '../../web/ui/fields/schema.ts'
import { rulesFiles } from './faces.ts'

// Matches a table, from `export const board = {` to its closing brace at the start of a line.
const table = /^export const (\w+) = \{\n[\s\S]*?^\}.*$/gm

// Returns the code of the additional words of a default face: the names of moves, and the fields of
// entries.
const forDefault = async (file: string, face: string) => {
  const { pages } = await import(pathToFileURL(file).href)
  const { companion } =
    face === 'sheet' ? await import(pathToFileURL(join(file, '../..', rulesFiles.sheet)).href) : {}
  const kinds = companion ? kindsOf(companion.move, pages.fields) : []
  return `{ moves: moves.${face}, kinds: ${JSON.stringify(kinds)}, plain }`
}

/**
 * Resolves `words:web/games/kairo/words/en.ts#shared+board` to the English words of the board;
 * `+plain` adds the words of the default face. All other tables are removed from the text before
 * bundling, because the bundler keeps an unused table if reading a property or a spread in the
 * table could have a side effect.
 */
export const tablesOf = (root: string): Plugin => ({
  name: 'words',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^words:/ }, ({ path }) => ({
      path: path.slice('words:'.length),
      namespace: 'words',
    }))
    onLoad({ filter: /./, namespace: 'words' }, async ({ path }) => {
      const [file = '', names = ''] = path.split('#')
      const [shared = '', face = '', plain] = names.split('+')
      const folder = join(root, dirname(file))
      const whole = await readFile(join(root, file), 'utf8')
      const more = plain === undefined ? undefined : await forDefault(join(root, file), face)
      const wanted = [shared, face].filter(name => whole.includes(`export const ${name} =`))
      const kept = more ? [...wanted, 'moves'] : wanted
      const cut = whole.replaceAll(table, (text, name) => (kept.includes(name) ? text : ''))
      // A face's words include the site's words for faces, because both compress better as one
      // file.
      const lang = basename(file)
      const house =
        folder === join(root, 'web/words')
          ? ''
          : `export { default as house } from 'words:web/words/${lang}#live'\n`
      const all = [...wanted, ...(more ? [more] : [])]
      const joining =
        all.length > 1
          ? `import { joined } from '${relative(folder, root)}/web/games/words.ts'\n`
          : ''
      // A game whose sentences need logic builds its words from the tables in `words/sentences.ts`.
      const hasSentences = existsSync(join(folder, 'sentences.ts'))
      const making = hasSentences ? `import * as sentences from './sentences.ts'\n` : ''
      const made = all.map(table =>
        hasSentences && wanted.includes(table)
          ? `sentences.${table}({ ${wanted.join(', ')} })`
          : table,
      )
      const plainly = more ? `import plain from 'words:web/words/${lang}#plain'\n` : ''
      const last = made.reduce((one, other) => `joined(${one}, ${other})`)
      return {
        contents: `${joining}${making}${plainly}${house}${cut}\nexport default ${last}\n`,
        loader: 'ts',
        resolveDir: folder,
      }
    })
  },
})
