// Shows a record's last hash as four pictures, which people compare between phones. Two different
// hashes have the same pictures once in a million.

import { keysOf } from '../../games/kit/records.ts'
import { fromText } from '../../record/chain.ts'
import type { FairWords } from '../../words/house.ts'

// SVG paths in a square of 24 by 24: the lines, and the filled parts.
const drawings: Record<keyof FairWords['marks'], readonly [lines: string, filled?: string]> = {
  anchor: ['M12 7v14M7 10h10M4 14c0 4 4 7 8 7s8-3 8-7M12 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4z'],
  apple: [
    'M12 8c-3-3-8-1-8 4 0 4 3 9 6 9 1 0 1-1 2-1s1 1 2 1c3 0 6-5 6-9 0-5-5-7-8-4zM12 8V4',
    'M12 5c1-3 4-3 5-3 0 3-2 4-5 3z',
  ],
  bell: ['M5 17c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7zM12 5V3', 'M9.5 18.5h5a2.5 2.5 0 0 1-5 0z'],
  boat: ['M3 16h18l-3 5H6zM12 16V3', 'M13.5 4v9.5H20zM10.5 7v6.5H5z'],
  book: ['M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v14'],
  bridge: ['M2 10h20M4 6v13M20 6v13M4 19c0-5 4-7 8-7s8 2 8 7'],
  candle: ['M8 11h8v10H8zM12 11V8M5 21h14', 'M12 1.5c3 4 2 6 0 6s-3-2 0-6z'],
  clock: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l4 3'],
  cloud: ['M7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 0 4.5 4.5 0 0 1-.5 9z'],
  crown: ['M3 7l3 12h12l3-12-5 5-4-8-4 8z', 'M6 16h12l-.5 3h-11z'],
  cup: ['M4 6h13v8a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 8c5-1 5 6 0 6M3 22h15'],
  drum: [
    'M3 8v9c0 2 4 4 9 4s9-2 9-4V8M12 12c5 0 9-2 9-4s-4-4-9-4-9 2-9 4 4 4 9 4zM3 17l5-5.5 4 9 4-9 5 5.5',
  ],
  fish: [
    'M2 12c4-8 12-7 15 0-3 7-11 8-15 0zM17 12l5-5v10z',
    'M6 10.5a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 0 0-2.4 0z',
  ],
  flag: ['M5 22V3', 'M6.5 3.5c5-2 7 3 14 0v9c-7 3-9-2-14 0z'],
  flower: [
    'M12 12v10M12 20c0-3 4-4 6-4 0 3-3 4-6 4M12 12c-6 1-6-5-3-5-1-5 7-5 6 0 3 0 3 6-3 5z',
    'M10.5 8.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z',
  ],
  hammer: ['M11 9v13h3V9', 'M4 7c2-4 5-4 8-4h7v6H9C7 9 6 7 4 7z'],
  hat: ['M2 19h20M6 19V5h12v14', 'M6 13h12v4H6z'],
  heart: ['M12 21C4 15 2 11 3 7.5 4.5 3 10 3 12 8c2-5 7.5-5 9-.5 1 3.5-1 7.5-9 13.5z'],
  house: ['M2 12 12 3l10 9M5 10v11h14V10', 'M10 14h4v7h-4z'],
  key: ['M7 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.5 12H22v4M18 12v4'],
  kite: ['M14 2 5 8l4 9 11-5zM14 2 9 17M5 8l15 4M9 17c0 4-2 4-4 5'],
  ladder: ['M7 2v20M17 2v20M7 6h10M7 11h10M7 16h10'],
  leaf: ['M4 20C3 8 10 4 20 3c1 11-4 17-13 14M4 21c2-6 6-9 11-12'],
  moon: ['M9 3a9 9 0 1 0 12 12C13 17 7 11 9 3z'],
  mountain: ['M1 20 9 6l5 9 3-4 6 9z', 'M9 6l-2.5 4.5L9 12l2.5-1.5z'],
  mushroom: [
    'M2.5 12C3 1 21 1 21.5 12zM9 12v7c0 3 6 3 6 0v-7',
    'M7 8.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0zM14 7.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z',
  ],
  ring: ['M12 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14z', 'M8 2h8l1.5 3L12 9 6.5 5z'],
  snail: [
    'M2 20h14c5 0 5-8 5-11M18 9l3 2M21 9l2-4M21 9l-1-5M14 14a1.5 1.5 0 1 0-3 0c0 3 5 2 5-1a4.5 4.5 0 0 0-9 0c0 4 2 6 5 7',
  ],
  star: ['M12 2l3 7 7 .5-5.5 4.5L18.5 21 12 17l-6.5 4 2-7L2 9.5 9 9z'],
  sun: [
    'M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2 7 7M17 17l2.8 2.8M4.2 19.8 7 17M17 7l2.8-2.8',
    'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  ],
  tree: ['M12 22v-5M9 22h6', 'M12 2 4 17h16z'],
  umbrella: ['M2 12C3 0 21 0 22 12zM12 12v7c0 4-5 4-5 0M12 3V1'],
}

export type MarkName = keyof typeof drawings

const names = keysOf(drawings).sort()

/**
 * Returns the four pictures of a hash. Each of the first four bytes, modulo 32, is an index into
 * the English names in alphabetical order.
 */
export const marksOf = (head: string): MarkName[] =>
  [...(fromText(head, 32)?.subarray(0, 4) ?? [])].map(byte => names[byte % names.length]!)

export const Mark = ({ name }: { name: MarkName }) => {
  const [lines, filled] = drawings[name]
  return (
    <svg viewBox="-1 -1 26 26" aria-hidden="true">
      <path d={lines} />
      {filled && <path d={filled} class="filled" />}
    </svg>
  )
}
