// What a sheet is, in sentences, on the page that makes it and at a table that was opened with it.

import type { Definition } from '../rules/definition.ts'
import type { Options } from '../sheet/state.ts'
import { linkOf } from './link.ts'
import { summaryOf } from './summary.ts'
import { type Lang, summaryTexts, texts } from './texts.ts'

const saysOf = (definition: Definition, lang: Lang): readonly string[] => [
  ...(definition.as ? [texts[lang].offer.asIn(definition.as)] : []),
  ...summaryOf(definition, summaryTexts[lang]),
]

interface SaysProps {
  definition: Definition
  lang: Lang
  class: string
}

/** The sentences of a sheet, one below the other. */
export const Says = ({ definition, lang, ...props }: SaysProps) => (
  <ul class={props.class}>
    {saysOf(definition, lang).map(sentence => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

interface SummaryProps {
  lang: Lang
  options: unknown
  at: string
  isKept: boolean
}

/** The sheet of a table with its link. The browser of the host keeps it (`client/app/made.ts`). */
export const Summary = ({ lang, options, at, isKept }: SummaryProps) => {
  const { sheet } = options as Options
  const part = linkOf(sheet)
  const kept = isKept && { 'data-keep': part, 'data-title': sheet.title, 'data-at': at }
  return (
    <>
      <Says definition={sheet} lang={lang} class="rules-says" />
      <a class="link" href={`${at}#${part}`} {...kept}>
        {texts[lang].along.link}
      </a>
    </>
  )
}
