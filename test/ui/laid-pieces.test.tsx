// The pieces that people tap when they tell what lies on their table: two different ones never look
// alike, and each is drawn.
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { isUnlimited } from '../../web/games/placing.ts'
import { shelf } from '../../web/shelf.ts'
import { optionsOf } from '../laws/random.ts'

const placed = shelf.filter(({ digital }) => digital.layout.placing)

test.each(placed)('$id draws each piece as itself', box => {
  const { layout } = box.digital
  const { Piece, placing } = layout
  const options = optionsOf(box.digital.game, {})
  const drawn = new Map<string, string>()
  for (const asked of placing!.asked(options, box.seats.at(-1)!)) {
    const at = asked.board?.squares[0]
    const all = [...(asked.beside ?? []), ...(at === undefined ? [] : asked.board!.may(at))]
    for (const { piece } of all.filter(
      one => !isUnlimited(layout, one.piece) || one.piece === 'start',
    )) {
      const picture = renderToString(
        <Piece
          lying={{ piece, count: 1 }}
          colour={box.colours[asked.seat ?? 0]!}
          options={options}
        />,
      )
      expect(picture, piece).not.toBe('')
      // A start marks a corner as somebody's.
      if (piece !== 'start') drawn.set(piece, drawn.get(piece) ?? picture)
    }
  }
  const pictures = [...drawn.values()]
  const alike = [...drawn].filter(
    ([, picture]) => pictures.filter(other => other === picture).length > 1,
  )
  expect(alike.map(([piece]) => piece)).toEqual([])
})
