// The legal entries of a seat now, with a few examples where an amount is free to choose.

import type { Entry } from '../rules/entry.ts'
import { cloths } from '../rules/pieces.ts'
import { check, waysToPay } from './entries.ts'
import type { Position } from './state.ts'

// Every combination of three cloths.
const threes = cloths.flatMap((a, i) =>
  cloths.slice(i + 1).flatMap((b, j) => cloths.slice(i + j + 2).map(c => [a, b, c])),
)

const jokers = [undefined, ...cloths].map(coin => (coin ? { coin } : {}))

// Yields every way to pay, the cheapest first; only the cheapest also with a joker's coin.
function* extensions(position: Position): Iterable<Entry> {
  for (const cloth of cloths) {
    const kind = 'extension'
    if (position.options.coins === 'real') {
      yield { kind, cloth }
      continue
    }
    let isCheapest = true
    for (const paid of waysToPay(position, cloth)) {
      for (const joker of isCheapest ? jokers : [{}]) yield { kind, cloth, paid, ...joker }
      isCheapest = false
    }
  }
}

function* entries(position: Position): Iterable<Entry> {
  const { accounts, phase } = position.view
  if (phase.kind === 'setting-up') {
    for (const cloths of threes) yield { kind: 'sets-up', cloths }
    for (const first of accounts.keys()) yield { kind: 'begins', first }
  }
  if (phase.kind === 'counting')
    for (let coins = 0; coins <= 60; coins++) yield { kind: 'counts', coins }
  if (phase.kind !== 'turn' || phase.seat !== position.you) return
  yield { kind: 'draw' }
  yield { kind: 'stop' }
  for (const cloth of cloths) {
    for (const owner of [...accounts.keys(), 'neutral'] as const)
      yield { kind: 'attract', cloth, owner }
    for (const joker of jokers) yield { kind: 'stall', cloth, ...joker }
    for (const joker of jokers) yield { kind: 'move', cloth, ...joker }
  }
  yield* extensions(position)
  yield { kind: 'final' }
}

export function* prompts(position: Position): Iterable<Entry> {
  for (const entry of entries(position)) if (!check(position, entry)) yield entry
}
