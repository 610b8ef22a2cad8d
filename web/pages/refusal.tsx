// A refusal at the top of a page: what is wrong, what to do, and the rule if there is one.
import type { Box } from '../games/box.tsx'
import type { Refusal } from '../games/game.ts'
import { capital, refusingIn } from '../games/words.ts'
import type { Lang } from '../lang.ts'
import type { Frame } from '../protocol.ts'
import { RuleLink, wordRefusal } from '../ui/refused.tsx'
import { houses } from '../words/all.ts'
import { tellingOf } from './seats.ts'

interface Props {
  lang: Lang
  refusal: Refusal | undefined
  box?: Box
  frame?: Frame
  isEarly?: boolean // nothing is wrong yet, but something is still missing
}

// Returns the names of the area and the piece that a refusal of a position is about; '' if none.
const aboutIn = (lang: Lang, box: Box, frame: Frame, { at }: Refusal): string => {
  const { areas, piece } = box.words[lang].layout
  const telling = tellingOf(lang, frame)
  const [seat] = at?.seats ?? []
  const area = typeof at?.area === 'string' ? areas[at.area] : undefined
  const heading = typeof area === 'function' ? seat !== undefined && area(telling.name(seat)) : area
  const lying = typeof at?.piece === 'string' && piece({ piece: at.piece, count: 1 }, telling)
  return [heading, lying].filter(Boolean).join(': ')
}

export const RefusalNote = ({ lang, refusal, box, frame, isEarly = false }: Props) => {
  if (!refusal) return null
  const house = houses[lang]
  const telling = frame && tellingOf(lang, frame)
  const about = box && frame && aboutIn(lang, box, frame, refusal)
  return (
    <p class={isEarly ? 'still-to-come' : 'refusal'} role={isEarly ? 'status' : 'alert'}>
      {about && <b>{capital(about)}. </b>}
      {wordRefusal(
        refusal,
        house,
        box && frame && refusingIn(box.words[lang], frame.mode),
        telling,
      )}
      {box && refusal.rule && <RuleLink game={box.id} rule={refusal.rule} house={house} />}
      {refusal.issues?.map(({ path, message }) => (
        <span key={path} class="issue">
          {message}
        </span>
      ))}
    </p>
  )
}
