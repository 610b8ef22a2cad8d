// Parts that several pages of a table share, such as the QR code to sit down and the options.
import type { ComponentChildren } from 'preact'
import type { Box, Choice } from '../games/box.tsx'
import { levels, type Seat } from '../games/game.ts'
import { memberOf } from '../games/kit/records.ts'
import type { OptionWords } from '../games/words.ts'
import type { Lang } from '../lang.ts'
import type { Frame } from '../protocol.ts'
import { chosenIn } from '../table-options.ts'
import { houses, pageWords } from '../words/all.ts'
import type { AtTable } from './at-table.ts'
import { dayIn } from './day.ts'
import { pathOfMaking } from './lobby/making.tsx'
import { Options, type Typed } from './lobby/opening.tsx'
import { spaced } from './masthead.tsx'
import { nameInFull } from './seats.ts'

/** Returns the address of a table without its scheme. */
export const shortly = (address: string) => address.replace(/^https?:\/\//, '')

/** Invites newcomers to sit down, or to watch if every seat is taken. */
export const Invitation = (props: {
  lang: Lang
  code: string
  address: string
  isFull: boolean
}) => {
  const { lang, code, address, isFull } = props
  const say = pageWords(lang)
  const [host, path] = shortly(address).split(/(?=\/t\/)/)
  return (
    <section class="invitation" aria-labelledby="scan">
      <h1 id="scan">{isFull ? say.tableFull : say.scan}</h1>
      <div class="invitation-in">
        <img src={`/t/${code}/qr.svg`} alt={say.qr(address)} width="240" height="240" />
        <p class="code">{spaced(code)}</p>
        <p class="invitation-at">
          {host}
          <wbr />
          {path}
        </p>
        <input type="text" readOnly value={address} aria-label={say.link} data-share-link hidden />
      </div>
    </section>
  )
}

// Returns the chosen value of an option; '' for a text option with its default value.
const chosenOf = (box: Box, { mode, options }: Frame, { name, text }: Choice): string => {
  const chosen = memberOf(options, name)
  if (!text) return String(chosen)
  const usual = memberOf(box[mode].game.options['~standard'].validate({}), 'value')
  return JSON.stringify(chosen) === JSON.stringify(memberOf(usual, name))
    ? ''
    : JSON.stringify(chosen)
}

interface RulesProps extends AtTable {
  change?: string // address of the form that changes the options; undefined: no link
}

export const RulesHere = ({ lang, box, frame, code, change }: RulesProps) => {
  const say = pageWords(lang)
  const { making } = box
  const chosen = box[frame.mode].choices.filter(({ text }) => !(text && making))
  const ofGame = chosen.map(choice => {
    const { label, values } = box.words[lang].options[choice.name]!
    const value = chosenOf(box, frame, choice)
    return [label, values[choice.text && value ? 'own' : value]]
  })
  const ofTable = chosenIn(frame).map(([name, word]) => {
    const { label, values }: Omit<OptionWords, 'sentence'> = say.choices[name]
    return [label, values[word]]
  })
  return (
    <section class="rules-here" aria-label={say.rules}>
      {making && (
        <div class="rules-made">
          <making.Summary
            lang={lang}
            options={frame.options}
            at={pathOfMaking(box)}
            isKept={frame.host === true}
          />
        </div>
      )}
      <ul>
        {[...ofGame, ...ofTable].map(([label, word]) => (
          <li key={label}>
            <b>{label}</b> {word}
          </li>
        ))}
      </ul>
      <p class="rules-ways">
        <a class="link" href={`/games/${box.id}?table=${code}`}>
          {say.toRules}
        </a>
        {change && (
          <a class="link" href={change} aria-label={`${say.change}: ${say.rules}`}>
            {say.change}
          </a>
        )}
      </p>
    </section>
  )
}

interface RulesFormProps extends RulesProps {
  back: string
  query: string // of the page's address; the form's address repeats it
  typed?: Typed // the choices of a form that was refused
}

/** Shows the form in which the host changes the options until the game begins. */
export const RulesForm = ({ lang, box, frame, code, back, query, typed }: RulesFormProps) => {
  const say = pageWords(lang)
  const ofGame = box[frame.mode].choices.map(choice => [choice.name, chosenOf(box, frame, choice)])
  const chosen = { options: Object.fromEntries(ofGame), ...Object.fromEntries(chosenIn(frame)) }
  return (
    <form class="rules-form" method="post" action={`/t/${code}/options${query}`}>
      <h2>{say.rules}</h2>
      <Options lang={lang} box={box} mode={frame.mode} typed={typed ?? chosen} />
      <div class="sit-ways">
        <a class="button quiet" href={back}>
          {say.back}
        </a>
        <button type="submit" class="button main">
          {say.changeDone}
        </button>
      </div>
    </form>
  )
}

/** Adds a bot to a seat, with a choice of level. */
export const BotForm = (props: {
  lang: Lang
  code: string
  seat: Seat
  children?: ComponentChildren
  query?: string
}) => {
  const { levels: said } = houses[props.lang]
  return (
    <form class="bot-form" method="post" action={`/t/${props.code}/bots${props.query ?? ''}`}>
      {props.children}
      <input type="hidden" name="seat" value={props.seat} />
      {levels.map(level => (
        <button key={level} type="submit" class="link" name="level" value={level}>
          {said[level]}
        </button>
      ))}
    </form>
  )
}

/** Checks whether a seat belongs to a bot. A bot that stands in for a player does not count. */
export const isBots = ({ seats }: Pick<Frame, 'seats'>, seat: Seat): boolean =>
  seats[seat]?.bot !== undefined && !seats[seat].kept

/**
 * Shows a button for each seat that a newcomer can take in a running game: freed seats, and bots'
 * seats that were offered; the host can take any bot's seat. Folds two or more buttons into one
 * line, because four lines at the top of a small phone pushed the board down.
 */
export const FreeSeats = ({ lang, code, frame }: { lang: Lang; code: string; frame: Frame }) => {
  const say = pageWords(lang)
  const free = frame.seats.flatMap(({ taken, bot, offered }, seat) =>
    !taken || offered || (frame.host && isBots(frame, seat)) ? [{ seat, bot }] : [],
  )
  const mayAsk =
    free.length === 0 && !frame.result && frame.seats.some((_, seat) => isBots(frame, seat))
  const forms = free.map(({ seat, bot }) => (
    <form key={seat} method="post" action={`/t/${code}/seats`}>
      <input type="hidden" name="seat" value={seat} />
      <button type="submit" class="link">
        {(bot ? say.takeFromBot : say.takeFreed)(nameInFull(lang, frame, seat))}
      </button>
    </form>
  ))
  if (mayAsk) return <p class="hint">{say.askForSeat}</p>
  if (forms.length < 2) return forms
  return (
    <details>
      <summary class="link">{say.takeASeat}</summary>
      {forms}
    </details>
  )
}

/** Deletes a table in two taps, so that a single tap by mistake deletes nothing. */
export const Removal = ({ lang, code }: { lang: Lang; code: string }) => {
  const say = pageWords(lang)
  return (
    <details>
      <summary class="link">{say.remove}</summary>
      <form method="post" action={`/t/${code}/remove`}>
        <p>{say.removeSure}</p>
        <button type="submit" class="button danger">
          {say.removeYes}
        </button>
      </form>
    </details>
  )
}

interface KeepingProps {
  lang: Lang
  locale: string
  code: string
  deletedAt: number
  isHost: boolean
}

export const Keeping = ({ lang, locale, code, deletedAt, isHost }: KeepingProps) => {
  const say = pageWords(lang)
  const day = dayIn(locale, deletedAt)
  return (
    <div class="keeping">
      <p class="hint">{say.deletedOn(day)}</p>
      {isHost && <Removal lang={lang} code={code} />}
    </div>
  )
}
