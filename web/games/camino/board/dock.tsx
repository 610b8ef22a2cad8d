// The dock under a seat's thumb: its hand, the turns of the chosen piece or the uses of each piece,
// and the buttons.
import { Hand } from '../../../ui/cards/cards.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { DragImage } from '../../../ui/grid/drag-image.tsx'
import { MapBeside } from '../../../ui/grid/map.tsx'
import type { Sights } from '../../../ui/grid/sights.ts'
import { Overview } from '../art/overview.tsx'
import { TilePicture } from '../art/tile.tsx'
import { SideSign, WayStrip } from '../parts/seats.tsx'
import { frameOf } from '../rules/pieces.ts'
import type { Ways } from '../rules/price.ts'
import { sides } from '../rules/sides.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { Closing } from './closing.tsx'
import { isCertainOn } from './draft.ts'
import { Options, usesOf } from './pieces-dock.tsx'
import { Turns } from './turns.tsx'
import type { TurnDraft } from './use-draft.tsx'

interface InSmallProps {
  position: Position
  ways: readonly Ways[] // by side
  sights: Sights
  label: string // shown beside the strips
}

// A small map, for boards that do not fit on the screen. Le Caminito always fits and shows both
// ways as strips instead.
const InSmall = ({ position, ways, sights, label }: InSmallProps) => {
  const { variant } = position.options
  const { board } = position.view
  const size = frameOf(variant)
  const ribbons = ways.map(({ possible }) => possible)
  return (
    <>
      {variant !== 'camino' && ribbons.some(Boolean) && (
        <div class="camino-strips" aria-hidden="true">
          <span>{label}</span>
          {sides.map(side => (
            <p key={side}>
              <SideSign side={side} />
              {ribbons[side] && (
                <WayStrip
                  side={side}
                  {...ribbons[side]}
                  isCertain={isCertainOn(board, ways[side]!)}
                />
              )}
            </p>
          ))}
        </div>
      )}
      <MapBeside plan={size} sights={sights}>
        <Overview size={size} board={board} ways={ribbons} />
      </MapBeside>
    </>
  )
}

interface Props {
  position: Position
  turnDraft: TurnDraft
  words: BoardWords
  sights: Sights
}

export const Dock = ({ position, turnDraft, words, sights }: Props) => {
  const {
    hand,
    draft,
    setDraft,
    known,
    mayPlan,
    plan,
    hanging,
    ways,
    prices,
    isStill,
    drag,
    pick,
  } = turnDraft
  const uses = usesOf(position, known, words)
  return (
    <>
      <div class="camino-dock">
        {plan ? (
          <Turns
            position={position}
            plan={plan}
            prices={prices}
            words={words}
            turn={turns => setDraft({ ...draft, turns })}
          />
        ) : (
          <Options position={position} words={words} known={known} prices={prices} pick={pick}>
            <InSmall position={position} ways={ways} sights={sights} label={words.price.label} />
          </Options>
        )}
        <Hand
          label={words.hand.label}
          empty={words.hand.empty}
          say={words.hand.pick}
          cards={hand.map(piece => ({
            name: words.piece[piece],
            face: <TilePicture piece={piece} turns={0} />,
            note: uses.get(piece),
          }))}
          picked={mayPlan ? draft.place : undefined}
          pick={pick}
          grip={mayPlan ? drag.grip : undefined}
        />
        <DragImage at={drag.at}>
          {plan && <TilePicture piece={plan.piece} turns={hanging?.turns ?? 0} />}
        </DragImage>
      </div>
      <Foot>
        <Closing
          position={position}
          words={words}
          plan={plan}
          prices={prices}
          known={known}
          isStill={isStill}
          draft={draft}
          setDraft={setDraft}
        />
      </Foot>
    </>
  )
}
