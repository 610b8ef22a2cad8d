// All seats of the sheet: in one glance, or each with its columns.
import type { ComponentChildren } from 'preact'
import { SeatPanel, SeatRow } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Bonuses, Seal } from '../parts/seats.tsx'
import { landscapesToWin, type Terrain, terrains, tracksNeeded } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { Columns } from './columns.tsx'
import { Vignette } from './landscape-fields.tsx'
import type { Account, View } from './state.ts'

export const turnOf = ({ phase }: View): Seat | undefined => {
  if (phase.is === 'building') return phase.turn
  return phase.is === 'taking' ? phase.order[0] : undefined
}

interface Props {
  view: View
  words: SheetWords
}

// What rows and panels show of a seat alike.
const useHead = ({ view, words }: Props) => {
  const { house } = useTable()
  const bidding = view.phase.is === 'auction' ? view.phase : undefined
  return (seat: Seat) => ({
    key: seat,
    seat,
    sign: bidding && <Seal seat={seat} sealed={bidding.sealed[seat]!} />,
    done: bidding && house.sealed,
    figure: words.money(view.accounts[seat]!.capital),
  })
}

export const Accounts = ({ view, words }: Props) => {
  const { you } = useTable().frame
  const head = useHead({ view, words })
  const hot = view.phase.is === 'auction' ? you : turnOf(view)
  return (
    <ul class="accounts seats" aria-label={words.sheet.accounts}>
      {view.accounts.map(({ bonuses, crossed, lane }, seat) => (
        <SeatRow {...head(seat)} hot={seat === hot}>
          <span class="account-way">
            <Bonuses held={bonuses} words={words} />
            <span>
              {words.ofEight(crossed)}
              {lane?.[0] && ` · ${words.terrain[lane[0].terrain]}`}
            </span>
          </span>
        </SeatRow>
      ))}
    </ul>
  )
}

// How far a seat came, and what lies before it where that is known; said in words beside it.
const Way = ({ account: { crossed, lane = [] } }: { account: Account }) => (
  <p class="way-of-eight" aria-hidden="true">
    {Array.from({ length: landscapesToWin }, (_, i) => {
      const next = lane[i - crossed]
      return (
        <i key={i} class={i < crossed ? 'done' : undefined}>
          {next && <Vignette terrain={next.terrain} />}
        </i>
      )
    })}
  </p>
)

export const Books = ({ view, words }: Props) => {
  const { name } = useTelling()
  const head = useHead({ view, words })
  const bidding = view.phase.is === 'auction' ? view.phase : undefined
  return (
    <ul class="books" aria-label={words.sheet.accounts}>
      {view.accounts.map((account, seat) => (
        <SeatPanel
          {...head(seat)}
          hot={seat === turnOf(view)}
          means={<Bonuses held={account.bonuses} words={words} />}
          note={words.ofEight(account.crossed)}
        >
          <Way account={account} />
          <Columns
            account={account}
            words={words}
            title={words.sheet.ledgerOf(name(seat))}
            bidding={bidding !== undefined}
            sealed={bidding?.sealed[seat] ?? false}
          />
        </SeatPanel>
      ))}
    </ul>
  )
}

// Everybody's columns, folded.
export const FoldedColumns = ({ view, words }: Props): ComponentChildren => {
  const { you, name } = useTelling()
  return view.accounts.map((account, seat) => {
    const title = seat === you ? words.sheet.ledger : words.sheet.ledgerOf(name(seat))
    return (
      <details key={seat}>
        <summary>{title}</summary>
        <Columns account={account} words={words} title={title} bidding={view.phase.is === 'standing'} />
      </details>
    )
  })
}

// The tracks every terrain needs, always in sight while building.
export const Needed = ({ words, now }: { words: SheetWords; now?: Terrain | undefined }) => (
  <dl class="needed" aria-label={words.sheet.needed}>
    {terrains.map(terrain => (
      <div key={terrain} class={terrain === now ? 'now' : undefined}>
        <dt>{words.terrain[terrain]}</dt>
        <dd>{tracksNeeded[terrain]}</dd>
      </div>
    ))}
  </dl>
)
