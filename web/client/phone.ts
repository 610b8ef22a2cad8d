// Stores the settings of this phone in this browser, applies them at once, and handles the form of
// `ui/phone.tsx`.

import { recordOf } from '../games/kit/records.ts'
import { factOf } from '../games/words.ts'
import { type Frame, isWaitedFor } from '../protocol.ts'
import { type Cue, type Cues, PHONE } from '../ui/cues.ts'
import { looksOf } from '../ui/looks.ts'
import { keep, kept } from '../ui/storage.ts'

const YEAR = 365 * 24 * 60 * 60 // s
const AFTER = 700 // ms between the sound of an event and the sound for one's turn
const switches = ['sound', 'buzz', 'awake', 'keys', 'gestures'] as const
type Settings = Record<(typeof switches)[number], boolean>

let settings: Settings = {
  sound: false,
  buzz: false,
  awake: false,
  keys: true,
  gestures: true,
  ...kept<Partial<Settings>>(PHONE),
}

// Requests the wake lock again when the page is shown: the system releases the lock when the page
// is hidden. Plain http has no wake lock (2026).
let lock: Promise<WakeLockSentinel | undefined> | undefined
const stayAwake = () => {
  lock?.then(held => held?.release())
  lock = undefined
  if (settings.awake && !document.hidden)
    lock = navigator.wakeLock?.request('screen').catch(() => undefined)
}

const isThere: Record<(typeof switches)[number], boolean> = {
  sound: 'AudioContext' in window,
  buzz: 'vibrate' in navigator,
  awake: 'wakeLock' in navigator,
  keys: true,
  gestures: true,
}

// Speech input types letters, so people who use it must be able to switch single keys off (WCAG
// 2.1.4; `ui/keys.ts`).
const hearKeys = () => {
  document.documentElement.dataset.keys = settings.keys ? 'on' : 'off'
}

const dress = (looks: { theme: string; size: string }) => {
  Object.assign(document.documentElement.dataset, looks)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and before Safari 18.4 (2026)
  document.cookie = `looks=${looks.theme}.${looks.size}; path=/; max-age=${YEAR}; samesite=lax`
}

const fill = (form: HTMLFormElement) => {
  const box = (name: string) =>
    form.querySelector<HTMLInputElement>(`[type=checkbox][name=${name}]`)!
  for (const name of switches) {
    box(name).checked = settings[name]
    box(name).closest('label')!.hidden = !isThere[name]
  }
  const { theme, size } = document.documentElement.dataset
  const looks = looksOf(`${theme}.${size}`)
  for (const value of Object.values(looks))
    form.querySelector<HTMLInputElement>(`[value=${value}]`)!.checked = true
  form.hidden = false
  form.addEventListener('change', ({ target }) => {
    settings = recordOf(switches, name => box(name).checked)
    keep(PHONE, settings)
    const chosen = new FormData(form)
    dress(looksOf(`${chosen.get('theme')}.${chosen.get('size')}`))
    stayAwake()
    hearKeys()
    // Plays the cue for one's turn as a sample when sound or buzz is switched on.
    const wasSwitchedOn = (name: string) => target === box(name) && box(name).checked
    if (wasSwitchedOn('sound') || wasSwitchedOn('buzz')) cue('turn')
  })
}

export const fillSettings = (part: Element) => {
  for (const form of part.querySelectorAll<HTMLFormElement>('[data-phone]')) fill(form)
}

const cue = (name: Cue) => {
  // read now, because the settings may change while the sounds load
  const { sound, buzz } = settings
  if (!sound && !buzz) return
  import('./table/sound.ts').then(
    sounds => {
      if (sound) sounds.play(name)
      if (buzz) sounds.buzz(name)
    },
    () => {},
  )
}

// The importance of each cue: a frame plays only the cue of its most important event, and then the
// cue for one's turn.
const weights: Record<Cue, number> = { win: 5, bells: 4, steam: 3, cards: 2, stamp: 1, turn: 0 }
const weightier = (one: Cue | undefined, other: Cue | undefined) =>
  one && other && weights[one] >= weights[other] ? one : (other ?? one)

export const hearFrame = (before: Frame, frame: Frame, cues: Cues) => {
  const facts = (frame.told?.events ?? []).map(event => cues[factOf(event).kind])
  const heard = frame.result && !before.result ? 'win' : facts.reduce(weightier, undefined)
  if (heard) cue(heard)
  if (isWaitedFor(frame) && !isWaitedFor(before)) setTimeout(cue, heard ? AFTER : 0, 'turn')
}

hearKeys()
stayAwake()
document.addEventListener('visibilitychange', stayAwake)
// A browser allows sound only after a finger has touched the page.
if (settings.sound) {
  const unlock = () =>
    import('./table/sound.ts').then(
      ({ unlock }) => unlock(),
      () => {},
    )
  addEventListener('pointerdown', unlock, { once: true })
}
