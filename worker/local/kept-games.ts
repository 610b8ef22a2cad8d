// An esbuild plugin for the scripts that replay a game from a file (`client/replay/kept-game.tsx`).
// `kept:FACE` becomes a script that replays with this face and contains everything it needs.
import type { Plugin } from 'esbuild'

export const keptGames = (root: string): Plugin => ({
  name: 'kept games',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^kept:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'kept' }))
    onLoad({ filter: /./, namespace: 'kept' }, ({ path }) => ({
      contents: `import Face from '${path.startsWith('default:') ? path : `./${path}`}'\nimport { showKept } from './web/client/replay/kept-game.tsx'\nshowKept(Face)`,
      resolveDir: root,
    }))
  },
})
