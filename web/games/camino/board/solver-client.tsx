// Holds the solver's answers about the present board. The solver runs in a Web Worker, and the face
// renders again when an answer arrives.
import { useEffect, useRef, useState } from 'preact/hooks'
import { answerAside, useAside } from '../../../ui/aside.ts'
import { seatOf } from '../../kit/seats.ts'
import type { Square } from '../../kit/squares.ts'
import { emptyBoard, frameOf, type Piece } from '../rules/pieces.ts'
import type { Ways } from '../rules/price.ts'
import type { Position } from '../rules/state.ts'
import type { Answer, Places, Question, Trial } from './solver-worker.ts'

const name = 'solver'
const load = () => import('./solver-worker.ts').then(({ think }) => think)
answerAside(name, load)

export interface Known {
  ways: readonly Ways[] // by diagonal; until the solver has answered, those of the board before
  places: ReadonlyMap<Piece, Places>
  trials: readonly Trial[] // of the chosen piece on the chosen square
}

interface Held extends Known {
  board: string
}

// The first rendering in the browser must equal the server's. It reads the ways from the page
// (`DrawnWays`) and needs no solver.
const drawnWays = (): readonly Ways[] => {
  const page = document.querySelector<HTMLElement>('[data-ways]')?.dataset.ways
  return page ? JSON.parse(page) : []
}
export const DrawnWays = ({ ways }: Pick<Known, 'ways'>) => (
  <span hidden data-ways={JSON.stringify(ways)} />
)

// Returns the position as if it were the viewer's turn, so that a player can try pieces while
// others play.
const asIfOnTurn = (position: Position): Position => {
  const { offer: _, ...view } = position.view
  const seat = position.you === 'room' ? view.turn.seat : seatOf(position)
  return {
    ...position,
    view: { ...view, turn: { seat, step: 'lay', hasPut: false, hasOffered: false } },
  }
}

const learnt = (held: Held, answer: Answer): Held => {
  if (answer.board !== held.board) return held
  if ('ways' in answer) return { ...held, ways: answer.ways }
  if ('piece' in answer)
    return { ...held, places: new Map(held.places).set(answer.piece, answer.places) }
  const { trial } = answer
  const others = held.trials.filter(
    ({ piece, at, turns }) => piece === trial.piece && at === trial.at && turns !== trial.turns,
  )
  return { ...held, trials: [...others, trial] }
}

/**
 * Returns the solver's answers so far. `drawn`: both ways, on the server. `picked`: the piece to
 * answer for first, and to try on the square `at`. On an empty board the solver starts only when a
 * piece is picked; without one, its answers would change nothing on the page.
 */
export const useKnown = (
  position: Position,
  drawn: readonly Ways[] | undefined,
  picked?: Piece,
  at?: Square,
): Known => {
  const { board, hand = [] } = position.view
  const mayAsk = picked !== undefined || board !== emptyBoard(frameOf(position.options.variant))
  const [held, setHeld] = useState<Held>(() => ({
    board,
    ways: drawn ?? drawnWays(),
    places: new Map(),
    trials: [],
  }))
  // Renders once a frame, also after several answers.
  const heard = useRef<Answer[]>([])
  const ask = useAside<Question, Answer>(name, import.meta.url, load, answer => {
    if (heard.current.push(answer) > 1) return
    requestAnimationFrame(() => {
      const answers = heard.current
      heard.current = []
      setHeld(now => answers.reduce(learnt, now))
    })
  })
  const now =
    held.board === board ? held : { board, ways: held.ways, places: new Map(), trials: [] }
  const isFirst = useRef(true)
  useEffect(() => {
    if (now !== held) setHeld(now)
    if (!mayAsk) return
    const pieces = [...new Set([...(picked ? [picked] : []), ...hand])].filter(
      piece => !now.places.has(piece),
    )
    const isTried = now.trials.some(trial => trial.piece === picked && trial.at === at)
    const first = picked && at !== undefined && !isTried ? { piece: picked, at } : undefined
    if (isFirst.current || now !== held || first || pieces.length > 0)
      ask({ position: asIfOnTurn(position), first, pieces })
    isFirst.current = false
  }, [board, hand.join(), picked, at, mayAsk])
  return now
}
