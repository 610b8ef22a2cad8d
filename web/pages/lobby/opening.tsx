// The form that opens a table: two big buttons, alone against bots, and one tap away the seats and the rules it is played by.
import type { Box, Choice } from '../../games/box.tsx'
import { levels } from '../../games/game.ts'
import type { OptionWords } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import { houses, pageWords } from '../../words/all.ts'

const isIn = (choices: readonly Choice[], name: string) => choices.some(choice => choice.name === name)

/** What was filled in before, when the table could not be opened: it is still there. */
export interface Typed {
  seats?: unknown
  options?: unknown
  advice?: unknown
  pace?: unknown
  consent?: unknown
}

/** The option that allows the seat whose turn it is to ask what a bot would do. */
export const AdviceOption = ({ lang, chosen }: { lang: Lang; chosen: unknown }) => {
  const say = pageWords(lang)
  return (
    <fieldset class="options">
      <legend>{say.advice}</legend>
      <label class="choice">
        <input type="checkbox" name="advice" value="yes" checked={chosen === true || chosen === 'yes'} />
        <span>{say.adviceYes}</span>
      </label>
      <p class="hint">{say.adviceSentence}</p>
    </fieldset>
  )
}

interface ValuesProps<Value extends string> {
  name: string
  values: readonly Value[] // the first is the usual one
  words: Record<Value, string>
  chosen: unknown // by an earlier form
}

// A value of a few: one is always chosen.
const Values = <Value extends string>({ name, values, words, chosen }: ValuesProps<Value>) => {
  const picked = values.find(value => value === chosen) ?? values[0]
  return values.map(value => (
    <label key={value} class="choice">
      <input type="radio" name={name} value={value} checked={value === picked} />
      <span>{words[value]}</span>
    </label>
  ))
}

/** The values of the choice of a pace; the first one is none. */
export const paceChoices = ['tonight', 'day', 'days', 'calm'] as const

/** How long a turn may take; tonight: as long as somebody thinks. */
export const PaceOption = ({ lang, chosen }: { lang: Lang; chosen: unknown }) => {
  const say = pageWords(lang)
  return (
    <fieldset class="options">
      <legend>{say.pace}</legend>
      <Values name="pace" values={paceChoices} words={say.paces} chosen={chosen} />
      <p class="hint">{say.paceSentence}</p>
    </fieldset>
  )
}

/** Whether corrections beside the box are put to those whom they touch. The first value is the usual one. */
export const consentChoices = ['ask', 'trusting', 'strict'] as const

export const ConsentOption = ({ lang, chosen }: { lang: Lang; chosen: unknown }) => {
  const say = pageWords(lang)
  return (
    <fieldset class="options">
      <legend>{say.consent}</legend>
      <Values name="consent" values={consentChoices} words={say.consents} chosen={chosen} />
    </fieldset>
  )
}

interface Props {
  lang: Lang
  box: Box
  typed?: Typed
}

interface OptionProps {
  choice: Choice
  words: OptionWords
  only: string | undefined // the mode that alone knows it
  typed: unknown
}

const Option = ({ choice: { name, values, text }, words, only, typed }: OptionProps) => {
  return (
    <fieldset class="options">
      <legend>
        {words.label} {only && <small>{only}</small>}
      </legend>
      {text ? (
        <textarea
          name={`options.${name}`}
          rows={3}
          aria-label={words.label}
          placeholder={words.values['']}
          autocomplete="off"
          spellcheck={false}
          value={typeof typed === 'string' ? typed : ''}
        />
      ) : (
        <Values name={`options.${name}`} values={values} words={words.values} chosen={typed} />
      )}
      <p class="hint">{words.sentence}</p>
    </fieldset>
  )
}

interface OptionsProps {
  lang: Lang
  box: Box
  choices: readonly Choice[]
  only?: (name: string) => string | undefined
  chosen: unknown // by name
}

export const Options = ({ lang, box, choices, only, chosen }: OptionsProps) => {
  const typed = new Map<string, unknown>(Object.entries(chosen ?? {}))
  return choices.map(choice => (
    <Option
      key={choice.name}
      choice={choice}
      words={box.words[lang].options[choice.name]!}
      only={only?.(choice.name)}
      typed={typed.get(choice.name)}
    />
  ))
}

