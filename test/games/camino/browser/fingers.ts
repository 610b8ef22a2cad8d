// The controls of Le Camino that a nervous finger taps twice, online and beside the box.
import type { Page } from 'playwright-core'
import { at, type Control } from '../../../browser/fingers.ts'
import { moveOf } from '../../../browser/people.ts'
import { make } from '../../../browser/program.ts'
import { begins, counts } from '../evening.ts'
import { inSight, looked, making, pickFitting, pieces } from './people.ts'
import { land, moment, momentFor } from './program.ts'
import { beside, sheet, tell } from './sheets.ts'

const names = ['Ama', 'Jonas']

// Not every hand has a piece that may lie in a corner.
const laying = async () => {
  const { frame, ...table } = await momentFor({ names }, moves =>
    moves.some(({ kind }) => kind === 'lay'),
  )
  return at(table, frame)
}

const offered = async () => {
  const { frame, ...table } = await momentFor(
    { names, options: { variant: 'caminito-small', end: 'agreement' } },
    moves => moves.some(({ kind }) => kind === 'offer'),
  )
  await make(table.code, table.keys[frame.waiting[0]!]!, { kind: 'offer' })
  return at(table, await land(table.code))
}

const gathering = async () => {
  const table = await beside({ depth: 'trace' }, names)
  return { table, seat: 0, seq: (await sheet(table.code)).seq }
}

const counting = async () => {
  const table = await beside({ depth: 'count' }, names)
  await tell(table, 0, begins())
  return { table, seat: 0, seq: (await sheet(table.code)).seq }
}

export const controls: Control[] = [
  {
    name: 'a piece taken up',
    table: laying,
    find: page => pieces(page).last(),
    shows: page => pieces(page).last().and(page.locator('[aria-pressed="true"]')),
  },
  {
    name: 'a piece laid',
    table: laying,
    async find(page) {
      await (await inSight(page, await pickFitting(page))).click()
      await looked(page)
      return making(page, 'lay')
    },
  },
  {
    name: 'the draw',
    async table() {
      const { frame, ...table } = await moment({ names }, ({ view }) => view!.turn.step === 'laid')
      return at(table, frame)
    },
    find: page => moveOf(page, 'draw'),
  },
  {
    name: 'the end accepted',
    table: offered,
    find: page => making(page, 'accept'),
  },
  // The board to trace on comes with it, under the same finger.
  ...['north-west', 'north-east', 'south-west', 'south-east'].map(corner => ({
    name: `the first piece in the ${corner}`,
    table: gathering,
    find: (page: Page) => page.locator(`.at-${corner}`),
  })),
  {
    name: 'a tally',
    table: counting,
    find: page => page.locator('button[name="tally"]'),
    shows: page => page.locator('.camino-tally').first().getByText('2', { exact: true }),
  },
  {
    name: 'the other’s count taken over',
    async table() {
      const { table, seat } = await counting()
      await tell(table, 0, counts(0, 33, 7))
      await tell(table, 1, counts(0, 33, 6))
      return { table, seat, seq: (await sheet(table.code)).seq }
    },
    find: page => moveOf(page, 'takes-over'),
  },
]
