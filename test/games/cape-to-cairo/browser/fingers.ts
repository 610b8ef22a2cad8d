// The controls of Cape to Cairo that a nervous finger taps twice, online and beside the box.
import type { Page } from 'playwright-core'
import { payments, siteOf } from '../../../../web/games/cape-to-cairo/rules/building.ts'
import { at, type Control } from '../../../browser/fingers.ts'
import { moveOf } from '../../../browser/people.ts'
import { awake } from './people.ts'
import { type Board, frameOf, playTo, type Sheet, started } from './program.ts'

const names = ['Ama', 'Jonas', 'Marta']

const auction = async (mode: 'digital' | 'companion') => {
  const table = await started({ mode, names })
  return { ...at(table, await frameOf(table.code)), seat: 1 }
}
const sealing = async (page: Page) => {
  await awake(page)
  await page.keyboard.press('7')
  return moveOf(page, 'bid', ',"pounds":7')
}

const boardAt = async (isThere: (frame: Board) => boolean) => {
  const table = await started({ names })
  return at(table, await playTo(table, isThere))
}
// Whoever builds has turned up a card, and can pay.
const decides = ({ view }: Board): boolean => {
  const { phase } = view!
  const site = phase.kind === 'building' && phase.drawn ? siteOf(view!, phase.turn) : undefined
  return site !== undefined && payments(site).length > 0
}

const buildingBeside = async (depth: 'ledger' | 'full') => {
  const table = await started({ mode: 'companion', names, depth })
  return at(table, await playTo<Sheet>(table, ({ view }) => view!.phase.kind === 'building'))
}

export const controls: Control[] = [
  {
    name: 'the seal of a bid',
    table: () => auction('digital'),
    find: sealing,
  },
  {
    name: 'a digit of a bid',
    table: () => auction('digital'),
    async find(page) {
      await awake(page)
      return page.getByRole('button', { name: '1', exact: true })
    },
    shows: page => moveOf(page, 'bid', ',"pounds":11'),
  },
  {
    name: 'a landscape taken',
    table: () => boardAt(({ view }) => view!.phase.kind === 'choosing'),
    async find(page) {
      await page.locator('.card-button').first().click()
      return moveOf(page, 'choose')
    },
  },
  {
    name: 'a card turned up before building',
    table: () => boardAt(({ view }) => view!.phase.kind === 'building' && !view!.phase.drawn),
    find: page => moveOf(page, 'draw'),
  },
  {
    name: 'a landscape crossed',
    table: () => boardAt(decides),
    find: page => page.locator('.foot button[form="decide"].main'),
  },
  {
    name: 'the pass',
    table: () => boardAt(decides),
    find: page => moveOf(page, 'pass'),
  },
  {
    name: 'the seal of a bid beside the box',
    table: () => auction('companion'),
    find: sealing,
  },
  {
    name: 'a crossing beside the box',
    table: () => buildingBeside('ledger'),
    find: page => moveOf(page, 'crossed'),
  },
  {
    name: 'the stock beside the box',
    table: () => buildingBeside('full'),
    find: page => moveOf(page, 'built'),
  },
]
