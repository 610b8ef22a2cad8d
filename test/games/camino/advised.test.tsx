// What is advised is made by one tap, as soon as the solver has found out where the piece may go.
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Closing } from '../../../web/games/camino/board/closing.tsx'
import { advised, nothingFits, planOf } from '../../../web/games/camino/board/draft.ts'
import { type Answer, type Places, think } from '../../../web/games/camino/board/solver-worker.ts'
import type { Piece } from '../../../web/games/camino/rules/pieces.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { Move, Position } from '../../../web/games/camino/rules/state.ts'
import * as en from '../../../web/games/camino/words/en.ts'
import { wordsOf } from '../../../web/games/camino/words/sentences.ts'
import { sameMove } from '../../../web/games/kit/records.ts'
import type { Frame } from '../../../web/protocol.ts'
import { Table } from '../../../web/ui/table.tsx'
import { houses } from '../../../web/words/all.ts'
import { playedBy, random } from '../../laws/bots.ts'
import { optionsOf } from '../../laws/random.ts'
import { movesOn } from '../../ui/moves-on.ts'

const OFTEN = 3 // times a kind

const placesIn = (position: Position): Map<Piece, Places> => {
  const answers: (Answer | undefined)[] = [
    ...think({ position, first: undefined, pieces: [...new Set(position.view.hand)] }),
  ]
  return new Map(
    answers.flatMap(one => (one && 'piece' in one ? [[one.piece, one.places] as const] : [])),
  )
}

test('a piece that is advised is laid, put away or swapped by one tap', () => {
  const words = wordsOf(en).digital
  const left = new Map(['lay', 'complete', 'set-aside', 'swap'].map(kind => [kind, OFTEN]))
  const dead: string[] = []
  for (let seed = 1; seed < 20 && [...left.values()].some(times => times > 0); seed++) {
    const options = optionsOf(digital, { variant: seed % 2 ? 'camino' : 'caminito' })
    playedBy(
      [random(digital), random(digital)],
      { game: digital, options, seed },
      ({ position, seat }) => {
        const at = position as Position
        const offered = [...digital.moves(at)] as Move[]
        const wanted = [...left].flatMap(([kind, times]) =>
          times > 0 ? offered.filter(one => one.kind === kind).slice(0, 1) : [],
        )
        if (wanted.length === 0) return
        const places = placesIn(at)
        const hand = at.view.hand ?? []
        for (const move of wanted) {
          left.set(move.kind, left.get(move.kind)! - 1)
          const mind = advised(hand, move)
          const frame = {
            ...at,
            game: 'camino',
            mode: 'digital',
            seq: 9,
            seats: [{}, {}],
            waiting: [seat],
          } as unknown as Frame
          const html = renderToString(
            <Table.Provider
              value={{
                ...{
                  code: 'AAAAAA',
                  lang: 'en',
                  house: houses.en,
                  frame,
                  large: false,
                  moveId: '',
                  online: true,
                },
                ...{ since: [], presence: [], advice: { seq: 9, move, says: [] } },
              }}
            >
              <Closing
                position={at}
                words={words}
                plan={planOf(hand, mind, places, [])}
                prices={[{}, {}]}
                known={{ ways: [], places, trials: [] }}
                isStill={nothingFits(hand, places)}
                draft={mind}
                setDraft={() => {}}
              />
            </Table.Provider>,
          )
          if (!movesOn(html).some(one => sameMove(move, one))) dead.push(JSON.stringify(move))
        }
      },
    )
  }
  expect(dead).toEqual([])
  expect([...left].filter(([, times]) => times === OFTEN)).toEqual([])
})
