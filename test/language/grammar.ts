// Checks sentences automatically, by language: spaces, numbers with their nouns, the gender of
// colours, words that change before a vowel. It only finds what is certainly wrong.
import type { Lang } from '../../web/lang.ts'

// A rule: what is wrong, and a pattern for it.
type Rule = readonly [wrong: string, looks: RegExp]

// Nouns with numbers, singular and plural, and which numbers count as one in the language.
interface Counted {
  isOne(n: number): boolean
  nouns: readonly (readonly [one: string, many: string])[]
}

const pairs = (text: string) => text.split(', ').map(pair => pair.split('/') as [string, string])

const counted: Record<Lang, Counted> = {
  en: {
    isOne: n => n === 1,
    nouns: pairs(
      'point/points, card/cards, rose/roses, square/squares, turn/turns, round/rounds, track/tracks, coin/coins, step/steps, barker/barkers, landscape/landscapes, piece/pieces, obstacle/obstacles, entrance/entrances, tile/tiles, way/ways, side/sides, bonus(?! card)/bonuses, column/columns, entry/entries, move/moves, stall/stalls, medal/medals, character/characters',
    ),
  },
  fr: {
    isOne: n => n < 2,
    nouns: pairs(
      'point/points, carte/cartes, rose/roses, case/cases, tour/tours, tronçon/tronçons, pièce/pièces, élément/éléments, bonimenteur/bonimenteurs, paysage/paysages, obstacle/obstacles, entrée/entrées, tuile/tuiles, chemin/chemins, côté/côtés, façon/façons, colonne/colonnes, coup/coups, stand/stands, médaille/médailles, autre/autres, écartée/écartées, caractère/caractères',
    ),
  },
  it: {
    isOne: n => n === 1,
    nouns: pairs(
      'punto/punti, carta/carte, rosa/rose, casella/caselle, turno/turni, giro/giri, binario/binari, moneta/monete, passo/passi, imbonitore/imbonitori, paesaggio/paesaggi, tessera/tessere, pezzo/pezzi, ostacolo/ostacoli, ingresso/ingressi, elemento/elementi, via/vie, lato/lati, modo/modi, colonna/colonne, voce/voci, mossa/mosse, banco/banchi, medaglia/medaglie, altra/altre, altro/altri, scartata/scartate, carattere/caratteri',
    ),
  },
  de: {
    isOne: n => n === 1,
    nouns: pairs(
      'Punkt/Punkten?, Karte/Karten, Rose/Rosen, Feld/Feldern?, Zug/Zügen?, Runde/Runden, Gleis/Gleisen?, Bonuskarte/Bonuskarten, Bonus/Boni, Münze/Münzen, Schritt/Schritten?, Landschaft/Landschaften, Teil/Teilen?, Hindernis/Hindernissen?, Eingang/Eingängen?, Weg/Wegen?, Seite/Seiten, Art/Arten, Spalte/Spalten, Eintrag/Einträgen?, Stand/Ständen?, Medaille/Medaillen, weiteres/weitere',
    ),
  },
}

// A number by itself: not part of a square's name, a longer number, a sum or the end of an arrow.
const figure = String.raw`(?<![\p{L}\d.,·–−+/×-])(\d+)`
const gap = String.raw`[ \u00a0]`
const of = (nouns: readonly string[]) => `(?:${nouns.join('|')})`

// Matches ' 2 point' and ' 1 points', with at most an adjective in between, but no preposition.
const adjective = String.raw`(?!(?:in|for|of|to|on|at|de|en|pour|sur|di|nel|in|per|su|für|von|mit|auf)[ \u00a0])\p{Ll}+[ \u00a0]`
const disagreeing = ({ isOne, nouns }: Counted, text: string): string | undefined => {
  const counts = new RegExp(
    `${figure}${gap}(?:${adjective})??(${of(nouns.flat())})(?!\\p{L})`,
    'gu',
  )
  const isIn = (noun: string, forms: readonly string[]) =>
    new RegExp(`^${of(forms)}$`, 'u').test(noun)
  const ones = nouns.map(([one]) => one)
  const many = nouns.map(([, many]) => many)
  for (const [found, n, noun] of text.matchAll(counts))
    if (!isIn(noun!, isOne(Number(n)) ? ones : many)) return found
  return undefined
}

