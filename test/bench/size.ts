// What a game and the house cost to write and read: lines and files, room by room; tests apart.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Room {
  room: string
  lines: number
  files: number
}

const isWritten = (file: string) => /\.(tsx?|css|md|json)$/.test(file) && !/tsconfig\.json$/.test(file)

// `deep` tells whether the files of folders within it are its own.
const roomOf = (room: string, folder: string, isDeep = true): Room => {
  const files = globSync(isDeep ? '**/*' : '*', { cwd: root + folder }).filter(isWritten)
  const lines = files.map(file => readFileSync(`${root}${folder}/${file}`, 'utf8').split('\n').length - 1)
  return { room, lines: lines.reduce((sum, n) => sum + n, 0), files: files.length }
}

// A folder's rooms, and what stands in its root.
const roomsOf = (folder: string): Room[] => {
  const rooms = globSync('*/', { cwd: root + folder }).map(room => room.replace('/', ''))
  return [roomOf('root', folder, false), ...rooms.sort().map(room => roomOf(room, `${folder}/${room}`))]
}

const figureOf = (what: string, rooms: readonly Room[]): Figure => {
  const files = rooms.reduce((sum, room) => sum + room.files, 0)
  const named = rooms.filter(room => room.files > 0).map(({ room, lines, files }) => `${room} ${lines} (${files})`)
  return {
    what,
    figure: rooms.reduce((sum, room) => sum + room.lines, 0),
    unit: 'lines',
    note: `${files} files; ${named.join(', ')}`,
  }
}

const house = ['worker', 'durable', 'web/client', 'web/pages', 'web/ui', 'web/words', 'web/style', 'web/games/kit']

// A folder with a box in it is a game.
export const measureSize = (): Figure[] => [
  ...globSync('web/games/*/box.tsx', { cwd: root })
    .map(box => box.split('/').at(-2)!)
    .sort()
    .map(id => figureOf(`what a game costs: ${id}`, roomsOf(`web/games/${id}`))),
  figureOf('what the house costs', [
    ...house.map(folder => roomOf(folder, folder)),
    roomOf('web', 'web', false),
    roomOf('web/games', 'web/games', false),
  ]),
]
