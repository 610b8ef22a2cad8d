// The ways to pay for the tracks a builder is short of, the cheapest first and chosen, with the capital after each.
import { MoveButton } from '../../../ui/moves.tsx'
import { BonusRow } from '../art/bonus.tsx'
import { Coin } from '../art/coin.tsx'
import { capitalAfter, type Payment } from '../rules/building.ts'
import type { Shared } from '../words/en.ts'

export interface WaysProps {
  words: Shared
  ways: readonly Payment[]
  short: number
  capital: number
  coin: number
  chosen: number
  choose(i: number): void
  runs: boolean // without script a radio carries the whole move
  kind: 'build' | 'built'
}

export const Ways = ({ words, ways, short, capital, coin, chosen, choose, runs, kind }: WaysProps) => (
  <fieldset class="payments">
    <legend>
      <span>{words.building.payFor(short)}</span>
      <small>{words.building.capitalAfter}</small>
    </legend>
    {ways.map(({ bonuses, bought }, i) => (
      <label key={bonuses} class="way">
        <input
          type="radio"
          name={runs ? 'way' : 'move'}
          value={JSON.stringify({ kind, bonuses, bought })}
          checked={i === chosen}
          onChange={() => choose(i)}
        />
        <span class="way-pieces" aria-hidden="true">
          {bonuses > 0 && <BonusRow held={bonuses} of={bonuses} />}
          {bought > 0 && bonuses + bought <= 3
            ? Array.from({ length: bought }, (_, n) => <Coin key={`c${n}`} label={words.money(10)} />)
            : bought > 0 && <Coin label={words.money(bought * 10)} />}
        </span>
        <span class="way-words">{words.building.way(bonuses, bought)}</span>
        <strong class="way-after">{words.money(capitalAfter(capital, bought, coin))}</strong>
      </label>
    ))}
  </fieldset>
)

// The build button. Without script the chosen radio carries the move.
export const Build = ({ words: { building }, way, runs, kind }: BuildProps) =>
  runs ? (
    <MoveButton move={{ kind, bonuses: way.bonuses, bought: way.bought }}>
      {building.build(way.bonuses, way.bought)}
    </MoveButton>
  ) : (
    <button type="submit" class="button main">
      {building.build(0, 0)}
    </button>
  )
interface BuildProps {
  words: Shared
  way: Payment
  runs: boolean
  kind: 'build' | 'built'
}
