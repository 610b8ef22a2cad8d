// The error page: what is wrong, and what to do next.
import type { Refusal } from '../games/game.ts'
import { isKeyOf } from '../games/kit/records.ts'
import { wordRefusal } from '../ui/refused.tsx'
import { houses, pageWords } from '../words/all.ts'
import { Document, nameOf, type PageProps } from './document.tsx'
import { CodeForm } from './lobby/code-form.tsx'
import { Masthead } from './masthead.tsx'
import { Removal } from './table-parts.tsx'

interface SorryProps extends PageProps {
  status: number
  refusal?: Refusal
  code?: string // of the table where the error happened
  mayRemove?: boolean // the table cannot be loaded, and this caller has one of its keys
}

// Draws a railway signal that shows stop.
const Signal = () => (
  <svg class="signal" viewBox="0 0 120 120" aria-hidden="true">
    <path class="signal-rail" d="M4 108h112M4 115h112" />
    <path class="signal-sleepers" d="M14 104v15M34 104v15M54 104v15M74 104v15M94 104v15" />
    <path class="signal-post" d="M40 106V14h8v92zM36 14h16l-8-9z" />
    <path class="signal-arm" d="M46 24h58v16H46z" />
    <path class="signal-band" d="M86 24h8v16h-8z" />
    <circle class="signal-lamp" cx="44" cy="32" r="9" />
  </svg>
)

export const Sorry = (props: SorryProps) => {
  const { lang, status, refusal, code, mayRemove } = props
  const say = pageWords(lang)
  const title = isKeyOf(say.sorry, status) ? say.sorry[status] : say.sorry.other
  return (
    <Document {...props} styles={['reading']} title={title}>
      <Masthead lang={lang} title={nameOf(props.house)} />
      <main class="page sorry">
        <Signal />
        <div class="do-now">
          <h1>{title}</h1>
          <p>{refusal ? wordRefusal(refusal, houses[lang]) : ''}</p>
        </div>
        <div class="ways">
          {code && status !== 404 && status !== 410 && (
            <a class="button main" href={`/t/${code}`}>
              {say.toTable}
            </a>
          )}
          <a class="button quiet" href="/">
            {say.toShelf}
          </a>
        </div>
        {(status === 404 || status === 410) && code && <CodeForm lang={lang} code={code} />}
        {code && mayRemove && <Removal lang={lang} code={code} />}
      </main>
    </Document>
  )
}
