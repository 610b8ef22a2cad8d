// One action of a turn, entered in one to three taps: the action, the cloth, then the payment or
// the owner of the stall.
import { Entering, useEntering } from '../../../ui/fields/entering.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Seat } from '../../game.ts'
import { Coin } from '../art/tokens.tsx'
import { ClothKeys } from '../parts/cloth-keys.tsx'
import { Payments } from '../parts/payments.tsx'
import { Scores } from '../parts/scores.tsx'
import { worthIn } from '../rules/medals.ts'
import { type Cloth, cloths, priceOf, total } from '../rules/pieces.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { SheetFace } from './accounts.tsx'
import { attractions, incomeIn, may, paymentsOf } from './entries.ts'
import { scoreFor } from './ledger.ts'
import type { Position } from './state.ts'

const actions = ['attract', 'extension', 'stall', 'move'] as const
type Action = (typeof actions)[number]

interface Mind {
  action?: Action
  cloth?: Cloth
  joker?: Cloth | 'asked' // the coin for a joker; 'asked': it is not chosen yet
  way?: number // index of a way to pay
}

interface Props {
  position: Position
  seat: Seat
  words: SheetWords
}

const isLegal = (position: Position, kind: Action, cloth: Cloth): boolean => {
  if (kind === 'attract') return attractions(position, cloth).some(entry => may(position, entry))
  if (kind !== 'extension' || position.options.coins === 'real')
    return may(position, { kind, cloth })
  const [paid] = paymentsOf(position, cloth)
  return paid !== undefined && may(position, { kind, cloth, paid })
}

const Turn = ({ position, seat, words }: Props) => {
  const { frame } = useTable()
  const [mind, setMind] = useIntent<Mind>(`turn ${seat}`, {})
  const { action, cloth } = mind
  // Only the phone that shows the purse can enter what spends coins.
  const isKept = position.options.coins === 'kept'
  const spends = isKept && frame.you === seat
  return (
    <section class="kairo-turn">
      <Actions {...{ position, seat, words, mind, setMind }} />
      {isKept && !spends && <p class="hint">{words.sheet.ownPhone}</p>}
      {action && (
        <ClothKeys
          names={words.cloth}
          note={of => (action === 'attract' && of === position.view.away ? words.waits : undefined)}
          isChosen={of => of === cloth}
          may={of => isLegal(position, action, of)}
          choose={of => setMind({ action, cloth: of })}
        />
      )}
      {action && cloth && (
        <MoveForm class="kairo-entry" seat={seat}>
          {action === 'attract' ? (
            <Owners position={position} words={words} cloth={cloth} seat={seat} />
          ) : (
            <Builds {...{ position, seat, words, mind, setMind, action, cloth, spends }} />
          )}
        </MoveForm>
      )}
    </section>
  )
}

interface MindedProps extends Props {
  mind: Mind
  setMind(mind: Mind): void
}

// Buttons for all five actions, always in the same place; an action that cannot be entered now is
// disabled.
const Actions = ({ position, seat, words: { sheet }, mind, setMind }: MindedProps) => (
  <MoveForm class="kairo-actions" seat={seat}>
    {actions.map(one => (
      <button
        key={one}
        type="button"
        class="button quiet"
        aria-pressed={mind.action === one}
        disabled={!cloths.some(of => isLegal(position, one, of))}
        onClick={() => setMind({ action: one })}
      >
        {sheet.action[one]}
      </button>
    ))}
    <MoveButton kind="quiet" move={{ kind: 'draw' }} disabled={!may(position, { kind: 'draw' })}>
      {sheet.action.draw}
    </MoveButton>
  </MoveForm>
)

// Controls for a build: whether a joker was played, then the coins.
const Builds = ({ mind, setMind, action, cloth, spends, ...props }: BuildsProps) => (
  <>
    {spends && (
      <Joker
        words={props.words}
        coin={mind.joker}
        choose={joker => setMind({ action, cloth, joker })}
      />
    )}
    {mind.joker !== 'asked' && (
      <Build
        {...props}
        {...{ action, cloth, spends }}
        joker={mind.joker}
        way={mind.way}
        choose={way => setMind({ ...mind, way })}
      />
    )}
  </>
)
type BuildsProps = MindedProps & Pick<BuildProps, 'action' | 'cloth' | 'spends'>

interface BuildProps extends Props {
  action: Exclude<Action, 'attract'>
  cloth: Cloth
  joker: Cloth | undefined
  spends: boolean
  way: number | undefined
  choose(way: number): void
}

// Shows what an extension would score, above the ways to pay for it.
const Build = (props: BuildProps) => {
  const { position, seat, words, action, cloth } = props
  const { view, options } = position
  return (
    <>
      {action === 'extension' && (
        <Scores
          score={scoreFor({ ...view, options }, seat, cloth)}
          worth={worthIn(options)}
          words={words}
        />
      )}
      <Built {...props} />
    </>
  )
}

