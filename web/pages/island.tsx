// The live part of a table: the face as the server draws it, its frame beside it, and where its scripts are.
import type { HTMLAttributes } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { Presence, Told } from '../protocol.ts'
import { type Advice, type Refused, Table } from '../ui/table.tsx'
import { houses } from '../words/all.ts'
import type { Assets } from './assets.ts'
import type { AtTable } from './at-table.ts'

interface Props extends AtTable {
  assets: Assets
  moveId?: string
  since?: readonly Told[] // none: only the last action is told
  presence?: readonly Presence[]
  refused?: Refused
  advice?: Advice
  large?: boolean
}

const filesOf = ({ lang, assets, box, frame }: Pick<Props, 'lang' | 'assets' | 'box' | 'frame'>) => {
  const files = assets.games[box.id]?.[frame.mode]
  return { face: files?.script, words: files?.words[lang], later: files?.later }
}

// Data inside a script element: nothing in it may look like the end of that element.
const asScript = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

export const Island = (props: Props) => {
  const { lang, box, code, frame, large = false } = props
  const since = props.since ?? (frame.told ? [frame.told] : [])
  if (frame.view === undefined) return null
  const { Face, later: parts } = box[frame.mode]
  const { face, words, later } = filesOf(props)
  let needsLater = false
  const table = {
    code,
    lang,
    house: houses[lang],
    frame,
    since,
    large,
    moveId: props.moveId ?? '',
    online: true,
    presence: props.presence ?? [],
    later: parts && {
      parts,
      need() {
        needsLater = true
      },
    },
    ...(props.refused && { refused: props.refused }),
    ...(props.advice && { advice: props.advice }),
  }
  // The face is drawn before the page around it, which must know whether the face used its later parts.
  const drawn = renderToString(
    <Table.Provider value={table}>
      <Face frame={{ ...frame, view: frame.view }} words={box.words[lang][frame.mode]} />
    </Table.Provider>,
  )
  return (
    <x-island
      data-face={face}
      data-words={words}
      data-later={later?.script}
      data-later-words={later?.words[lang]}
      data-needs-later={needsLater ? '' : undefined}
      data-lang={lang}
      data-large={large ? '' : undefined}
    >
      {needsLater && later && (
        <>
          <link rel="modulepreload" href={later.script} />
          <link rel="modulepreload" href={later.words[lang]} />
        </>
      )}
      <div data-root dangerouslySetInnerHTML={{ __html: drawn }} />
      <script type="application/json" data-frame dangerouslySetInnerHTML={{ __html: asScript(frame) }} />
      <script type="application/json" data-since dangerouslySetInnerHTML={{ __html: asScript(since) }} />
      {props.advice && (
        <script type="application/json" data-advised dangerouslySetInnerHTML={{ __html: asScript(props.advice) }} />
      )}
    </x-island>
  )
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': HTMLAttributes<HTMLElement>
    }
  }
}
