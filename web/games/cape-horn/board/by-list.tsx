// Every legal move in plain lists: the way to play without script; drawn by the server only.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import type { Square } from '../../kit/squares.ts'
import type { Face } from '../parts/seats.tsx'
import { chartOf } from '../rules/chart.ts'
import { mayLay } from '../rules/laying.ts'
import { moves, waterOf } from '../rules/legal.ts'
import type { Move, Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { squareName } from '../words/speech.ts'
import { coverable, isTurnOf } from './aims.ts'

interface Props {
  position: Position
  words: BoardWords
}

// Any card goes on any of these squares, so that two choices say it all.
const Played = ({ position, words, kind, squares }: Props & { kind: 'lay' | 'cover'; squares: readonly Square[] }) => {
  const chart = chartOf(position.options.edition)
  const { list } = words
  return (
    <MoveForm class="list-play">
      <label>
        {list.card}
        <select name="move.card">
          {[...new Set(position.view.hand)].map(type => (
            <option key={type} value={type}>
              {words.card(chart.arrows.get(type) ?? [])}
            </option>
          ))}
        </select>
      </label>
      <label>
        {list.square}
        <select name="move.at">
          {squares.map(at => (
            <option key={at} value={at}>
              {squareName(at, chart.columns)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button quiet" name="move" value={JSON.stringify({ kind })}>
        {list[kind]}
      </button>
    </MoveForm>
  )
}

const groupOf = (move: Move, { list }: BoardWords): string | undefined => {
  if (move.kind === 'sprint') return move.by === 'ignore' ? list.sprintIgnore : list.sprint
  return move.kind === 'sail' || move.kind === 'ignore' ? list[move.kind] : undefined
}

export const ByList = ({ frame, words }: Face) => {
  if (!isTurnOf(frame)) return null
  const { options, view } = frame
  const chart = chartOf(options.edition)
  const { turn, hand } = view
  const mayPlay = turn?.step === 'laying' && !turn.covered && hand.length > 0
  const water = waterOf(options, view)
  const open = mayPlay ? [...chart.ground.keys()].filter(at => !mayLay(chart, water, at)) : []
  const covers = mayPlay && turn.laid === 0 ? coverable(frame) : []
  const groups = new Map<string, Extract<Move, { to: Square }>[]>()
  for (const move of moves(frame)) {
    const group = groupOf(move, words)
    if (group !== undefined && 'to' in move) groups.set(group, [...(groups.get(group) ?? []), move])
  }
  return (
    <section class="by-list">
      <h2>{words.list.title}</h2>
      {open.length > 0 && <Played position={frame} words={words} kind="lay" squares={open} />}
      {covers.length > 0 && <Played position={frame} words={words} kind="cover" squares={covers} />}
      {[...groups].map(([group, those]) => (
        <MoveForm key={group} class="list-moves">
          <span>{group}</span>
          {those.map(move => (
            <MoveButton key={move.to} kind="quiet" move={move}>
              {squareName(move.to, chart.columns)}
            </MoveButton>
          ))}
        </MoveForm>
      ))}
    </section>
  )
}
