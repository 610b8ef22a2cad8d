// A refusal at the head of a page: what is the matter, what to do, and the rule if there is one.
import type { Box } from '../games/box.tsx'
import type { Refusal } from '../games/game.ts'
import type { Frame } from '../protocol.ts'
import type { Lang } from '../ui/lang.ts'
import { RuleLink, wordRefusal } from '../ui/refused.tsx'
import { houses } from '../words/all.ts'
import { tellingOf } from './seats.ts'

interface Props {
  lang: Lang
  refusal: Refusal | undefined
  box?: Box
  frame?: Frame
}

export const RefusalNote = ({ lang, refusal, box, frame }: Props) => {
  if (!refusal) return null
  const house = houses[lang]
  const telling = frame && tellingOf(lang, frame)
  return (
    <p class="refusal" role="alert">
      {wordRefusal(refusal, house, box && frame && box.words[lang][frame.mode], telling)}
      {box && refusal.rule && <RuleLink game={box.id} rule={refusal.rule} house={house} />}
      {refusal.issues?.map(({ path, message }) => (
        <span key={path} class="issue">
          {message}
        </span>
      ))}
    </p>
  )
}
