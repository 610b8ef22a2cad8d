// What lies under a seat's thumb: its hand, the turns of the piece in mind or what each piece is good for, and the bar.
import { Hand } from '../../../ui/cards/cards.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { Dragged } from '../../../ui/grid/dragged.tsx'
import { partsOf } from '../../../ui/later.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { TilePicture } from '../art/tile.tsx'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { stageOf } from './mind.ts'
import { Options } from './options.tsx'
import type { Trying } from './trying.tsx'

const later = partsOf<typeof import('./later.tsx')>()

// Before a piece is in mind; and until what comes with the first one is there, so that hand and bar keep their places.
const Unpicked: typeof import('./later.tsx')['Closing'] = ({ position, words }) => (
  <>
    <Undo>{words.act.back}</Undo>
    <p class="button camino-hint">{stageOf(position) === 'laying' ? words.act.pick : words.act.wait}</p>
  </>
)
const [Closing, Turns] = [later('Closing', Unpicked), later('Turns', () => <div />)]

interface Props {
  position: Position
  trying: Trying
  words: BoardWords
}

export const Dock = ({ position, trying, words }: Props) => {
  const { hand, mind, setMind, known, mayPlan, plan, hanging, prices, isStill, drag, pick } = trying
  const isPlain = mayPlan && !plan && !isStill && prices.some(({ certain }) => certain === undefined)
  const Ending = isPlain ? Unpicked : Closing
  return (
    <>
      <div class="camino-dock">
        {plan ? (
          <Turns
            position={position}
            plan={plan}
            prices={prices}
            words={words}
            turn={turns => setMind({ ...mind, turns })}
          />
        ) : (
          <Options position={position} words={words} known={known} prices={prices} pick={pick} />
        )}
        <Hand
          label={words.hand.label}
          empty={words.hand.empty}
          say={words.hand.pick}
          cards={hand.map(piece => ({ name: words.piece[piece], face: <TilePicture piece={piece} turns={0} /> }))}
          picked={mayPlan ? mind.place : undefined}
          pick={pick}
          grip={mayPlan ? drag.grip : undefined}
        />
        <Dragged at={drag.at}>{plan && <TilePicture piece={plan.piece} turns={hanging?.turns ?? 0} />}</Dragged>
      </div>
      <Foot>
        <Ending
          position={position}
          words={words}
          plan={plan}
          prices={prices}
          isStill={isStill}
          mind={mind}
          setMind={setMind}
        />
      </Foot>
    </>
  )
}
