// Bundles the runtime: Preact and the table's state in one file for all scripts of a page, so that
// no script contains a copy.
import { basename, resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'

/**
 * Leaves the modules of the runtime out of a bundle. A script that uses such a module imports it
 * from the file of the runtime.
 */
export const takenFrom = (root: string, runtime: string): Plugin => ({
  name: 'runtime',
  setup({ onResolve }) {
    onResolve({ filter: /^preact(\/|$)|\/table\.tsx$/ }, ({ path, resolveDir }) =>
      path.startsWith('preact') || resolve(resolveDir, path) === `${root}web/ui/table.tsx`
        ? { path: `./${basename(runtime)}`, external: true, sideEffects: false }
        : undefined,
    )
  },
})

/**
 * Compiles a face's JSX with children as arguments, `createElement('li', {}, child)`, instead of
 * props, `jsx('li', { children: child })`. Saves 1.3 kB per board.
 */
export const childrenInCalls = {
  tsconfigRaw: {
    compilerOptions: { jsx: 'react', jsxFactory: 'createElement', jsxFragmentFactory: 'Fragment' },
  },
  inject: ['web/ui/markup.ts'],
} satisfies BuildOptions
