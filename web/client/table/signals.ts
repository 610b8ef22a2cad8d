// Shows what a seat says with one tap: a gesture at the seat for three seconds, and the square at
// which a partner points. Sends both. Loaded with the first of them, or with the menu.
import { type Down, type Frame, type Gesture, MOST_GESTURES } from '../../protocol.ts'
import { closest } from '../../ui/closest.ts'
import { PHONE } from '../../ui/cues.ts'
import { plateOf, ringOf } from '../../ui/gestures.ts'
import { seatName } from '../../ui/seats/name.ts'
import { isStill } from '../../ui/still.ts'
import { kept } from '../../ui/storage.ts'
import type { House } from '../../words/house.ts'
import { freshId } from './outbox.ts'

const SHOWN = 3000 // ms
const POINTED = 8000 // ms, or until the next action
const MINUTE = 60_000 // ms

type Signal = Extract<Down, { tell: 'gesture' | 'point' }>

/** The words of the page's face; undefined on a page without a face, such as the lobby. */
const wordsHere = async (): Promise<House | undefined> => {
  const words = document.querySelector<HTMLElement>('x-island')?.dataset.words
  return words && (await import(words)).house
}

// Returns whether an element is drawn inside the window.
const isSeen = (element: Element): boolean => {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most))

const middleOf = (element: Element): [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

const square = (x: number, y: number, side: number) =>
  new DOMRect(x - side / 2, y - side / 2, side, side)

// Returns where the plate of a seat lies in a row of that seat: over its sign, or where the row
// begins if that is one wide picture. Partners share a row, each a part of it.
const inRow = (row: HTMLElement, seat: number, isLarge: boolean): DOMRect => {
  const { left, right, top, bottom, width, height } = row.getBoundingClientRect()
  const side = within(height - 4, 36, isLarge ? 96 : 48)
  const seats = row.dataset.holder!.split(' ')
  const sign = [...row.querySelectorAll('.seat-sign, svg')].find(isSeen)
  const isNarrow = sign && sign.getBoundingClientRect().width < 2 * side
  const [x, y] = isNarrow ? middleOf(sign) : [left, top + height / 2]
  const share = left + (width * (seats.indexOf(`${seat}`) + 0.5)) / seats.length
  return square(
    seats.length > 1 ? share : within(x, left + side / 2, right - side / 2),
    within(y, top + side / 2, bottom - side / 2),
    side,
  )
}

// Returns where the plate of a seat lies on this screen: in a row of the seat, else on any mark of
// it outside the board, else in the head of the page, which is always in sight.
const plateAt = (seat: number, colour: string, isLarge: boolean): DOMRect => {
  const held = document.querySelectorAll<HTMLElement>(`[data-holder~="${seat}"]`)
  const rows = [...held].filter(row => row.offsetHeight > 12 && isSeen(row))
  const row = rows.find(one => !one.closest('[data-place="board"]')) ?? rows[0]
  if (row) return inRow(row, seat, isLarge)
  const marks = [...document.querySelectorAll(`svg.mark.seat-${colour}`)].filter(
    mark => !mark.closest('[data-place="board"], [data-place="sentence"], [data-place="tray"]'),
  )
  const place =
    marks.find(isSeen) ??
    document.querySelector('.masthead-menu') ??
    document.querySelector('.masthead')!
  return square(...middleOf(place), isLarge ? 72 : 40)
}

// Draws a picture over an element and keeps it there while the page scrolls or its face is drawn
// again. Takes no room and no taps. Returns the function that ends it.
const lay = (picture: string, size: number, over: () => DOMRect | undefined): (() => void) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.innerHTML = picture
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`)
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', 'signalled')
  Object.assign(svg.style, {
    ...{ position: 'fixed', zIndex: 9, top: '0', left: '0', pointerEvents: 'none' },
    ...{ overflow: 'visible', fontFamily: 'var(--besley)' },
  })
  document.body.append(svg)
  let frame = 0
  const follow = () => {
    const box = over()
    svg.style.visibility = box ? 'visible' : 'hidden'
    if (box) {
      svg.style.width = svg.style.height = `${box.width}px`
      svg.style.transform = `translate(${box.x}px, ${box.y}px)`
    }
    frame = requestAnimationFrame(follow)
  }
  follow()
  if (!isStill()) svg.animate([{ opacity: 0 }, { opacity: 1 }], 150)
  return () => {
    cancelAnimationFrame(frame)
    svg.remove()
  }
}

const shown = new Map<string, () => void>()

// Shows one picture for a place at a time: the newest replaces the one before.
const show = (key: string, time: number, end: () => void) => {
  shown.get(key)?.()
  const over = () => {
    clearTimeout(timer)
    end()
    shown.delete(key)
  }
  const timer = setTimeout(over, time)
  shown.set(key, over)
}

// Returns the box of a ring around a square. A square outside the window of the board is shown at
// its edge.
const ringAt = (at: number): DOMRect | undefined => {
  const cell = document.querySelector(`[data-square="${at}"]`)
  const board = cell?.closest('[data-place="board"]')?.getBoundingClientRect()
  if (!cell || !board) return undefined
  const side = Math.max(40, cell.getBoundingClientRect().width)
  const [x, y] = middleOf(cell)
  return square(
    within(x, board.left + side / 2, board.right - side / 2),
    within(y, board.top + side / 2, board.bottom - side / 2),
    side,
  )
}

const live = document.createElement('p')
live.className = 'visually-hidden'
live.setAttribute('role', 'status')
document.body.append(live)

/** Shows what a seat says, unless this phone shows no gestures. */
export const hear = async (down: Signal, frame: Frame) => {
  const house = await wordsHere()
  if (!house) return
  const { seat } = down
  const colour = frame.seats[seat]?.colour ?? ''
  const say = (what: string) => {
    live.textContent = house.gestured(seatName(frame, house, seat), what)
  }
  if (down.tell === 'point') {
    const end = lay(ringOf(house.pointed, colour), 100, () => ringAt(down.square))
    show('point', POINTED, end)
    pointedAt = frame.seq
    const cell = document.querySelector(`[data-square="${down.square}"]`)
    return say(`${house.pointed} ${cell?.ariaLabel ?? ''}`)
  }
  if (kept<{ gestures?: boolean }>(PHONE)?.gestures === false) return
  const isLarge = document.body.classList.contains('large')
  const end = lay(plateOf(down.gesture, colour), 48, () => plateAt(seat, colour, isLarge))
  show(`${seat}`, SHOWN, end)
  say(house.gestures[down.gesture])
}

// The ring ends when the game goes on.
let pointedAt = 0 // `seq` of the frame at which a partner pointed
document.body.addEventListener('frame', event => {
  if ((event as CustomEvent<Frame>).detail.seq > pointedAt) shown.get('point')?.()
})

const send = (signal: object) =>
  document.body.dispatchEvent(new CustomEvent('signal', { detail: { ...signal, id: freshId() } }))

const sent: number[] = [] // when this page sent its gestures, ms

// Makes the keys rest while the table would refuse a gesture.
const rest = (row: HTMLElement) => {
  const now = Date.now()
  const latest = sent.filter(at => now - at < MINUTE)
  const isFull = latest.length >= MOST_GESTURES
  for (const key of row.querySelectorAll<HTMLButtonElement>('[name="gesture"]'))
    key.disabled = isFull
  row.querySelector<HTMLElement>('[data-few]')!.hidden = !isFull
  if (isFull) setTimeout(rest, latest[0]! + MINUTE - now, row)
}

/** Shows the row of gestures of an open menu while this page has a connection. */
export const offer = (menu: Element) => {
  const row = menu.querySelector<HTMLElement>('[data-gestures]')
  if (!row || document.querySelector('[data-no-line]:not([hidden])')) return
  const seat = Number(row.dataset.gestures)
  row.hidden = false
  rest(row)
  row.addEventListener('click', ({ target }) => {
    const key = closest<HTMLButtonElement>(target, 'button')
    if (key?.name === 'gesture') {
      sent.push(Date.now())
      send({ do: 'gesture', seat, gesture: key.value as Gesture })
    }
    if (key?.name === 'point') setTimeout(pointNext, 0, seat)
  })
}

const squareIn = ({ target }: Event): number | undefined => {
  const square = closest(target, '[data-square]')?.dataset.square
  return square === undefined ? undefined : Number(square)
}

// Points at the square that is tapped next, instead of playing there. Any other tap, and Escape,
// end it.
const pointNext = (seat: number) => {
  const { dataset } = document.documentElement
  dataset.pointing = ''
  const take = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return
    delete dataset.pointing
    removeEventListener('click', take, true)
    removeEventListener('keydown', take, true)
    const square = event.type === 'click' ? squareIn(event) : undefined
    if (square === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    send({ do: 'point', seat, square })
  }
  addEventListener('click', take, true)
  addEventListener('keydown', take, true)
}

const press = (event: Event) => {
  const square = squareIn(event)
  if (square === undefined) return
  event.preventDefault()
  send({ do: 'point', seat: Number(document.body.dataset.seat), square })
}

/**
 * Points at a square by a long press, by the right button of a mouse, or by the key for a menu.
 * Safari on an iPhone has none of these: there the menu has the key *Point at a square*.
 */
export const pointByPress = () => addEventListener('contextmenu', press)
