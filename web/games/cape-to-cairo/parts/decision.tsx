// A builder's decision: ways to pay for missing tracks (the cheapest first and selected), then
// building or passing.

import { type Way, WayButton, Ways } from '../../../ui/fields/ways.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable } from '../../../ui/table.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { BonusRow } from '../art/bonus.tsx'
import { Coin } from '../art/coin.tsx'
import {
  capitalAfter,
  missing,
  mustPass,
  type Payment,
  payments,
  priceOf,
  type Site,
} from '../rules/building.ts'
import type { Shared } from '../words/sentences.ts'

interface DecisionProps {
  words: Shared
  kind: 'build' | 'built'
  site: Site
  coin: number // of the landscape
  chosen: number
}

const Spent = ({ words, bonuses, bought }: Payment & { words: Shared }) => (
  <>
    {bonuses > 0 && <BonusRow held={bonuses} of={bonuses} />}
    {bought > 0 && bonuses + bought <= 3
      ? Array.from({ length: bought }, (_, n) => <Coin key={n} label={words.money(priceOf(1))} />)
      : bought > 0 && <Coin label={words.money(priceOf(bought))} />}
  </>
)

const wayOf = ({ words, kind, site, coin }: DecisionProps, payment: Payment): Way => ({
  move: { kind, ...payment },
  picture: <Spent words={words} {...payment} />,
  words: words.building.way(payment, coin),
  figure: words.money(capitalAfter(site.capital, payment.bought, coin)),
})

/**
 * Shows the form that the buttons at the foot submit (`id="decide"`). It exists even without a
 * choice, because the buttons need it.
 */
export const PaymentWays = (props: DecisionProps & { seat: Seat; choose(i: number): void }) => {
  const { words, site, seat, chosen, choose } = props
  const ways = payments(site).map(payment => wayOf(props, payment))
  return (
    <MoveForm id="decide" seat={seat}>
      {ways.length > 0 ? (
        <Ways
          legend={words.building.payFor(missing(site))}
          note={words.building.capitalAfter}
          ways={ways}
          chosen={chosen}
          choose={choose}
        />
      ) : (
        <p class="cannot">{words.building.cannot}</p>
      )}
    </MoveForm>
  )
}

/**
 * Shows the buttons. `passKey`: passing is offered, with this key. `final`: building cannot be
 * undone, because the game adds facts right after it.
 */
export const DecideFoot = (props: DecisionProps & { passKey?: string; final?: boolean }) => {
  const { words, site, coin, chosen, passKey, final = false } = props
  const { house } = useTable()
  const payment = payments(site)[chosen]
  return (
    <Foot>
      {passKey && <Undo />}
      {passKey && (
        <MoveButton
          form="decide"
          kind={payment ? 'quiet' : 'main'}
          move={{ kind: 'pass' }}
          forced={mustPass(site)}
          shortcut={payment && passKey}
        >
          {words.building.pass}
        </MoveButton>
      )}
      {payment && (
        <WayButton
          form="decide"
          way={wayOf(props, payment)}
          plain={words.building.build(0)}
          final={final}
        >
          {words.building.build(0)}
          <small>{words.building.way(payment, coin)}</small>
        </WayButton>
      )}
      {payment && final && <p class="foot-note">{house.final}</p>}
      <Refused words={words} />
    </Foot>
  )
}
