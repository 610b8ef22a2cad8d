// Contact sheets: the screens of a game, mode and size in one picture; a changed screen has its
// previous picture beside it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Sharp } from 'sharp'
import { read } from './print.ts'
import { grouped } from './visit.ts'

const folder = '.build/look'
const WIDE = 300 // px width of a phone on the sheet; a desk has twice that
const ACROSS = 1900

const fileOf = (name: string) => `${folder}/accepted/${name.replace(' ', '.')}.png`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const label = (text: string, width: number, ink: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="22"><rect width="100%" height="100%" fill="#fff"/><text x="2" y="16" font-size="14" font-family="sans-serif" fill="${ink}">${escaped(text)}</text></svg>`,
  )

interface Cell {
  title: string
  ink: string
  picture: Buffer
}

async function drawSheet(file: string, cells: readonly Cell[], width: number, height: number) {
  const { default: sharp } = await import('sharp')
  const columns = Math.max(1, Math.floor(ACROSS / (width + 10)))
  const rows = Math.ceil(cells.length / columns)
  const placed = cells.flatMap(({ title, ink, picture }, i) => {
    const left = (i % columns) * (width + 10)
    const top = Math.floor(i / columns) * (height + 32)
    return [
      { input: label(title, width, ink), left, top },
      { input: picture, left, top: top + 22 },
    ]
  })
  const paper: Sharp = sharp({
    create: {
      width: columns * (width + 10),
      height: rows * (height + 32),
      channels: 3,
      background: '#bbb',
    },
  })
  await paper.composite(placed).png({ palette: true }).toFile(file)
}

/**
 * Draws the sheets of a game, one per mode and size. Accepted pictures become the *before* of the
 * next change.
 */
export async function drawSheets(
  game: string,
  faces: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, Buffer>,
  changed: ReadonlySet<string>,
  before: ReadonlyMap<string, string>,
  isAccepting: boolean,
) {
  const { default: sharp } = await import('sharp')
  mkdirSync(`${folder}/accepted`, { recursive: true })
  const sheetOf = (name: string) => `${faces.get(name.split(' ')[0]!)}.${name.split(' ')[1]}`
  for (const [sheet, names] of grouped(pictures.keys(), sheetOf)) {
    const [w, h] = sheet.split('.')[1]!.split('x').map(Number) as [number, number]
    const width = w < h ? WIDE : 2 * WIDE
    const height = Math.round((width * h) / w)
    const small = (picture: Buffer, raw?: { width: number; height: number; channels: 1 }) =>
      sharp(picture, raw && { raw })
        .resize(width, height, { fit: 'fill' })
        .png()
        .toBuffer()
    const cells: Cell[] = []
    for (const name of names) {
      const [title] = name.split(' ')
      const picture = await small(pictures.get(name)!)
      const line = before.get(name)
      if (changed.has(name) && line) {
        const was = existsSync(fileOf(name))
          ? readFileSync(fileOf(name))
          : await small(Buffer.from(read(line)), { width: 40, height: 40, channels: 1 })
        cells.push({ title: `${title}, before`, ink: '#555', picture: was })
      }
      cells.push({ title: title!, ink: changed.has(name) ? '#c00' : '#000', picture })
      if (isAccepting) writeFileSync(fileOf(name), picture)
    }
    await drawSheet(`${folder}/${game}.${sheet}.png`, cells, width, height)
  }
}
