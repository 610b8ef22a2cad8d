// Every state of Le Camino that people come to see, each with the keys its browser holds, made by
// programs.
import type { Page } from 'playwright-core'
import { make, type Played } from '../../../browser/program.ts'
import { at, type Screen } from '../../../browser/screens.ts'
import { looked, pieces } from './people.ts'
import { gathered, moment, momentFor, playTo, started } from './program.ts'
import { sheetScreens } from './sheets.ts'

const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

const pick = async (page: Page) => {
  await pieces(page).first().click()
  await looked(page)
}
const pickRiver = async (page: Page) => {
  await pieces(page)
    .filter({ hasText: /river|fluss|rivière|méandre|fiume|ansa/i })
    .first()
    .click()
  await looked(page)
}
// By keys, which need no place on the screen.
const press = (page: Page, square: string) =>
  page
    .locator(square)
    .first()
    .evaluate(button => (button as HTMLElement).click())
const put = async (page: Page) => {
  await pick(page)
  const fits = (await page.locator('[data-square].legal').count()) > 0
  await press(page, fits ? '[data-square].legal' : '[data-square]')
  await looked(page)
}
const tryWhereItCannot = async (page: Page) => {
  await pick(page)
  const empty = ['leer', 'empty', 'vide', 'vuota'].map(
    word => `[data-square]:not(.legal)[aria-label*="${word}"]`,
  )
  await press(page, empty.join(', '))
  await looked(page)
}

export async function screens(): Promise<Screen[]> {
  const own = (table: Played, seat: number, name: string, see?: Screen['see']) =>
    at(`camino-${name}`, table, [table.keys[seat]!], `?seat=${seat}`, see)
  const two = names.slice(0, 2)
  const lobby = await gathered({ names: two, free: 2 })
  const mayOffer = () =>
    momentFor({ names: two, options: { variant: 'caminito-small', end: 'agreement' } }, moves =>
      moves.some(({ kind }) => kind === 'offer'),
    )
  const [open, mid, drawing, laid, still, teams, offer, offered, over] = await Promise.all([
    started({ names: two }),
    moment({ names: two }, ({ seq, view }) => seq > 90 && view!.turn.step === 'lay'),
    moment({ names: two }, ({ view }) => view!.turn.step === 'draw'),
    moment({ names: two }, ({ view }) => view!.turn.step === 'laid'),
    momentFor(
      { names: two, options: { variant: 'caminito-small' } },
      (moves, { view }) => view!.turn.step === 'lay' && !moves.some(({ kind }) => kind === 'lay'),
    ),
    moment(
      { names, options: { variant: 'caminito' } },
      ({ seq, view }) => seq > 40 && view!.turn.step === 'lay',
    ),
    mayOffer(),
    mayOffer(),
    started({ names, options: { variant: 'caminito-small' } }),
  ])
  const [first] = (await moment({ names: two }, ({ seq }) => seq > 0)).frame.waiting
  const [turn, team, asks] = [
    mid.frame.waiting[0]!,
    teams.frame.waiting[0]!,
    offer.frame.waiting[0]!,
  ]
  await make(offered.code, offered.keys[asks]!, { kind: 'offer' })
  await playTo(over, ({ result }) => result !== undefined)
  return [
    { name: 'camino-help', path: '/games/camino' },
    at('camino-lobby', lobby, [lobby.hostKey, lobby.keys[0]!]),
    own(open, first ?? 0, 'open'),
    own(mid, turn, 'turn'),
    own(mid, turn, 'picked', pick),
    own(mid, turn, 'river', pickRiver),
    own(mid, turn, 'put', put),
    own(mid, turn, 'why', tryWhereItCannot),
    own(mid, 1 - turn, 'other'),
    own(drawing, drawing.frame.waiting[0]!, 'drawing'),
    own(laid, laid.frame.waiting[0]!, 'closing'),
    own(still, still.frame.waiting[0]!, 'nothing-fits', page =>
      page.locator('[data-step=nothing-fits]').waitFor(),
    ),
    own(teams, team, 'teams', put),
    own(offer, asks, 'may-offer'),
    own(offered, asks, 'offered'),
    own(offered, 1 - asks, 'answering'),
    at('camino-laid', mid, [mid.keys[0]!], '/box?seat=0&step=3'),
    at('camino-laid-whole', mid, [], '/box?step=all'),
    at('camino-screen', mid, [], '/screen'),
    at('camino-over', over, [over.keys[0]!], '?seat=0'),
    at('camino-over-screen', over, [], '/screen'),
    ...(await sheetScreens()),
  ]
}