const Built = ({
  position,
  seat,
  words,
  action,
  cloth,
  joker,
  spends,
  way = 0,
  choose,
}: BuildProps) => {
  const entry = { kind: action, cloth, ...(joker && { coin: joker }) }
  const size = position.view.sizes[cloth][seat]! + 1
  const does = words.sheet.enter[action](words.cloth[cloth], size)
  if (position.options.coins === 'real')
    return <RealBuild {...{ position, words, action, cloth, size }} move={entry} does={does} />
  if (!spends || action !== 'extension') return <MoveButton move={entry}>{does}</MoveButton>
  const ways = paymentsOf(position, cloth, joker)
  const paid = ways[way] ?? ways[0]
  if (!paid) return <p>{words.refused['no-coin-for-joker']}</p>
  return (
    <>
      <Payments
        cloth={cloth}
        ways={ways}
        purse={position.view.accounts[seat]!.coins}
        move={paid => ({ ...entry, paid })}
        words={words}
        chosen={way}
        choose={choose}
      />
      <MoveButton move={{ ...entry, paid }}>
        {words.sheet.paying(does, total(paid) + (joker ? 1 : 0))}
      </MoveButton>
    </>
  )
}

// The button for a build with real coins shows the price, which is paid at the table.
const RealBuild = ({
  position: { options },
  words: { sheet, cloth: names },
  action,
  cloth,
  size,
  move,
  does,
}: RealProps) => {
  const isExtension = action === 'extension'
  return (
    <>
      <MoveButton class="kairo-priced" move={move}>
        {does} <small>{isExtension ? sheet.price(names[cloth], priceOf(size)) : sheet.free}</small>
      </MoveButton>
      {isExtension && (
        <p class="hint">
          {sheet.instead[options.oneOtherColour]} {sheet.joker}.
        </p>
      )}
    </>
  )
}
interface RealProps extends Pick<BuildProps, 'position' | 'words' | 'action' | 'cloth'> {
  size: number
  move: unknown
  does: string
}

// Controls for a joker: whether one was played, and which coin it cost.
const Joker = ({ words, coin, choose }: JokerProps) => (
  <fieldset class="kairo-joker">
    <legend class="visually-hidden">{words.sheet.joker}</legend>
    <button
      type="button"
      class="link"
      aria-pressed={coin !== undefined}
      onClick={() => choose(coin ? undefined : 'asked')}
    >
      {coin ? words.sheet.noJoker : words.sheet.joker}
    </button>
    {coin &&
      cloths.map(cloth => (
        <button
          key={cloth}
          type="button"
          class="kairo-key"
          aria-pressed={coin === cloth}
          aria-label={words.cloth[cloth]}
          onClick={() => choose(cloth)}
        >
          <Coin cloth={cloth} />
        </button>
      ))}
  </fieldset>
)
interface JokerProps {
  words: SheetWords
  coin: Cloth | 'asked' | undefined
  choose(coin: Cloth | 'asked' | undefined): void
}

// Buttons for the owners whose stall the customer can have come to, with what each seat earns.
const Owners = ({ position, words, cloth, seat }: Props & { cloth: Cloth }) => {
  const { name } = useTelling()
  const { you } = useTable().frame
  const { sheet } = words
  const nameOf = (owner: Seat | 'neutral') =>
    owner === 'neutral' ? sheet.neutral : owner === you ? sheet.own : sheet.of(name(owner))
  return (
    <>
      {attractions(position, cloth)
        .filter(entry => may(position, entry))
        .map(entry => {
          const { owner } = entry
          const income = incomeIn(position.view, seat, entry)
          return (
            <MoveButton key={owner} kind="quiet" class="kairo-owner" move={entry}>
              <span class="seat-sign">{owner !== 'neutral' && <SeatMark seat={owner} />}</span>
              <b>{nameOf(owner)}</b>
              <span>
                {income.map(({ seat: who, coins }) => `${name(who)} +${coins}`).join(' · ')}
              </span>
            </MoveButton>
          )
        })}
    </>
  )
}

export const TurnOf = ({ frame, words, seat }: SheetFace & { seat: Seat }) => (
  <Entering {...useEntering([seat])}>
    {of => <Turn position={{ ...frame, you: of }} seat={of} words={words} />}
  </Entering>
)

/**
 * Begins the final phase, or stops building in it, with a second tap. Beside the box people count
 * the ten still rounds themselves.
 */
export const FinalPhase = ({ frame, words }: SheetFace) => {
  const [isAsked, ask] = useIntent('final', false)
  const { view } = frame
  const { sheet } = words
  const move = view.final ? ({ kind: 'stop' } as const) : ({ kind: 'final' } as const)
  const label = view.final ? sheet.stop : sheet.final
  if (!isAsked)
    return (
      <button type="button" class="button quiet" onClick={() => ask(true)}>
        {label}
      </button>
    )
  return (
    <MoveForm class="closing">
      <MoveButton class="final" move={move}>
        {sheet.sure(label)}
      </MoveButton>
    </MoveForm>
  )
}
