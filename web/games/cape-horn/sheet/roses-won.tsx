// Stopped at a station: one tap on its rose; those that are worth nothing any more are struck. Beside it the rack.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { romans, type Telling } from '../../words.ts'
import { Station } from '../art/station.tsx'
import { RoseRack } from '../art/track.tsx'
import { CheckIcon } from '../parts/check-icon.tsx'
import { handLimit, type Rose, roseColours, rosesToCross, stages } from '../rules/pieces.ts'
import { isWorthARose } from '../rules/stations.ts'
import type { SheetWords } from '../words/en.ts'
import { check } from './entries.ts'
import type { Position } from './state.ts'

interface Props {
  position: Position
  words: SheetWords
  seat: Seat
}

const isOwned = (roses: readonly Rose[], { stage, colour }: Rose) =>
  roses.some(one => one.stage === stage && one.colour === colour)

const RoseKey = ({ position, words: { sheet }, seat, rose }: Props & { rose: Rose }) => {
  const { roses } = position.view.pages[seat]!
  const owned = isOwned(roses, rose)
  const struck = !owned && !isWorthARose(roses, rose)
  const label = owned ? sheet.owned(rose) : struck ? sheet.worthless(rose) : sheet.rose(rose)
  const refusal = check({ ...position, you: seat }, { kind: 'rose', ...rose })
  return (
    <MoveButton
      kind="plain"
      class={`rose-key${owned ? ' owned' : ''}${struck ? ' struck' : ''}`}
      move={{ kind: 'rose', ...rose }}
      label={label}
      disabled={refusal !== undefined}
    >
      <Station {...rose} />
      {owned && (
        <span class="tick">
          <CheckIcon />
        </span>
      )}
    </MoveButton>
  )
}

// What is still worth something, in one sentence.
const worthOf = (roses: readonly Rose[], { sheet, colour }: SheetWords, say: Telling): string | undefined => {
  if (roses.length === 0) return sheet.all
  const colours = roseColours.filter(one => roses.every(rose => rose.colour !== one)).map(one => colour[one])
  const left = stages.filter(one => roses.every(rose => rose.stage !== one)).map(one => romans[one])
  return colours.length && left.length ? sheet.worth(say.either(colours), say.either(left)) : undefined
}

export const RosesWon = ({ position, words, seat }: Props) => {
  const { sheet } = words
  const telling = useTelling()
  const { roses, hand } = position.view.pages[seat]!
  const mayCross = roses.length >= rosesToCross
  return (
    <section class="stopped">
      <header>
        <h2>{sheet.station}</h2>
        <span>{sheet.struck}</span>
      </header>
      <MoveForm class="rose-keys" seat={seat}>
        {stages.flatMap(stage =>
          roseColours.map(colour => (
            <RoseKey key={`${stage}${colour}`} position={position} words={words} seat={seat} rose={{ stage, colour }} />
          )),
        )}
      </MoveForm>
      <div class="rack sheet">
        <h3>{sheet.rack}</h3>
        <span class="rack-roses" role="img" aria-label={words.held(roses)}>
          <RoseRack roses={roses} />
        </span>
        <p>{worthOf(roses, words, telling)}</p>
        {hand !== null && <HandCount words={words} seat={seat} hand={hand} />}
      </div>
      {mayCross && (
        <MoveForm class="crossing" seat={seat}>
          <p>
            {sheet.crossedNote} {sheet.third}
          </p>
          <MoveButton kind="quiet" class="final" move={{ kind: 'crossed-line' }}>
            {sheet.crossed}
          </MoveButton>
        </MoveForm>
      )}
    </section>
  )
}

const HandCount = ({ words: { sheet }, seat, hand }: Omit<Props, 'position'> & { hand: number }) => (
  <MoveForm class="hand-count" seat={seat}>
    <b class="hand-word">{sheet.hand}</b>
    <MoveButton kind="plain" class="key" move={{ kind: 'hand', change: -1 }} label={sheet.fewer} disabled={hand === 0}>
      −
    </MoveButton>
    <output>{hand}</output>
    <MoveButton
      kind="plain"
      class="key"
      move={{ kind: 'hand', change: 1 }}
      label={sheet.more}
      disabled={hand === handLimit}
    >
      +
    </MoveButton>
  </MoveForm>
)
