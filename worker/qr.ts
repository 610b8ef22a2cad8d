// Draws a QR code as a small SVG: one path, in which each run of dark squares is a rectangle.
import { encode } from 'uqr'

const QUIET = 2 // squares of empty margin
const PAPER = '#FAF6EA'
const INK = '#1F1B16' // the same by day and night, because cameras need dark on light

export const qrOf = (text: string): string => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map(dark => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="${PAPER}" d="M0 0h${size}v${size}H0z"/><path fill="${INK}" d="${runs.join('')}"/></svg>`
  )
}
