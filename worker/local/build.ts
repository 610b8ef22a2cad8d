// Builds the files for browsers (`.build/assets`, `.build/manifest.json`) and the Worker
// (`.build/worker.js`).
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, type BuildResult, build, type Metafile, type Plugin } from 'esbuild'
import { langs } from '../../web/lang.ts'
import type { FaceFiles } from '../../web/pages/assets.ts'
import type { Manifest } from '../assets.ts'
import { oldest } from './browsers.ts'
import { defaultFaces, rulesFiles } from './faces.ts'
import { cutFonts } from './fonts.ts'
import { markdown } from './help.ts'
import { keptGames } from './kept-games.ts'
import { licencesOf } from './licences.ts'
import { byDay, lowered } from './lowered.ts'
import { rulesOf } from './rules.ts'
import { childrenInCalls, takenFrom } from './runtime.ts'
import { buildChanged, removeOld, unstamp } from './stamp.ts'
import { tablesOf } from './words.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  // The rules have a tsconfig without JSX, which esbuild would otherwise use for the faces beside
  // them.
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'preact' } },
} satisfies BuildOptions

// Every folder with a `box.tsx` is a game.
const games = globSync('web/games/*/box.tsx', { cwd: root }).map(dirname).sort()

const stem = (file: string) => basename(file, extname(file))

// Returns for each language the entry point that bundles some tables of a folder's words.
const wordsIn = (folder: string, tables: string): Record<string, string> =>
  Object.fromEntries(langs.map(lang => [lang, `words:${folder}/words/${lang}.ts#${tables}`]))

// Returns the entry points of a game in a folder: its faces, their words, and its styles (box,
// board, sheet). If the folder lacks a file, uses that of `web/games/default`.
const filesOf = (folder: string) => {
  const isThere = (file: string) => existsSync(`${root}${folder}/${file}`)
  const look = (file: string, instead: string) =>
    isThere(file) ? `${folder}/${file}` : `web/games/default/${instead}`
  const face = (name: keyof typeof rulesFiles): FaceFiles => {
    const isOwn = isThere(`${name}/${name}.tsx`)
    const script = isOwn ? `${folder}/${name}/${name}.tsx` : `default:${folder}#${name}`
    return {
      script,
      kept: `kept:${script}`,
      look: look(`${name}/${name}.css`, 'face.css'),
      screen: look(`${name}/screen.css`, 'screen.css'),
      end: look(`${name}/end.css`, 'end.css'),
      ...(isThere(`${name}/drawn.css`) && { drawn: `${folder}/${name}/drawn.css` }),
      words: wordsIn(folder, `shared+${name}${isOwn ? '' : '+plain'}`),
    }
  }
  return {
    box: look('box.css', 'box.css'),
    faces: {
      ...(isThere(rulesFiles.board) && { digital: face('board') }),
      ...(isThere(rulesFiles.sheet) && { companion: face('sheet') }),
    },
  }
}

// The words of the pages `evenings` and `fair`, which scripts fill in.
const [evenings, fair] = [wordsIn('web', 'evenings'), wordsIn('web', 'fair')]

