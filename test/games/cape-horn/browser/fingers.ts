// The controls of Cape Horn that a nervous finger taps twice, online and in the log book.
import { at, type Control } from '../../../browser/fingers.ts'
import { house, moveOf, rested } from '../../../browser/people.ts'
import { make, started } from '../../../browser/program.ts'
import { tile, words } from './people.ts'
import { book, race, squareAt } from './program.ts'

const names = ['Ama', 'Jonas', 'Marta']

// The first seat after these moves.
const begun = async (...moves: { kind: string }[]) => {
  const table = await started({ game: 'cape-horn', names })
  const seat = (await race(table.code)).waiting[0]!
  for (const move of moves) await make(table.code, table.keys[seat]!, move)
  return at(table, await race(table.code))
}
// The first card lies beside the ship, where its own card leads.
const laidBeside = async () => {
  const table = await started({ game: 'cape-horn', names })
  const key = table.keys[(await race(table.code)).waiting[0]!]!
  const { hand } = (await race(table.code, key)).view!
  await make(table.code, key, { kind: 'lay', card: hand[0], at: squareAt('a13') })
  return at(table, await race(table.code))
}
const logged = async () => {
  const table = await started({ game: 'cape-horn', mode: 'companion', names })
  await make(table.code, table.keys[0]!, { kind: 'begins', first: 0 })
  return at(table, await book(table.code))
}

export const controls: Control[] = [
  {
    name: 'a card taken up',
    table: () => begun(),
    find: page => page.locator('.hand button').last(),
    shows: page => page.locator('.hand button').last().and(page.locator('[aria-pressed="true"]')),
  },
  {
    name: 'a way to act',
    table: laidBeside,
    find: page => tile(page, words.act.sail),
    shows: page => tile(page, words.act.sail).and(page.locator('[aria-pressed="true"]')),
  },
  {
    // On a golden square the ship could sail at once.
    name: 'a card laid',
    table: () => begun(),
    async find(page) {
      await page.locator('.hand button').first().click()
      await rested(page)
      return page.locator('[data-square].golden')
    },
  },
  {
    name: 'a square sailed to',
    table: laidBeside,
    find: page => page.locator('[data-square].sail'),
  },
  {
    name: 'the turn renounced',
    table: () => begun(),
    find: page => moveOf(page, 'renounce'),
  },
  {
    name: 'the draw that stays',
    table: () => begun({ kind: 'renounce' }),
    find: page => moveOf(page, 'draw'),
  },
  {
    name: 'the draw that ends the turn',
    table: () => begun({ kind: 'renounce' }),
    find: page => page.getByRole('button', { name: words.sailed.drawEnd }),
    moves: 2,
  },
  {
    name: 'the end of the turn',
    table: () => begun({ kind: 'renounce' }, { kind: 'draw' }),
    find: page => moveOf(page, 'end'),
  },
  {
    name: 'the next turn of the log book',
    table: logged,
    find: page => moveOf(page, 'next'),
  },
  {
    name: 'entering for a neighbour in the log book',
    table: async () => ({ ...(await logged()), seat: 1 }),
    find: page => page.getByRole('button', { name: house.enterFor(names[0]!) }),
    shows: page => page.locator('.for-other'),
  },
  {
    name: 'the peg of the log book',
    table: logged,
    async find(page) {
      await page.locator('.peg > summary').click()
      return moveOf(page, 'peg', ',"points":7')
    },
  },
  {
    name: 'a rose of the log book',
    table: logged,
    find: page => page.locator('.rose-key:enabled'),
  },
]