const vowel = '[aeiouàâäéèêëîïôöûüœæìòù]'
const rules: Record<Lang, readonly Rule[]> = {
  en: [
    [
      'verb of many with one',
      /\b(?:there are|are only|are) 1\b|(?<!\S)(?<!of )1 \w+ (?:are|lie|stand|have|were)\b/i,
    ],
    [
      'verb of one with many',
      /\bthere is [02]\b|(?<!\S)(?<!of )[02] \w+ (?:is|lies|stands|has|was)\b/i,
    ],
    ['only nothing', /\bonly 0\b|(?<!\S)0 [\w ]+ only\b|no more than 0\b/i],
    ['a before a vowel', /(?<!\S)a (?:[aeio]\p{Ll}+|8|11|18)/u],
    ['an before a consonant', /(?<!\S)an [bcdfgjklmnpqrstvwxyz]\p{Ll}/u],
  ],
  fr: [
    [
      'no space that holds before a double sign',
      /(?<![\u00a0\u202f])[:;?!»](?!\/\/)|«(?![\u00a0\u202f])/,
    ],
    [
      'no elision before a vowel',
      new RegExp(
        `(?<![\\p{L}’-])(?:de|le|la|que|ne|se|me|te|je|jusque|lorsque|puisque)${gap}(?!onze|oui|un\\b|[a-z]\\d)(?:${vowel}|Hélène)`,
        'iu',
      ),
    ],
    ['an elision before a consonant', /(?<!\p{L})[dlnsmtj]’[bcdfgjklmnpqrstvwxz]/iu],
    ['no contraction', /(?<!\p{L})(?:de le|à le|de les|à les)(?!\p{L})/u],
    [
      'a masculine colour by a feminine noun',
      /(?<!\p{L})(?:rose|escale|pièce|carte|case|place|couleur)s?[ \u00a0](?:de couleur )?(?:vert|blanc|bleu|violet|noir)s?(?!\p{L})/iu,
    ],
    [
      'a feminine colour by a masculine noun',
      /(?<!\p{L})(?:stand|client|bateau|chemin)(?: neutre| principal)?[ \u00a0](?:verte|blanche|bleue|violette|noire)(?!\p{L})/iu,
    ],
    [
      'verb of many with one',
      /(?<!\p{L})(?:restent|manquent|suffisent)[ \u00a0](?:\p{L}+ )?[01](?!\d)/iu,
    ],
    ['article of many with one', /(?<!\p{L})(?:les|des|ces|tes)[ \u00a0][01](?!\d)/iu],
    ['only nothing', /\bque 0\b|plus de 0\b|seulement 0\b/i],
  ],
  it: [
    [
      'no elision before a vowel',
      /(?<![\p{L}’])(?:[Uu]na|[Ll]o|[Ll]a|[dn]ell[oa]|[ADad]?all[oa]|[Ss]ull[oa]|[Qq]uell[oa])[ \u00a0](?!a |alla|appena|adatt|oppost)[aeiouàèéìòù]/u,
    ],
    [
      'il, un, i before a hard beginning',
      /(?<!\p{L})(?:[Ii]l|[Uu]n|[DdNn]el|[AaDd]?al|[Ss]ul|[Qq]uel|i|[DdNn]ei|[Dd]?ai|[Ss]ui)[ \u00a0](?:s[bcdfglmnpqrtvz]|z|gn|ps)/u,
    ],
    ['i before a vowel', /(?<!\p{L})(?:i|[DdNn]ei|[Dd]?ai|[Ss]ui)[ \u00a0][aeiou]\p{Ll}/u],
    ['no d before the same vowel', /(?<!\p{L})a[ \u00a0]a\p{Ll}/iu],
    [
      'no contraction',
      /(?<!\p{L})(?:[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u)[ \u00a0](?:il|lo|la|i|gli|le)(?![\p{L}\d])/u,
    ],
    [
      'a masculine colour by a feminine noun',
      /(?<!\p{L})(?:rosa|rose|moneta|monete|carta|carte|casella|nave)[ \u00a0](?:di colore )?(?:rosso|giallo|bianco|nero)(?!\p{L})/iu,
    ],
    [
      'a feminine colour by a masculine noun',
      /(?<!\p{L})(?:banco|cliente|scalo)(?: neutrale| principale)?[ \u00a0](?:rossa|gialla|bianca|nera)(?!\p{L})/iu,
    ],
    [
      'verb of many with one',
      /(?<!\p{L})(?:ci sono|ce ne sono|mancano|restano|servono|avanzano|bastano|pagano)[ \u00a0](?:(?:ancora|solo|circa|al massimo)[ \u00a0])?1(?!\d)/iu,
    ],
    [
      'verb of one with many',
      /(?<!\p{L})(?:c’è|ce n’è|manca|resta|serve|avanza|paga si)[ \u00a0](?:(?:ancora|solo|circa)[ \u00a0])?[02](?!\d)/iu,
    ],
    ['article of many with one', /(?<!\p{L})(?:le|i|gli)[ \u00a0]1(?!\d)/iu],
    ['only nothing', /\bsolo 0\b|più di 0\b|massimo 0\b/i],
  ],
  de: [
    [
      'no dative of many',
      /(?<!\p{L})(?:mit|bei|von|aus|nach|zu)[ \u00a0](?:je |noch |etwa |nur )?[02][ \u00a0](?!Bonus\b|Boni\b|Marktschreier\b)\p{Lu}\p{Ll}*[^n\p{Lu}\P{L}](?!\p{L})/u,
    ],
    [
      'verb of many with one',
      /(?<!\p{L})(?:fehlen|sind|liegen|bleiben|reichen)[ \u00a0](?:(?:noch|nur|etwa|da)[ \u00a0])?1(?!\d)|(?<!\S)(?<!von )1 \p{L}+ (?:fehlen|sind|liegen|bleiben)(?!\p{L})/iu,
    ],
    [
      'verb of one with many',
      /(?<!\p{L})(?:fehlt|liegt|bleibt|reicht)[ \u00a0](?:(?:noch|nur|etwa)[ \u00a0])?[02](?!\d)|(?<!\S)(?<!von )[02] \p{L}+ (?:fehlt|ist|liegt|bleibt)(?!\p{L})/iu,
    ],
    ['only nothing', /\bnur 0\b|mehr als 0\b/i],
  ],
}

// Rules for every language.
const always: readonly Rule[] = [
  ['not worded', /undefined|NaN|\[object|=>|\$\{/],
  ['two spaces', /[ \u00a0\u202f]{2}/],
  ['a space at an end', /^[ \u00a0]|[ \u00a0]$/],
  ['a space before a sign', /[ \u00a0][,.)](?!\d)|\([ \u00a0]/],
  ['a typewriter’s sign', /['"]|\.\.\./],
  [
    'a word twice',
    /(?<!\p{L})(de|le|la|di|il|the|a|an|von|auf|mit|zu|to|of|en|à)[ \u00a0]\1(?![\p{L}\d])/iu,
  ],
  ['two signs', /[.,;:]{2}|[?!][.,;:]/],
]
const spaceBefore: Rule = ['a space before a double sign', /[ \u00a0][:;?!]/]

/**
 * Returns what is wrong with a part of a text in a language: names of rules, each with its match.
 * Empty: no known fault.
 */
export const faultsIn = (lang: Lang, text: string): string[] => {
  const asked = [...always, ...(lang === 'fr' ? [] : [spaceBefore]), ...rules[lang]]
  const broken = asked.flatMap(([wrong, looks]) => {
    const found = looks.exec(text)
    return found ? [`${wrong}: ${found[0]}`] : []
  })
  const counts = disagreeing(counted[lang], text)
  return counts ? [...broken, `figure and noun: ${counts}`] : broken
}

/**
 * Does the same for a whole sentence, which begins with a capital, a number, a square or a sign,
 * and ends with a full stop, ? or !.
 */
export const faultsInSentence = (lang: Lang, text: string): string[] => [
  ...faultsIn(lang, text),
  ...(/^\p{Ll}(?!\d)/u.test(text) ? [`begins small: ${text.slice(0, 20)}`] : []),
  ...(/[.?!]$/.test(text) ? [] : [`does not end: ${text.slice(-20)}`]),
]
