// Saves a watched game as one HTML file: this page as it is, with its styles, fonts and scripts
// inside.
import type { Replay, ReplayStep } from '../../protocol.ts'
import { hashOf } from '../../record/chain.ts'
import { filmOf } from './film.ts'
import type { Kept } from './kept-game.tsx'

const textAt = async (url: string): Promise<string> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}

const dataAt = async (url: string): Promise<string> => {
  const blob = await (await fetch(url)).blob()
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = failed
    reader.readAsDataURL(blob)
  })
}

// Fetches a style sheet and embeds every file that it refers to.
const lookAt = async (url: string): Promise<string> => {
  const css = await textAt(url)
  const files = [
    ...new Set([...css.matchAll(/url\((?:"|')?(\/a\/[^"')]+)/g)].map(([, file]) => file!)),
  ]
  const inside = await Promise.all(files.map(dataAt))
  return files.reduce((all, file, i) => all.replaceAll(file, inside[i]!), css)
}

// Turns the module with the words into a plain script that sets `globalThis.said`, because a page
// in one file cannot import a module.
const wordsAt = async (url: string): Promise<string> => {
  const text = (await textAt(url)).trim()
  const exported = /export\s*\{([^}]*)\};?$/.exec(text)!
  const said = exported[1]!.split(',').map(pair => {
    const [own, name = own] = pair.trim().split(/\s+as\s+/)
    return `${name}:${own}`
  })
  return `(()=>{${text.slice(0, exported.index)}globalThis.said={${said}}})()`
}

// Escapes `<script`, `</script` and `<!--` in a script; otherwise the HTML parser would not find
// the right end of the script.
const safe = (script: string) => script.replace(/<(?=\/script|!--|script)/gi, '\\x3c')

const sourceOf = (text: string) =>
  `'sha256-${btoa(String.fromCharCode(...hashOf(new TextEncoder().encode(text))))}'`

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  text = '',
) => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.textContent = text
  return made
}

// Copies the page's body without the parts that need the table (links, the choice of viewers), and
// without the face, which its script draws again.
const bodyOf = (): HTMLElement => {
  const body = document.body.cloneNode(true) as HTMLElement
  delete body.dataset.whole
  const gone =
    'script:not([data-of]), dialog, .replay-ways, .replay-choice, .masthead-tool, [data-marks] > *, link'
  for (const one of body.querySelectorAll(gone)) one.remove()
  for (const way of body.querySelectorAll('a[href]')) way.removeAttribute('href')
  for (const styled of body.querySelectorAll('[style]')) styled.removeAttribute('style')
  for (const one of body.querySelectorAll('[data-root], [data-sentences]')) one.replaceChildren()
  return body
}

const recordOf = async (code: string): Promise<string | undefined> => {
  const answer = await fetch(`/t/${code}/record`)
  return answer.ok ? answer.text() : undefined
}

/**
 * Builds the whole file. `asked`: the button's data attributes, with the table's code, the
 * addresses of the face and its words, and the sentences about the check.
 */
const fileOf = async (
  replay: Omit<Replay, 'steps'>,
  steps: readonly ReplayStep[],
  asked: DOMStringMap,
) => {
  const { code, face, words, verdicts } = asked as Record<
    'code' | 'face' | 'words' | 'verdicts',
    string
  >
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
    ({ href }) => href,
  )
  const [looks, script, said, record] = await Promise.all([
    Promise.all(sheets.map(lookAt)),
    textAt(face),
    wordsAt(words),
    recordOf(code),
  ])
  const kept: Kept = {
    code,
    replay,
    film: filmOf(steps),
    verdicts: JSON.parse(verdicts),
    ...(record && { record }),
  }
  const styles = looks.map(css => element('style', {}, css))
  const scripts = [
    element('script', {}, safe(said)),
    element('script', { type: 'module' }, safe(script)),
  ]
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.map(({ text }) => sourceOf(text)).join(' ')}`,
    `style-src ${styles.map(({ textContent }) => sourceOf(textContent!)).join(' ')}`,
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const { lang, dataset } = document.documentElement
  const page = element('html', { lang, ...(dataset.theme && { 'data-theme': dataset.theme }) })
  const head = document.createElement('head')
  head.append(
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'content-security-policy', content: policy }),
    element('meta', {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1, viewport-fit=cover',
    }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('title', {}, document.title),
    ...styles,
  )
  const body = bodyOf()
  body
    .querySelector('.replay-words')!
    .append(element('p', { class: 'hint', role: 'status', 'data-verdict': '' }))
  const data = JSON.stringify(kept).replaceAll('<', '\\u003c')
  body.append(element('script', { type: 'application/json', 'data-of': 'kept' }, data), ...scripts)
  page.append(head, body)
  return `<!doctype html>\n${page.outerHTML}`
}

export const keepGame = async (
  replay: Omit<Replay, 'steps'>,
  steps: readonly ReplayStep[],
  button: HTMLElement,
) => {
  const file = await fileOf(replay, steps, button.dataset)
  const href = URL.createObjectURL(new Blob([file], { type: 'text/html' }))
  Object.assign(document.createElement('a'), { href, download: button.dataset.name! }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
