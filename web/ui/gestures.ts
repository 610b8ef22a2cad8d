// The six gestures, drawn in ink on paper, and the plate on which one appears at a seat. They are
// text, because the script that shows them loads no Preact (`client/table/signals.ts`).
import type { Gesture } from '../protocol.ts'

const line = (d: string) => `<path d="${d}"/>`
const ink = (d: string) => `<path d="${d}" fill="currentColor"/>`
const dot = (x: number, y: number, r = 0.4) =>
  ink(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`)

const glass = (x: number, lean: number) =>
  `<g transform="translate(${x} 15.8) rotate(${lean})">${line('M-4.2-9h8.4c.6 6-1 9.3-4.2 9.3s-4.8-3.3-4.2-9.3zM0 .3V8M-3.4 8h6.8')}${ink('M-4-5.2h8c-.3 3.3-1.7 5.2-4 5.2s-3.7-1.9-4-5.2z')}</g>`

// On a grid of 28 px.
const drawings: Record<Gesture, string> = {
  // a thumb up, with its cuff
  'well-played':
    ink('M3.5 13h4.5v11.5h-4.5z') +
    line(
      'M8 14.5l2.5-.5 4-8.5c.3-1.6 3.4-1.4 3.4 1.3 0 1.7-.7 3-1.4 4.2h6.3c1.9 0 2.7 1.6 2.2 3l-2.6 8.6c-.4 1.3-1.2 1.9-2.5 1.9h-7.4l-4.5-1M18.5 14.5h6M18 18h5.6M17.6 21.3h4.8',
    ),
  // a plaster, and where it hurts
  ouch:
    `<g transform="rotate(-38 14 15)">${line(
      'M5 10.5h18a4.5 4.5 0 0 1 0 9h-18a4.5 4.5 0 0 1 0-9zM10 10.5v9M18 10.5v9',
    )}${dot(12.4, 13.2)}${dot(15.6, 13.2)}${dot(12.4, 16.8)}${dot(15.6, 16.8)}</g>` +
    line('M3.5 11 2 8M8 7.5V4M12.5 5l1.8-3M24.5 20l1.5 2.5M20.5 23.5v3'),
  // a watch that runs
  hurry:
    line(
      'M8.5 17a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM15 3h5M17.5 3v5M24 8.5l1.8-1.8M6 12H2M5 17H1M6 22H2',
    ) + ink('M17.5 17v-6.5a6.5 6.5 0 0 1 5.6 9.8z'),
  // a flower
  thanks:
    line(
      'M14 6c-1.6-5 5.6-5 4 0 4.6-2.6 7 4.2 2 5 3.6 3.6-2.4 7.6-4 3.6-1.6 4-7.6 0-4-3.6-5-.8-2.6-7.6 2-5z',
    ) +
    dot(16, 9.5, 1.6) +
    line(
      'M16 15.5c0 5-.5 8-2 11M14.8 22.5c-5.5.8-8.3-1.5-9.3-5.5 5-.5 8.3 1.2 9.3 5.5zM15.3 21c1-3.3 3.5-4.6 7.7-4.2-.7 3.5-3.2 5-7.7 4.2z',
    ),
  // an open palm
  wait: line(
    'M8.5 16.5V7.2a1.7 1.7 0 0 1 3.4 0V13.5M11.9 13.5V4.2a1.7 1.7 0 0 1 3.4 0V13.5M15.3 13.5V5.2a1.7 1.7 0 0 1 3.4 0V14M18.7 14V8.2a1.7 1.7 0 0 1 3.4 0V18.5c0 4.5-2.8 7.5-6.8 7.5-3.6 0-5.7-1.7-7.3-4.8L4.6 16c-.7-1.3-.2-2.3.7-2.7 1-.4 2 0 2.6 1l.6 1.2M12 19.5c1.5-1 3.5-1 5 0',
  ),
  // two glasses that touch
  cheers: `${glass(7.8, 15)}${glass(20.2, -15)}${line('M14 4.8V1.8M10.6 5 9.3 2.6M17.4 5l1.3-2.4')}`,
}

const inked = (drawing: string) =>
  `<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="bevel" stroke-linecap="square">${drawing}</g>`

/** Returns a gesture as the content of an SVG of 28 px. */
export const gestureDrawn = (gesture: Gesture): string => inked(drawings[gesture])

/**
 * Returns a gesture on its plate, as the content of an SVG of 48 px: the seat's mark in the corner
 * says whose it is, wherever the plate lies.
 */
export const plateOf = (gesture: Gesture, colour: string): string =>
  `<path d="M4 3h40v40h-40z" transform="translate(1.5 2.5)" fill="var(--edge)"/><path d="M3.5 2.5h40v40h-40z" fill="var(--sheet)" stroke="var(--line)" stroke-width="1.5"/><svg x="6.5" y="5.5" width="32" height="32" viewBox="0 0 28 28">${gestureDrawn(gesture)}</svg><g class="seat-${colour}" transform="translate(32 31)"><circle cx="7.5" cy="7.5" r="9.5" fill="var(--sheet)"/><use href="#mark-${colour}" width="15" height="15"/></g>`

/** Returns the ring around a square that a partner points at, as the content of an SVG of 100 px. */
export const ringOf = (word: string, colour: string): string =>
  `<g fill="none" class="seat-${colour}"><circle cx="50" cy="50" r="44" stroke="var(--sheet)" stroke-width="12"/><circle cx="50" cy="50" r="44" stroke="currentColor" stroke-width="6" stroke-dasharray="14 9"/></g><path d="M12 76h76v24h-76z" fill="var(--sheet)" stroke="var(--line)" stroke-width="2"/><text x="50" y="94" text-anchor="middle" font-size="20" font-weight="700" fill="var(--ink)">${word}</text>`
