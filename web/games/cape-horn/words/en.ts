// Cape Horn in English: what its two faces say, and what the pages around them say.
import type { Telling } from '../../words.ts'
import board from './en/board.ts'
import { forward, station } from './en/shared.ts'
import sheet from './en/sheet.ts'
import { type AnyView, compared, type Fact, isSaid, spoken } from './speech.ts'

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => `${telling.name(seat)}: ${what === 'points' ? 'points' : 'cards'} ${from} → ${to}`,
    (seat, rose, gained) => `${telling.name(seat)}: ${gained ? 'gains' : 'loses'} the rose of ${station(rose)}`,
    seat => spoken(telling, seat, 'It would be your turn.', name => `It would be ${name}’s turn.`),
  )

const words = {
  ...sheet,
  ...board,
  why: { ...sheet.why, ...board.why },
  refused: { ...sheet.refused, ...board.refused },
  told: (fact: Fact, telling: Telling) => (isSaid(fact) ? sheet.told(fact, telling) : board.told(fact, telling)),
  title: 'Cape Horn',
  tagline: 'Lay the winds, sail round the Horn, bring home three compass roses.',
  modes: {
    digital: 'The whole race on your screens: chart, winds, ships.',
    companion: 'You sail with the box; phones keep the log book.',
  },
  options: {
    blockedGains: {
      label: 'A blocked ship',
      sentence: 'Whether a ship that cannot sail notes a point when it stays.',
      values: { yes: 'Notes a point when it stays', no: 'Stays without a point' },
    },
    sprintIgnore: {
      label: 'Sprint and ignore',
      sentence: 'Whether one leg of a sprint may ignore its card, if both are paid.',
      values: { yes: 'One leg may ignore its card', no: 'Both legs follow their cards' },
    },
    edition: {
      label: 'Board and cards',
      sentence: 'Our board and card mix are house values. Whoever owns the box may paste a corrected edition (JSON).',
      values: { '': 'The house’s own', own: 'A corrected edition' },
    },
    hands: {
      label: 'Hand sizes',
      sentence: 'Whether the log book also counts the cards in every hand.',
      values: { no: 'Not counted', yes: 'Counted' },
    },
  },
  standing: { roses: 'roses', line: 'finish line', points: 'navigation points' },
  changed,

  chart: {
    title: 'CAPE HORN',
    subtitle: 'from the Atlantic, in three stages',
    land: 'PATAGONIA',
    finish: 'Finish · two roses cross here and win',
    stages: forward,
  },

  list: {
    title: 'All moves as a list',
    lay: 'Lay',
    cover: 'Cover',
    card: 'Card',
    square: 'Square',
    sail: 'Sail to',
    ignore: 'Ignore: to',
    sprint: 'Sprint to',
    sprintIgnore: 'Sprint, ignoring the card, to',
  },
}

export default words
export type Words = typeof words
