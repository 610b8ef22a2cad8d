// What a browser gets of the words: some tables of one language, cut out of the language's one file.
import type { Plugin } from 'esbuild'

// Asked for as `words:web/games/kairo/words/en.ts#shared+board`: what the board says, in English. The bundler leaves out
// the tables that are not named here.
export const tablesOf = (root: string): Plugin => ({
  name: 'words',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice('words:'.length), namespace: 'words' }))
    onLoad({ filter: /./, namespace: 'words' }, ({ path }) => {
      const [file, names = ''] = path.split('#')
      const [one, other] = names.split('+')
      const contents = other
        ? `import { ${one}, ${other} } from './${file}'
           import { joined } from './web/games/words.ts'
           export default joined(${one}, ${other})`
        : `export { ${one} as default } from './${file}'`
      return { contents, loader: 'ts', resolveDir: root }
    })
  },
})
