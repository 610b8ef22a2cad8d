// The shelf for programs, and each game's rules in our words for people and programs.
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { Box, Choice, Picture } from '../web/games/box.tsx'
import type { Mode, Refusal } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import type { GameWords } from '../web/games/words.ts'
import type { Lang } from '../web/lang.ts'
import { HelpPage, HelpPicture } from '../web/pages/help.tsx'
import { boxOf, shelf } from '../web/shelf.ts'
import { houses } from '../web/words/all.ts'
import { mayAskFor, noteFound } from './code-limit.ts'
import { codeOf } from './codes.ts'
import { drawHome } from './home.ts'
import { Kept } from './once.ts'
import { refuse } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { rulesText } from './rules-text.ts'
import { tableOf } from './stub.ts'
import { type Edge, languageOf, type Visit, wantsJson } from './visit.ts'

const optionsOf = (choices: readonly Choice[], words: GameWords) =>
  choices.map(({ name, values }) => ({
    name,
    label: words.options[name]?.label,
    sentence: words.options[name]?.sentence,
    values: values.map(value => ({ value, label: words.options[name]?.values[value] })),
    default: values[0],
  }))

const labelOf = (box: Box, lang: Lang) => {
  const words = box.words[lang]
  const mode = (name: Mode) => ({ says: words.modes[name], options: optionsOf(box[name].choices, words) })
  return {
    id: box.id,
    title: words.title,
    tagline: words.tagline,
    seats: box.seats,
    minutes: box.minutes,
    better: box.better,
    colours: box.colours.map(id => ({ id, name: houses[lang].colours[id] })),
    modes: { digital: mode('digital'), companion: mode('companion') },
  }
}

// `options`: of the table the help is read at.
const helpOf = (box: Box, lang: Lang, options: unknown) => {
  const html = (part: string | Picture) =>
    typeof part === 'string' ? part : renderToString(h(HelpPicture, { box, lang, options, of: part }))
  return Object.fromEntries(
    Object.entries(box.help[lang]).map(([point, { title, text }]) => [point, { title, html: text.map(html).join('') }]),
  )
}

export type GameLabel = ReturnType<typeof labelOf>
export type GameHelp = ReturnType<typeof helpOf>

export const games = new Hono<Edge>()

games.get('/games', visit => {
  if (!wantsJson(visit)) return drawHome(visit)
  return visit.json({ games: shelf.map(box => labelOf(box, languageOf(visit))) })
})

// The options of the table that the help is read at, `?table=CODE`, if it plays this game.
const optionsAt = async (visit: Visit, box: Box): Promise<{ options?: unknown } | Refusal> => {
  const code = codeOf(visit.req.query('table') ?? '')
  if (!code) return {}
  if (!(await mayAskFor(visit, code))) return { refused: 'too-many' }
  const seen = await tableOf(visit.env, code).see({ keys: [] })
  noteFound(visit, code, !isRefusal(seen))
  return !isRefusal(seen) && seen.frame.game === box.id ? { options: seen.frame.options } : {}
}

games.get('/games/:id', async visit => {
  const box = boxOf(visit.req.param('id'))
  if (!box) return refuse(visit, 'no-such-game')
  const at = await optionsAt(visit, box)
  if (isRefusal(at)) return refuse(visit, at)
  if (!wantsJson(visit)) return draw(visit, HelpPage, { ...pageProps(visit), box, ...at })
  const lang = languageOf(visit)
  return visit.json({ ...labelOf(box, lang), help: helpOf(box, lang, at.options) })
})

const texts = new Kept()

games.get('/games/:id/pieces', etag(), visit => {
  const box = boxOf(visit.req.param('id'))
  if (!box) return refuse(visit, 'no-such-game')
  return texts.answer(visit, `${box.id} pieces`, 'application/json', () => JSON.stringify(box.inventory))
})

games.get('/games/:id/rules.txt', etag(), visit => {
  const box = boxOf(visit.req.param('id'))
  if (!box) return refuse(visit, 'no-such-game')
  const lang = languageOf(visit)
  return texts.answer(visit, `${box.id} rules ${lang}`, 'text/plain; charset=utf-8', () => rulesText(box, lang))
})
