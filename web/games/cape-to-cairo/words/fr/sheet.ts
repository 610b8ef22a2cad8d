// What the sheet beside the box says in French.
import type { Said } from '../../../companion.ts'
import type { Proof, Seat } from '../../../game.ts'
import type { Telling } from '../../../words.ts'
import type { Terrain } from '../../rules/pieces.ts'
import type { Entry, Landscape, Options } from '../../sheet/state.ts'
import type { SheetWords } from '../en/sheet.ts'
import { proof, seatIn, spoken } from '../speech.ts'
import { count, gained, landscape, money, opened, paidWith, shared, terrain, tracks } from './shared.ts'

const eighths = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième']
const same = (at: Proof | undefined) => {
  const { terrain: kind, coin } = at as Proof & Landscape
  return `${terrain[kind]} ${money(coin)}`
}

const told = (said: Said<Entry, Options>, telling: Telling): string => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `Tu as ${did}`, name => `${name} a ${did}`)
  switch (said.kind) {
    case 'opened':
      return opened
    case 'revealed':
      return 'Toutes les mises sont ouvertes.'
    case 'sealed':
      return by(said.seat, 'scellé une mise.')
    case 'entered': {
      const { seat, entry } = said
      switch (entry.kind) {
        case 'bid':
          return by(seat, `misé ${money(entry.pounds)}.`)
        case 'coin':
          return by(seat, `tiré ${money(entry.coin)} pour l’égalité.`)
        case 'took':
          return by(seat, `pris ${landscape(entry.card)}.`)
        case 'stock':
          return by(seat, `retourné ${tracks(entry.tracks)} pour la réserve.`)
        case 'pass':
          return by(seat, 'passé.')
        case 'crossed': {
          const rivers = entry.rivers.map(other => ` ${gained(telling, other)}`)
          return (
            by(seat, `traversé un paysage${paidWith(telling, entry)}\u00a0: +${money(entry.coin)}.`) + rivers.join('')
          )
        }
        case 'built':
          return by(seat, `traversé le paysage suivant${paidWith(telling, entry)}.`)
        case 'depth':
          return entry.depth === 'full'
            ? 'La feuille note désormais chaque carte.'
            : 'La feuille ne note plus que l’argent.'
        case 'stands':
          return spoken(
            telling,
            seat,
            `Devant ta locomotive\u00a0: ${telling.list(entry.lane.map(landscape))}.`,
            name => `Devant la locomotive (${name})\u00a0: ${telling.list(entry.lane.map(landscape))}.`,
          )
      }
    }
  }
}

export default {
  ...shared,
  refused: {
    ...shared.refused,
    'no-tie-now': () => 'Il n’y a pas d’égalité à trancher.',
    'not-tied': () => 'Cette place n’est pas à égalité.',
    'not-between-auctions': () => 'Des mises sont déjà scellées. Change cela avant la prochaine enchère.',
    'not-asked': () => 'Personne ne le demande en ce moment.',
    'same-card-twice': ({ at }) => `${same(at)} est déjà sur la feuille. La carte existe-t-elle deux fois\u00a0?`,
    'builder-gains-none': () => 'Qui construit ne gagne pas de carte bonus.',
    'no-such-seat': () => 'Cette place n’existe pas.',
    'no-bonus-at-the-end': () => 'Le huitième paysage gagne aussitôt\u00a0: le fleuve n’apporte plus rien.',
    'sixth-bonus': ({ at }, { name }) => `${name(seatIn(at))} a déjà cinq cartes bonus, le maximum.`,
    'other-depth': () => 'La feuille est tenue autrement à présent. Regarde encore.',
    'same-depth': () => 'La feuille est déjà tenue ainsi.',
    'lane-length': ({ at }) => `Il y a là ${count(proof(at, 'stand'), 'paysage', 'paysages')}\u00a0; note chacun.`,
  },
  told,
  sheet: {
    doNow: (n: number) => `Scelle ta mise pour le ${eighths[n - 1]} paysage.`,
    ledger: 'Ta feuille',
    ledgerOf: (name: string) => `Feuille\u00a0: ${name}`,
    gain: (pounds: number, kind?: Terrain) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: (pounds: number) => `−${pounds} rails`,
    now: 'maintenant',
    drawing: 'Tire une carte pour l’égalité.',
    drawingOther: (names: string) => `Tirage pour l’égalité\u00a0: ${names}.`,
    drawingNote: 'Mises et capitaux égaux\u00a0: la plus haute pièce passe devant.',
    coinOf: (name: string) => `Pièce tirée\u00a0: ${name}`,
    yourCoin: 'La pièce que tu as tirée',
    take: 'Prends un paysage.',
    takes: (name: string) => `${name} prend un paysage.`,
    takeNote: 'Touche terrain et rails\u00a0; la pièce enregistre le tout.',
    terrain: 'Terrain',
    tracks: 'Rails dessus',
    coin: 'Pièce',
    twice: 'Oui, une deuxième',
    stands: 'Qu’y a-t-il devant ta locomotive\u00a0?',
    standsOther: (names: string) => `Qu’y a-t-il devant la locomotive\u00a0? ${names}`,
    standsNote: 'Note les paysages pas encore traversés, le prochain d’abord.',
    beforeEngine: (name: string) => `Devant la locomotive\u00a0: ${name}`,
    nth: (n: number) => `Paysage ${n}`,
    enter: 'Enregistrer',
    build: 'Construis ou passe.',
    enterFor: (name: string) => `Tu notes pour ${name}.`,
    enterCoin: 'Traversé\u00a0: touche la pièce gagnée',
    bought: 'Rails achetés',
    bonuses: 'Cartes bonus',
    rivers: 'Devant un fleuve, gagne une carte bonus',
    more: (what: string) => `${what}\u00a0: un de plus`,
    fewer: (what: string) => `${what}\u00a0: un de moins`,
    turnUp: 'Touche les rails de la carte retournée',
    stockOf: (n: number, cards: number) => `Réserve\u00a0: ${tracks(n)} sur ${count(cards, 'carte', 'cartes')}`,
    needed: 'Rails nécessaires',
    toFull: 'Noter chaque carte',
    toLedger: 'Noter l’argent seul',
    depthNow: { ledger: 'La feuille ne note que l’argent.', full: 'La feuille note chaque carte.' },
    accounts: 'Toutes les feuilles',
    auction: (n: number) => `Enchère ${n} sur 8`,
  },
} satisfies SheetWords
