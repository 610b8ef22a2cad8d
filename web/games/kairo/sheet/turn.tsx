// One action of a turn, entered in one to three taps: what, which cloth, and how it is paid or whose stall it is.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Seat } from '../../game.ts'
import { Coin } from '../art/tokens.tsx'
import { ClothKeys } from '../parts/cloth-keys.tsx'
import { CoinRow } from '../parts/purse.tsx'
import { incomeOf } from '../rules/attracting.ts'
import { type Cloth, type Coins, cloths, total } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { check, waysToPay } from './entries.ts'
import type { Entry, Position } from './state.ts'

type Action = 'stall' | 'extension' | 'move' | 'attract'
const actions: readonly Action[] = ['extension', 'attract', 'stall', 'move']
const shownFirst = 3

interface Mind {
  action?: Action
  cloth?: Cloth
  joker?: Cloth | 'asked' // the coin it was paid with
}

interface Props {
  position: Position
  seat: Seat
  words: SheetWords
}

export const Turn = ({ position, seat, words }: Props) => {
  const { frame } = useTable()
  const [mind, setMind] = useIntent<Mind>({})
  const { sheet } = words
  const { action, cloth, joker } = mind
  const keeps = position.options.coins === 'kept'
  const own = frame.you === seat
  const may = (entry: Entry) => check(position, entry) === undefined
  const legal = (one: Action, of: Cloth) => entriesOf(position, one, of).some(may)
  const size = cloth && position.view.sizes[cloth][seat]!
  // What spends coins is entered on the phone that holds the purse.
  const offered = actions.filter(one => (own || !keeps || one !== 'extension') && cloths.some(of => legal(one, of)))
  return (
    <section class="kairo-turn">
      <MoveForm class="kairo-actions" seat={seat}>
        {offered.map(one => (
          <button
            key={one}
            type="button"
            class="button quiet"
            aria-pressed={action === one}
            onClick={() => setMind({ action: one })}
          >
            {sheet.action[one]}
          </button>
        ))}
        {may({ kind: 'draw' }) && (
          <MoveButton kind="quiet" move={{ kind: 'draw' }}>
            {sheet.action.draw}
          </MoveButton>
        )}
      </MoveForm>
      {action && (
        <ClothKeys
          names={words.cloth}
          isChosen={of => of === cloth}
          may={of => legal(action, of)}
          choose={of => setMind({ ...mind, cloth: of })}
        />
      )}
      {action && cloth && (
        <MoveForm class="kairo-entry" seat={seat}>
          {action !== 'attract' && keeps && own && (
            <Joker
              words={words}
              coin={joker}
              choose={coin => setMind(coin ? { ...mind, joker: coin } : { action, cloth })}
            />
          )}
          {joker === 'asked' ? null : action === 'attract' ? (
            <Owners position={position} words={words} cloth={cloth} seat={seat} />
          ) : action === 'extension' && keeps ? (
            <Ways position={position} words={words} cloth={cloth} coin={joker} />
          ) : (
            <MoveButton move={{ kind: action, cloth, ...(joker && { coin: joker }) }}>
              {sheet.enter[action](words.cloth[cloth], (size ?? 0) + 1)}
            </MoveButton>
          )}
        </MoveForm>
      )}
    </section>
  )
}

const entriesOf = (position: Position, action: Action, cloth: Cloth): Entry[] => {
  if (action === 'attract')
    return [...position.view.accounts.keys(), 'neutral' as const].map(owner => ({ kind: 'attract', cloth, owner }))
  if (action !== 'extension' || position.options.coins === 'real') return [{ kind: action, cloth }]
  if (!position.view.accounts[position.you as Seat]!.coins) return []
  for (const paid of waysToPay(position, cloth)) return [{ kind: 'extension', cloth, paid }]
  return []
}

// Whether the card was a joker, and which coin it took.
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
          class="kairo-joker-key"
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

const Owners = ({ position, words, cloth, seat }: Props & { cloth: Cloth }) => {
  const { name } = useTelling()
  const { sheet } = words
  const owners = [...position.view.accounts.keys(), 'neutral' as const]
  return (
    <>
      {owners
        .map(owner => ({ kind: 'attract' as const, cloth, owner }))
        .filter(entry => check(position, entry) === undefined)
        .map(({ owner, ...entry }) => {
          const income = incomeOf(
            seat,
            owner === 'neutral' ? null : owner,
            owner === 'neutral' ? 1 : position.view.sizes[cloth][owner]!,
          )
          return (
            <MoveButton key={owner} kind="plain" class="kairo-way" move={{ ...entry, owner }}>
              <span>
                {owner !== 'neutral' && (
                  <span class="kairo-owner-mark">
                    <SeatMark seat={owner} />
                  </span>
                )}
                <b>
                  {owner === 'neutral' ? sheet.neutral : owner === seat ? sheet.own(name(seat)) : sheet.of(name(owner))}
                </b>
              </span>
              <span>{income.map(({ seat: who, coins }) => `${name(who)} +${coins}`).join(' · ')}</span>
            </MoveButton>
          )
        })}
    </>
  )
}

const Ways = ({
  position,
  words,
  cloth,
  coin,
}: {
  position: Position
  words: SheetWords
  cloth: Cloth
  coin: Cloth | undefined
}) => {
  const ways = [...waysToPay(position, cloth)].filter(
    paid => !coin || position.view.accounts[position.you as Seat]!.coins![coin] > paid[coin],
  )
  const Way = ({ paid }: { paid: Coins }) => (
    <MoveButton kind="plain" class="kairo-way" move={{ kind: 'extension', cloth, paid, ...(coin && { coin }) }}>
      <CoinRow coins={paid} />
      <b>{words.sheet.pays(total(paid))}</b>
    </MoveButton>
  )
  const rest = ways.slice(shownFirst)
  return (
    <>
      {ways.slice(0, shownFirst).map(paid => (
        <Way key={JSON.stringify(paid)} paid={paid} />
      ))}
      {rest.length > 0 && (
        <details>
          <summary>{words.sheet.other(rest.length)}</summary>
          {rest.map(paid => (
            <Way key={JSON.stringify(paid)} paid={paid} />
          ))}
        </details>
      )}
    </>
  )
}
