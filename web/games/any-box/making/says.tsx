// What a sheet is, in sentences.
import type { Definition } from '../rules/definition.ts'
import { type Lang, texts } from './texts.ts'

export const Says = ({ definition, lang }: { definition: Definition; lang: Lang }) => (
  <ul class="making-says">
    {(definition.as ? [texts[lang].offer.asIn(definition.as)] : []).map(sentence => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)
