// Describes a game to programs.
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { Box, Choice, Picture } from '../web/games/box.tsx'
import type { Mode } from '../web/games/game.ts'
import type { GameWords } from '../web/games/words.ts'
import type { Lang } from '../web/lang.ts'
import { HelpPicture } from '../web/pages/help.tsx'
import { houses } from '../web/words/all.ts'

const optionsOf = (choices: readonly Choice[], words: GameWords) =>
  choices.map(({ name, values }) => ({
    name,
    label: words.options[name]?.label,
    sentence: words.options[name]?.sentence,
    values: values.map(value => ({ value, label: words.options[name]?.values[value] })),
    default: values[0],
  }))

/** Describes a game: its options, player numbers and duration. */
export const labelOf = (box: Box, lang: Lang) => {
  const words = box.words[lang]
  const mode = (name: Mode) => ({
    says: words.modes[name],
    options: optionsOf(box[name].choices, words),
  })
  const has = (name: Mode) => box.modes.includes(name)
  return {
    id: box.id,
    title: words.title,
    tagline: words.tagline,
    seats: box.seats,
    minutes: box.minutes,
    better: box.better,
    colours: box.colours.map(id => ({ id, name: houses[lang].colours[id] })),
    modes: {
      ...(has('digital') && { digital: mode('digital') }),
      ...(has('companion') && { companion: mode('companion') }),
    },
  }
}

/** Returns the rules of a game in our words, as HTML, with pictures for these options. */
export const helpOf = (box: Box, lang: Lang, options: unknown) => {
  const html = (part: string | Picture) =>
    typeof part === 'string'
      ? part
      : renderToString(h(HelpPicture, { box, lang, options, of: part }))
  return Object.fromEntries(
    Object.entries(box.help[lang]).map(([point, { title, text }]) => [
      point,
      { title, html: text.map(html).join('') },
    ]),
  )
}

export type GameLabel = ReturnType<typeof labelOf>
export type GameHelp = ReturnType<typeof helpOf>
