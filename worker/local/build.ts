// Builds what browsers load and what workerd runs: `.build/assets`, `.build/manifest.json`, `.build/worker.js`.
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { langs } from '../../web/ui/lang.ts'
import type { Manifest } from '../assets.ts'
import { cutFonts } from './fonts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  // The rules' own tsconfig has no JSX, and would hide it from the faces beside them.
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'preact' } },
} satisfies BuildOptions

// A folder with a box in it is a game.
const games = globSync('web/games/*/box.tsx', { cwd: root })
  .map(box => basename(dirname(box)))
  .sort()

const wordsIn = (folder: string) => globSync(`${folder}/words/{${langs.join()}}.ts`, { cwd: root }).sort()
const stem = (file: string) => basename(file, extname(file))

// What a page may ask for: where it is written, and the name it gets.
function entries(): { in: string; out: string }[] {
  const ofGames = games.flatMap(game => [
    ...['board.tsx', 'sheet.tsx', 'look.css'].map(file => ({
      in: `web/games/${game}/${file}`,
      out: `${game}-${stem(file)}`,
    })),
    ...wordsIn(`web/games/${game}`).map(file => ({ in: file, out: `${game}-${stem(file)}` })),
  ])
  return [
    ...['main.ts', 'htmx.ts', 'island.tsx'].map(file => ({ in: `web/client/${file}`, out: stem(file) })),
    ...wordsIn('web').map(file => ({ in: file, out: `house-${stem(file)}` })),
    ...ofGames,
  ]
}

const urlOf = (output: string) => output.slice(output.indexOf('/a/'))

// The manifest's part that esbuild knows: the address of each thing, and what it imports by itself.
function placed({ outputs }: Metafile): Omit<Manifest, 'styles' | 'fonts'> {
  const built = Object.entries(outputs).filter(([output]) => /\.(js|css)$/.test(output))
  const urls = new Map(built.map(([output, { entryPoint }]) => [entryPoint, urlOf(output)]))
  const at = (file: string) => {
    const found = urls.get(file)
    if (!found) throw new Error(`${file} was not built`)
    return found
  }
  const words = (folder: string) => Object.fromEntries(wordsIn(folder).map(file => [stem(file), at(file)]))
  const game = (id: string) => {
    const folder = `web/games/${id}`
    const files = { board: `${folder}/board.tsx`, sheet: `${folder}/sheet.tsx`, look: `${folder}/look.css` }
    return { board: at(files.board), sheet: at(files.sheet), look: at(files.look), words: words(folder) }
  }
  const imports = built.map(([output, { imports }]) => {
    const own = imports.filter(({ kind, external }) => kind === 'import-statement' && !external)
    return [urlOf(output), own.map(({ path }) => urlOf(path))] as const
  })
  return {
    main: at('web/client/main.ts'),
    htmx: at('web/client/htmx.ts'),
    island: at('web/client/island.tsx'),
    house: words('web'),
    games: Object.fromEntries(games.map(id => [id, game(id)])),
    imports: Object.fromEntries(imports.filter(([, own]) => own.length > 0)),
  }
}

// The house's style: a folder of web/style is one sheet, named by the pages that wear it.
async function houseStyles(options: BuildOptions): Promise<Record<string, string>> {
  const folders = globSync('web/style/*/', { cwd: root }).map(folder => basename(folder))
  const built = folders.sort().map(async folder => {
    const files = globSync(`web/style/${folder}/*.css`, { cwd: root }).sort()
    const contents = files.map(file => `@import "./${file}";`).join('\n')
    const { outputFiles } = await build({
      ...options,
      stdin: { contents, loader: 'css', resolveDir: root },
      write: false,
    })
    return [folder, outputFiles![0]!.text] as const
  })
  return Object.fromEntries(await Promise.all(built))
}

// Builds everything that browsers load, and says where each file is.
export async function buildClient(): Promise<Manifest> {
  const out = `${root}.build/assets`
  mkdirSync(`${out}/a`, { recursive: true })
  const written: string[] = []
  const put = (name: string, bytes: Uint8Array | string) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const url = `/a/${stem(name)}-${hash}${extname(name)}`
    writeFileSync(`${out}${url}`, bytes)
    written.push(url)
    return url
  }
  // A browser before 2021 runs none of the scripts, and plays by forms; style it understands longer.
  const browsers = { ...common, target: ['es2022', 'safari15'], minify: true }
  const [fonts, scripts, styles] = await Promise.all([
    cutFonts(put),
    build({
      ...browsers,
      entryPoints: entries(),
      entryNames: 'a/[name]-[hash]',
      chunkNames: 'a/chunk-[hash]',
      outdir: out,
      splitting: true,
      metafile: true,
    }),
    houseStyles({ ...browsers, target: 'safari14' }),
  ])
  // The fonts come with what every page wears.
  const worn = Object.entries(styles).map(([name, css]) => [
    name,
    put(`${name}.css`, name === 'house' ? `${fonts.css}\n${css}` : css),
  ])
  const manifest: Manifest = {
    ...placed(scripts.metafile),
    styles: Object.fromEntries(worn),
    fonts: fonts.urls,
  }
  writeFileSync(`${out}/_headers`, '/a/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  writeFileSync(`${root}.build/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  // Last, and only what is left over: a server may be answering from this folder.
  const made = new Set([...written, ...Object.keys(scripts.metafile.outputs).map(urlOf)])
  for (const file of globSync('a/*', { cwd: out })) if (!made.has(`/${file}`)) rmSync(`${out}/${file}`)
  return manifest
}

// Bundles the Worker for workerd as wrangler does for Cloudflare; a bench puts a shelf of its own in its place.
export async function buildWorker({
  entry = 'worker/index.ts',
  out = `${root}.build/worker.js`,
  shelf = `${root}web/shelf.ts`,
} = {}) {
  await build({
    ...common,
    entryPoints: [entry],
    outfile: out,
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    plugins: [
      { name: 'shelf', setup: ({ onResolve }) => onResolve({ filter: /\/shelf\.ts$/ }, () => ({ path: shelf })) },
    ],
  })
}

if (import.meta.main) {
  await buildClient()
  // wrangler bundles the Worker itself.
  if (!process.argv.includes('--client')) await buildWorker()
}
