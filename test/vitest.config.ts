// Configures the tests: rules in plain Node, the Worker and the table in workerd, the pages in a
// real Chromium.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { helpIn } from '../worker/local/help.ts'
import { newKeys } from '../worker/local/vapid.ts'
import { leftToday, turn } from './sweep.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// The rules help is Markdown, which the build reads; so do the tests.
const help = {
  name: 'help',
  enforce: 'pre' as const,
  async load(id: string) {
    return /\/help\/\w+\.md$/.test(id)
      ? `export default ${JSON.stringify(await helpIn(id))}`
      : undefined
  },
}

// No test has a time limit of its own: this one ends tests that hang, however busy the machine is.
const patience = { testTimeout: 900_000, hookTimeout: 900_000 }

const left = leftToday(process.env.NAMED === '1')

const shared = {
  root,
  plugins: [help],
  // Set here because the rules' own tsconfig has no JSX.
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
}

// The longest files first, so that none of them runs alone at the end.
const long = [
  'local/leaks',
  'local/durability',
  'local/one-server',
  'browser/gate',
  'browser/tips',
  'browser/world',
  'browser/four-phones',
  'browser/board',
  'browser/online',
  'browser/fingers',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = long.findIndex(part => moduleId.includes(part))
      return rank < 0 ? long.length : rank
    }
    return files.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

// The next file uses the Worker of the last one, with its tables and its shelf; the table's tests
// add a box of their own to it.
const inWorker = (name: string, include: string) => ({
  ...shared,
  plugins: [
    help,
    cloudflareTest({
      main: `${root}worker/index.ts`,
      wrangler: { configPath: `${root}wrangler.toml` },
      // The last two replace `process.env` for `sweep.ts` there.
      miniflare: {
        bindings: { VAPID: newKeys(), TURN: String(turn), FULL: process.env.FULL ?? '' },
      },
    }),
  ],
  test: { name, isolate: false, include: [include], ...patience },
})

export default defineConfig({
  test: {
    // One more than the number of cores, because tests spend most of their time waiting for a page
    // or a server. A second extra worker would cost what it gains: each one loads the whole
    // product.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          name: 'rules',
          // The next file reuses the modules of the last one: they keep only results cached by
          // their input.
          isolate: false,
          include: [
            'test/*.test.ts',
            'test/local/**/*.test.ts',
            'test/games/*/*.test.{ts,tsx}',
            'test/ui/*.test.{ts,tsx}',
          ],
          exclude: left,
          ...patience,
        },
      },
      inWorker('table', 'test/durable/**/*.test.ts'),
      inWorker('edge', 'test/worker/**/*.test.{ts,tsx}'),
      {
        ...shared,
        test: {
          name: 'browser',
          globalSetup: 'test/browser/setup.ts',
          include: ['test/browser/**/*.test.ts', 'test/games/*/browser/*.test.ts'],
          exclude: left,
          ...patience,
          // A page, its connection and a finger can meet in an order that no test intends. Tests
          // that needed the second try are listed at the end.
          retry: 1,
          // Chromium needs the machine for itself, so these tests run after the others.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
