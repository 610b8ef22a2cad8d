// The rules help: Markdown, one file per game and language, converted to HTML at build time. Each
// game's help ends with the points of `web/words/help/<lang>.md`.
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { Marked, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked'
import type { Help } from '../../web/games/box.tsx'
import { isLang, type Lang } from '../../web/lang.ts'

type Part = Help[string]['text'][number]

// `## goal: What it is about` begins a point; `{{cards: Card | Copies}}` is a picture with its
// labels.
const heading = /^([\w-]+): (.+)$/
const picture = /^\{\{(\w+)(?:: (.+))?\}\}$/

// Replaces the space before £, before French double punctuation and inside French quotes with a
// non-breaking space, so that no line break separates such a sign from its text.
const typeset = (text: string): string =>
  text
    .replaceAll(/(\d) £/g, '$1\u00a0£')
    .replaceAll(/ ([:;?!»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0')

// Replaces `[ruling]` (a rule that we decided) and `[house]` (a number of our own) with words in
// the reader's language.
const mark = (words: Record<'ruling' | 'house', string>): TokenizerAndRendererExtension => ({
  name: 'mark',
  level: 'inline',
  start: text => text.search(/\[(ruling|house)\]/),
  tokenizer(text) {
    const [raw, of] = /^\[(ruling|house)\]/.exec(text) ?? []
    return raw === undefined ? undefined : { type: 'mark', raw, of }
  },
  renderer: ({ of }) => `<span class="mark-${of}">${words[of as 'ruling' | 'house']}</span>`,
})

const isMarked = (token: Token) =>
  token.type === 'paragraph' && /^\[(ruling|house)\]/.test(token.raw)

// Splits a point into HTML and pictures. Folds the marked paragraphs at its end into `<details>`,
// so that a learner reads the rules without them.
const partsOf = (marked: Marked, text: string, rulings: string): Part[] => {
  const parts: Part[] = []
  const say = (html: string) => {
    const before = parts.at(-1)
    if (typeof before === 'string') parts[parts.length - 1] = before + html
    else parts.push(html)
  }
  const tokens = marked.lexer(text).filter(({ type }) => type !== 'space')
  const end = tokens.findLastIndex(token => !isMarked(token)) + 1
  for (const token of tokens.slice(0, end)) {
    const [, name, labels] = (token.type === 'paragraph' && picture.exec(token.raw.trim())) || []
    if (name === undefined) say(marked.parser([token]))
    else parts.push({ picture: name, labels: labels?.split(' | ') ?? [] })
  }
  const folded = marked.parser(tokens.slice(end))
  if (folded) say(`<details class="rulings"><summary>${rulings}</summary>\n${folded}</details>\n`)
  return parts
}

const pointsIn = async (file: string, lang: Lang): Promise<Help> => {
  const { served } = await import(`../../web/words/${lang}.ts`)
  const marked = new Marked({
    extensions: [mark({ ruling: served.ruling, house: served.houseValue })],
  })
  marked.use({
    renderer: {
      html({ text }: Tokens.HTML | Tokens.Tag) {
        throw new Error(`${file} has HTML in it: ${text}`)
      },
    },
  })
  const [, ...sections] = typeset(await readFile(file, 'utf8')).split(/^## /m)
  return Object.fromEntries(
    sections.map(section => {
      const [first = '', ...rest] = section.split('\n')
      const [, point, title] = heading.exec(first) ?? []
      if (point === undefined || title === undefined)
        throw new Error(`${file}: "${first}" is not "point: Title"`)
      return [point, { title, text: partsOf(marked, rest.join('\n'), served.rulings) }]
    }),
  )
}

const houseFile = (lang: string) =>
  fileURLToPath(new URL(`../../web/words/help/${lang}.md`, import.meta.url))

/**
 * Reads the points of a help file (`web/games/kairo/help/en.md`), and adds the points of
 * `web/words/help/`. Throws unless the file has the points of the game's `rules/points.ts`, in that
 * order.
 */
export async function helpIn(file: string): Promise<Help> {
  const lang = basename(file, '.md')
  if (!isLang(lang)) throw new Error(`${file} is in no language of the house`)
  const help = await pointsIn(file, lang)
  const { points } = await import(pathToFileURL(resolve(file, '../../rules/points.ts')).href)
  if (Object.keys(help).join() !== points.join())
    throw new Error(`${file} has the points ${Object.keys(help)}, the rules cite ${points}`)
  return { ...help, ...(await pointsIn(houseFile(lang), lang)) }
}

/** An esbuild plugin for the Worker: imports a help file as its points. */
export const markdown: Plugin = {
  name: 'help',
  setup({ onLoad }) {
    onLoad({ filter: /\/help\/\w+\.md$/ }, async ({ path }) => ({
      contents: JSON.stringify(await helpIn(path)),
      loader: 'json',
      watchFiles: [path, houseFile(basename(path, '.md'))],
    }))
  },
}
