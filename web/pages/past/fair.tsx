// The page that shows whether a game was fair. The server draws an empty page: a script checks the
// record on the reader's phone and fills in the result (`client/fair/fair.ts`).
import { titleAt } from '../../games/words.ts'
import type { Frame } from '../../protocol.ts'
import { fairWords } from '../../words/all.ts'
import type { AtTable } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Masthead } from '../masthead.tsx'

/** The result of a check; `open`: the check was not made. */
export type Verdict = 'holds' | 'fails' | 'open'

interface Props extends PageProps, AtTable {
  rules: Verdict // the result of the server's check of every move
  origin: string // code of the table where the game began; another one if this is a copy
}

/**
 * Checks whether a table has a record. Games beside the box have none, because they use no
 * randomness; tables opened before 2026-11-25 have none either.
 */
export const hasRecord = ({ mode, sealed }: Frame): boolean =>
  mode === 'digital' && sealed !== undefined

export const Fair = (props: Props) => {
  const { lang, box, code, frame, assets, rules, origin } = props
  const say = fairWords[lang]
  const record = `/t/${code}/record`
  return (
    <Document {...props} styles={['fair']} title={say.title} game={box.id}>
      <Masthead
        lang={lang}
        title={titleAt(box.words[lang], frame.options)}
        code={code}
        home={`/t/${code}`}
      />
      <main
        class="fair"
        data-fair
        data-words={assets.fair[lang]}
        data-record={record}
        data-code={origin}
        data-rules={rules}
        data-luck={box.words[lang].luck}
        data-table={`/t/${code}`}
      >
        <div class="fair-head unscripted">
          <h1>{say.title}</h1>
          <p>{say.noScript}</p>
          <p>
            <a href={record}>{say.theFile}</a>
          </p>
          <p>
            <a href="/programs#record">{say.how}</a>
          </p>
        </div>
      </main>
    </Document>
  )
}
