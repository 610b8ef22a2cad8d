// The note of a practice table: a link to the step of another game from which it continues.

import type { Lang } from '../../lang.ts'
import type { Frame } from '../../protocol.ts'
import { pageWords } from '../../words/all.ts'
import { spaced } from '../masthead.tsx'

export const PracticeFrom = ({
  lang,
  frame: { from },
}: {
  lang: Lang
  frame: Pick<Frame, 'from'>
}) => {
  if (!from) return null
  const say = pageWords(lang)
  return (
    <a class="link" href={`/t/${from.code}/replay?at=${from.seq}`}>
      {say.practice}, {say.practiceFrom(spaced(from.code), from.seq)}
    </a>
  )
}
