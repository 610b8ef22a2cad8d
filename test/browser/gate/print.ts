// Fingerprints of screens: 40 × 40 squares in 16 greys, stored in the repository as one line per
// screen and size.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const SIDE = 40
const STEP = 17 // of 256: gives 16 greys

/** Returns the greys of a picture, 0 to 255. */
export async function greysOf(picture: Buffer): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const shrunk = sharp(picture).removeAlpha().resize(SIDE, SIDE, { fit: 'fill' }).greyscale()
  return new Uint8Array(await shrunk.raw().toBuffer())
}

/** Encodes greys as a line of the file. */
export const written = (greys: Uint8Array): string => {
  const nibbles = greys.map(grey => Math.round(grey / STEP))
  const bytes = Uint8Array.from(
    { length: nibbles.length / 2 },
    (_, i) => nibbles[2 * i]! * 16 + nibbles[2 * i + 1]!,
  )
  return deflateRawSync(bytes, { level: 9 }).toString('base64')
}

/** Decodes a line; each grey is exact to one step. */
export const read = (line: string): Uint8Array => {
  const bytes = inflateRawSync(Buffer.from(line, 'base64'))
  return Uint8Array.from(
    { length: bytes.length * 2 },
    (_, i) => STEP * (i % 2 ? bytes[i >> 1]! & 15 : bytes[i >> 1]! >> 4),
  )
}

/**
 * Returns how many squares have another grey. Half a step is rounding, and the smoothing of letters
 * varies a little.
 */
export const changes = (was: Uint8Array, is: Uint8Array): number =>
  is.filter((grey, i) => Math.abs(grey - was[i]!) > 1.5 * STEP).length

/** A screen with fewer changed squares than this counts as unchanged. */
export const MOST = 4

const folder = 'test/browser/gate/prints'
const fileOf = (game: string) => `${folder}/${game}.txt`

/** Returns the accepted fingerprints of a game: `screen size` to a line. */
export const accepted = (game: string): Map<string, string> => {
  if (!existsSync(fileOf(game))) return new Map()
  const lines = readFileSync(fileOf(game), 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map(line => [
      line.slice(0, line.lastIndexOf(' ')),
      line.slice(line.lastIndexOf(' ') + 1),
    ]),
  )
}

/** Stores the current fingerprints of a game. */
export function accept(game: string, prints: ReadonlyMap<string, string>) {
  mkdirSync(folder, { recursive: true })
  const lines = [...prints].map(([name, line]) => `${name} ${line}\n`)
  writeFileSync(fileOf(game), lines.sort().join(''))
}
