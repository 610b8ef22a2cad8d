// Our evenings: the frame of a page that the browser fills with what it keeps (client/our-evenings.ts).
import type { Frame } from '../protocol.ts'
import type { Lang } from '../ui/lang.ts'
import { eveningsWords } from '../words/all.ts'
import { Document, type PageProps } from './document.tsx'
import { Languages } from './languages.tsx'
import { Masthead } from './masthead.tsx'
import { nameInFull } from './seats.ts'

export const Evenings = (props: PageProps) => {
  const { lang, assets } = props
  const say = eveningsWords[lang]
  return (
    <Document {...props} styles={['evenings']} title={say.title}>
      <Masthead lang={lang} title={say.title} />
      <main class="album" data-evenings data-words={assets.evenings[lang]}>
        <noscript>
          <p class="notice">{say.noScript}</p>
        </noscript>
      </main>
      <footer>
        <p class="hint">{say.here}</p>
        <Languages lang={lang} path={props.path} />
      </footer>
    </Document>
  )
}

/** A line for how the evening stands among these people; the browser that knows fills it (client/keep-result.ts). */
export const Tonight = ({ lang, frame }: { lang: Lang; frame: Frame }) => {
  const people = frame.seats.flatMap(({ taken, bot }, seat) => (taken && !bot ? [nameInFull(lang, frame, seat)] : []))
  return <p class="tonight" data-tonight={eveningsWords[lang].tonight} data-people={JSON.stringify(people)} hidden />
}
