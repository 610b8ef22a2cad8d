// The README and those of the folders: the first is short, and every link and path in them leads
// somewhere.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const texts = globSync(
  ['*.md', '.github/*.md', '{durable,test,web,worker}/**/{README,CHANGELOG}.md'],
  { cwd: root, exclude: ['**/node_modules'] },
).sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

// As GitHub makes the anchor of a heading.
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!))

const isThere = (from: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? from : normalize(join(dirname(from), path))
  if (!existsSync(join(root, file))) return false
  return anchor === undefined || anchorsIn(read(file)).includes(anchor)
}

const files = globSync('{durable,test,web,worker}/**/*', {
  cwd: root,
  exclude: ['**/node_modules'],
})
const names = new Set(files.map(file => basename(file)))

// A path from the root, or within the text's own folder, a game or the tests; a bare name anywhere.
// What a command writes is not there in a fresh copy.
const isFile = (text: string, path: string): boolean =>
  path.startsWith('.build/') ||
  (!path.includes('/')
    ? names.has(path)
    : [`${dirname(text)}/`, '', 'web/games/*/', 'test/'].some(
        place => globSync(join(place, path.replaceAll(/<\w+>/g, '*')), { cwd: root }).length > 0,
      ))

test('README.md is read in five minutes: 10 kB at most', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(10_000)
})

describe.each(texts)('%s', text => {
  test('links lead to a file and a heading', () => {
    const links = [...read(text).matchAll(/\]\((?!https?:)([^)]+)\)|<img src="([^"]+)"/g)]
    expect(links.map(([, link, image]) => link ?? image!).filter(to => !isThere(text, to))).toEqual(
      [],
    )
  })

  test('files named in it are there', () => {
    if (text.endsWith('CHANGELOG.md')) return // it names what was
    const named = [...read(text).matchAll(/`([\w*.<][\w./*<>-]*\.(?:tsx?|css|json|md|py))`/g)]
    expect(named.map(([, path]) => path!).filter(path => !isFile(text, path))).toEqual([])
  })
})
