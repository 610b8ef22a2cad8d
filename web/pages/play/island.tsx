// The live part of a table: the face as the server draws it, its frame as data, and the addresses
// of its scripts.

import type { HTMLAttributes } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { betterOf } from '../../games/box.tsx'
import type { Presence, Told } from '../../protocol.ts'
import { type Advice, type Refused, Table } from '../../ui/table.tsx'
import { houses } from '../../words/all.ts'
import type { Assets } from '../assets.ts'
import type { AtTable } from '../at-table.ts'

interface Props extends AtTable {
  assets: Assets
  moveId?: string
  since?: readonly Told[] // undefined: only the latest action
  presence?: readonly Presence[]
  refused?: Refused
  advice?: Advice
  large?: boolean
}

// Data inside a script element: `<` is escaped so that nothing in the data can end it.
const asScript = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

export const Island = (props: Props) => {
  const { lang, box, code, frame, large = false } = props
  const since = props.since ?? (frame.told ? [frame.told] : [])
  if (frame.view === undefined) return null
  const { Face } = box[frame.mode]
  const files = props.assets.games[box.id]?.[frame.mode]
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
    refused: props.refused,
    advice: props.advice,
  }
  const hasCourse = frame.mode === 'digital' && box.digital.scale && !large && !frame.result
  const drawn = renderToString(
    <Table.Provider value={table}>
      <Face frame={{ ...frame, view: frame.view }} words={box.words[lang][frame.mode]} />
    </Table.Provider>,
  )
  return (
    <x-island
      data-face={files?.script}
      data-words={files?.words[lang]}
      data-lang={lang}
      data-better={betterOf(box, frame.mode, frame.options)}
      data-large={large ? '' : undefined}
      data-course={hasCourse ? props.assets.styles.course : undefined}
    >
      <div data-root dangerouslySetInnerHTML={{ __html: drawn }} />
      <script
        type="application/json"
        data-frame
        dangerouslySetInnerHTML={{ __html: asScript(frame) }}
      />
      <script
        type="application/json"
        data-since
        dangerouslySetInnerHTML={{ __html: asScript(since) }}
      />
      {props.advice && (
        <script
          type="application/json"
          data-advised
          dangerouslySetInnerHTML={{ __html: asScript(props.advice) }}
        />
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
