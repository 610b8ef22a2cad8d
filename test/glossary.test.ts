// One word for one thing: the words that the glossary rules out, by language, are in no text of the
// house and of no game. A form that is wrong in one game alone is asked of that game alone.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Lang, langs } from '../web/lang.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
type Place = 'house' | 'camino' | 'cape-horn' | 'cape-to-cairo' | 'kairo'

interface Rule {
  say: string // the right word
  never: RegExp
  in?: readonly Place[] // else everywhere
  but?: readonly RegExp[] // what looks like it and is right, with the reason beside it
}

// `\b` knows no letters with accents.
const word = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu')
const cairo = ['cape-to-cairo'] as const
const horn = ['cape-horn'] as const
const kairo = ['kairo'] as const
const camino = ['camino'] as const
const house = ['house'] as const

const glossary: Record<Lang, readonly Rule[]> = {
  en: [
    { say: 'rank', never: word('(?:share|shares|first|second|third|last) (?:a |the )?place') },
    { say: 'with the box', never: word('beside the box'), but: [/The table beside the box/] }, // the motto
    {
      say: 'enter (a hand)',
      never: word('tells? (?:its|their|your|the) (?:own )?hands?|hands? (?:was|were|is|are) told'),
    },
    { say: 'move', never: word('actions?'), in: house },
    {
      say: 'undo',
      never: word('(?:take|takes|took|taken|taking)(?: \\S+){0,3} back'),
      but: [/take over/],
    },
    { say: 'correct', never: word('(?:put|puts|putting) (?:\\S+ )?right') },
    { say: 'cross out', never: word('strike|strikes|struck|striking') },
    { say: 'request', never: word('the table is asked') },
    { say: 'highlight', never: word('(?:great|next|previous) moments?|moments? before') },
    { say: 'discard', never: word('put away') },
    { say: 'sealed bid', never: word('(?:your|last|unopened) seals?'), in: cairo },
    { say: 'tile', never: word('pieces?'), in: camino },
    {
      say: 'route',
      never: word('ways?'),
      in: camino,
      but: [
        /\w+-way/,
        /(any|either|neither|this|that|which|some|no) way(?! (costs|is))/i,
        /ways? (to|of) \w+ing/i,
        /ways? to count/i,
        /way round/,
      ], // manners, not roads
    },
    { say: 'fixed', never: word('certain(?:ly)?'), in: camino },
    { say: 'propose to end', never: word('offer(?:s|ed|ing)? (?:the|to) end'), in: camino },
    { say: 'move of a ship', never: word('legs?'), in: horn },
    { say: 'stay', never: word('renounce[sd]?|renouncing'), in: horn },
  ],
  fr: [
    { say: 'rang', never: word('(?:première|deuxième|dernière|partagent une) place') },
    { say: 'hôte', never: word('(?:la )?personne qui (?:a|l’a) ouvert[e]?') },
    {
      say: 'avec la boîte',
      never: word('à côté de la (?:vraie )?boîte'),
      but: [/La table à côté de la boîte/], // the motto
    },
    // In Kairo an entrée is where customers come in.
    {
      say: 'note',
      never: word('entrées?'),
      in: ['house', 'camino', 'cape-horn', 'cape-to-cairo'],
      but: [/son entrée/, /, Entrée (?=\p{L})/u], // a stall’s; the key of a keyboard
    },
    {
      say: 'noter (une main)',
      never: word(
        '(?:dire|dit|dis|dites|disent) (?:sa|la|leur|votre|ta) (?:propre )?main|pas encore dite?s?',
      ),
    },
    { say: 'enregistrement', never: word('procès-verba(?:l|ux)') },
    { say: 'tour de table', never: word('tours? (?:entiers?|complets?)') },
    { say: 'coup', never: word('actions?'), in: house },
    {
      say: 'annuler',
      never: word(
        '(?:revenir|revient|reviens|retour) en arrière|reprendre (?:un|son|ton|le|ce) (?:dernier )?coup',
      ),
    },
    { say: 'rayer', never: word('supprim\\p{L}+ (?:une|cette|la) note') },
    { say: 'temps fort', never: word('moments? (?:précédents?|suivants?)') },
    {
      say: 'piocher',
      never: word(
        'tir(?:er|e|es|ez|é|ée|és|ées|ent|ons|ant)|prend\\p{L}*(?: \\S+){1,4} (?:de|dans|sur) la pioche',
      ),
      // lots; a line that is drawn; a choice between two
      but: [/(re)?tir\p{L}+( \S+){0,4} au sort/iu, /Tirez de \S+ en/, /de la pioche ou/],
    },
    { say: 'pioche', never: word('piles?|sacs?') },
    { say: 'plateau', never: word('hors de la carte|(?:sur|de) la carte (?:du|des) ') },
    { say: 'mise scellée', never: word('sceau|sceaux'), in: cairo },
    { say: 'révéler', never: word('romp(?:re|us?|ue|ues)'), in: cairo },
    { say: 'en vente', never: word('offres?'), in: cairo },
    { say: 'stock', never: word('réserves?'), in: cairo },
    { say: 'traverser', never: word('franchi\\p{L}*'), in: cairo },
    { say: 'stand', never: word('étals?'), in: kairo },
    { say: 'tuile', never: word('pièces?'), in: camino },
    { say: 'élément', never: word('pièces?'), in: house },
    { say: 'définitif', never: word('certaine?'), in: camino },
    { say: 'proposer de finir', never: word('offr\\p{L}+ la fin'), in: camino },
    { say: 'rester', never: word('renonc\\p{L}*'), in: horn },
    { say: 'marqueur', never: word('chevilles?'), in: horn },
  ],
  it: [
    { say: 'posizione', never: word('(?:primo|secondo|ultimo) posto') },
    { say: 'host', never: word('chi (?:lo |la )?ospita|ospiti') },
    {
      say: 'con la scatola',
      never: word('accanto alla (?:vera )?scatola'),
      but: [/Il tavolo accanto alla scatola/], // the motto
    },
    {
      say: 'segnare (una mano)',
      never: word(
        '(?:dire|dice|dici|dite|dicono) la (?:propria|sua|tua|vostra) mano|non (?:sono )?ancora dett[oaie]',
      ),
    },
    { say: 'cronologia', never: word('diari[oi]?') },
    { say: 'registrazione', never: word('verbal[ei]') },
    { say: 'mossa', never: word('azion[ei]'), in: house },
    {
      say: 'annullare',
      never: word(
        'torn(?:a|i|are|ano) indietro|ritir(?:a|i|are|ano) (?:una|la|l’ultima|la tua) (?:mossa|voce)',
      ),
    },
    { say: 'momento chiave', never: word('momento (?:prima|dopo)') },
    {
      say: 'pescare',
      never: word('prend\\p{L}+(?: \\S+){1,4} (?:dal mazzo|dai mazzi)'),
      but: [/dal mazzo o d/], // a choice between two
    },
    { say: 'mazzo', never: word('pila|pile') },
    { say: 'tabellone', never: word('fuori dalla carta') },
    { say: 'offerta sigillata', never: word('sigill[oi]'), in: cairo },
    { say: 'scorta', never: word('riserva'), in: cairo },
    { say: 'via', never: word('cammin[oi]'), in: camino },
    { say: 'definitivo', never: word('cert[oaie]'), in: camino },
    { say: 'restare', never: word('rinunci\\p{L}*'), in: horn },
    { say: 'segnapunti', never: word('piol[oi]'), in: horn },
    { say: 'regata', never: word('cors[ae]'), in: horn },
  ],
  de: [
    {
      say: 'Rang',
      never: word(
        '(?:ersten?|erster|zweiten?|letzten?|geteilte[rn]?) Platz|Platz (?:1|2|eins|zwei)',
      ),
    },
    { say: 'Host', never: word('(?:wer|Handy, das) (?:den Tisch|ihn|sie) eröffnet hat') },
    {
      say: 'mit Schachtel',
      never: word('neben der (?:echten )?Schachtel'),
      but: [/Der Tisch neben der Schachtel/], // the motto
    },
    { say: 'Blatt', never: word('Blocks?|Bogens?|Bögen') },
    {
      say: 'eintragen (eine Hand)',
      never: word(
        'sag(?:t|en|st) (?:seine|ihre|deine|eure|die) (?:eigene )?Hand|noch nicht gesagt',
      ),
    },
    { say: 'Aufzeichnung', never: word('Mitschrift(?:en)?') },
    { say: 'Zufall, Ziehungen', never: word('Glücks?') },
    { say: 'Zug', never: word('Aktion(?:en)?'), in: house },
    { say: 'zurücknehmen', never: word('rückgängig') },
    { say: 'korrigieren', never: word('berichtig\\p{L}*') },
    { say: 'Vorschlag', never: word('Rat|Tipps?') },
    { say: 'Höhepunkt', never: word('Moment(?:e|en|s)?') },
    { say: 'Handkarten', never: word('Händen?') },
    { say: 'versiegeltes Gebot', never: word('Siegels?'), in: cairo },
    { say: 'versiegeln', never: word('siegel(?:n|t|st|e)|gesiegelt'), in: cairo },
    { say: 'zur Wahl', never: word('Angebote?s?'), in: cairo },
    { say: 'Ausbau', never: word('Anbau(?:s|ten)?'), in: kairo },
    { say: 'anlocken', never: word('lock(?:e|en|t|st)?(?!.* an(?!\\p{L}))|gelockt'), in: kairo },
    { say: 'Marktschreier', never: word('Ausrufern?s?'), in: kairo },
    {
      say: 'Plättchen',
      never: /(?<!\p{L})Teil(?:e|en|s|es)?(?!\p{L})/u, // teilen is to share
      in: camino,
      but: [/zum Teil/, /Teil de[rs] /], // partly; a part of something
    },
    { say: 'fest', never: word('sicher(?:e|en|er|es)?'), in: camino },
    { say: 'Fahrt', never: word('Strecken?'), in: horn },
    { say: 'ignorieren, bleiben', never: word('missacht\\p{L}*|verzicht\\p{L}*'), in: horn },
  ],
}

