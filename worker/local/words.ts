// Cuts the tables of words that a browser needs out of the one file of a language.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'

// Matches a table, from `export const board = {` to its closing brace at the start of a line.
const table = /^export const (\w+) = \{\n[\s\S]*?^\}.*$/gm

/**
 * Resolves `words:web/games/kairo/words/en.ts#shared+board` to what the board says in English. All
 * other tables are removed from the text before bundling: the bundler keeps an unused table if
 * reading a property or a spread in it could have a side effect.
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
      // A face's words include the site's words for faces: they compress better as one file.
      const lang = basename(file)
      const house =
        folder === join(root, 'web/words')
          ? ''
          : `export { default as house } from 'words:web/words/${lang}#live'\n`
      const joining =
        wanted.length > 1
          ? `import { joined } from '${relative(folder, root)}/web/games/words.ts'\n`
          : ''
      // A game whose sentences need logic makes its words from the tables (`words/sentences.ts`).
      const hasSentences = existsSync(join(folder, 'sentences.ts'))
      const making = hasSentences ? `import * as sentences from './sentences.ts'\n` : ''
      const made = wanted.map(name =>
        hasSentences ? `sentences.${name}({ ${wanted.join(', ')} })` : name,
      )
      const last = wanted.length > 1 ? `joined(${made.join(', ')})` : made[0]
      return {
        contents: `${joining}${making}${house}${cut}\nexport default ${last}\n`,
        loader: 'ts',
        resolveDir: folder,
      }
    })
  },
})