// web/client/main.ts becomes main, words:web/games/kairo/words/en.ts#shared+board becomes
// kairo-words-en-board
const nameOf = (file: string) =>
  file
    .replace(
      /^(words:|kept:)?(default:)?(web\/(games\/|client\/)?)?|\.\w+$|\.\w+(?=#)|shared\+|\+plain/g,
      '',
    )
    .replaceAll(/[/#]/g, '-')

// Returns entry points with the names of their outputs.
const named = (files: readonly string[]) =>
  [...new Set(files)].map(file => ({ in: file, out: nameOf(file) }))

const urlOf = (output: string) => output.slice(output.indexOf('/a/'))

type Built = BuildResult<{ metafile: true }>

// Bundles each script that a client script imports on demand (`import()`) on its own, with copies
// of shared modules. Shared chunks would make every page load a dozen files. A copy has a state of
// its own, so such a script must receive the table's state as an argument and never import it.
// `within` lists the scripts whose bundling waits for this one. Without it, a script that imports
// itself on demand would wait for itself forever.
const whenUsed = (
  built: Map<string, Promise<Built>>,
  alone: (file: string, within: readonly string[]) => Promise<Built>,
  within: readonly string[] = [],
): Plugin => ({
  name: 'when used',
  setup({ onResolve }) {
    onResolve({ filter: /^\.[\w./-]+\.ts$/ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const file = relative(root, resolve(resolveDir, path))
      const chain = [...within, file]
      if (within.includes(file))
        return { errors: [{ text: `a script loads itself when used: ${chain.join(' → ')}` }] }
      if (!built.has(file)) built.set(file, alone(file, chain))
      const { metafile } = await built.get(file)!
      return { path: `./${basename(Object.keys(metafile.outputs)[0]!)}`, external: true }
    })
  },
})

// Returns the parts of the manifest that come from esbuild: the URL of each file, and its imports.
function placed(
  outputs: Metafile['outputs'],
  folders: readonly string[],
  previews: Record<string, string>,
): Omit<Manifest, 'styles' | 'fonts' | 'icons' | 'rules' | 'version' | 'inks' | 'licences'> {
  const built = Object.entries(outputs).filter(([output]) => /\.(js|css)$/.test(output))
  const urls = new Map(built.map(([output, { entryPoint }]) => [entryPoint, urlOf(output)]))
  const at = (file: string) => {
    const found = urls.get(file)
    if (!found) throw new Error(`${file} was not built`)
    return found
  }
  const all = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, at(file)]))
  const game = (folder: string) => {
    const { box, faces } = filesOf(folder)
    const face = ({ script, kept, look, screen, end, drawn, words }: FaceFiles) => ({
      ...{
        script: at(script),
        kept: at(kept),
        look: at(look),
        screen: at(screen),
        end: at(end),
        words: all(words),
      },
      drawn: drawn && at(drawn),
    })
    const preview = previews[folder]
    const built = Object.entries(faces).map(([mode, files]) => [mode, face(files)])
    return { box: at(box), preview, ...Object.fromEntries(built) }
  }
  const imports = built.map(([output, { imports }]): [string, string[]] => {
    const own = imports
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => `/a/${basename(path)}`)
    return [urlOf(output), [...new Set(own)]]
  })
  return {
    early: at('web/client/early.ts'),
    main: at('web/client/main.ts'),
    htmx: at('web/client/htmx.ts'),
    games: Object.fromEntries(folders.map(folder => [basename(folder), game(folder)])),
    ...{ evenings: all(evenings), fair: all(fair) },
    imports: Object.fromEntries(imports.filter(([, own]) => own.length > 0)),
  }
}

// Builds the shared styles. Each folder of web/style becomes one sheet, named after the folder.
async function houseStyles(options: BuildOptions): Promise<Record<string, string>> {
  const folders = globSync('web/style/*/', { cwd: root })
    .map(folder => basename(folder))
    .filter(folder => folder !== 'icons')
  const built = folders.sort().map(async folder => {
    const files = globSync(`web/style/${folder}/*.css`, { cwd: root }).sort()
    const contents = files.map(file => `@import "./${file}";`).join('\n')
    const { outputFiles } = await build({
      ...options,
      plugins: [lowered],
      stdin: { contents, loader: 'css', resolveDir: root },
      write: false,
    })
    return [folder, outputFiles![0]!.text] as const
  })
  return Object.fromEntries(await Promise.all(built))
}

// Older browsers do not run these scripts, or stop at an error in them. People then play with
// forms.
const browsers = {
  ...common,
  target: Object.entries(oldest).map(([name, version]) => name + version.join('.')),
  minify: true,
} satisfies BuildOptions

// `npm run dev` sets RELOADS. An open page then reloads when the server is back after a restart.
// Several scripts of a page begin with this code; only the first one starts the timer.
const reloads = `globalThis.watching ??= setInterval(() => fetch('/robots.txt').then(
  () => globalThis.isLost && location.reload(),
  () => { globalThis.isLost = true },
), 300)`

// Bundles scripts, words and the games' styles.
async function bundles(out: string, folders: readonly string[]): Promise<Metafile['outputs']> {
  const into = { ...browsers, outdir: out, entryNames: 'a/[name]-[hash]', metafile: true } as const
  const files = folders.map(filesOf)
  const faces = files.flatMap(({ faces }) => Object.values(faces))
  const ofFace = ({ look, screen, end, drawn }: FaceFiles) => [
    look,
    screen,
    end,
    ...(drawn ? [drawn] : []),
  ]
  const looks = [...faces.flatMap(ofFace), ...files.map(({ box }) => box)]
  const used = new Map<string, Promise<Built>>()
  const lazily = (within?: readonly string[]) =>
    whenUsed(used, (file, chain) => alone([file], chain), within)
  const alone = (of: readonly string[], within?: readonly string[]): Promise<Built> =>
    build({ ...into, entryPoints: named(of), plugins: [tablesOf(root), lazily(within), lowered] })
  const runtime = await alone(['web/client/runtime.ts'])
  const withKit = (of: string[], jsx?: typeof childrenInCalls) =>
    build({
      ...{ ...into, ...jsx },
      entryPoints: named(of),
      chunkNames: 'a/chunk-[hash]',
      splitting: true,
      ...(process.env.RELOADS && of.includes('web/client/main.ts') && { banner: { js: reloads } }),
      plugins: [
        takenFrom(root, urlOf(Object.keys(runtime.metafile.outputs)[0]!)),
        defaultFaces(root),
        lazily(),
      ],
    })
  const built = await Promise.all([
    alone([
      ...[...faces.map(({ words }) => words), evenings, fair].flatMap(Object.values<string>),
      ...looks,
    ]),
    alone(['web/client/early.ts']),
    withKit(['web/client/main.ts', 'web/client/table/island.tsx']),
    // Each face is bundled alone, because one file compresses better than chunks shared with faces
    // that this page does not show.
    ...faces.map(({ script }) => withKit([script], childrenInCalls)),
    build({
      ...into,
      entryPoints: named(faces.map(({ kept }) => kept)),
      plugins: [keptGames(root), defaultFaces(root)],
    }),
  ])
  const all = [runtime, ...built, ...(await Promise.all(used.values()))]
  return Object.assign({}, ...all.map(({ metafile }) => metafile.outputs))
}

