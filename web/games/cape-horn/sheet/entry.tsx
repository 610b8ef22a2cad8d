// The fields by which an entry of the log book is corrected; drawn by the server only.
import type { ComponentChildren } from 'preact'
import { romans, type Telling } from '../../words.ts'
import { handLimit, roseColours, stages } from '../rules/pieces.ts'
import type { Words } from '../words/en.ts'
import type { Entry as Made, View } from './state.ts'

const kinds = ['renounced', 'ignored', 'sprinted', 'sails', 'draws', 'bought', 'crossed-line', 'next'] as const
const changes = Array.from({ length: 2 * handLimit + 1 }, (_, i) => i - handLimit).filter(change => change !== 0)

interface EntryProps {
  entry: Made
  view: View
  words: Words
  telling: Telling
}

const Select = ({ label, name, children }: { label: string; name: string; children: ComponentChildren }) => (
  <label class="field">
    {label}
    <select name={name}>{children}</select>
  </label>
)

// A choice whose every value is the whole entry: it takes the place of the one the page has.
const Whole = ({ label, entry, choices }: { label: string; entry: Made; choices: readonly [Made, string][] }) => (
  <Select label={label} name="move">
    {choices.map(([choice, name]) => {
      const value = JSON.stringify(choice)
      return (
        <option key={value} value={value} selected={value === JSON.stringify(entry)}>
          {name}
        </option>
      )
    })}
  </Select>
)

export const Entry = ({ entry, view, words, telling }: EntryProps) => {
  const { entry: labels, companion, moves } = words
  switch (entry.kind) {
    case 'begins':
      return (
        <Select label={labels.first} name="move.first">
          {[...view.pages.keys()].map(seat => (
            <option key={seat} value={seat} selected={seat === entry.first}>
              {telling.name(seat)}
            </option>
          ))}
        </Select>
      )
    case 'rose':
      return (
        <>
          <Select label={labels.stage} name="move.stage">
            {stages.map(stage => (
              <option key={stage} value={stage} selected={stage === entry.stage}>
                {romans[stage]}
              </option>
            ))}
          </Select>
          <Select label={labels.colour} name="move.colour">
            {roseColours.map(colour => (
              <option key={colour} value={colour} selected={colour === entry.colour}>
                {companion.colour[colour]}
              </option>
            ))}
          </Select>
        </>
      )
    case 'hand':
      return (
        <Whole
          label={labels.change}
          entry={entry}
          choices={changes.map(change => [{ kind: 'hand', change }, change > 0 ? `+${change}` : `−${-change}`])}
        />
      )
    case 'closed':
      return <p>{moves.sheet.closed}</p>
    default:
      return <Whole label={labels.entry} entry={entry} choices={kinds.map(kind => [{ kind }, moves.sheet[kind]])} />
  }
}
