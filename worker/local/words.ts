// What a browser gets of the words: some tables of one language, cut out of the language's one
// file.
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'

// A table of a language, from `export const board = {` to the brace that ends it at the start of a
// line.
const table = /^export const (\w+) = \{\n[\s\S]*?^\}.*$/gm

/**
 * Asked for as `words:web/games/kairo/words/en.ts#shared+board`: what the board says, in English.
 * All other tables are cut out of the text before the bundler reads it: the bundler itself keeps a
 * table that nobody uses, if reading a property or a spread in it could have a side effect.
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
      const wanted = names.split('+')
      const folder = join(root, dirname(file))
      const whole = await readFile(join(root, file), 'utf8')
      const cut = whole.replaceAll(table, (text, name) => (wanted.includes(name) ? text : ''))
      // What the house says to a face comes with the face's own words: they pack better in one.
      const lang = basename(file)
      const house =
        folder === join(root, 'web/words')
          ? ''
          : `export { default as house } from 'words:web/words/${lang}#live'\n`
      const joining =
        wanted.length > 1
          ? `import { joined } from '${relative(folder, root)}/web/games/words.ts'\n`
          : ''
      const last = wanted.length > 1 ? `joined(${names.replace('+', ', ')})` : names
      return {
        contents: `${joining}${house}${cut}\nexport default ${last}\n`,
        loader: 'ts',
        resolveDir: folder,
      }
    })
  },
})
