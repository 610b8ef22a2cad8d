// The page on which people make the options of a table, drawn by the game (`Box.making`).
import type { Box } from '../../games/box.tsx'
import type { Refusal } from '../../games/game.ts'
import type { Made, MakingProps } from '../../games/making.tsx'
import { MarkPlates } from '../../ui/seats/mark.tsx'
import { pageWords } from '../../words/all.ts'
import { Document, type PageProps } from '../document.tsx'
import { Languages } from '../languages.tsx'
import { Masthead } from '../masthead.tsx'
import { RefusalNote } from '../refusal.tsx'
import { faultIn } from './faults.ts'

export interface MakingPageProps extends PageProps {
  box: Box & Required<Pick<Box, 'making'>>
  made: Made
  qrOf: MakingProps['qrOf']
  refused?: Refusal // why no table was opened
}

/** Returns the path of the page of a box. */
export const pathOfMaking = ({ id }: Pick<Box, 'id'>): string => `/games/${id}/new`

const readyAt = (at: string, ready: string) => `${at}?ready=${encodeURIComponent(ready)}`

export const MakingPage = (props: MakingPageProps) => {
  const { lang, box, made, refused, qrOf, origin } = props
  const { title, tagline } = box.words[lang]
  const at = pathOfMaking(box)
  const { ready } = made
  return (
    <Document {...props} styles={['making']} title={`${title}: ${tagline}`} game={box.id}>
      <MarkPlates colours={box.colours} drawn={box.marks} />
      <Masthead lang={lang} title={title}>
        <a class="link" href={`/games/${box.id}`} data-over>
          {pageWords(lang).toRules}
        </a>
      </Masthead>
      <main id="making" class="making">
        <RefusalNote lang={lang} refusal={refused} />
        <box.making.Page
          {...{ lang, made, at, qrOf }}
          address={`${origin}${at}`}
          faultIn={issue => faultIn(lang, issue, box.words[lang])}
        />
      </main>
      <footer class="making-languages">
        <Languages
          lang={lang}
          house={props.house}
          path={typeof ready === 'string' ? readyAt(at, ready) : at}
        />
      </footer>
    </Document>
  )
}
