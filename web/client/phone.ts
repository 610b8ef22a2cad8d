// What this phone was told about itself: kept in this browser, done at once, and set in the form of ui/phone.tsx.
import type { Cue } from '../ui/cues.ts'
import { looksOf } from '../ui/looks.ts'

interface Settings {
  sound: boolean
  buzz: boolean
  awake: boolean
}

const NAME = 'boxside phone'
const YEAR = 365 * 24 * 60 * 60 // s
const switches = ['sound', 'buzz', 'awake'] as const

const read = (): Settings => {
  let kept: Partial<Settings> = {}
  try {
    kept = JSON.parse(localStorage.getItem(NAME) ?? '{}')
  } catch {}
  return { sound: kept.sound === true, buzz: kept.buzz === true, awake: kept.awake === true }
}

let settings = read()

// The platform lets go of the lock whenever the page is hidden. It is missing on plain http (2026).
let lock: Promise<WakeLockSentinel | undefined> | undefined
const stayAwake = () => {
  lock?.then(held => held?.release())
  lock = undefined
  if (settings.awake && !document.hidden) lock = navigator.wakeLock?.request('screen').catch(() => undefined)
}

const isThere: Record<(typeof switches)[number], boolean> = {
  sound: 'AudioContext' in window,
  buzz: 'vibrate' in navigator,
  awake: 'wakeLock' in navigator,
}

const dress = (looks: { theme: string; size: string }) => {
  Object.assign(document.documentElement.dataset, looks)
  document.cookie = `looks=${looks.theme}.${looks.size}; path=/; max-age=${YEAR}; samesite=lax`
}

const fill = (form: HTMLFormElement) => {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement & RadioNodeList
  for (const name of switches) {
    field(name).checked = settings[name]
    field(name).closest('label')!.hidden = !isThere[name]
  }
  const { theme, size } = document.documentElement.dataset
  const looks = looksOf(`${theme}.${size}`)
  field('theme').value = looks.theme
  field('size').value = looks.size
  form.hidden = false
  form.addEventListener('change', ({ target }) => {
    settings = { sound: field('sound').checked, buzz: field('buzz').checked, awake: field('awake').checked }
    try {
      localStorage.setItem(NAME, JSON.stringify(settings))
    } catch {}
    dress({ theme: field('theme').value, size: field('size').value })
    stayAwake()
    // What was just switched on is heard, and felt.
    if ((target as HTMLInputElement).checked && ['sound', 'buzz'].includes((target as HTMLInputElement).name))
      cue('turn')
  })
}

export const cue = (name: Cue) => {
  if (settings.sound || settings.buzz)
    import('./sound.ts').then(
      ({ play, buzz }) => {
        if (settings.sound) play(name)
        if (settings.buzz) buzz(name)
      },
      () => {},
    )
}

export const beThisPhone = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-phone]')) fill(form)
  stayAwake()
  document.addEventListener('visibilitychange', stayAwake)
  // A browser lets a page be heard only after a finger has touched it.
  if (settings.sound)
    addEventListener(
      'pointerdown',
      () =>
        import('./sound.ts').then(
          ({ unlock }) => unlock(),
          () => {},
        ),
      { once: true },
    )
}
