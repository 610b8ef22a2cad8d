// Fingerprints of screens: what a window shows, 40 × 40 squares of 16 greys, kept in the repository
// as one line a screen and size.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const SIDE = 40
const STEP = 17 // of 256, so that 16 greys are told apart

/** The greys of a picture, 0 to 255. */
export async function greysOf(picture: Buffer): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const shrunk = sharp(picture).removeAlpha().resize(SIDE, SIDE, { fit: 'fill' }).greyscale()
  return new Uint8Array(await shrunk.raw().toBuffer())
}

/** As a line keeps them. */
export const written = (greys: Uint8Array): string => {
  const nibbles = greys.map(grey => Math.round(grey / STEP))
  const bytes = Uint8Array.from(
    { length: nibbles.length / 2 },
    (_, i) => nibbles[2 * i]! * 16 + nibbles[2 * i + 1]!,
  )
  return deflateRawSync(bytes, { level: 9 }).toString('base64')
}

/** As they were, within a step. */
export const read = (line: string): Uint8Array => {
  const bytes = inflateRawSync(Buffer.from(line, 'base64'))
  return Uint8Array.from(
    { length: bytes.length * 2 },
    (_, i) => STEP * (i % 2 ? bytes[i >> 1]! & 15 : bytes[i >> 1]! >> 4),
  )
}

/**
 * How many squares are of another grey than they were. Half a step is rounding, and letters are
 * smoothed a little otherwise.
 */
export const changes = (was: Uint8Array, is: Uint8Array): number =>
  is.filter((grey, i) => Math.abs(grey - was[i]!) > 1.5 * STEP).length

/** Fewer squares than this may have changed. */
export const MOST = 4

const folder = 'test/browser/gate/prints'
const fileOf = (game: string) => `${folder}/${game}.txt`

/** What was accepted of a game: by `screen size`, a line. */
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

/** Keeps what a game looks like now. */
export function accept(game: string, prints: ReadonlyMap<string, string>) {
  mkdirSync(folder, { recursive: true })
  const lines = [...prints].map(([name, line]) => `${name} ${line}\n`)
  writeFileSync(fileOf(game), lines.sort().join(''))
}
