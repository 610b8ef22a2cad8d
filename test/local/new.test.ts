// The skeleton of a new game is written into a copy of the tree: the compiler has nothing against
// it, and it passes what finds it by its folder. What is derived from it needs a browser, and comes
// with `npm run new`.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultIn, writeSkeleton } from '../../worker/local/skeleton.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'boxside-'))
const id = 'tea-time'
let written: string[]

// What the types need of the tree; the Worker's need what the build makes.
const needed =
  'web durable worker test package.json tsconfig.json wrangler.toml .build/manifest.json'
beforeAll(() => {
  for (const path of needed.split(' '))
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: file => !file.endsWith('node_modules'),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  expect(faultIn(copy, id)).toBeUndefined()
  written = writeSkeleton(copy, id)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (bin: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', bin), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, SEEDS: '1' },
  })
  return { status, output: stripVTControlCharacters(stdout + stderr) }
}

test('an ID that is malformed, there already or a word of the code is refused in a sentence', () => {
  for (const wrong of [
    undefined,
    '',
    'Tea',
    'tea--time',
    '-tea',
    '../tea',
    'tea time',
    'kairo',
    'table',
  ])
    expect(faultIn(root, wrong), String(wrong)).toMatch(/^[A-Zw].+\.$/)
  const { status, output } = run('node', 'worker/local/new.ts', 'kairo')
  expect(output).toBe('There is a folder web/games/kairo already: choose another ID.\n')
  expect(status).toBe(1)
})

test('its files are there, and the shelf has it', () => {
  const shelf = readFileSync(join(copy, 'web/shelf.ts'), 'utf8')
  expect(shelf).toContain(`import teaTime from './games/${id}/box.tsx'`)
  expect(shelf).toMatch(/shelf = \[.*, teaTime\]/)
  expect(written).toContain(`test/games/${id}/copy.ts`)
  const texts = written.map(file => readFileSync(join(copy, file), 'utf8')).join('\n')
  expect(texts).not.toMatch(/sample|'race'|\/race\//)
  for (const lang of ['en', 'fr', 'it', 'de'])
    expect(readFileSync(join(copy, `web/games/${id}/words/${lang}.ts`), 'utf8')).toContain(
      "title: 'Tea time'",
    )
})

test('it compiles', () => {
  expect(run('tsc', '-b', '--pretty', 'false', 'test')).toEqual({ status: 0, output: '' })
})

test('it obeys the laws, and its words are read in every language', () => {
  const files = ['laws', 'language', 'words', 'shape'].map(name => `test/${name}.test.ts`)
  const { status, output } = run(
    'vitest',
    ...['run', '--config', 'test/vitest.config.ts', '--project', 'rules', ...files, '-t', id],
  )
  expect(status, output).toBe(0)
  expect(output).toMatch(/Tests.* [1-9]\d* passed/)
})
