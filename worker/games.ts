// Doors that list the games, for programs, and show each game's rules in our words.
import type { Box } from '../web/games/box.tsx'
import type { Refusal } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import { HelpPage } from '../web/pages/help.tsx'
import { boxOf } from '../web/shelf.ts'
import { mayAskFor, noteFound } from './code-limit.ts'
import { codeOf } from './codes.ts'
import { door } from './door.ts'
import { drawHome } from './home.ts'
import { helpOf, labelOf } from './labels.ts'
import { Kept } from './once.ts'
import { refuse } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { rulesText } from './rules-text.ts'
import { tableOf } from './stub.ts'
import { languageOf, shelfOf, type Visit, wantsJson } from './visit.ts'

// Returns the options of the table where the help is read (`?table=CODE`), if this table plays this
// game.
const optionsAt = async (visit: Visit, box: Box): Promise<{ options?: unknown } | Refusal> => {
  const code = codeOf(visit.req.query('table') ?? '')
  if (!code) return {}
  if (!(await mayAskFor(visit, code))) return { refused: 'too-many' }
  const seen = await tableOf(visit.env, code).see({ keys: [] })
  noteFound(visit, code, !isRefusal(seen))
  return !isRefusal(seen) && seen.frame.game === box.id ? { options: seen.frame.options } : {}
}

const texts = new Kept()

export const games = [
  door({
    at: 'GET /games',
    id: 'games',
    tag: 'house',
    says: 'List the games, with their options.',
    gives: ['Shelf'],
    run: visit => {
      if (!wantsJson(visit)) return drawHome(visit)
      return visit.json({ games: shelfOf(visit).map(box => labelOf(box, languageOf(visit))) })
    },
  }),
  door({
    at: 'GET /games/{id}',
    id: 'game',
    tag: 'house',
    says: 'Read one game, with its options and its rules. The rules are in our own words, as HTML.',
    query: {
      table: {
        says: 'Code of a table: the pictures in the rules show its options.',
        schema: { type: 'string' },
      },
    },
    gives: ['Game'],
    refuses: ['no-such-game', 'too-many', 'not-now'],
    counts: 'CODES',
    run: async visit => {
      const box = boxOf(visit.req.param('id')!)
      if (!box) return refuse(visit, 'no-such-game')
      const at = await optionsAt(visit, box)
      if (isRefusal(at)) return refuse(visit, at)
      if (!wantsJson(visit)) return draw(visit, HelpPage, { ...pageProps(visit), box, ...at })
      const lang = languageOf(visit)
      return visit.json({ ...labelOf(box, lang), help: helpOf(box, lang, at.options) })
    },
  }),
  door({
    at: 'GET /games/{id}/pieces',
    id: 'pieces',
    tag: 'house',
    says: 'List the components of a game and its numbers. Explains each card, letter, coin and number that moves and views use, and gives the numbers of the rules. A table with an edition of its own (`options.edition`) follows that edition instead.',
    gives: ['Inventory'],
    isTagged: true,
    refuses: ['no-such-game'],
    run: visit => {
      const box = boxOf(visit.req.param('id')!)
      if (!box) return refuse(visit, 'no-such-game')
      return texts.answer(visit, `${box.id} pieces`, 'application/json', () =>
        JSON.stringify(box.inventory),
      )
    },
  }),
  door({
    at: 'GET /games/{id}/rules.txt',
    id: 'rules',
    tag: 'house',
    says: 'Get the rules of a game as plain text. They are in our own words, in the language of `Accept-Language`. The `rule` of a refusal names one of the headings.',
    gives: 'text/plain',
    isTagged: true,
    refuses: ['no-such-game'],
    run: visit => {
      const box = boxOf(visit.req.param('id')!)
      if (!box) return refuse(visit, 'no-such-game')
      const lang = languageOf(visit)
      return texts.answer(visit, `${box.id} rules ${lang}`, 'text/plain; charset=utf-8', () =>
        rulesText(box, lang),
      )
    },
  }),
]
