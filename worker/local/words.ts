// What a browser gets of the words: the tables of one face in one language, cut out of the language's one file.
import type { Plugin } from 'esbuild'

// Asked for as `words:web/games/kairo/words/en.ts#board`: what the board says, in English. The bundler leaves out the
// tables that are not named here.
export const facesWords = (root: string): Plugin => ({
  name: 'words',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice('words:'.length), namespace: 'words' }))
    onLoad({ filter: /./, namespace: 'words' }, ({ path }) => {
      const [file, face] = path.split('#')
      const contents = `import { ${face}, shared } from './${file}'
import { joined } from './web/games/words.ts'
export default joined(shared, ${face})`
      return { contents, loader: 'ts', resolveDir: root }
    })
  },
})
