// What a page's scripts share: the runtime, one file, which none of them brings along.
import { basename, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/** Leaves out what the runtime holds: it is imported from there. */
export const takenFrom = (root: string, runtime: string): Plugin => ({
  name: 'runtime',
  setup({ onResolve }) {
    onResolve({ filter: /^preact(\/|$)|\/table\.tsx$/ }, ({ path, resolveDir }) =>
      path.startsWith('preact') || resolve(resolveDir, path) === `${root}web/ui/table.tsx`
        ? { path: `./${basename(runtime)}`, external: true }
        : undefined,
    )
  },
})
