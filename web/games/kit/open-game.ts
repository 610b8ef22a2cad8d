// A game without secrets, online or beside the box: everybody sees its whole state.
import { type Companion, lift } from '../companion.ts'
import type { Game } from '../game.ts'
import type { Early } from '../play.ts'

/**
 * A state as everybody sees it. It leaves out the options, which a position contains separately,
 * and what the engine adds.
 */
export type Seen<State> = Omit<State, 'options' | keyof Early>

const seen = <State extends { options: unknown }>({
  options: _,
  early: __,
  ...view
}: State & Early): Seen<State> => view

type Hides = 'open' | 'view' | 'viewEvent' | 'sealed' | 'resume'

/**
 * Makes an online game from its rules. Everybody sees its state, so the state must not contain
 * future luck, such as the order of a pile: draw a card only when it is turned up.
 */
export const openGame = <State extends { options: Options }, Move, Event, Options>(
  rules: Omit<Game<State, Seen<State>, Move, Event, Options>, Hides>,
): Game<State, Seen<State>, Move, Event, Options> => ({
  ...rules,
  open: true,
  view: seen,
  viewEvent: event => event,
  resume: state => state,
})

/** Makes a game beside the box from the rules of a sheet without secrets. */
export const openCompanion = <Sheet extends { options: Options }, Entry, Options>(
  sheet: Omit<Companion<Sheet, Seen<Sheet>, Entry, Options>, 'open' | 'view' | 'secret' | 'reveal'>,
) => lift<Sheet, Seen<Sheet>, Entry, Options>({ ...sheet, open: true, view: seen })
