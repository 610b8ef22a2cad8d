// The page of our evenings, which a script fills from browser storage
// (`client/evenings/our-evenings.ts`), and the score of this evening.

import type { Box } from '../../games/box.tsx'
import { MarkPlates } from '../../ui/seats/mark.tsx'
import { marks } from '../../ui/seats/marks.ts'
import { eveningsWords } from '../../words/all.ts'
import type { AtTable } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Emblem } from '../emblem.tsx'
import { Languages } from '../languages.tsx'
import { Masthead } from '../masthead.tsx'
import { nameInFull } from '../seats.ts'

export const Evenings = (props: PageProps & { shelf: readonly Box[] }) => {
  const { lang, assets, shelf } = props
  const say = eveningsWords[lang]
  return (
    <Document {...props} styles={['evenings']} title={say.title}>
      <Masthead lang={lang} title={say.title} />
      {shelf.map(({ id, colours, marks: drawn }) => (
        <MarkPlates key={id} of={id} colours={colours} drawn={drawn} />
      ))}
      <MarkPlates of="house" colours={Object.keys(marks)} />
      <main class="album" data-evenings data-words={assets.evenings[lang]}>
        <p class="notice unscripted">{say.noScript}</p>
      </main>
      <footer>
        <p class="hint">{say.here}</p>
        <Languages lang={lang} house={props.house} path={props.path} />
      </footer>
    </Document>
  )
}

/**
 * Draws a hidden ribbon for the score of this evening. A script fills it in and shows it, from the
 * tables that led to this one and from what the browser has stored
 * (`client/evenings/keep-result.ts`). `last`: the table of the last finished game.
 */
export const Tonight = ({
  lang,
  box,
  frame,
  last,
}: Pick<AtTable, 'lang' | 'box' | 'frame'> & { last: string | undefined }) => {
  const people = frame.seats.flatMap(({ taken, bot }, seat) => (taken && !bot ? [seat] : []))
  if (people.length < 2) return null
  return (
    <p class="tonight" data-tonight={last ?? ''} hidden>
      <span>{eveningsWords[lang].tonight}</span>
      {people.map(seat => (
        <span
          key={seat}
          data-name={nameInFull(lang, frame, seat)}
          data-colour={frame.seats[seat]!.colour ?? ''}
        >
          <Emblem box={box} colour={frame.seats[seat]!.colour} />
          <span class="visually-hidden">{nameInFull(lang, frame, seat)}</span> <b />
        </span>
      ))}
    </p>
  )
}
