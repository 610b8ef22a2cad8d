// Counts the scores up when the end of a game comes onto the page of a running game: the figures of
// the rows, step by step, while the words of the step stand in place of the facts. It happens once a
// table and browser, never under reduced motion, and any tap or key ends it. Readers who listen hear
// only the winner's sentence, because what changes here is hidden from them or outside live regions.
import { isStill } from '../ui/still.ts'
import { keep, kept } from '../ui/storage.ts'

const STEP = 250 // ms, the most that a step takes
const ALL = 1200 // ms, the most that all steps take
const COUNTED = 'counted' // the last table that was counted in this browser

const countUp = (end: HTMLElement, words: readonly string[]) => {
  const rows = [...end.querySelectorAll<HTMLElement>('[data-totals]')].map(figure => ({
    figure,
    totals: figure.dataset.totals!.split(' '),
    final: figure.textContent!,
  }))
  const said = document.createElement('p')
  said.className = 'counting'
  said.setAttribute('aria-hidden', 'true')
  let at = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const show = () => {
    said.textContent = words[at]!
    for (const { figure, totals } of rows) figure.textContent = totals[at]!
  }
  const stop = () => {
    clearInterval(timer)
    removeEventListener('pointerdown', stop, true)
    removeEventListener('keydown', stop, true)
    said.remove()
    for (const { figure, final } of rows) {
      figure.textContent = final
      figure.style.removeProperty('min-width')
    }
  }
  const next = () => {
    at++
    if (at < words.length) show()
    else stop()
  }
  // The final figure has the most digits: nothing beside it moves.
  for (const { figure, final } of rows) figure.style.setProperty('min-width', `${final.length}ch`)
  end.querySelector('.end-facts')!.append(said)
  show()
  addEventListener('pointerdown', stop, true)
  addEventListener('keydown', stop, true)
  // Nothing of the end is seen before its style sheet is there.
  const begin = () => {
    if (said.isConnected) timer = setInterval(next, Math.min(STEP, ALL / words.length))
  }
  const look = end.querySelector('link')!
  if (look.sheet) begin()
  else {
    look.addEventListener('load', begin, { once: true })
    look.addEventListener('error', stop, { once: true })
  }
}

/** Counts up the end in the page. Where it does not, the figures are final already. */
export const countEnd = () => {
  const { table } = document.body.dataset
  const end = document.querySelector<HTMLElement>('#end[data-counts]')
  if (!end || isStill() || kept(COUNTED) === table) return
  keep(COUNTED, table)
  countUp(end, JSON.parse(end.dataset.counts!))
}
