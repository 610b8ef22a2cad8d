// Each seat of the sheet with its columns, and the tracks that every terrain needs.
import type { ComponentChildren } from 'preact'
import { SeatPanel } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { Bonuses } from '../parts/seats.tsx'
import { landscapesToWin, type Terrain, terrains, tracksNeeded } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { type Props, turnOf, useHead } from './accounts.tsx'
import { Columns } from './columns.tsx'
import { Vignette } from './landscape-fields.tsx'
import type { Account } from './state.ts'

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
  const bidding = view.phase.kind === 'auction' ? view.phase : undefined
  return (
    <ul class="books" aria-label={words.first.accounts}>
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
    const title = seat === you ? words.first.ledger : words.sheet.ledgerOf(name(seat))
    return (
      <details key={seat}>
        <summary>{title}</summary>
        <Columns account={account} words={words} title={title} bidding={view.phase.kind === 'standing'} />
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
