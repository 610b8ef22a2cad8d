// What an extension would score, and why: "3 + 1", with the medals and the seats that lose them.
import { useTelling } from '../../../ui/table.tsx'
import { Medal } from '../art/tokens.tsx'
import type { Score, Worth } from '../rules/medals.ts'
import type { Shared } from '../words/sentences.ts'
import { MedalPlates } from './medal-plates.tsx'

interface Props {
  score: Score
  worth: Worth
  words: Shared
}

export const Scores = ({ score: { cloth, gains, points }, worth, words }: Props) => {
  const telling = useTelling()
  return (
    <p class="kairo-scores">
      {gains.length > 0 && <MedalPlates />}
      <b>{points.medals > 0 ? `${points.stalls} + ${points.medals}` : points.stalls}</b>
      <span>{words.pay.because(points.stalls, gains, telling)}</span>
      {gains.map(({ medal }) => (
        <Medal key={medal} cloth={cloth} metal={medal} worth={worth[medal]} />
      ))}
    </p>
  )
}
