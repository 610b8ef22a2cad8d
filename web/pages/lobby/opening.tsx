// The form that opens a table: a large button for each mode, practice against bots, and, unfolded
// by a tap, the seats and options.
import { type Box, type Choice, hasSides, isMade } from '../../games/box.tsx'
import { levels, type Mode } from '../../games/game.ts'
import { memberOf } from '../../games/kit/records.ts'
import type { OptionWords } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import { choicesIn } from '../../table-options.ts'
import { houses, pageWords } from '../../words/all.ts'

/** The fields of a form that was refused, by name, so that they are filled in again. */
export type Typed = Readonly<Record<string, unknown>>

interface Props {
  lang: Lang
  box: Box
  typed?: Typed
}

interface OptionProps {
  name: string // of its field
  values?: readonly string[] // the first is the default; undefined: yes or no
  text?: true
  words: Omit<OptionWords, 'sentence'> & { sentence?: string }
  only?: string // the word for the only mode with this option
  typed: unknown
}

const Option = ({
  name,
  values,
  text,
  words: { label, sentence, values: words },
  only,
  typed,
}: OptionProps) => {
  const picked = values
    ? (values.find(value => value === typed) ?? values[0])
    : typed === true
      ? 'yes'
      : typed
  return (
    <fieldset class="options">
      <legend>
        {label} {only && <small>{only}</small>}
      </legend>
      {text ? (
        <textarea
          name={name}
          rows={3}
          aria-label={label}
          placeholder={words['']}
          autocomplete="off"
          spellcheck={false}
          value={typeof typed === 'string' ? typed : ''}
        />
      ) : (
        (values ?? ['yes']).map(value => (
          <label key={value} class="choice">
            <input
              type={values ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={value === picked}
            />
            <span>{words[value]}</span>
          </label>
        ))
      )}
      {sentence && <p class="hint">{sentence}</p>}
    </fieldset>
  )
}

/** Shows the options of a game and of its table; without `mode`, those of both modes. */
export const Options = ({ lang, box, mode, typed }: Props & { mode?: Mode }) => {
  const say = pageWords(lang)
  const [digital, companion] = [box.digital.choices, box.companion.choices]
  const isIn = (choices: readonly Choice[], name: string) =>
    choices.some(choice => choice.name === name)
  const onlyIn = (name: string) =>
    !isIn(companion, name) ? say.onlyOnline : !isIn(digital, name) ? say.onlyBeside : undefined
  const choices = (
    mode ? box[mode].choices : [...digital, ...companion.filter(({ name }) => !isIn(digital, name))]
  ).filter(choice => !isMade(box, choice))
  const ofGame = choices.map(({ name, ...choice }) => ({
    ...{ ...choice, name: `options.${name}`, words: box.words[lang].options[name]! },
    ...{ only: mode ? undefined : onlyIn(name), typed: memberOf(typed?.options, name) },
  }))
  const ofTable = choicesIn(mode, hasSides(box, mode ?? 'digital')).map(({ name, schema }) => ({
    ...{ name, values: 'options' in schema ? schema.options : undefined },
    ...{ words: say.choices[name], typed: typed?.[name] },
  }))
  return [...ofGame, ...ofTable].map(option => <Option key={option.name} {...option} />)
}

// id of the form for one player; controls inside the other form refer to it (`form=`)
const ALONE = 'alone'

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

// The controls for one player: the number of bots, their level, and the most useful options. They
// belong to a separate form, because a table for people has other seats and options.
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
        <SmallChoice
          name="seats"
          label={say.bots}
          values={box.seats.map(seats => [seats, say.botCount(seats - 1)])}
        />
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

// Continues a real game online. Asks for the number of players, which decides what to enter.
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
  const onlyMode = box.modes.length === 1 ? box.modes[0] : undefined
  const seats = box.seats.find(count => String(count) === String(typed?.seats)) ?? box.seats.at(-1)
  return (
    <>
      <form class="opening" method="post" action="/tables">
        <input type="hidden" name="game" value={box.id} />
        <div class="opening-ways">
          {box.modes.map((mode, i) => (
            <button
              key={mode}
              type="submit"
              class={`button ${i === 0 ? 'main' : 'quiet'} two-lines`}
              name="mode"
              value={mode}
            >
              <b>{mode === 'digital' ? say.online : say.beside}</b> <span>{words.modes[mode]}</span>
            </button>
          ))}
          {box.modes.includes('digital') && <Alone lang={lang} box={box} />}
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
          <Options lang={lang} box={box} mode={onlyMode} typed={typed} />
        </details>
        {box.digital.layout.placing && <FromTable lang={lang} box={box} />}
      </form>
      <form id={ALONE} method="post" action="/tables">
        <input type="hidden" name="game" value={box.id} />
      </form>
    </>
  )
}
