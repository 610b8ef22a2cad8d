// Options that people made (`Box.making`), such as a sheet: kept in this browser, and brought to the
// page that makes them by a link or a file. They are kept as the part of a link behind `#`, which no
// server sees.
import { closest } from '../../ui/closest.ts'
import { isStored, keep, kept } from '../../ui/storage.ts'

interface Kept {
  title: string
  part: string // behind `#`
  at: string // path of the page that made it
}

const KEY = 'boxside made'
const MOST = 24

const all = (): Kept[] => kept(KEY) ?? []
const without = ({ part, at }: Omit<Kept, 'title'>) =>
  all().filter(one => one.part !== part || one.at !== at)

// Returns whether the browser has really stored it.
const keepMade = (made: Kept): boolean => {
  keep(KEY, [made, ...without(made)].slice(0, MOST))
  return isStored(KEY)
}

const madeOf = ({ dataset }: HTMLElement): Kept => ({
  title: dataset.title ?? '',
  part: dataset.keep ?? '',
  at: dataset.at ?? '',
})

const lineOf = (made: Kept, section: HTMLElement) => {
  const line = document.createElement('li')
  const link = Object.assign(document.createElement('a'), {
    href: `${made.at}#${made.part}`,
    className: 'button quiet',
    textContent: made.title,
  })
  const forget = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'link',
    textContent: '×',
  })
  forget.setAttribute('aria-label', (section.dataset.forget ?? '{}').replace('{}', made.title))
  forget.addEventListener('click', () => {
    keep(KEY, without(made))
    list(section)
  })
  line.append(link, forget)
  return line
}

// Fills in the list of what this browser keeps for one game.
const list = (section: HTMLElement) => {
  const lines = all()
    .filter(({ at }) => at === section.dataset.made)
    .map(made => lineOf(made, section))
  section.querySelector('ul')?.replaceChildren(...lines)
  section.hidden = lines.length === 0
}

// Puts a text into the form that takes one, and sends it. It only shows what was made.
const show = (text: string) => {
  const form = document.querySelector<HTMLFormElement>('[data-fragment]')
  const field = form?.querySelector<HTMLInputElement>('[name="made.text"]')
  if (!form || !field) return
  field.value = text
  form.querySelector('button')?.click() // Safari before 16 has no `requestSubmit`
}

const shortest = 20 // characters; a shorter fragment is the name of a part of the page

const showFragment = () => {
  if (location.hash.length > shortest) show(location.hash)
}

const onClick = ({ target }: Event) => {
  const button = closest<HTMLElement>(target, 'button[data-keep]')
  if (!button) return
  const { kept: yes, unkept: no } = button.dataset
  const said = document.querySelector('[data-made-said]')
  const words = keepMade(madeOf(button)) ? yes : no
  if (said) said.textContent = words ?? ''
}

const onChange = async ({ target }: Event) => {
  if (!(target instanceof HTMLInputElement) || !target.matches('[data-file]')) return
  const text = await target.files?.[0]?.text()
  target.value = ''
  if (text !== undefined) show(text)
}

let isListening = false
const listen = () => {
  isListening = true
  document.addEventListener('click', onClick)
  document.addEventListener('change', onChange)
  addEventListener('hashchange', showFragment)
  // htmx, which sends the form without leaving the page, is ready a moment after it was loaded.
  if (document.querySelector('#making')) setTimeout(showFragment)
}

/** Fills in the lists of this page, and keeps what a table was opened with. */
export const bringMade = (): void => {
  if (!isListening) listen()
  for (const section of document.querySelectorAll<HTMLElement>('section[data-made]')) list(section)
  const used = document.querySelector<HTMLElement>('a[data-keep]')
  if (used) keepMade(madeOf(used))
}