const blank = (text: string) => text.replaceAll('\\u00a0', ' ').replaceAll('\u00a0', ' ')

// What is between quotes in a file of words; no key, and nothing that a value is compared with.
const quoted = /'((?:[^'\\\n]|\\.)*)'(?!:)|`((?:[^`\\]|\\.)*)`/g
const textsOf = (source: string): string[] => {
  const code = source
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$|(?<=[,{(]) \/\/ .*$/gm, '')
    .replaceAll(/[!=]== '[^']*'/g, '')
    .replaceAll(/^\s*(?:[\w$]+|'[^']*'):(?= )|\(?[\w, {}:]*\)? =>|\w+\(/gm, '')
    .replaceAll(/\$\{[^'`}]*\}/g, '…')
  return [...code.matchAll(quoted)].map(([, plain, made]) => plain ?? made!)
}

// The lines of the rules help, without the names of points and pictures.
const linesOf = (source: string): string[] =>
  source.split('\n').map(line => line.replace(/^## [\w-]+: |^\{\{\w+/, ''))

const files = globSync('web/{words,games/*/{words,ready,making}}/{en,fr,it,de}.ts', { cwd: root })
  .concat(globSync('web/{words,games/*}/help/*.md', { cwd: root }))
  .toSorted()

const placeOf = (file: string): Place => (/games\/([\w-]+)/.exec(file)?.[1] ?? 'house') as Place

const faultsIn = (lang: Lang, place: Place, text: string): string[] =>
  glossary[lang]
    .filter(rule => rule.in === undefined || rule.in.includes(place))
    .flatMap(({ say, never, but = [] }) => {
      const left = but.reduce<string>(
        (said, right) => said.replaceAll(new RegExp(right, 'giu'), ''),
        blank(text),
      )
      const found = never.exec(left)
      return found ? [`“${found[0]}”, say ${say}: ${blank(text)}`] : []
    })

test.each(files)('%s', file => {
  const [, lang] = /(\w+)\.(?:ts|md)$/.exec(file) as unknown as [string, Lang]
  const source = readFileSync(root + file, 'utf8')
  const texts = file.endsWith('.md') ? linesOf(source) : textsOf(source)
  expect(texts.length).toBeGreaterThan(4)
  expect(texts.flatMap(text => faultsIn(lang, placeOf(file), text))).toEqual([])
})

test('every language of the house and of every game is asked', () => {
  for (const lang of langs)
    expect(files.filter(file => file.includes(`/${lang}.`)).length).toBe(files.length / 4)
})

test.each<[Lang, Place, string]>([
  ['en', 'house', 'You took your move back.'],
  ['en', 'camino', 'The cheapest way costs 3.'],
  ['fr', 'house', 'Corriger une entrée'],
  ['fr', 'kairo', 'Ada tire deux cartes.'],
  ['it', 'cape-horn', 'Guarda il diario.'],
  ['de', 'house', 'Der Block weiß es.'],
  ['de', 'kairo', 'Locke einen Kunden.'],
])('what is ruled out is found: %s, %s: %s', (lang, place, text) => {
  expect(faultsIn(lang, place, text)).not.toEqual([])
})

test.each<[Lang, Place, string]>([
  ['en', 'camino', 'Turn it which way round you like: a four-way crossing.'],
  ['fr', 'kairo', 'L’entrée du stand. On tire au sort.'],
  ['it', 'camino', 'La via.'],
  ['de', 'kairo', 'Lock Kunden an.'],
])('what is right is not: %s, %s: %s', (lang, place, text) => {
  expect(faultsIn(lang, place, text)).toEqual([])
})
