// Runs all checks of the gate on the current page. Bundled, and injected into every page that the
// gate visits.
import { covered, giants, small } from './controls.ts'
import { exceptions } from './exceptions.ts'
import { isShown, linesOf, meetingAll, nameOf } from './seen.ts'
import { cuts, hidden, overlaps, touching } from './texts.ts'
import { unset, unstyled } from './worn.ts'

/** The findings by check. */
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

/**
 * Checks that a tip is below the sentence that says what to do now, and advice in its place, fully
 * readable and covering nothing else.
 */
const tip = (): string[] => {
  const one = document.querySelector('.coach > div')
  const place = one?.closest('[data-place=sentence]')
  const sentence = place?.querySelector('.do-now h1')
  // an answer about an illegal tap takes its place
  if (!one || !place || !sentence || !isShown(one)) return []
  const [is, may, above] = [one, place, sentence].map(each => each.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ]
  const isWithin =
    is.top >= (one.matches('.advised') ? may.top : above.bottom) - 1 && is.bottom <= may.bottom + 1
  return isWithin && one.scrollHeight <= one.clientHeight + 1
    ? []
    : [`“${one.textContent?.slice(0, 30)}”`]
}

// Checks on a desk or laptop during a game that every seat, the tray and whatever ends the game are
// fully visible without scrolling.
const whole = (): string[] => {
  const isDesk = innerWidth >= 1280 && innerHeight >= 700
  if (!isDesk || document.body.dataset.stage !== 'play' || document.querySelector('dialog[open]'))
    return []
  if (document.body.matches('.large') && innerHeight < 900) return [] // a wall screen is no laptop
  // While the curtain asks who holds the phone, the board is below it.
  if (document.querySelector('.curtain')) return []
  const places = ['seats', 'tray', 'common'].flatMap(name => {
    const place = document.querySelector(`.face [data-place=${name}]`)
    return place && isShown(place) ? [{ name, place }] : []
  })
  const out = places.flatMap(({ name, place }) => {
    const { bottom, right } = place.getBoundingClientRect()
    const isOut = bottom > innerHeight + 1 || right > innerWidth + 1
    return isOut ? [`${name} ends at ${Math.round(right)}, ${Math.round(bottom)}`] : []
  })
  const column = [...document.querySelectorAll('.face .frame-beside')]
  const boxes = [
    ...column,
    ...places.flatMap(({ place }) => [place, ...place.querySelectorAll('*')]),
  ]
  const scrolled = boxes.filter(one => {
    const { overflowY } = getComputedStyle(one)
    const isBox = one.childElementCount > 0 && isShown(one) && !(one instanceof SVGElement)
    if (one.querySelector('[open]')) return false // what a reader has unfolded may scroll
    return (
      isBox &&
      overflowY !== 'visible' &&
      one.clientHeight > 0 &&
      one.scrollHeight > one.clientHeight + 4
    )
  })
  return [...out, ...scrolled.map(one => `cut in ${nameOf(one)}`)]
}

const ask = (sheets: Record<string, string>): Found => {
  const lines = linesOf()
  const found = {
    unstyled: unstyled(sheets),
    unset: unset(),
    cut: cuts(lines, exceptions.cut, exceptions.clamped),
    ...meetingAll(() => ({
      overlap: overlaps(lines),
      hidden: hidden(lines, exceptions.covered),
      line: touching(lines, exceptions.line),
    })),
    giant: giants(exceptions.giant),
    small: small(),
    tip: tip(),
    whole: whole(),
    wide: wide(),
    high: high(),
    covered: covered(exceptions.covered),
  }
  return Object.fromEntries(
    Object.entries(found).map(([question, all]) => [question, [...new Set(all)]]),
  )
}

// What differs at every visit: codes, addresses, keys, who is present, the result of checking a
// record.
const unsteady = [
  ...[
    '.code',
    '.invitation-at',
    '.qr',
    'img[src*="qr.svg"]',
    '[data-share-link]',
    '.seat-link > .hint',
    '.key-text',
  ],
  ...['.seat-state', '.absent', '.fair-rest', 'time'],
].join()
const sheet = new CSSStyleSheet()
sheet.replaceSync(
  `${unsteady} { visibility: hidden !important } * { caret-color: transparent !important }`,
)

/**
 * Hides what differs at every visit while a fingerprint is taken, and replaces every day by the
 * same one.
 */
const hold = (isHeld: boolean) => {
  document.adoptedStyleSheets = isHeld ? [sheet] : []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue!
    const day = text.replace(/\d{1,2}\. \p{L}+ 20\d\d/gu, '28. November 2026')
    if (day !== text) node.nodeValue = day
  }
}

Object.assign(window, { ask, hold })
