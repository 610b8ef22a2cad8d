// The companion on the shared screen: whose turn it is, the order of choice, and everybody's columns side by side.
import { DoNow } from '../../../ui/do-now.tsx'
import { SeatPanel } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Reveal } from '../parts/reveal.tsx'
import { Bonuses, Seal } from '../parts/seats.tsx'
import { turnOf } from './accounts.tsx'
import { Columns } from './columns.tsx'
import { headline, isFresh, type SheetFace } from './sheet.tsx'

export const SheetRoom = ({ frame, words }: SheetFace) => {
  const { house, large } = useTable()
  const telling = useTelling()
  const { view } = frame
  const { phase, reveal } = view
  const [first, note] = headline(frame, words, telling, telling.list(frame.waiting.map(telling.name)))
  const turn = turnOf(view)
  const bidding = phase.is === 'auction' ? phase : undefined
  return (
    <div class={`ctc face room sheet-room ${phase.is}${large ? ' large' : ''}`}>
      <DoNow note={note}>{frame.result ? words.won(frame.result, telling) : first}</DoNow>
      {reveal && isFresh(view) && (
        <Reveal
          opened={{ bids: reveal.bids, before: reveal.before, drawings: reveal.coins }}
          words={words}
          turn={turn}
        />
      )}
      <ul class="books" aria-label={words.sheet.accounts}>
        {view.accounts.map((account, seat) => (
          <SeatPanel
            key={seat}
            seat={seat}
            hot={seat === turn}
            sign={bidding && <Seal seat={seat} sealed={bidding.sealed[seat]!} />}
            done={bidding && house.sealed}
            means={<Bonuses held={account.bonuses} words={words} />}
            note={words.ofEight(account.crossed)}
            figure={words.money(account.capital)}
          >
            <Columns
              account={account}
              words={words}
              title={words.sheet.ledgerOf(telling.name(seat))}
              bidding={bidding !== undefined}
              sealed={bidding?.sealed[seat] ?? false}
            />
          </SeatPanel>
        ))}
      </ul>
    </div>
  )
}
