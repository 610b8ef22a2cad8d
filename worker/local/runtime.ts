// What a page's scripts share: the runtime, one file, which none of them brings along.
import { basename, resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'

/** Leaves out what the runtime holds: it is imported from there, by scripts that use it only. */
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
 * How a face's JSX is compiled: children stand in the call, `createElement('li', {}, child)`, and
 * not in its props, `jsx('li', { children: child })`. A board is 1.3 kB smaller by it.
 */
export const childrenInCalls = {
  tsconfigRaw: {
    compilerOptions: { jsx: 'react', jsxFactory: 'createElement', jsxFragmentFactory: 'Fragment' },
  },
  inject: ['web/ui/markup.ts'],
} satisfies BuildOptions
