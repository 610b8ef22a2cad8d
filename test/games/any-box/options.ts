// Sheets that every law is played with: sealed bids of hidden money, partners, turns,
// counters, and fewest points.
import type { Definition } from '../../../web/games/any-box/rules/definition.ts'
import examples from './examples.json' with { type: 'json' }

const sheetOf = (id: string) => ({
  sheet: examples.sheets.find(sheet => sheet.id === id)!.definition,
})

// Bids are sealed in two steps, and partners share a hidden purse.
const twoSeals: Definition = {
  title: 'Two seals',
  seats: [4, 8],
  sides: 2,
  rounds: 4,
  fields: [
    { id: 'lot', label: 'Lot', kind: 'number', who: 'table', min: 1, max: 9 },
    { id: 'bid', label: 'Bid', kind: 'number', max: 'money / 4', secret: true },
    { id: 'sure', label: 'Sure', kind: 'check', secret: true, later: true },
    {
      id: 'card',
      label: 'Card',
      kind: 'choice',
      of: [
        ['Low', 1],
        ['High', 5],
      ],
      secret: true,
    },
    { id: 'taker', label: 'Taken by', kind: 'worked', is: 'most(all.bid, starts)', gives: 'seat' },
    { id: 'won', label: 'Won', kind: 'check' },
  ],
  score: 'count(ours.won) * lot + sum(ours.card)',
  total: { hidden: true },
  keep: [{ id: 'money', label: 'Money', start: 40, next: 'money - sum(ours.bid)', hidden: true }],
  checks: [{ rule: 'count(all.won) > 0', says: 'Somebody has won.', mild: true }],
}

export const companion = [
  ...['sealedAuction', 'partners', 'exactFifty', 'counters', 'pointsLeast'].map(sheetOf),
  { sheet: twoSeals },
]
