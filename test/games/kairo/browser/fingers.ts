// The controls of Kairo that a nervous finger taps twice, online and beside the box.
import { at, type Control } from '../../../browser/fingers.ts'
import { moveOf } from '../../../browser/people.ts'
import { act, choose, final } from './people.ts'
import { type Bazaar, bazaar, bookTo, moment, offers, started } from './program.ts'

const names = ['Ama', 'Jonas', 'Marta']

type Turn = Extract<NonNullable<Bazaar['view']>['phase'], { kind: 'turn' }>
const turnWhere = (isThere: (turn: Turn, frame: Bazaar) => boolean) => async () => {
  const { frame, ...table } = await moment({ names }, frame => {
    const { phase, final } = frame.view!
    return !final && phase.kind === 'turn' && isThere(phase, frame)
  })
  return at(table, frame)
}
const isBlank = ({ put, taken }: Turn) => !put && taken === 0

const beside = async () => {
  const table = await started({ mode: 'companion', names })
  return at(table, await bookTo(table, ({ view }) => view!.phase.kind === 'turn'))
}

export const controls: Control[] = [
  {
    name: 'an action opened',
    table: turnWhere(isBlank),
    find: page => act(page, 2),
    shows: page => choose(page).first(),
  },
  {
    name: 'a stall put',
    async table() {
      const table = await started({ names, options: { start: 'variable' } })
      return at(table, await bazaar(table.code))
    },
    async find(page) {
      await page.locator('.kairo-key:not(:disabled)').first().click()
      await page.locator('[data-square].put').first().click()
      return page.locator('[data-square].entrance')
    },
  },
  {
    name: 'an extension put',
    table: turnWhere((turn, frame) => isBlank(turn) && offers(frame, 'extension')),
    async find(page) {
      await act(page, 0).click()
      await page.locator('.kairo-key:not(:disabled)', { hasText: '→' }).first().click()
      return page.locator('[data-square].put')
    },
  },
  {
    name: 'an extension paid',
    table: turnWhere(({ put, coins }) => put?.kind === 'extension' && !coins),
    find: final,
  },
  {
    name: 'a card played',
    table: turnWhere(({ put, coins }) => put?.kind === 'extension' && coins !== undefined),
    async find(page) {
      await choose(page).first().click()
      return final(page)
    },
  },
  {
    name: 'a customer attracted',
    table: turnWhere((turn, frame) => isBlank(turn) && offers(frame, 'attract')),
    async find(page) {
      await act(page, 1).click()
      await page.locator('.kairo-key:not(:disabled)').first().click()
      return final(page)
    },
  },
  {
    name: 'a card drawn',
    table: turnWhere(isBlank),
    async find(page) {
      await act(page, 2).click()
      await choose(page).nth(4).click()
      return final(page)
    },
  },
  {
    name: 'two cards drawn beside the box',
    table: beside,
    find: page => moveOf(page, 'draw'),
  },
  {
    name: 'a customer attracted beside the box',
    table: beside,
    async find(page) {
      await page.locator('.kairo-actions .button').first().click()
      await page.locator('.kairo-key:not(:disabled)').first().click()
      return moveOf(page, 'attract')
    },
  },
]