const ALONE = 'alone' // the id of the form whose controls stand among those of the other

interface SmallChoiceProps {
  name: string
  label: string
  values: readonly (readonly [value: string | number, word: string])[]
  first?: string
}

const SmallChoice = ({ name, label, values, first }: SmallChoiceProps) => (
  <select form={ALONE} name={name} aria-label={label}>
    {values.map(([value, word]) => (
      <option key={value} value={value} selected={value === first}>
        {word}
      </option>
    ))}
  </select>
)

// Alone, at once: against how many bots, how strong, and what is worth asking of a game. A form of its own, for its seats
// and rules are others than those of a table for people.
const Alone = ({ lang, box }: Pick<Props, 'lang' | 'box'>) => {
  const say = pageWords(lang)
  const { options } = box.words[lang]
  return (
    <div class="opening-alone">
      <button type="submit" form={ALONE} class="button quiet two-lines">
        <b>{say.tryAlone}</b> <span>{say.tryAloneHint}</span>
      </button>
      {box.digital.choices.map(
        ({ name, alone }) =>
          alone && (
            <SmallChoice
              key={name}
              name={`options.${name}`}
              label={options[name]!.label}
              values={alone.map(value => [value, options[name]!.values[value]!])}
            />
          ),
      )}
      <div>
        <SmallChoice name="seats" label={say.bots} values={box.seats.map(seats => [seats, say.botCount(seats - 1)])} />
        <SmallChoice
          name="alone"
          label={say.level}
          values={levels.map(level => [level, houses[lang].levels[level]])}
          first="steady"
        />
      </div>
    </div>
  )
}

// A game that lies on a real table goes on online: what lies there depends on how many play.
const FromTable = ({ lang, box }: { lang: Lang; box: Box }) => {
  const { position: say } = pageWords(lang)
  return (
    <details class="opening-placed">
      <summary class="link">
        {say.open} <small>{say.openHint}</small>
      </summary>
      <fieldset class="ways">
        <legend>{say.seats}</legend>
        {box.seats.map(count => (
          <button key={count} type="submit" class="button quiet" name="placed" value={count}>
            {count}
          </button>
        ))}
      </fieldset>
    </details>
  )
}

export const TableForm = ({ lang, box, typed }: Props) => {
  const say = pageWords(lang)
  const words = box.words[lang]
  const seats = box.seats.find(count => String(count) === String(typed?.seats)) ?? box.seats.at(-1)
  const [digital, companion] = [box.digital.choices, box.companion.choices]
  const choices = [...digital, ...companion.filter(({ name }) => !isIn(digital, name))]
  const onlyIn = (name: string) =>
    !isIn(companion, name) ? say.onlyOnline : !isIn(digital, name) ? say.onlyBeside : undefined
  return (
    <>
      <form class="opening" method="post" action="/tables">
        <input type="hidden" name="game" value={box.id} />
        <div class="opening-ways">
          <button type="submit" class="button main two-lines" name="mode" value="digital">
            <b>{say.online}</b> <span>{words.modes.digital}</span>
          </button>
          <button type="submit" class="button quiet two-lines" name="mode" value="companion">
            <b>{say.beside}</b> <span>{words.modes.companion}</span>
          </button>
          <Alone lang={lang} box={box} />
        </div>
        <details class="opening-more" open={typed !== undefined}>
          <summary>{say.tableOptions}</summary>
          <fieldset class="segments">
            <legend>{say.seats}</legend>
            <div class="segments-row">
              {box.seats.map(count => (
                <label key={count}>
                  <input type="radio" name="seats" value={count} checked={count === seats} />
                  <span>{count}</span>
                </label>
              ))}
            </div>
            <p class="hint">{say.seatsHint}</p>
          </fieldset>
          <Options lang={lang} box={box} choices={choices} only={onlyIn} chosen={typed?.options} />
          <AdviceOption lang={lang} chosen={typed?.advice} />
          <PaceOption lang={lang} chosen={typed?.pace} />
          <ConsentOption lang={lang} chosen={typed?.consent} />
        </details>
        {box.digital.layout.placing && <FromTable lang={lang} box={box} />}
      </form>
      <form id={ALONE} method="post" action="/tables">
        <input type="hidden" name="game" value={box.id} />
      </form>
    </>
  )
}
