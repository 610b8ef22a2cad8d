// A stop at a station: one tap on its rose. Roses that are worth nothing any more are crossed out.
// The seat's rack is beside them.
import { MoveKey } from '../../../ui/fields/keys.tsx'
import { MoveStepper } from '../../../ui/fields/stepper.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { wordRefusal } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Refusal, Seat } from '../../game.ts'
import type { Telling } from '../../words.ts'
import { Station } from '../art/station.tsx'
import { RoseRack } from '../art/track.tsx'
import type { Entry } from '../rules/entry.ts'
import { handLimit, type Rose, romans, roseColours, rosesToCross, stages } from '../rules/pieces.ts'
import { isWorthARose } from '../rules/stations.ts'
import type { SheetWords } from '../words/sentences.ts'
import { check } from './entries.ts'
import type { Position } from './state.ts'

interface Props {
  position: Position
  words: SheetWords
  seat: Seat
}

const RoseKey = ({ position, words: { sheet }, seat, rose }: Props & { rose: Rose }) => {
  const { roses } = position.view.pages[seat]!
  const owned = roses.some(({ stage, colour }) => stage === rose.stage && colour === rose.colour)
  const struck = !owned && !isWorthARose(roses, rose)
  const label = owned ? sheet.owned(rose) : struck ? sheet.worthless(rose) : sheet.rose(rose)
  return (
    <MoveKey
      class={`rose-key${owned ? ' owned' : ''}${struck ? ' struck' : ''}`}
      move={{ kind: 'rose', ...rose }}
      label={label}
      disabled={check({ ...position, you: seat }, { kind: 'rose', ...rose }) !== undefined}
    >
      <Station {...rose} />
      {owned && (
        <span class="tick">
          <CheckIcon />
        </span>
      )}
    </MoveKey>
  )
}

const all: Rose[] = stages.flatMap(stage => roseColours.map(colour => ({ stage, colour })))

// Returns one sentence about the roses that are still worth something.
const worthOf = (
  roses: readonly Rose[],
  { sheet, colour }: SheetWords,
  say: Telling,
): string | undefined => {
  if (roses.length === 0) return sheet.all
  const colours = roseColours
    .filter(one => roses.every(rose => rose.colour !== one))
    .map(one => colour[one])
  const left = stages.filter(one => roses.every(rose => rose.stage !== one)).map(one => romans[one])
  return colours.length && left.length
    ? sheet.worth(say.either(colours), say.either(left))
    : undefined
}

export const RosesWon = ({ position, words, seat }: Props) => {
  const { sheet } = words
  const { house } = useTable()
  const telling = useTelling()
  const { roses, hand } = position.view.pages[seat]!
  const ask = (entry: Entry) => check({ ...position, you: seat }, entry)
  const said = (refusal: Refusal) => wordRefusal(refusal, house, words, telling)
  const worth = all.filter(rose => isWorthARose(roses, rose))
  // Why useful roses may not be taken now; shown once, not on each rose.
  const closed = worth.map(rose => ask({ kind: 'rose', ...rose })).find(Boolean)
  const line = ask({ kind: 'crossed-line' })
  return (
    <section class={closed ? 'stopped closed' : 'stopped'}>
      <header>
        <h2>{sheet.station}</h2>
        <span>{sheet.struck}</span>
      </header>
      {roses.length >= rosesToCross && !(line && closed) && (
        <MoveForm class="crossing" seat={seat}>
          <p class={line ? undefined : 'open'}>
            {line ? said(line) : `${sheet.crossedNote} ${sheet.third}`}
          </p>
          <MoveButton
            kind="quiet"
            class="final"
            move={{ kind: 'crossed-line' }}
            disabled={line !== undefined}
          >
            {sheet.crossed}
          </MoveButton>
        </MoveForm>
      )}
      <MoveForm class="rose-keys" seat={seat}>
        {all.map(rose => (
          <RoseKey
            key={`${rose.stage}${rose.colour}`}
            position={position}
            words={words}
            seat={seat}
            rose={rose}
          />
        ))}
      </MoveForm>
      <div class="rack sheet">
        <h3>{sheet.rack}</h3>
        <span class="rack-roses" role="img" aria-label={words.held(roses)}>
          <RoseRack roses={roses} />
        </span>
        <p>{closed ? said(closed) : worthOf(roses, words, telling)}</p>
        {hand !== null && (
          <MoveForm seat={seat}>
            <MoveStepper
              label={sheet.hand}
              value={hand}
              most={handLimit}
              move={change => ({ kind: 'hand', change })}
            />
          </MoveForm>
        )}
      </div>
    </section>
  )
}
