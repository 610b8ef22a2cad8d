// What the board and the sheet both say in French.
import type { Seat, Standing } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Terrain } from '../../rules/pieces.ts'
import type { Landscape } from '../../sheet/state.ts'
import type { SharedWords } from '../en/shared.ts'
import { counting, proof, spoken } from '../speech.ts'

export const count = counting('fr')
export const money = (pounds: number) => `${pounds}\u00a0£`
export const tracks = (n: number) => count(n, 'rail', 'rails')
export const bonuses = (n: number) => count(n, 'carte bonus', 'cartes bonus')
export const terrain: Record<Terrain, string> = {
  river: 'Fleuve',
  mountain: 'Montagne',
  desert: 'Désert',
  village: 'Village',
  savanna: 'Savane',
}
export const landscape = (card: Landscape) => `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
// ' avec 2 cartes bonus et 10 £', ou rien
export const paidWith = (telling: Telling, spent: { bonuses: number; bought: number }) => {
  const parts = [
    ...(spent.bonuses ? [bonuses(spent.bonuses)] : []),
    ...(spent.bought ? [money(spent.bought * 10)] : []),
  ]
  return parts.length ? ` avec ${telling.list(parts)}` : ''
}
export const gained = (telling: Telling, seat: Seat) =>
  spoken(
    telling,
    seat,
    'Devant un fleuve, tu gagnes une carte bonus.',
    name => `${name}, devant un fleuve, gagne une carte bonus.`,
  )

export const opened = `Chacun commence avec ${money(100)}.`

const refused = {
  'over-capital': ({ at }) => `Une mise ne dépasse pas le capital\u00a0: ${money(proof(at, 'capital'))}.`,
  'too-few-bonuses': ({ at }) => `Il n’y a que ${bonuses(proof(at, 'held'))}.`,
  'more-than-needed': ({ at }) => `On ne peut pas payer ici plus de ${tracks(proof(at, 'missing'))}.`,
  'too-few-tracks': ({ at }) =>
    `Il manque encore ${tracks(proof(at, 'missing') - proof(at, 'given'))}. Ajoutes-en, ou passe.`,
  'too-little-capital': ({ at }) =>
    `Cela coûte ${money(proof(at, 'price'))}, pour un capital de ${money(proof(at, 'capital'))}. La pièce ne vient qu’après.`,
  'game-over': () => 'La partie est finie.',
  'not-your-turn': () => 'Ce n’est pas encore ton tour.',
  'no-auction-now': () => 'Il n’y a pas d’enchère en ce moment.',
  'already-sealed': () => 'Ta mise est scellée. Reprends-la pour la changer.',
  'nothing-to-choose': () => 'Il n’y a pas de paysage à prendre en ce moment.',
  'not-building-now': () => 'Personne ne construit en ce moment.',
  'already-drawn': () => 'La carte est déjà retournée.',
  'draw-first': () => 'Retourne d’abord une carte.',
} satisfies FaceWords['refused']

const won = (standings: readonly Standing[], telling: Telling): string => {
  const first = standings.filter(standing => standing.place === 1).map(({ seat }) => seat)
  const names = telling.list(first.map(telling.name))
  return first.length === 1 && first[0] === telling.you
    ? 'Te voilà au Caire\u00a0: les huit paysages sont traversés.'
    : `${names} ${first.length === 1 ? 'atteint' : 'atteignent'} Le Caire\u00a0: les huit paysages sont traversés.`
}

export const shared = {
  colours: { blue: 'Bleu', red: 'Rouge', yellow: 'Jaune', green: 'Vert' },
  won,
  money,
  tracks,
  bonuses,
  terrain,
  need: (n: number) => `Il faut ${tracks(n)}`,
  ofEight: (n: number) => `${n} sur 8`,
  capital: 'Capital',
  bid: 'Mise',
  after: 'Après',
  players: 'À la table',
  over: 'La ligne est ouverte.',
  refused,
  auction: {
    watching: 'Les mises se scellent.',
    sealed: 'Ta mise est scellée.',
    waitingFor: (names: string) => `On attend ${names}.`,
    takeBack: 'Jusqu’au dernier sceau, tu peux la reprendre.',
    yourBid: 'Ta mise',
    seal: (pounds?: number) => (pounds === undefined ? 'Sceller' : `Sceller ${money(pounds)}`),
    typeFirst: 'Tape une mise.',
    over: (capital: number) => `Tu as ${money(capital)}.`,
    zero: `Miser ${money(0)}`,
    remove: 'Effacer le dernier chiffre',
    keypad: 'Chiffres de ta mise',
    peek: 'Maintenir pour voir',
    bidIs: (pounds: number) => `Tu mises ${money(pounds)}.`,
  },
  choosing: {
    order: 'Ordre du choix',
    tie: (pounds: number) => `Égalité à ${money(pounds)}.`,
    byCapital: (capitals: string) => `Le plus petit capital passe devant\u00a0: ${capitals}.`,
    byCoin: (coins: string) => `Capitaux égaux, donc tirage\u00a0: ${coins}.`,
    mustDraw: (names: string) => `Capitaux égaux\u00a0: ${names} tirent une carte.`,
    inTurn: (coins: readonly number[]) => coins.map(money).join(', puis '),
  },
  building: {
    draw: 'Retourne une carte pour la réserve.',
    other: (name: string) => `${name} construit ou passe.`,
    otherDraws: (name: string) => `${name} retourne une carte.`,
    have: (n: number) => `Tu en as ${n}\u00a0:`,
    there: (n: number) => `Il y en a ${n}\u00a0:`,
    from: { lane: (n: number) => `ligne ${n}`, stock: (n: number) => `réserve ${n}` },
    payFor: (n: number) =>
      n === 0 ? 'Rien à payer' : n === 1 ? 'Payer le rail qui manque' : `Payer les ${n} rails qui manquent`,
    capitalAfter: 'capital après',
    way: (bonus: number, bought: number) =>
      [...(bonus ? [bonuses(bonus)] : []), ...(bought ? [money(bought * 10)] : [])].join(' et ') ||
      'Les rails suffisent',
    build: (bonus: number, bought: number) => {
      if (bonus && bought) return `Construire\u00a0: ${bonus}\u00a0+\u00a0${money(bought * 10)}`
      if (bonus) return `Construire\u00a0: ${bonus}\u00a0bonus`
      return bought ? `Construire\u00a0: ${money(bought * 10)}` : 'Construire'
    },
    pass: 'Passer',
    cannot: 'Cartes bonus et capital ne suffisent pas\u00a0: il ne reste qu’à passer.',
    riverOf: (names: string, many: boolean, builder: string) =>
      `${names}, devant un fleuve, ${many ? 'gagnent' : 'gagne'} une carte bonus si ${builder} construit.`,
  },
} satisfies SharedWords
