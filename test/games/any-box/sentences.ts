// What the sentences of any box are made of, for test/language.test.ts: figures of a sheet.
import type { Shared, SheetWords } from '../../../web/games/any-box/words/sentences.ts'
import { each, figures, type GameExamples, ofSeat, seats } from '../../language/examples.ts'

const id = 'told'
const ofField = each({ field: [id] })
const values = figures.map(figure => ({ [id]: figure }))
const given = each({ seat: seats, values })

/** The options of the examples. */
export const wish = {
  sheet: {
    title: 'Evening',
    fields: [{ id, label: 'Points', kind: 'number' }],
    checks: [{ rule: 'sum(all.told) == 7', says: 'Together it is 7.' }],
  },
}

type AllShared = Shared & { refused: object }
export const examples: GameExamples<AllShared, undefined, SheetWords, object> = {
  shared: { refused: {} },
  sheet: {
    refused: {
      'wrong-kind': ofField,
      'too-small': each({ field: [id], min: figures }),
      'too-large': each({ field: [id], max: figures }),
      'between-steps': each({ field: [id], step: [2, 5], min: figures }),
      'not-offered': ofField,
      missing: [{}, ...ofField],
      'chosen-before': ofField,
      rule: each({ rule: [0] }),
    },
    told: {
      opened: each({ seats: [2, 8] }),
      sealed: ofSeat,
      entered: {
        tell: given,
        seal: given,
        know: given,
        round: each({ seat: seats, values: [{ [id]: [0, null, 2] }, { [id]: [1, 2, 3, 4] }] }),
        starts: each({ seat: seats, first: [undefined, ...seats] }),
        stop: ofSeat,
      },
    },
  },
}
