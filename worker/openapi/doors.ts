// Every route that programs may use, as the OpenAPI document describes it: what it does, what it takes (the same schema that
// checks requests), and what it answers.
import type * as v from 'valibot'
import { langs } from '../../web/ui/lang.ts'
import { wish as bot } from '../bots.ts'
import { language } from '../home.ts'
import { correctionMade, moveMade, undoMade } from '../moves.ts'
import { opening, rules } from '../open.ts'
import { order, wish as sitting } from '../seats.ts'
import type { Answers } from './answers.ts'

export interface Door {
  does: string
  key?: 'seat' | 'host' // whose key it wants
  query?: Record<string, { says: string; schema: object }>
  body?: v.GenericSchema // the fields of a JSON object, or of a form
  move?: 'needed' | 'optional' // beside the fields: one of the game's moves
  gives: readonly (keyof Answers)[] | 'page' | 'socket' | `${string}/${string}`
  status?: number
}

const whole = { type: 'integer', minimum: 0 }
const seat = {
  says: 'Through which of your seats you look; `room`: what everybody may see.',
  schema: { anyOf: [whole, { const: 'room' }] },
}

export const doors: Record<string, Door> = {
  'GET /': { does: 'The shelf.', gives: 'page' },
  'GET /programs': { does: 'This document, to read.', gives: 'page' },
  'GET /evenings': { does: 'What was played on this browser, kept and shown by it alone.', gives: 'page' },
  'GET /openapi.json': { does: 'This document.', gives: 'application/json' },
  'GET /manifest.webmanifest': { does: 'The house as an app.', gives: 'application/manifest+json' },
  'GET /licences': { does: 'Leads to the licences of what browsers are sent.', gives: 'page' },
  'GET /robots.txt': { does: 'What crawlers may ask.', gives: 'text/plain' },
  'POST /lang': {
    does: `Keeps a language in a cookie: ${langs.join(', ')}. Programs may send Accept-Language instead.`,
    body: language,
    gives: 'page',
  },
  'GET /games': { does: 'The games on the shelf, with their options.', gives: ['Shelf'] },
  'GET /games/{id}': {
    does: 'One game, and its rules in our words.',
    query: { table: { says: 'The code of a table whose options the pictures show.', schema: { type: 'string' } } },
    gives: ['Game'],
  },
  'POST /tables': {
    does: 'Opens a table. With `alone` bots of that level take all seats but yours, and the game begins: easy, steady (pages say normal) or sharp (strong).',
    body: opening,
    gives: ['Opened'],
    status: 201,
  },
  'GET /t': {
    does: 'Leads to a table by its code, as somebody typed it.',
    query: { code: { says: 'The code.', schema: { type: 'string' } } },
    gives: 'page',
  },
  'GET /t/{code}': {
    does: 'The table as you may see it: who sits where, who is waited for, and the view of the game.',
    query: { seat },
    gives: ['Frame'],
  },
  'GET /t/{code}/screen': { does: 'The table as everybody may see it, for a shared screen.', gives: ['Frame'] },
  'GET /t/{code}/log': {
    does: 'What was done, in order, as far as you may know it, 500 at a time; all of it once the game is over.',
    query: {
      seat,
      after: { says: 'Only what came after this seq: `next` of the answer before.', schema: whole },
      before: { says: 'Of the page: what came before this seq.', schema: whole },
      last: { says: 'Only so many of the last.', schema: { type: 'integer', minimum: 1, maximum: 500 } },
    },
    gives: ['Log'],
  },
  'GET /t/{code}/moves': {
    does: 'The moves you may make now, 500 at a time; none when it is not your turn.',
    query: {
      seat,
      from: { says: 'Where to go on: `next` of the answer before.', schema: whole },
      names: { says: 'The moves in words beside them.', schema: { const: '' } },
    },
    gives: ['Offered'],
  },
  'POST /t/{code}/moves': {
    does: 'Makes a move. The same `id` with the same `seen` again does nothing and is answered like the first.',
    key: 'seat',
    query: { seat },
    body: moveMade,
    move: 'needed',
    gives: ['Moved'],
  },
  'POST /t/{code}/undo': {
    does: 'Takes back an action of yours that is not final: `undoable` in the frame.',
    key: 'seat',
    query: { seat },
    body: undoMade,
    gives: ['Moved'],
  },
  'POST /t/{code}/correct': {
    does: 'Beside the box: puts another entry in the place of an earlier one, or strikes it. `preview` only says what would be.',
    key: 'seat',
    query: { seat },
    body: correctionMade,
    move: 'optional',
    gives: ['Moved', 'Frame'],
  },
  'GET /t/{code}/correct': { does: 'The page that corrects an entry.', query: { seat }, gives: 'page' },
  'GET /t/{code}/advice': {
    does: 'What a sharp bot would do in your place, where the table allows advice. An address may ask 60 times a minute.',
    key: 'seat',
    query: { seat },
    gives: ['Advice'],
  },
  'POST /t/{code}/seats': {
    does: 'Sits down, with a name and a colour if you like; in a running game three times a minute and table. With `key` of a seat it moves to another device, and gets a new key.',
    body: sitting,
    gives: ['Sat'],
  },
  'DELETE /t/{code}/seats/{seat}': {
    does: 'Frees a seat: your own, or as host anybody’s.',
    key: 'seat',
    gives: ['Left'],
  },
  'POST /t/{code}/seats/{seat}/free': { does: 'The same, for forms.', key: 'seat', gives: ['Left'] },
  'POST /t/{code}/seats/{seat}/offer': {
    does: 'Offers a bot’s seat in a running game to who comes; by who sits here, or the host. The bot plays until then.',
    key: 'seat',
    gives: ['Given'],
  },
  'POST /t/{code}/bots': { does: 'Lets a bot play a seat.', key: 'host', body: bot, gives: ['Played'] },
  'DELETE /t/{code}/bots/{seat}': { does: 'Sends a bot away.', key: 'host', gives: ['Played', 'Left'] },
  'POST /t/{code}/bots/{seat}/remove': { does: 'The same, for forms.', key: 'host', gives: ['Played', 'Left'] },
  'POST /t/{code}/options': { does: 'Other options, before the start.', key: 'host', body: rules, gives: ['Chosen'] },
  'POST /t/{code}/start': {
    does: 'Begins the game, in this order of seats.',
    key: 'host',
    body: order,
    gives: ['Moved'],
  },
  'GET /t/{code}/menu': { does: 'The page of what else can be done at a table.', query: { seat }, gives: 'page' },
  'GET /t/{code}/move': { does: 'The page that takes a seat to another device.', gives: 'page' },
  'GET /t/{code}/qr.svg': { does: 'The table’s address as a QR code.', gives: 'image/svg+xml' },
  'GET /t/{code}/socket': {
    does: 'A WebSocket: `Down` is what it tells, `Up` what it takes, both as JSON. The text `ping` is answered `pong`.',
    query: { seat },
    gives: 'socket',
  },
  'GET /t/{code}/result.json': { does: 'The result.', gives: ['Result'] },
  'GET /t/{code}/result.csv': { does: 'The result as a table.', gives: 'text/csv' },
  'GET /t/{code}/result.svg': { does: 'The result as a picture.', gives: 'image/svg+xml' },
  'GET /t/{code}/picture.svg': { does: 'The picture of the end alone.', gives: 'image/svg+xml' },
  'GET /t/{code}/result.bgstats': { does: 'The result as a play for the BG Stats app.', gives: ['Play'] },
  'POST /t/{code}/again': {
    does: 'Another table with the same seats and options, for anybody who sits here, or the host.',
    key: 'seat',
    gives: ['Next'],
  },
  'GET /t/{code}/again': { does: 'The table that follows this one.', gives: ['Next'] },
  'DELETE /t/{code}': { does: 'Clears the table away for good.', key: 'host', gives: ['Removed'] },
  'POST /t/{code}/remove': { does: 'The same, for forms.', key: 'host', gives: ['Removed'] },
}
