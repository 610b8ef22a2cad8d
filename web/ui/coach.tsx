// Shows a tip for a first game at the moment when the reader needs it. A tip that was followed or
// closed is never shown again.
//
//   <DoNow>…</DoNow>
//   <Coach tip={said.tip} words={words.coach} signs={signs} />
//
// `tip`: the key in `words` for this moment, or undefined. A tip counts as followed once this seat
// has moved and `tip` has changed. The first tip is `goal`: it explains how to win, beside a
// picture of the reader's piece, until the reader's first move. A tip replaces the note below the
// sentence that says what to do now; so does a bot's suggestion.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../games/game.ts'
import { Advised, Ask } from './advice.tsx'
import { SeatMark } from './seats/row.tsx'
import { useTable } from './table.tsx'
import { knownTips, learnTip } from './tips.ts'

interface Props<Tip extends string> {
  tip: Tip | undefined
  words: Readonly<Record<Tip | 'goal', string>>
  // for each tip, the symbol on the page that the tip explains
  signs: Readonly<Record<Exclude<Tip, 'goal'>, JSX.Element>>
  mine?: (of: { seat: Seat }) => JSX.Element // draws a seat's piece, if that is not its mark
}

// Stored outside the component: when a tip is followed, another face may replace this one, and its
// `Coach` must still record the tip.
let shown: { tip: string; moved: number } | undefined

export const Coach = <Tip extends string>({
  tip: asked,
  words,
  signs,
  mine: Mine = SeatMark,
}: Props<Tip>) => {
  const { advice, frame, since, house } = useTable()
  const { game, you } = frame
  // undefined: not read yet, or this reader gets no tips
  const [known, setKnown] = useState<readonly string[]>()
  const tip = known?.includes('goal') || you === 'room' ? asked : 'goal'
  // An open proposal (`proposal.tsx`) hides the tip, because there is no room for both.
  const isFree = !advice && !frame.proposal
  const isShown = tip !== undefined && isFree && known !== undefined && !known.includes(tip)
  const moved = since.find(({ seat }) => seat === you)?.seq ?? 0 // the reader's own last action
  const learn = (done: string) => {
    learnTip(game, done)
    setKnown(knownTips(game))
  }
  useEffect(() => setKnown(knownTips(game)), [game])
  useEffect(() => {
    if (shown && (shown.tip !== tip || tip === 'goal') && moved > shown.moved) {
      learn(shown.tip)
      shown = undefined
    } else if (isShown && shown?.tip !== tip) shown = { tip, moved }
  })
  return (
    <div class="coach" role="status">
      <Advised />
      {isShown && (
        <div class="tip">
          <span class="tip-text">
            {tip === 'goal' && you !== 'room' && (
              <span class="coach-you">
                <Mine seat={you} />
                <span>{house.you}</span>
              </span>
            )}
            {tip !== 'goal' && (
              <span class="coach-sign" aria-hidden="true">
                {signs[tip as Exclude<Tip, 'goal'>]}
              </span>
            )}
            <span class="tip-said">{words[tip]}</span>
          </span>
          <Ask look="button" />
          <button type="button" class="tip-close" onClick={() => learn(tip)}>
            <span aria-hidden="true">×</span>
            <span class="visually-hidden">{house.gotIt}</span>
          </button>
        </div>
      )}
    </div>
  )
}
