// An esbuild plugin for games without a face of their own. `default:FOLDER#board` is the default
// board with the rules of the game in that folder, `default:FOLDER#sheet` the default sheet with
// the companion of that game.
import type { Plugin } from 'esbuild'
import * as valibot from 'valibot'

/** The file that a game needs for each mode. A game without the file lacks the mode. */
export const rulesFiles = { board: 'rules/rules.ts', sheet: 'sheet/companion.ts' } as const

// A game's rules define schemas, which only the server uses. In a browser this stub replaces
// valibot, which would make the script larger. Each property of the stub and each call of it
// returns the stub itself.
const schemas = `const nothing = new Proxy(() => nothing, { get: () => nothing })
export { ${Object.keys(valibot).map(name => `nothing as ${name}`)} }`

export const defaultFaces = (root: string): Plugin => ({
  name: 'default faces',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^default:/ }, ({ path }) => ({
      path: path.slice('default:'.length),
      namespace: 'default',
    }))
    onLoad({ filter: /./, namespace: 'default' }, ({ path }) => {
      const [folder, face] = path.split('#') as [string, keyof typeof rulesFiles]
      return {
        contents: `import * as rules from './${folder}/${rulesFiles[face]}'
import { faceOf } from './web/games/default/${face}.tsx'
import { whereBy } from './web/games/default/where.ts'
const { score } = rules
export const where = score && whereBy(score)
export default faceOf(rules)`,
        resolveDir: root,
      }
    })
    onResolve({ filter: /^valibot$/ }, () => ({ path: 'valibot', namespace: 'schemas' }))
    onLoad({ filter: /./, namespace: 'schemas' }, () => ({ contents: schemas }))
  },
})
