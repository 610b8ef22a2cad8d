// The controls of a sheet that a nervous finger taps twice.
import { at, type Control } from '../../../browser/fingers.ts'
import { moveOf } from '../../../browser/people.ts'
import { type Id, opened, ready, seal, sheetNow } from './program.ts'

const names = ['Ama', 'Jonas', 'Marta']

const begun = (id: Id, figures?: Record<string, number | string>) => async () => {
  const table = await opened(ready(id, figures), names)
  return at(table, { ...(await sheetNow(table.code)), waiting: [0] })
}

const withBids = async () => {
  const table = await opened(ready('tricks', { count: 'plus' }), names)
  await seal(table, [{ bid: 0 }, { bid: 1 }, { bid: 0 }])
  return at(table, { ...(await sheetNow(table.code)), waiting: [0] })
}

export const controls: Control[] = [
  {
    name: 'figures sealed',
    table: begun('tricks'),
    async find(page) {
      await page.locator('.pick').first().click()
      return moveOf(page, 'seal')
    },
  },
  {
    name: 'a round entered for all',
    table: withBids,
    async find(page) {
      await page.locator('.count > .key:last-child').first().click()
      return moveOf(page, 'round')
    },
  },
  {
    name: 'a turn entered',
    table: begun('running'),
    async find(page) {
      await page.locator('.sheet-figure input').fill('12')
      return moveOf(page, 'tell')
    },
  },
  {
    name: 'a trophy won',
    table: begun('counters'),
    find: page => moveOf(page, 'know', ',"values":{"t1":2}'),
  },
  {
    name: 'who deals first',
    table: begun('tricks'),
    find: page => moveOf(page, 'starts', ',"first":2'),
  },
]
