// The default sheet, for a game without one: the fields of each entry that is due for the reader's
// seat. Those of another seat open with a button.
import { Entering, useEntering } from '../../ui/fields/entering.tsx'
import { EntryFields } from '../../ui/fields/entry.tsx'
import type { EntryKind } from '../../ui/fields/schema.ts'
import { MoveForm } from '../../ui/moves.tsx'
import { useTable, useTelling } from '../../ui/table.tsx'
import { MoveTile, Tiles } from '../../ui/turn/tile.tsx'
import type { AnyGame, Seat } from '../game.ts'
import { kindOf, nameIn } from '../words.ts'
import { type Face, Page, type Score, type Words } from './page.tsx'

interface EntryProps {
  words: Words
  seat: Seat
  of: EntryKind
}

// Returns an entry without values, except for empty lists: ticked boxes are added to a list, which
// must exist.
const blank = ({ kind, fields }: EntryKind) => ({
  kind,
  ...Object.fromEntries(fields.filter(({ item }) => item).map(({ field }) => [field, []])),
})

// Empties the form after an entry for this seat, but keeps what is typed while others make theirs.
const EntryForm = ({ words, seat, of }: EntryProps) => {
  const { pending, since } = useTable()
  const telling = useTelling()
  const isPending = pending?.do === 'move' && kindOf(pending.move) === of.kind
  const name = words.moves[of.kind]
  return (
    <MoveForm
      key={since.filter(told => told.seat === seat).at(-1)?.seq}
      class="plain-entry"
      seat={seat}
    >
      <EntryFields kinds={words.kinds} entry={blank(of)} telling={telling} name={() => of.kind} />
      <button
        type="submit"
        class={isPending ? 'button main pending' : 'button main'}
        aria-busy={isPending}
      >
        {typeof name === 'string' ? name : words.plain.enter}
      </button>
    </MoveForm>
  )
}

// Shows entries without fields as keys side by side, below the forms of those with fields.
const Entries = ({ words, seat, kinds }: Omit<EntryProps, 'of'> & { kinds: EntryKind[] }) => {
  const telling = useTelling()
  const taps = kinds.filter(({ isBare }) => isBare)
  return (
    <>
      {kinds
        .filter(({ isBare }) => !isBare)
        .map(of => (
          <EntryForm key={of.kind} words={words} seat={seat} of={of} />
        ))}
      {taps.length > 0 && (
        <MoveForm class="plain-entry" seat={seat}>
          <Tiles>
            {taps.map(({ kind }) => (
              <MoveTile key={kind} move={{ kind }} label={nameIn(words.moves, { kind }, telling)} />
            ))}
          </Tiles>
        </MoveForm>
      )}
    </>
  )
}

/** Makes the sheet of a game from its companion, and from its score if it has one. */
export const faceOf = ({ companion, score }: { companion: AnyGame; score?: Score }) =>
  function Sheet(face: Face) {
    const { frame, words } = face
    const { options, view, waiting, you } = frame
    const entering = useEntering(waiting)
    const kindsFor = (seat: Seat) => {
      const due = [...companion.moves({ you: seat, options, view })].map(kindOf)
      return words.kinds.filter(({ kind }) => due.includes(kind))
    }
    return (
      <Page
        {...face}
        score={score}
        note={waiting.includes(you as Seat) ? words.plain.happened : undefined}
      >
        <Entering {...entering}>
          {seat => <Entries words={words} seat={seat} kinds={kindsFor(seat)} />}
        </Entering>
      </Page>
    )
  }
