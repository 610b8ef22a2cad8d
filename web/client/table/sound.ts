// Plays the sounds of a phone, made of oscillators and noise without files, and its buzz.
import type { Cue } from '../../ui/cues.ts'

let context: AudioContext | undefined
const audio = () => {
  context ??= new AudioContext()
  if (context.state !== 'running') context.resume().catch(() => {})
  return context
}
export const unlock = () => void audio()

// A call, an alarm or another app suspends the sound (`interrupted` on an iPhone, `suspended`
// elsewhere), and the browser does not resume it. So the page does, whenever somebody returns to
// the page and at each touch, because some browsers require a touch.
const resume = () => {
  if (context && !document.hidden) audio()
}
for (const kind of ['pointerdown', 'pointerup', 'keydown', 'focus', 'pageshow'])
  addEventListener(kind, resume, true)
document.addEventListener('visibilitychange', resume)

// A tone that fades. `at` and `lasts` in s, `pitch` in Hz; `to` is the pitch at the end.
interface Tone {
  at: number
  lasts: number
  pitch: number
  to?: number
  loud: number
  shape?: OscillatorType
}
// Noise around a pitch in Hz, for stamps, cards and steam.
interface Hiss {
  at: number
  lasts: number
  around: number
  loud: number
}

const fading = (at: number, lasts: number, loud: number) => {
  const { currentTime, destination } = audio()
  const gain = audio().createGain()
  gain.gain.setValueAtTime(0, currentTime + at)
  gain.gain.linearRampToValueAtTime(loud, currentTime + at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, currentTime + at + lasts)
  gain.connect(destination)
  return gain
}

const tone = ({ at, lasts, pitch, to = pitch, loud, shape = 'sine' }: Tone) => {
  const { currentTime } = audio()
  const source = audio().createOscillator()
  source.type = shape
  source.frequency.setValueAtTime(pitch, currentTime + at)
  source.frequency.exponentialRampToValueAtTime(to, currentTime + at + lasts)
  source.connect(fading(at, lasts, loud))
  source.start(currentTime + at)
  source.stop(currentTime + at + lasts)
}

const hiss = ({ at, lasts, around, loud }: Hiss) => {
  const { currentTime, sampleRate } = audio()
  const buffer = audio().createBuffer(1, Math.ceil(sampleRate * lasts), sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = audio().createBufferSource()
  source.buffer = buffer
  const band = audio().createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = around
  band.Q.value = 0.9
  source.connect(band).connect(fading(at, lasts, loud))
  source.start(currentTime + at)
}

const bell = (at: number, pitch: number, loud = 0.16): Tone[] => [
  { at, lasts: 0.7, pitch, loud },
  { at, lasts: 0.35, pitch: pitch * 2.76, loud: loud / 3 },
]
const whistle = (at: number, lasts: number): Tone[] =>
  [587, 740, 880].map(pitch => ({
    at,
    lasts,
    pitch,
    to: pitch * 0.97,
    loud: 0.05,
    shape: 'triangle',
  }))
const chuffs = (n: number): Hiss[] =>
  Array.from({ length: n }, (_, i) => ({
    at: i * (0.17 - i * 0.012),
    lasts: 0.13,
    around: 480 + i * 40,
    loud: 0.5,
  }))

const scores: Record<Cue, { tones?: Tone[]; hisses?: Hiss[]; buzz: number[] }> = {
  turn: { tones: [...bell(0, 880), ...bell(0.16, 1174)], buzz: [60, 50, 60] },
  stamp: {
    tones: [{ at: 0, lasts: 0.16, pitch: 150, to: 70, loud: 0.5 }],
    hisses: [{ at: 0, lasts: 0.07, around: 900, loud: 0.2 }],
    buzz: [20],
  },
  cards: {
    hisses: [0, 0.09, 0.16].map(at => ({ at, lasts: 0.06, around: 2600, loud: 0.6 })),
    buzz: [15, 40, 15],
  },
  steam: { hisses: chuffs(5), buzz: [20, 60, 20, 50, 20] },
  bells: {
    tones: [659, 831, 988].flatMap((pitch, i) => bell(i * 0.09, pitch, 0.12)),
    buzz: [30, 30, 70],
  },
  win: {
    tones: [...whistle(0, 0.28), ...whistle(0.36, 0.8)],
    hisses: chuffs(3),
    buzz: [80, 50, 80, 50, 180],
  },
}

export const play = (cue: Cue) => {
  const { tones = [], hisses = [] } = scores[cue]
  for (const one of tones) tone(one)
  for (const one of hisses) hiss(one)
}

export const buzz = (cue: Cue) => navigator.vibrate?.(scores[cue].buzz)