/**
 * Builds everything that browsers load, and returns the manifest with the URL of each file. A test
 * builds other games into another folder.
 */
export async function buildClient(folders = games, into = `${root}.build`): Promise<Manifest> {
  if (into === `${root}.build`) unstamp(root)
  const out = `${into}/assets`
  mkdirSync(`${out}/a`, { recursive: true })
  const written: string[] = []
  const put = (name: string, bytes: Uint8Array | string) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const url = `/a/${stem(name)}-${hash}${extname(name)}`
    writeFileSync(`${out}${url}`, bytes)
    written.push(url)
    return url
  }
  const [fonts, styles, outputs] = await Promise.all([
    cutFonts(put),
    houseStyles(browsers),
    bundles(out, folders),
  ])
  // Every page loads the style `house`, so this style also contains the font rules.
  const worn = Object.entries(styles).map(([name, css]) => [
    name,
    put(`${name}.css`, name === 'house' ? `${fonts.css}\n${css}` : css),
  ])
  const picture = (file: string, name: string) => put(name, readFileSync(`${root}${file}`))
  const previews = folders
    .filter(folder => existsSync(`${root}${folder}/art/preview.png`))
    .map(folder => [folder, picture(`${folder}/art/preview.png`, `${basename(folder)}.png`)])
  const icons = globSync('web/style/icons/*', { cwd: root }).map(file => [
    stem(file),
    picture(file, basename(file)),
  ])
  const rest = placed(outputs, folders, Object.fromEntries(previews))
  const inks = Object.entries(rest.games).map(([id, { box }]) => [
    id,
    byDay + styles.poster + readFileSync(`${out}${box}`, 'utf8'),
  ])
  const manifest: Manifest = {
    ...rest,
    inks: Object.fromEntries(inks),
    icons: Object.fromEntries(icons),
    styles: Object.fromEntries(worn),
    fonts: fonts.urls,
    rules: rulesOf(root),
    version: JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version,
    licences: put('licences.txt', licencesOf(root, outputs)),
  }
  // The service worker has a fixed name, because browsers look for its updates under the same URL.
  // It is not in `a/`, because it controls only the folder that contains it.
  await build({
    ...browsers,
    entryPoints: ['web/client/app/reminded.ts'],
    outfile: `${out}/reminded.js`,
  })
  writeFileSync(`${out}/_headers`, '/a/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  writeFileSync(`${into}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  removeOld(into, [...written, ...Object.keys(outputs).map(urlOf)])
  return manifest
}

/**
 * Bundles the Worker for workerd as wrangler does for Cloudflare. A benchmark passes its own
 * `shelf`, and a test its own `manifest`.
 */
export async function buildWorker({
  entry = 'worker/index.ts',
  out = `${root}.build/worker.js`,
  shelf = `${root}web/shelf.ts`,
  manifest = `${root}.build/manifest.json`,
} = {}) {
  await build({
    ...common,
    entryPoints: [entry],
    outfile: out,
    target: 'es2024',
    // `wrangler` merges it into its own, so that a stack on Cloudflare names our files
    sourcemap: 'linked',
    sourcesContent: false,
    minify: true, // exports keep their names, because wrangler.toml refers to `Table`
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    plugins: [
      markdown,
      {
        name: 'shelf',
        setup({ onResolve }) {
          onResolve({ filter: /\/shelf\.ts$/ }, () => ({ path: shelf }))
          onResolve({ filter: /\.build\/manifest\.json$/ }, () => ({ path: manifest }))
        },
      },
    ],
  })
}

/** Builds the files for browsers, and the Worker. */
export async function buildHouse(): Promise<void> {
  await buildClient() // first, because the Worker contains its manifest
  await buildWorker()
}

if (import.meta.main) await buildChanged(root, buildHouse)
