// A sentence for a first game, at the moment it is needed. It goes for good once it was followed or put away.
//
//   <DoNow>…</DoNow>
//   <Coach tip={said.tip} words={words.coach} />
//
// `lead`: what the sentence says that must be known now, as long as the tip lies over it.
// `tip`: which of `words` this moment asks for; undefined: none. It was followed when this seat has moved since and the
// moment is over. It lies over the sentence of what to do now, moves nothing and covers no square.
import { useEffect, useState } from 'preact/hooks'
import { useTable } from './table.tsx'
import { knownTips, learnTip } from './tips.ts'

interface Props<Tip extends string> {
  tip: Tip | undefined
  words: Readonly<Record<Tip, string>>
  lead?: string | undefined
}

// Kept outside the component: when a tip is followed, another face may replace this one, and its coach must still learn
// that the tip was followed.
let shown: { tip: string; moved: number } | undefined

export const Coach = <Tip extends string>({ tip, words, lead }: Props<Tip>) => {
  const { advice, frame, since, house } = useTable()
  const { game, you } = frame
  const [known, setKnown] = useState<readonly string[]>() // none: not read yet, or nothing is to be told
  const isShown = tip !== undefined && !advice && known !== undefined && !known.includes(tip)
  const moved = since.find(({ seat }) => seat === you)?.seq ?? 0 // one's own last action
  const learn = (done: string) => {
    learnTip(game, done)
    setKnown(knownTips(game))
  }
  useEffect(() => setKnown(knownTips(game)), [game])
  useEffect(() => {
    if (shown && shown.tip !== tip && moved > shown.moved) {
      learn(shown.tip)
      shown = undefined
    } else if (isShown && shown?.tip !== tip) shown = { tip, moved }
  })
  return (
    <div class="coach" role="status">
      {isShown && (
        <div>
          <span>
            {lead && <b>{lead} </b>}
            {words[tip]}
          </span>
          <button type="button" onClick={() => learn(tip)}>
            <span aria-hidden="true">×</span>
            <span class="visually-hidden">{house.gotIt}</span>
          </button>
        </div>
      )}
    </div>
  )
}
