// What a browser gets of the words: some tables of one language, cut out of the language's one file.
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'

// A table of a language, from `export const board = {` to the brace that ends it at the start of a line.
const table = /^export const (\w+) = \{\n[\s\S]*?^\}.*$/gm

// An entry of a table: from its key, which is indented by two spaces, to the next line with the same indent.
const entry = /^ {2}'?([\w-]+)'?[,:(].*\n(?:(?: {3,}.*| {2}[)}\]].*)?\n)*/gm

// The keys whose words come with a face's later parts (ui/later.tsx): `refused`, and the list `later` of the English file.
const laterIn = (english: string, face: string): string[] => [
  'refused',
  ...(new RegExp(`^export const later = \\{[^}]*?\\b${face}: \\[([^\\]]*)\\]`, 'm').exec(english)?.[1]?.match(/\w+/g) ??
    []),
]

/**
 * Asked for as `words:web/games/kairo/words/en.ts#shared+board`: what the board says, in English; with `!first` or
 * `!later` the part of it that comes first or later. All other tables are cut out of the text before the bundler reads
 * it: the bundler itself keeps a table that nobody uses, if reading a property or a spread in it could have a side
 * effect.
 */
export const tablesOf = (root: string): Plugin => ({
  name: 'words',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice('words:'.length), namespace: 'words' }))
    onLoad({ filter: /./, namespace: 'words' }, async ({ path }) => {
      const [file = '', asked = ''] = path.split('#')
      const [names = '', part] = asked.split('!')
      const wanted = names.split('+')
      const folder = join(root, dirname(file))
      const [whole, english] = await Promise.all(
        [join(root, file), join(folder, 'en.ts')].map(one => readFile(one, 'utf8')),
      )
      const later = part ? laterIn(english!, wanted.at(-1)!) : []
      const isWanted = (name: string) => !part || later.includes(name) === (part === 'later')
      const cut = whole!.replaceAll(table, (text, name) =>
        wanted.includes(name) ? text.replaceAll(entry, (one, key) => (isWanted(key) ? one : '')) : '',
      )
      // What the house says to a face comes with the face's own words: they pack better in one.
      const lang = basename(file)
      const house =
        folder === join(root, 'web/words')
          ? ''
          : `export { default as house } from 'words:web/words/${lang}#live${part ? `!${part}` : ''}'\n`
      const joining = wanted.length > 1 ? `import { joined } from '${relative(folder, root)}/web/games/words.ts'\n` : ''
      const last = wanted.length > 1 ? `joined(${names.replace('+', ', ')})` : names
      return { contents: `${joining}${house}${cut}\nexport default ${last}\n`, loader: 'ts', resolveDir: folder }
    })
  },
})
