// What is advised is shown where it would be made, and one tap makes it: whatever kind of move it
// is, the face is another one than without advice, and one of its controls sends just that move.
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { sameMove } from '../../web/games/kit/records.ts'
import { waiting } from '../../web/games/play.ts'
import type { Frame } from '../../web/protocol.ts'
import { shelf } from '../../web/shelf.ts'
import { Table } from '../../web/ui/table.tsx'
import { houses } from '../../web/words/all.ts'
import { isOnline } from '../boxes.ts'
import { playedBy, random } from '../laws/bots.ts'
import { combinations, optionsOf } from '../laws/random.ts'
import { movesOn } from './moves-on.ts'

const OFTEN = 3 // times a kind: what a face shows anyway may be the same once
const GAMES = 12 // at most
// No bot says what it prefers; that nothing can be laid is found out by the page, whose button is
// then the only one.
const unshown = ['cape-to-cairo prefer', 'camino pass']
// Le Camino's controls wait for what its solver finds aside, in the browser:
// test/games/camino/advised.test.tsx.
const aside = ['lay', 'complete', 'set-aside', 'swap'].map(kind => `camino ${kind}`)

type Kinded = { kind: string }
type OneKind = { entries: { kind: { literal: string } } }

test.each(shelf.filter(isOnline))(
  '$id shows every kind of move that may be advised, and one tap makes it',
  box => {
    const { game } = box.digital
    const move = game.move as unknown as OneKind | { options: OneKind[] }
    const kinds = 'options' in move ? move.options : [move]
    const named = kinds.map(({ entries }) => entries.kind.literal)
    const left = new Map(
      named.filter(kind => !unshown.includes(`${box.id} ${kind}`)).map(kind => [kind, OFTEN]),
    )
    const room = {
      code: 'AAAAAA',
      lang: 'en',
      house: houses.en,
      large: false,
      moveId: '',
      online: true,
    } as const
    const variants = combinations(box.digital.choices)
    const hidden: string[] = []
    const dead: string[] = []
    for (let i = 0; i < GAMES && [...left.values()].some(times => times > 0); i++) {
      const seats = box.seats[i % box.seats.length]!
      const options = optionsOf(game, variants[(i * 5) % variants.length])
      playedBy(
        Array(seats).fill(random(game)),
        { game, options, seed: 977 + i },
        ({ before, seat, position }) => {
          const offered = [...game.moves(position)] as Kinded[]
          const frame = {
            ...{
              ...position,
              game: box.id,
              mode: 'digital',
              seq: 9,
              waiting: waiting(game, before, seats),
            },
            seats: Array.from({ length: seats }, (_, at) => ({
              taken: true,
              colour: box.colours[at],
              name: null,
            })),
          } as Frame & typeof position
          const drawn = (move?: Kinded) => {
            const advice = move && { seq: 9, move, says: [] }
            const html = renderToString(
              <Table.Provider value={{ ...room, frame, since: [], presence: [], advice }}>
                <box.digital.Face frame={frame} words={box.words.en.digital} />
              </Table.Provider>,
            )
            return html
              .replace(/<div class="advised">.*?<\/div>/, '')
              .replace(/<a class="ask.*?<\/a>/, '')
          }
          for (const [kind, times] of left) {
            const [move] = times > 0 ? offered.filter(one => one.kind === kind) : []
            if (!move) continue
            left.set(kind, times - 1)
            const advised = drawn(move)
            if (advised === drawn())
              hidden.push(`${seat} ${JSON.stringify(move)} ${JSON.stringify(position.view)}`)
            const isMade = movesOn(advised).some(one => sameMove(move, one))
            if (!isMade && !aside.includes(`${box.id} ${kind}`))
              dead.push(`${seat} ${JSON.stringify(move)}`)
          }
        },
      )
    }
    expect(hidden).toEqual([])
    expect(dead).toEqual([])
    expect([...left].filter(([, times]) => times === OFTEN)).toEqual([])
  },
)
