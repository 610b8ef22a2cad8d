// The form that opens a table: two big buttons, and one tap away the seats and the rules it is played by.
import type { Box, Choice } from '../games/box.tsx'
import type { Lang } from '../ui/lang.ts'
import { saying } from './words/all.ts'

const isIn = (choices: readonly Choice[], name: string) => choices.some(choice => choice.name === name)

export const TableForm = ({ lang, box }: { lang: Lang; box: Box }) => {
  const say = saying(lang)
  const words = box.words[lang]
  const { digital, companion } = box.choices
  const choices = [...digital, ...companion.filter(({ name }) => !isIn(digital, name))]
  const onlyIn = (name: string) =>
    !isIn(companion, name) ? say.onlyOnline : !isIn(digital, name) ? say.onlyBeside : undefined
  return (
    <form class="opening" method="post" action="/tables">
      <input type="hidden" name="game" value={box.id} />
      <div class="opening-ways">
        <button type="submit" class="button main two-lines" name="mode" value="digital">
          <b>{say.online}</b> <span>{words.modes.digital}</span>
        </button>
        <button type="submit" class="button quiet two-lines" name="mode" value="companion">
          <b>{say.beside}</b> <span>{words.modes.companion}</span>
        </button>
      </div>
      <details class="opening-more">
        <summary>{say.tableOptions}</summary>
        <fieldset class="segments">
          <legend>{say.seats}</legend>
          <div class="segments-row">
            {box.seats.map(count => (
              <label key={count}>
                <input type="radio" name="seats" value={count} checked={count === box.seats.at(-1)} />
                <span>{count}</span>
              </label>
            ))}
          </div>
          <p class="hint">{say.seatsHint}</p>
        </fieldset>
        {choices.map(({ name, values, text }) => {
          const option = words.options[name]!
          const only = onlyIn(name)
          return (
            <fieldset key={name} class="options">
              <legend>
                {option.label} {only && <small>{only}</small>}
              </legend>
              {text ? (
                <textarea
                  name={`options.${name}`}
                  rows={3}
                  aria-label={option.label}
                  placeholder={option.values['']}
                  autocomplete="off"
                  spellcheck={false}
                />
              ) : (
                values.map((value, i) => (
                  <label key={value} class="choice">
                    <input type="radio" name={`options.${name}`} value={value} checked={i === 0} />
                    <span>{option.values[value]}</span>
                  </label>
                ))
              )}
              <p class="hint">{option.sentence}</p>
            </fieldset>
          )
        })}
      </details>
    </form>
  )
}
