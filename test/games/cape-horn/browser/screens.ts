// Every state of Cape Horn that people come to see, each with the keys its browser holds, made by
// programs.
import type { Page } from 'playwright-core'
import { aimsOf, prizeOf } from '../../../../web/games/cape-horn/board/aims.ts'
import type { Intent } from '../../../../web/games/cape-horn/board/draft.ts'
import { mayDraw } from '../../../../web/games/cape-horn/rules/pieces.ts'
import { digital } from '../../../../web/games/cape-horn/rules/rules.ts'
import type { Position, View } from '../../../../web/games/cape-horn/rules/state.ts'
import { gathered, make, type Played, started } from '../../../browser/program.ts'
import { type Screen, at as screenAt } from '../../../browser/screens.ts'
import { book, type Race, raceAt, raceFor, raceTo } from './program.ts'

const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre', 'Zoë']
const game = 'cape-horn'

type Tail<List> = List extends [unknown, ...infer Rest] ? Rest : never

const at = (name: string, ...rest: Tail<Parameters<typeof screenAt>>) =>
  screenAt(`horn-${name}`, ...rest)

const laid = (view: View) => view.laid.filter(Boolean).length
const onTurn = ({ options, view }: Race): Position => ({
  you: view!.turn!.seat,
  options,
  view: view!,
})

// A tap on the chart would win the race.
const wins = (seen: Position, intent: Intent = { kind: 'ship' }): boolean =>
  prizeOf(seen, aimsOf(seen, intent))?.wins === true

const isLaying = ({ view }: Race) => view!.turn?.step === 'laying'
const mayCover = (race: Race) =>
  isLaying(race) && [...digital.moves(onTurn(race))].some(({ kind }) => kind === 'cover')
const mayOnlyEnd = ({ view }: Race) => view!.turn?.step === 'sailed' && mayDraw(view!) !== undefined

// Somebody may sail, ignore or sprint, with cards in hand.
const hasWays = (race: Race): boolean => {
  const { turn, ships } = race.view!
  if (turn?.step !== 'laying' || turn.laid > 0 || laid(race.view!) < 12) return false
  const { points, cards } = ships[turn.seat]!
  const seen = onTurn(race)
  const ways = (['sail', 'sprint'] as const).map(way => ({ kind: 'ship', way }) as const)
  return (
    points > 4 && cards > 1 && ways.every(way => aimsOf(seen, way).size > 0 && !wins(seen, way))
  )
}

const pickCard = (page: Page) => page.locator('.hand button').first().click()
const askWhy = (page: Page) => page.locator('[data-square="0"]').dispatchEvent('click')

async function boards(): Promise<Screen[]> {
  const open = () => started({ game, names })
  const lobby = await gathered({ game, names: names.slice(0, 2), free: 3 })
  const [mid, sailed, buying, covering, winning, ending, over] = await Promise.all([
    raceAt(names, hasWays),
    raceAt(
      names,
      ({ view }) => view!.turn?.step === 'sailed' && laid(view!) > 6 && view!.turn.moved !== null,
    ),
    raceAt(names, ({ view }) => view!.turn?.step === 'buying' && laid(view!) > 6),
    raceFor(names, mayCover),
    raceAt(names, race => isLaying(race) && wins(onTurn(race))),
    raceFor(names, race => mayOnlyEnd(race) && !wins(onTurn(race))),
    open(),
  ])
  const turn = mid.frame.waiting[0]!
  const own = (view: string) => `${view}?seat=${turn}`
  const onItsTurn = (name: string, table: typeof mid, see?: Screen['see']) => {
    const seat = table.frame.waiting[0]!
    return at(name, table, [table.keys[seat]!], `?seat=${seat}`, see)
  }
  await raceTo(over, ({ result }) => result !== undefined)
  const key = mid.keys[turn]!
  return [
    at('lobby', lobby, [lobby.hostKey, lobby.keys[0]!]),
    at('turn', mid, [key], own('')),
    at('picked', mid, [key], own(''), pickCard),
    at('why', mid, [key], own(''), askWhy),
    at('whole', mid, [key], own(''), async page => {
      const map = page.locator('.grid-map')
      if (await map.isVisible()) await map.click()
    }),
    at('other', mid, [mid.keys[(turn + 1) % 5]!], `?seat=${(turn + 1) % 5}`),
    onItsTurn('sprint', mid, page => page.locator('button.tile').nth(2).click()),
    onItsTurn('cover', covering, page => page.locator('button.tile').last().click()),
    onItsTurn('winning', winning),
    onItsTurn('sailed', sailed),
    onItsTurn('buying', buying),
    onItsTurn('end', ending),
    at('laid', mid, [key], `/box?seat=${turn}&step=1`),
    at('laid-whole', mid, [], '/box?step=all'),
    at('screen', mid, [], '/screen'),
    at('over', over, [over.keys[0]!], '?seat=0'),
    at('over-screen', over, [], '/screen'),
  ]
}

async function books(): Promise<Screen[]> {
  const wish = { game, mode: 'companion' as const, names, options: { hands: 'yes' } }
  const [first, laying, mid, drawing, over] = await Promise.all([
    started(wish),
    started(wish),
    started(wish),
    started(wish),
    started(wish),
  ])
  const say = async ({ code, keys }: Played, ...entries: { kind: string }[]) => {
    for (const entry of entries)
      await make(code, keys[(await book(code)).view!.turn?.seat ?? 0]!, entry)
  }
  const rose = (stage: number, colour: string) => ({ kind: 'rose', stage, colour })
  const round = [{ kind: 'next' }, { kind: 'next' }, { kind: 'next' }, { kind: 'next' }]
  const begins = { kind: 'begins', first: 0 }
  await say(laying, begins)
  await say(drawing, begins, { kind: 'draws' })
  await say(
    mid,
    begins,
    rose(1, 'red'),
    { kind: 'next' },
    { kind: 'ignored' },
    ...round,
    rose(2, 'green'),
  )
  await say(
    over,
    begins,
    rose(1, 'red'),
    { kind: 'next' },
    ...round,
    rose(2, 'green'),
    { kind: 'next' },
    ...round,
  )
  await say(over, rose(3, 'yellow'))
  return [
    at('book-begins', first, [first.keys[0]!], '?seat=0'),
    at('book-laying', laying, [laying.keys[0]!], '?seat=0'),
    at('book-turn', mid, [mid.keys[0]!], '?seat=0', page =>
      page.locator('.orientation > summary').click(),
    ),
    at('book-drawing', drawing, [drawing.keys[0]!], '?seat=0'),
    at('book-other', mid, [mid.keys[2]!], '?seat=2'),
    at('book-screen', mid, [], '/screen'),
    at('book-correct', mid, [mid.keys[0]!], '/correct?seq=3'),
    at('book-over', over, [over.keys[0]!], '?seat=0'),
    at('book-alarm', over, [], '/screen'),
  ]
}

export async function screens(): Promise<Screen[]> {
  const made = await Promise.all([boards(), books()])
  return [{ name: 'horn-help', path: `/games/${game}` }, ...made.flat()]
}
