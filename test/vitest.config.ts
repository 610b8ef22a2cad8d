// How the tests run: rules in plain Node, the edge and the table in workerd, the pages in a real Chromium.
import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const shared = {
  root,
  // Said here because the rules' own tsconfig has no JSX.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
} as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'rules',
          include: ['test/{laws,shape,words}.test.ts', 'test/{games,local}/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
        },
      },
      {
        ...shared,
        plugins: [cloudflareTest({ wrangler: { configPath: `${root}wrangler.toml` } })],
        test: {
          name: 'edge',
          include: ['test/{durable,worker}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'browser',
          globalSetup: 'test/browser/setup.ts',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Chromium needs the machine for itself: it comes after the others.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
