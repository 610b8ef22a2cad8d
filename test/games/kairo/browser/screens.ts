// Every state of Kairo that people come to see, each with the keys its browser holds, made by
// programs.
import type { Page } from 'playwright-core'
import { cloths } from '../../../../web/games/kairo/rules/pieces.ts'
import type { Put } from '../../../../web/games/kairo/rules/state.ts'
import { type Step, stepOf } from '../../../../web/games/kairo/rules/steps.ts'
import type { Played } from '../../../browser/program.ts'
import { at, type Screen } from '../../../browser/screens.ts'
import {
  type Bazaar,
  bookTo,
  gathered,
  hoarding,
  moment,
  offered,
  offers,
  playTo,
  started,
} from './program.ts'

const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

// As far as what lies there may be tapped: not every hand can build.
const tap =
  (...controls: string[]) =>
  async (page: Page) => {
    for (const control of controls) {
      const one = page.locator(control).first()
      if ((await one.count()) === 0 || !(await one.isEnabled())) return
      await one.click()
    }
  }
const act = (n: number) => `.kairo-acts .button >> nth=${n}`

const isStep = ({ view }: Bazaar, step: Step) =>
  view!.phase.kind === 'turn' && stepOf(view!.phase) === step

// An extension under way, in mid-game.
const isBuilding = (frame: Bazaar, step: 'pay' | 'play') => isStep(frame, step) && frame.seq > 30

const isOpen = (frame: Bazaar) => isStep(frame, 'act') && frame.seq > 20 && !frame.view!.final
// A seat in mid-game that may put up a stall, extend one, attract and draw.
const hasAll = (frame: Bazaar) =>
  isOpen(frame) &&
  (['stall', 'extension', 'attract', 'take'] as const).every(kind => offers(frame, kind))

// A cloth is chosen that can be built, for a first stall its square too.
const begin = (frame: Bazaar, kind: 'stall' | 'extension') => {
  const { cloth, square } = offered(frame).find((move): move is Put => move.kind === kind)!
  return async (page: Page) => {
    await tap(act(0), `.kairo-key >> nth=${cloths.indexOf(cloth)}`)(page)
    if (kind === 'stall')
      await page.locator(`[data-square="${square}"].legal`).dispatchEvent('click')
  }
}

async function boards(): Promise<Screen[]> {
  const own = (table: Played, seat: number, name: string, see?: Screen['see']) =>
    at(`kairo-${name}`, table, [table.keys[seat]!], `?seat=${seat}`, see)
  const lobby = await gathered({ names: names.slice(0, 3), free: 1 })
  const [open, two, paying, playing, taking, discarding, placing, neutral, over, last] =
    await Promise.all([
      moment({ names }, hasAll),
      moment({ names: names.slice(0, 2) }, isOpen),
      moment({ names: names.slice(0, 3) }, frame => isBuilding(frame, 'pay')),
      moment({ names }, frame => isBuilding(frame, 'play')),
      moment({ names }, frame => isStep(frame, 'take')),
      moment({ names }, frame => isStep(frame, 'discard'), hoarding),
      started({ names, options: { start: 'variable' } }),
      moment(
        { names: names.slice(0, 2), options: { start: 'variable' } },
        ({ view }) => view!.phase.kind === 'placing' && view!.phase.neutral !== undefined,
      ),
      started({ names }),
      moment(
        { names: names.slice(0, 3) },
        frame => isStep(frame, 'act') && frame.view!.final !== undefined,
      ),
    ])
  const [turn, pair] = [open.frame.waiting[0]!, two.frame.waiting[0]!]
  await playTo(over, ({ result }) => result !== undefined)
  return [
    at('kairo-lobby', lobby, [lobby.hostKey, lobby.keys[0]!]),
    own(open, turn, 'turn'),
    own(open, turn, 'build', tap(act(0))),
    own(open, turn, 'where', begin(open.frame, 'extension')),
    own(open, turn, 'entrance', begin(open.frame, 'stall')),
    own(open, turn, 'whom', tap(act(1))),
    own(open, turn, 'attract', tap(act(1), '.kairo-key:not(:disabled)')),
    own(open, turn, 'which', tap(act(2))),
    own(open, turn, 'draw', tap(act(2), '.kairo-choose')),
    own(open, (turn + 1) % 4, 'other'),
    own(two, pair, 'pair'),
    own(paying, paying.frame.waiting[0]!, 'pay'),
    own(playing, playing.frame.waiting[0]!, 'play'),
    own(taking, taking.frame.waiting[0]!, 'take'),
    own(discarding, discarding.frame.waiting[0]!, 'discard'),
    own(placing, 0, 'placing'),
    own(neutral, neutral.frame.waiting[0]!, 'neutral'),
    own(last, last.frame.waiting[0]!, 'last'),
    at('kairo-laid', open, [open.keys[0]!], '/box?seat=0&step=4'),
    at('kairo-laid-own', open, [open.keys[0]!], '/box?seat=0&step=12'),
    at('kairo-laid-whole', open, [], '/box?step=all'),
    at('kairo-screen', open, [], '/screen'),
    at('kairo-over', over, [over.keys[0]!], '?seat=0'),
    at('kairo-over-screen', over, [], '/screen'),
  ]
}

async function books(): Promise<Screen[]> {
  const wish = { mode: 'companion' as const, names }
  const [first, mid, real, over] = await Promise.all([
    started(wish),
    started(wish),
    started({ ...wish, options: { coins: 'real' } }),
    started(wish),
  ])
  const { waiting } = await bookTo(mid, ({ seq, view }) => seq > 16 && view!.phase.kind === 'turn')
  await bookTo(real, ({ view }) => view!.phase.kind === 'counting')
  await bookTo(over, ({ result }) => result !== undefined)
  const turn = waiting[0]!
  return [
    at('kairo-set-up', first, [first.keys[0]!], '?seat=0'),
    at('kairo-book', mid, [mid.keys[turn]!], `?seat=${turn}`),
    at(
      'kairo-book-action',
      mid,
      [mid.keys[turn]!],
      `?seat=${turn}`,
      tap('.kairo-actions .button', '.kairo-key:not(:disabled)'),
    ),
    at('kairo-book-other', mid, [mid.keys[(turn + 1) % 4]!], `?seat=${(turn + 1) % 4}`),
    at('kairo-book-screen', mid, [], '/screen'),
    at('kairo-book-correct', mid, [mid.keys[0]!], '/correct?seq=2'),
    at('kairo-book-count', real, [real.keys[0]!], '?seat=0'),
    at('kairo-book-over', over, [over.keys[0]!], '?seat=0'),
  ]
}

export async function screens(): Promise<Screen[]> {
  const made = await Promise.all([boards(), books()])
  return [{ name: 'kairo-help', path: '/games/kairo' }, ...made.flat()]
}
