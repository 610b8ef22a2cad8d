// What the gate asks of a page as it is now, all at once; bundled, and brought into every page it visits.
import { covered, giants, small } from './controls.ts'
import { exceptions } from './exceptions.ts'
import { cuts, hidden, overlaps, touching } from './texts.ts'
import { unset, unstyled } from './worn.ts'

/** By question, what it found. */
export type Found = Record<string, string[]>

const wide = (): string[] => {
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= innerWidth) return []
  const out = [...document.body.querySelectorAll('*')].filter(
    one => one.getBoundingClientRect().right > innerWidth + 0.5,
  )
  return [
    `${scrollWidth} px in ${innerWidth}: ${out
      .slice(-3)
      .map(one => one.getAttribute('class'))
      .join(', ')}`,
  ]
}

const high = (): string[] => {
  const { scrollHeight } = document.documentElement
  const isPlay = document.body.dataset.stage === 'play' && document.querySelector('.face') !== null
  return isPlay && scrollHeight > 4 * innerHeight
    ? [`${scrollHeight} px, ${(scrollHeight / innerHeight).toFixed(1)} screens`]
    : []
}

/** A tip stands below the sentence of what to do now, an advice in its place, all of it to be read and over nothing else. */
const tip = (): string[] => {
  const one = document.querySelector('.coach > div')
  const place = one?.closest('[data-place=sentence]')
  const sentence = place?.querySelector('.do-now h1')
  if (!one || !place || !sentence) return []
  const [is, may, above] = [one, place, sentence].map(each => each.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ]
  const isWithin = is.top >= (one.matches('.advised') ? may.top : above.bottom) - 1 && is.bottom <= may.bottom + 1
  return isWithin && one.scrollHeight <= one.clientHeight + 1 ? [] : [`“${one.textContent?.slice(0, 30)}”`]
}

const ask = (sheets: Record<string, string>): Found => {
  const found = {
    unstyled: unstyled(sheets),
    unset: unset(),
    overlap: overlaps(),
    cut: cuts(exceptions.cut),
    hidden: hidden(exceptions.covered),
    line: touching(exceptions.line),
    giant: giants(exceptions.giant),
    small: small(),
    tip: tip(),
    wide: wide(),
    high: high(),
    covered: covered(exceptions.covered),
  }
  return Object.fromEntries(Object.entries(found).map(([question, all]) => [question, [...new Set(all)]]))
}

Object.assign(window, { ask })
