// What was built is built again where a source changed, and where the last build did not come to
// its end.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildChanged, removeOld, unstamp } from '../../worker/local/stamp.ts'

const root = mkdtempSync(join(tmpdir(), 'boxside-stamp-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

let built = 0
const builtSince = async (build = async () => {}) => {
  const before = built
  await buildChanged(root, async () => {
    built++
    await build()
  })
  return built > before
}

test('a build is made of its sources, once', async () => {
  write('web/pages/home.tsx', 'home')
  write('worker/index.ts', 'edge')
  write('package-lock.json', '{}')
  expect(await builtSince()).toBe(true)
  expect(await builtSince()).toBe(false)
  const changes: [string, string][] = [
    ['web/pages/home.tsx', 'homely'],
    ['web/games/new/box.css', ''],
    ['durable/table.ts', 'table'],
    ['worker/index.ts', 'edge of it'],
    ['package-lock.json', '{ }'],
    ['wrangler.toml', 'name = "boxside"'],
  ]
  for (const [file, text] of changes) {
    write(file, text)
    expect(await builtSince(), file).toBe(true)
    expect(await builtSince(), `${file}, again`).toBe(false)
  }
  rmSync(join(root, 'web/games/new/box.css'))
  expect(await builtSince(), 'a file less').toBe(true)
  write('README.md', 'read')
  write('web/games/README.md', 'read')
  expect(await builtSince(), 'what no build reads').toBe(false)
  process.env.RELOADS = '1'
  expect(await builtSince(), 'npm run dev, whose pages reload themselves').toBe(true)
  delete process.env.RELOADS
  expect(await builtSince(), 'npm start again').toBe(true)
})

test('what was cut off, or written over, is no build', async () => {
  expect(await builtSince()).toBe(false)
  write('worker/index.ts', 'broken')
  const broken = () => Promise.reject(new Error('no build'))
  await expect(builtSince(broken)).rejects.toThrow('no build')
  write('worker/index.ts', 'edge of it') // as it was when a build was last whole
  expect(await builtSince()).toBe(true)
  unstamp(root) // by a build of a part, as tests make one
  expect(await builtSince()).toBe(true)
  const changing = async () => write('worker/index.ts', 'while it is built')
  write('worker/index.ts', 'before')
  expect(await builtSince(changing)).toBe(true)
  expect(await builtSince(), 'changed while it was built').toBe(true)
})

test('the files of the build before stay for the server that still runs on it', () => {
  const kept = () => readdirSync(join(root, 'out/assets/a')).sort()
  for (const name of ['main-1.js', 'same.js', 'left.js']) write(`out/assets/a/${name}`, '')
  removeOld(join(root, 'out'), ['/a/main-1.js', '/a/same.js'])
  expect(kept()).toEqual(['main-1.js', 'same.js'])
  write('out/assets/a/main-2.js', '')
  removeOld(join(root, 'out'), ['/a/main-2.js', '/a/same.js'])
  expect(kept()).toEqual(['main-1.js', 'main-2.js', 'same.js'])
  removeOld(join(root, 'out'), ['/a/main-2.js', '/a/same.js'])
  expect(kept()).toEqual(['main-2.js', 'same.js'])
})
