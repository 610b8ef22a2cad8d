// Building in full depth: the card turned up, the tracks worked out, the ways to pay.
import { useState } from 'preact/hooks'
import { Foot } from '../../../ui/foot.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { Build, Ways } from '../parts/payment.tsx'
import { SumInWords, SumOf } from '../parts/sum.tsx'
import { missing, payments } from '../rules/building.ts'
import { bonusGainers } from '../rules/river.ts'
import type { SheetWords } from '../words/en.ts'
import { TrackKeys } from './fields.tsx'
import { siteOf } from './ledger.ts'
import type { View } from './state.ts'

const sum = (tracks: readonly number[]) => tracks.reduce((total, one) => total + one, 0)

export const BuiltEntry = ({ view, words, turn, seq }: BuiltProps) => {
  const runs = useScript()
  const [choice, setChoice] = useState({ seq, at: 0 })
  const telling = useTelling()
  if (view.phase.is !== 'building') return null
  const account = view.accounts[turn]!
  const site = siteOf(view, turn)
  const next = account.lane?.[0]
  if (!site || !next) return null
  const own = sum(account.lane!.map(({ tracks }) => tracks))
  const laid = { site, lane: own, stock: sum(view.stock) }
  const ways = view.phase.drawn ? payments(site) : []
  const chosen = choice.seq === seq ? choice.at : 0
  const way = ways[chosen]
  const gainers = bonusGainers(
    turn,
    view.accounts.map(({ lane }) => lane?.[0]?.terrain),
    view.accounts.map(({ bonuses }) => bonuses),
  )
  return (
    <>
      <section class="crossing plain">
        <h2>
          {words.terrain[next.terrain]}: {words.need(site.need)}
        </h2>
        <SumOf sum={laid} paid={way} />
        <SumInWords sum={laid} words={words} yours={turn === telling.you} />
        <p class="voice-2">{words.sheet.stockOf(laid.stock, view.stock.length)}</p>
      </section>
      {!view.phase.drawn && (
        <MoveForm seat={turn}>
          <TrackKeys words={words} label={words.sheet.turnUp} />
        </MoveForm>
      )}
      {view.phase.drawn && !way && <p class="cannot">{words.building.cannot}</p>}
      {view.phase.drawn && gainers.length > 0 && (
        <p class="river-note">
          {words.building.riverOf(telling.list(gainers.map(telling.name)), gainers.length > 1, telling.name(turn))}
        </p>
      )}
      {!view.phase.drawn && (
        <Foot>
          <Undo />
        </Foot>
      )}
      <MoveForm class="decide" seat={turn}>
        {way && (
          <Ways
            words={words}
            ways={ways}
            short={missing(site)}
            capital={account.capital}
            coin={next.coin}
            chosen={chosen}
            choose={at => setChoice({ seq, at })}
            runs={runs}
            kind="built"
          />
        )}
        {view.phase.drawn && (
          <Foot>
            <MoveButton kind={way ? 'quiet' : 'main'} move={{ kind: 'pass' }}>
              {words.building.pass}
            </MoveButton>
            {way && <Build words={words} way={way} runs={runs} kind="built" />}
          </Foot>
        )}
        <Refused words={words} />
      </MoveForm>
    </>
  )
}
interface BuiltProps {
  view: View
  words: SheetWords
  turn: Seat
  seq: number
}
