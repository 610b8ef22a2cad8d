// The doors of the house: its games, this document, and pages for people.
import { langs } from '../../../web/lang.ts'
import { language } from '../../home.ts'
import type { Door } from '../door.ts'

export const house: Record<string, Door> = {
  'GET /': { id: 'shelfPage', tag: 'pages', does: 'The shelf.', gives: 'page', refuses: ['too-many'], limit: 'READS' },
  'GET /programs': { id: 'documentPage', tag: 'pages', does: 'This document, to read.', isTagged: true, gives: 'page' },
  'GET /evenings': {
    id: 'eveningsPage',
    tag: 'pages',
    does: 'What was played on this browser, kept and shown by it alone.',
    gives: 'page',
  },
  'GET /openapi.json': {
    id: 'document',
    tag: 'house',
    isTagged: true,
    does: 'This document.',
    gives: 'application/json',
  },
  'GET /manifest.webmanifest': {
    id: 'manifest',
    tag: 'pages',
    does: 'The house as an app.',
    gives: 'application/manifest+json',
  },
  'GET /licences': {
    id: 'licences',
    tag: 'pages',
    does: 'Leads to the licences of what browsers are sent.',
    gives: 'page',
  },
  'GET /robots.txt': { id: 'robots', tag: 'pages', does: 'What crawlers may ask.', gives: 'text/plain' },
  'POST /lang': {
    id: 'chooseLanguage',
    tag: 'pages',
    does: `Keeps a language in a cookie: ${langs.join(', ')}. Programs may send Accept-Language instead.`,
    body: language,
    gives: 'page',
    example: { lang: 'fr' },
  },
  'GET /games': { id: 'games', tag: 'house', does: 'The games on the shelf, with their options.', gives: ['Shelf'] },
  'GET /games/{id}': {
    id: 'game',
    tag: 'house',
    does: 'One game, and its rules in our words.',
    query: { table: { says: 'The code of a table whose options the pictures show.', schema: { type: 'string' } } },
    gives: ['Game'],
    refuses: ['no-such-game', 'too-many', 'not-now'],
    limit: 'CODES',
  },
  'GET /games/{id}/pieces': {
    id: 'pieces',
    tag: 'house',
    does: 'What is in the box: what each card, letter, coin and number in moves and views stands for, and the figures of the rules. Where a table has an edition of its own (`options.edition`), that one counts.',
    gives: ['Inventory'],
    isTagged: true,
    refuses: ['no-such-game'],
  },
  'GET /games/{id}/rules.txt': {
    id: 'rules',
    tag: 'house',
    does: 'The rules in our words as plain text, in the language of `Accept-Language`. A refusal cites their points.',
    gives: 'text/plain',
    isTagged: true,
    refuses: ['no-such-game'],
  },
  'GET /t': {
    id: 'findTable',
    tag: 'pages',
    does: 'Leads to a table by its code, as somebody typed it.',
    query: { code: { says: 'The code.', schema: { type: 'string' } } },
    gives: 'page',
    refuses: ['no-such-table'],
  },
}
