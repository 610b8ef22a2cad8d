// A form's fields to the move they make.
import { describe, expect, test } from 'vitest'
import { moveOf } from '../../web/ui/form.ts'

describe('a form’s fields', () => {
  const fill = (fields: [string, string][]) => moveOf(fields)

  test('are laid over the button’s move, digits as numbers', () => {
    const hidden: [string, string][] = [
      ['id', 'a'],
      ['seen', '4'],
      ['seat', '0'],
    ]
    const button: [string, string] = ['move', '{"kind":"crossed","rivers":[],"site":{"x":1}}']
    const laid: [string, string][] = [
      ['move.rivers', '2'],
      ['move.rivers', '0'],
      ['move.site.y', '07'],
      ['move.note', 'x'],
    ]
    expect(fill([...hidden, ...laid, button])).toEqual({
      id: 'a',
      seen: 4,
      seat: 0,
      move: { kind: 'crossed', rivers: [2, 0], site: { x: 1, y: 7 }, note: 'x' },
    })
    expect(
      fill([
        ['move', '{"kind":"hand","change":1,"coin":2}'],
        ['move.change', '-2'],
        ['move.coin', ''],
      ]),
    ).toEqual({
      move: { kind: 'hand', change: -2 },
    })
    expect(fill([['move.kind', 'pass']])).toEqual({ move: { kind: 'pass' } })
    expect(
      fill([
        ['move', '{"kind":"took","card":{"coin":3}}'],
        ['move.card', '{"terrain":"river","tracks":2}'],
      ]),
    ).toEqual({ move: { kind: 'took', card: { coin: 3, terrain: 'river', tracks: 2 } } })
    expect(
      fill([
        ['move', '{"cards":[{"n":1}]}'],
        ['move.cards.0.n', '2'],
        ['move.cards.1', '3'],
      ]),
    ).toEqual({
      move: { cards: [{ n: 2 }, 3] },
    })
    expect(
      fill([
        ['id', 'a'],
        ['seen', 'x'],
      ]),
    ).toEqual({ id: 'a' })
  })

  test('say yes and no, and leave an item of a list that is empty', () => {
    expect(
      fill([
        ['move', '{"kind":"round","values":{"bid":[null,null,4]}}'],
        ['move.values.bid.0', ''],
        ['move.values.bid.1', 'true'],
        ['move.values.bid.2', 'false'],
      ]),
    ).toEqual({ move: { kind: 'round', values: { bid: [null, true, false] } } })
  })

  test('that cannot be read make no move, and touch nothing of the language', () => {
    const nonsense: [string, string][][] = [
      [['move', '{']],
      [['move.card', '{']],
      [['move.__proto__.polluted', '1']],
      [['move.a.constructor.prototype.polluted', '1']],
      [
        ['move', '[]'],
        ['move.4294967294', '1'],
      ],
      [
        ['move', '[]'],
        ['move.length', '9'],
      ],
      [['move.a.b.c.d.e.f.g.h.i', '1']],
    ]
    for (const fields of nonsense) expect(fill(fields), fields.join()).toEqual({})
    expect({}).not.toHaveProperty('polluted')
    expect(fill([['move.toString.x', '1']]).move).toEqual({ toString: { x: 1 } })
  })
})
