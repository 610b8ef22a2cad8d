// An esbuild plugin for games without a face of their own: `default:FOLDER#board` is the house's
// board with that game's rules, `default:FOLDER#sheet` the house's sheet with its companion.
import type { Plugin } from 'esbuild'
import * as valibot from 'valibot'

/** The files that a mode of a game begins with; without its file a game has no such mode. */
export const rulesFiles = { board: 'rules/rules.ts', sheet: 'sheet/companion.ts' } as const

// Rules name their schemas, which only the server reads. In a browser every schema is this one
// function, which stands for whatever is asked of it, so that valibot stays out of the script.
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
