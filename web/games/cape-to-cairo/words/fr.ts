// Du Cap au Caire en français.

import { count, de, has } from '../../../words/grammar/fr.ts'
import type { Seat } from '../../game.ts'
import { codeOf } from '../../layout.ts'
import { calledIn, type Fields, spoken, type Telling } from '../../words.ts'
import type { Depth, Entry, Landscape } from '../rules/entry.ts'
import { cardOf, startCapital, type Terrain, trackPrice, tracksNeeded } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import { balanceOf, bidsOf, landscapeOf, leadOf, lotsOf, paidIn, smallOf } from './speech.ts'

const called = calledIn('toi')

const money = (pounds: number) => `${pounds}\u00a0£`
const tracks = (n: number) => count(n, 'tronçon', 'tronçons')
const bonuses = (n: number) => count(n, 'carte bonus', 'cartes bonus')
const terrain: Record<Terrain, string> = {
  river: 'Rivière',
  mountain: 'Montagne',
  desert: 'Désert',
  village: 'Village',
  savanna: 'Savane',
}
const landscape = (card: Landscape) =>
  `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
const paidFor = (paid: { bonuses: number; bought: number }, pounds: number, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return [...(parts.length ? [`payé ${say.list(parts)}`] : []), `gagné ${money(pounds)}`].join(', ')
}
// ' avec 2 …' or nothing
const paidWith = (paid: { bonuses: number; bought: number }, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return parts.length ? ` avec ${say.list(parts)}` : ''
}
const gained = (say: Telling, seat: Seat) =>
  spoken(
    say,
    seat,
    'Devant une rivière, tu gagnes une carte bonus.',
    name => `${name}, devant une rivière, gagne une carte bonus.`,
  )
const rank = (n: number) =>
  `en ${['premier', 'deuxième', 'troisième', 'quatrième'][n - 1] ?? `${n}e`}`
const the: Record<Terrain, string> = {
  river: 'la rivière',
  mountain: 'la montagne',
  desert: 'le désert',
  village: 'le village',
  savanna: 'la savane',
}
const offered = (id: number) => `${terrain[cardOf(id).terrain]} ${money(cardOf(id).pounds)}`
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, il faut ${tracks(tracksNeeded[kind])}, ${tracks(n)} dessus, ${money(pounds)}`
}
const same = ({ terrain: kind, coin }: Landscape) => `${terrain[kind]} ${money(coin)}`

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    auction: (nth: number) => `Enchère ${nth} sur 8`,
    ends: 'Qui traverse huit paysages gagne',
  },
  money,
  tracks,
  bonuses,
  terrain,
  need: n => `Il faut ${tracks(n)}`,
  ofEight: n => `${n} sur 8`,
  capital: 'Capital',
  bid: 'Mise',
  after: 'Après',
  over: 'La ligne est ouverte.',

  won: (standings, say) => {
    const first = standings.find(({ place }) => place === 1)
    if (!first) return ''
    const by = leadOf(standings, 'à')
    return first.seat === say.you
      ? `Tu gagnes${by}\u00a0: ta ligne atteint Le Caire.`
      : `${say.name(first.seat)} gagne${by}\u00a0: sa ligne atteint Le Caire.`
  },

  refused: {
    'over-capital': ({ capital }) => `Une mise ne dépasse pas le capital\u00a0: ${money(capital)}.`,
    'too-few-bonuses': ({ held }) =>
      held === 0 ? 'Tu n’as aucune carte bonus.' : `Tu as seulement ${bonuses(held)}.`,
    'more-than-needed': ({ missing }) =>
      missing === 0
        ? 'Il ne manque aucun tronçon\u00a0: rien à payer.'
        : `Ici, on paie ${tracks(missing)} au plus.`,
    'too-few-tracks': ({ missing, given }) =>
      `Il manque encore ${tracks(missing - given)}. Ajoute-${missing - given === 1 ? 'le' : 'les'}, ou passe.`,
    'too-little-capital': ({ price, capital }) =>
      `Cela coûte ${money(price)}\u00a0; tu as ${money(capital)}. La pièce ne vient qu’après.`,
    'no-auction-now': 'Il n’y a pas d’enchère en ce moment.',
    'already-sealed': 'Ta mise est scellée. Reprends-la pour la changer.',
    'nothing-to-choose': 'Il n’y a pas de paysage à prendre en ce moment.',
    'not-building-now': 'Personne ne construit en ce moment.',
    'already-drawn': 'La carte est déjà retournée.',
    'draw-first': 'Retourne d’abord une carte.',
  },

  auction: {
    doNow: 'Scelle ta mise\u00a0: la plus haute choisit d’abord.',
    watching: 'Les mises se scellent.',
    sealed: 'Ta mise est scellée.',
    waitingFor: names => `On attend ${names}.`,
    takeBack: 'Jusqu’au dernier sceau, tu peux la reprendre.',
    yourBid: 'Ta mise',
    seal: pounds => (pounds === undefined ? 'Sceller' : `Sceller ${money(pounds)}`),
    lastSeal: 'Ton sceau est le dernier\u00a0: il ouvre toutes les mises, sans retour.',
    typeFirst: 'Tape une mise.',
    over: capital => `Tu as ${money(capital)}.`,
    zero: 'Miser 0\u00a0£',
    remove: 'Effacer le dernier chiffre',
    keypad: 'Chiffres de ta mise',
    peek: 'Maintenir pour voir',
    bidIs: pounds => `Tu mises ${money(pounds)}.`,
  },
  choosing: {
    order: 'Ordre du choix',
    tie: pounds => `Égalité à ${money(pounds)}.`,
    byCapital: capitals => `Le plus petit capital passe devant\u00a0: ${capitals}.`,
    byCoin: coins => `Capitaux égaux, donc tirage\u00a0: ${coins}.`,
    mustDraw: names => `Capitaux égaux\u00a0: ${names} tirent une carte.`,
    inTurn: coins => coins.map(money).join(', puis '),
  },
  building: {
    draw: 'Retourne une carte pour le stock.',
    other: name => `${name} construit ou passe.`,
    otherDraws: name => `${name} retourne une carte.`,
    have: n => `Tu en as ${n}\u00a0:`,
    there: n => `${n} ${n > 1 ? 'posés' : 'posé'}\u00a0:`,
    from: { lane: n => `${n} sur la ligne`, stock: n => `${n} dans le stock` },
    payFor: n =>
      n === 0
        ? 'Rien à payer'
        : n === 1
          ? 'Payer le tronçon qui manque'
          : `Payer les ${n} tronçons qui manquent`,
    capitalAfter: 'capital après',
    way: (paid, coin) =>
      [
        ...(paid.bonuses || paid.bought ? [] : ['Les tronçons suffisent']),
        ...balanceOf(paid, coin, bonuses, money),
      ].join(' · '),
    build: (bonus, bought) => {
      if (bonus && bought)
        return `Construire\u00a0: ${bonus}\u00a0bonus + ${money(bought * trackPrice)}`
      if (bonus) return `Construire\u00a0: ${bonus}\u00a0bonus`
      return bought ? `Construire\u00a0: ${money(bought * trackPrice)}` : 'Construire'
    },
    pass: 'Passer',
    cannot: 'Tes cartes bonus et ton capital ne suffisent pas\u00a0: tu ne peux que passer.',
    river: (names, many) =>
      `${names} ${many ? 'gagnent chacun' : 'gagne'} une carte bonus si tu construis (rivière).`,
    riverOf: (names, many, builder) =>
      `${names} ${many ? 'gagnent chacun' : 'gagne'} une carte bonus si ${builder} construit (rivière).`,
    riverYours: (names, builder) =>
      `Tu gagnes une carte bonus si ${builder} construit (rivière)${names ? `\u00a0; ${names} aussi` : ''}.`,
  },
} satisfies Shared

export const board = {
  card,

  told: {
    opened: `Chacun commence avec ${money(startCapital)}.`,
    dealt: ({ cards }, say) => `Nouvelle enchère\u00a0: ${say.list(cards.map(offered))}.`,
    bid: ({ seat, pounds }, say) =>
      has(say, seat, `scellé ${pounds === undefined ? 'une mise' : money(pounds)}.`),
    'drew-lots': ({ drawing }, say) =>
      `Tirage pour l’égalité\u00a0: ${lotsOf(drawing, say, money, called)}.`,
    ranked: ({ order }, say) =>
      `Ordre du choix\u00a0: ${order.map(seat => called(say, seat)).join(', ')}.`,
    won: ({ seat }, say) => has(say, seat, 'atteint Le Caire et gagné.'),
    chose: ({ seat, card }, say) => has(say, seat, `pris ${landscape(landscapeOf(card))}.`),
    drew: ({ seat, card }, say) =>
      has(say, seat, `retourné ${tracks(cardOf(card).tracks)} pour le stock.`),
    'drew-nothing': 'Il ne restait aucune carte à retourner.',
    passed: ({ seat }, say) => has(say, seat, 'passé.'),
    crossed: ({ seat, card, ...paid }, say) => {
      const { terrain: kind, pounds } = cardOf(card)
      return has(say, seat, `traversé ${the[kind]}\u00a0: ${paidFor(paid, pounds, say)}.`)
    },
    'gained-bonus': ({ seat }, say) => gained(say, seat),
    preferred: ({ seat, from }, say) => {
      const where = from === 'pile' ? 'de la pioche' : 'de la défausse'
      return spoken(
        say,
        seat,
        `Tes cartes bonus viennent désormais ${where}.`,
        name => `Les cartes bonus ${de(name)} viennent désormais ${where}.`,
      )
    },
    reshuffled: ({ from }) =>
      ({
        discards: 'La défausse mélangée forme une nouvelle pioche.',
        bonuses:
          'Les cartes bonus mélangées forment une nouvelle pioche\u00a0; des jetons les remplacent.',
        stock: 'Le stock mélangé forme une nouvelle pioche.',
      })[from],
    revealed: ({ bids }, say) => `Mises\u00a0: ${bidsOf(bids, say, money, called)}.`,
  },

  refused: {
    nonsense: 'Le jeu ne connaît pas ce coup. Regarde encore, puis décide.',
    'not-on-offer': 'Ce paysage n’est plus là. Choisis-en un autre.',
    'nothing-to-cross': 'Il n’y a pas de paysage devant ta locomotive.',
    'pile-only': 'À cette table, les cartes bonus viennent de la pioche.',
    'already-preferred': 'Tes cartes bonus viennent déjà de là.',
  },

  lane: (crossed, waiting) =>
    `Traversés\u00a0: ${crossed} sur 8${waiting.length ? `\u00a0; ensuite\u00a0: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  laneHas: n => `ligne\u00a0: ${tracks(n)}`,
  cape: 'Le Cap',
  cairo: 'Le Caire',
  offer: 'En vente',
  coach: {
    goal: 'Mise pour traverser huit paysages en premier. L’argent qui reste ne vaut rien.',
    bid: `Chacun paie sa mise. La plus haute choisit et construit d’abord\u00a0; ${money(0)} est permis.`,
    choose:
      'Les tronçons d’une carte comptent pour chaque paysage de ta ligne, tant qu’elle y est.',
    pay: `Un tronçon manquant coûte ${money(10)} ou une carte bonus. Ton argent doit durer huit paysages.`,
    pass: 'Si tu passes, le suivant reçoit le stock tel quel, avec une carte de plus.',
  },
  prefer: { label: 'Tes cartes bonus viennent', pile: 'de la pioche', discard: 'de la défausse' },
  auction: {
    askHint: 'Touche un paysage\u00a0: que demanderait-il\u00a0?',
    would: (kind, need, lane) =>
      `${terrain[kind]}\u00a0: il en faut ${need}. Avec lui ta ligne en a ${lane}.`,
    note: n => `Enchère ${n} sur 8. Chacun paie sa mise.`,
  },
  choosing: {
    pickFirst: 'Touche un paysage',
    doNow: 'Choisis un paysage.',
    other: (name, place) => `${name} choisit ${rank(place)}.`,
    note: place => `Tu choisis ${rank(place)}. Chacun a payé sa mise.`,
    paid: 'Chacun a payé sa mise.',
    toTake: n =>
      `${['Un paysage', 'Deux paysages', 'Trois paysages', 'Quatre paysages'][n - 1] ?? count(n, 'paysage', 'paysages')} à prendre`,
    take: name => `Prendre ${name}`,
    chooses: name => `${name} choisit.`,
  },
  building: {
    crosses: (kind, seat, say) =>
      spoken(say, seat, `Tu traverses ${the[kind]}.`, name => `${name} traverse ${the[kind]}.`),
    goOn: 'Continuer',
    drawButton: 'Retourner une carte',
    drawNote: 'Une carte retournée le reste\u00a0: pas de retour en arrière.',
    cross: kind => `Traverse ${the[kind]}, ou passe.`,
    short: n => `Il manque ${tracks(n)}\u00a0: tu passes.`,
    stock: 'Stock',
    empty: 'vide',
    pile: n => `pioche ${n}`,
    discards: n => `défausse ${n}`,
    considers: name => `${name} réfléchit.`,
    others: 'Les autres',
    gains: builder => `rivière\u00a0: +1 si ${builder} construit`,
    ofAll: 'sur 8',
    afterAuction: n => `Après l’enchère ${n} sur 8`,
  },
} satisfies Board

export const sheet = {
  told: {
    opened: `Chacun commence avec ${money(startCapital)}.`,
    sealed: ({ seat }, say) => has(say, seat, 'scellé une mise.'),
    revealed: 'Toutes les mises sont ouvertes.',
    entered: {
      bid: ({ seat, pounds }, say) => has(say, seat, `misé ${money(pounds)}.`),
      coin: ({ seat, coin }, say) => has(say, seat, `tiré ${money(coin)} pour l’égalité.`),
      took: ({ seat, card }, say) => has(say, seat, `pris ${landscape(card)}.`),
      stocked: ({ seat, tracks: n }, say) =>
        spoken(
          say,
          seat,
          `Tu construis avec ${tracks(n)} dans le stock.`,
          name => `${name} construit avec ${tracks(n)} dans le stock.`,
        ),
      stock: ({ seat, tracks: n }, say) => has(say, seat, `retourné ${tracks(n)} pour le stock.`),
      pass: ({ seat }, say) => has(say, seat, 'passé.'),
      crossed: ({ seat, coin, rivers, ...paid }, say) => {
        const crossing = has(say, seat, `traversé un paysage\u00a0: ${paidFor(paid, coin, say)}.`)
        return [crossing, ...rivers.map(other => gained(say, other))].join(' ')
      },
      built: ({ seat, terrain: kind, ...paid }, say) =>
        has(
          say,
          seat,
          `traversé ${kind ? the[kind] : 'le paysage suivant'}${paidWith(paid, say)}.`,
        ),
      depth: ({ depth }) =>
        depth === 'full'
          ? 'La feuille note désormais chaque carte.'
          : 'La feuille ne note plus que l’argent.',
      stands: ({ seat, lane }, say) => {
        const cards = say.list(lane.map(landscape))
        return spoken(
          say,
          seat,
          `Devant ta locomotive\u00a0: ${cards}.`,
          name => `Devant la locomotive (${name})\u00a0: ${cards}.`,
        )
      },
    },
  },

  refused: {
    'no-tie-now': 'Il n’y a pas d’égalité à trancher.',
    'not-tied': 'Cette place n’est pas à égalité.',
    'not-between-auctions': 'Des mises sont déjà scellées. Change cela avant la prochaine enchère.',
    'not-asked': 'Personne ne le demande en ce moment.',
    'same-card-twice': at =>
      `${same(at)} est déjà sur la feuille. La carte existe-t-elle deux fois\u00a0?`,
    'builder-gains-none': 'Qui construit ne gagne pas de carte bonus.',
    'no-bonus-at-the-end':
      'Le huitième paysage gagne aussitôt\u00a0: la rivière n’apporte plus rien.',
    'sixth-bonus': ({ seats: [seat] }, say) =>
      `${say.name(seat)} a déjà cinq cartes bonus, le maximum.`,
    'other-depth': 'La feuille est tenue autrement à présent. Regarde encore.',
    'same-depth': 'La feuille est déjà tenue ainsi.',
    'lane-length': ({ stand }) =>
      `Il y a là ${count(stand, 'paysage', 'paysages')}\u00a0; note-les tous.`,
  },

  first: {
    ledger: 'Ta feuille',
    toFull: 'Noter chaque carte',
    toLedger: 'Noter l’argent seul',
    depthNow: { ledger: 'La feuille ne note que l’argent.', full: 'La feuille note chaque carte.' },
    accounts: 'Toutes les feuilles',
  },
  sheet: {
    stockNow: 'Tronçons dans le stock',
    enough: (n: number) => `Avec ${n} ou plus, on traverse aussitôt.`,
    buys: 'Ce qui manque s’achète\u00a0: on touche, on traverse.',
    buildOwn: {
      ledger: 'Traversé\u00a0? Touche ta pièce.',
      full: 'Tu construis\u00a0? Note les tronçons du stock.',
    },
    ledgerOf: name => `Feuille\u00a0: ${name}`,
    gain: (pounds, kind) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: pounds => `tronçons −${pounds}`,
    now: 'maintenant',
    drawing: 'Tire une carte pour l’égalité.',
    drawingOther: names => `Tirage pour l’égalité\u00a0: ${names}.`,
    drawingNote: 'Mises et capitaux égaux\u00a0: la plus haute pièce passe devant.',
    coinOf: name => `Pièce tirée\u00a0: ${name}`,
    yourCoin: 'La pièce que tu as tirée',
    take: 'Prends un paysage.',
    takes: name => `${name} prend un paysage.`,
    takeAll: 'Chacun prend un paysage.',
    coinEnters: 'Touche la pièce pour enregistrer',
    terrain: 'Terrain',
    tracks: 'Tronçons dessus',
    coin: 'Pièce',
    afterPaying: paid => `après ${paidIn(paid, bonuses, money).join(' et ')} pour les tronçons`,
    twice: 'Oui, une deuxième',
    stands: 'Qu’y a-t-il devant ta locomotive\u00a0?',
    standsOther: names => `Qu’y a-t-il devant la locomotive\u00a0? ${names}`,
    standsNote: 'Note les paysages pas encore traversés, le prochain d’abord.',
    beforeEngine: name => `Devant la locomotive\u00a0: ${name}`,
    nth: n => `Paysage ${n}`,
    enter: 'Enregistrer',
    build: 'Construis ou passe.',
    bought: 'Tronçons achetés',
    bonuses: 'Cartes bonus',
    rivers: 'Devant une rivière, gagne une carte bonus',
    needed: 'Tronçons nécessaires',
    auction: n => `Enchère ${n} sur 8`,
  },
} satisfies Sheet

export const moves = {
  board: {
    bid: ({ pounds }) => `Miser ${money(pounds)}`,
    choose: ({ card }) => `Prendre ${landscape(landscapeOf(card))}`,
    draw: 'Retourner une carte',
    build: (paid, say) => `Construire${paidWith(paid, say)}`,
    pass: 'Passer',
    prefer: ({ from }) => `Cartes bonus ${from === 'pile' ? 'de la pioche' : 'de la défausse'}`,
  },
  sheet: {
    bid: ({ pounds }) => `Miser ${money(pounds)}`,
    coin: ({ coin }) => `Pièce tirée\u00a0: ${money(coin)}`,
    took: ({ card }) => `Prendre ${landscape(card)}`,
    stocked: ({ tracks: n }) => `Tronçons dans le stock\u00a0: ${n}`,
    stock: ({ tracks: n }) => `Carte retournée\u00a0: ${tracks(n)}`,
    pass: 'Passer',
    crossed: ({ coin, ...paid }, say) => `Traversé${paidWith(paid, say)}\u00a0: +${money(coin)}`,
    built: (paid, say) => `Paysage suivant traversé${paidWith(paid, say)}`,
    depth: ({ depth }) => (depth === 'full' ? 'Noter chaque carte' : 'Noter l’argent seul'),
    stands: ({ lane }, say) => `Devant la locomotive\u00a0: ${say.list(lane.map(landscape))}`,
  },
} satisfies Moves

// Cards turned up and passes in a row, told in one sentence.
const small = (facts: Parameters<typeof smallOf>[0], say: Telling): string => {
  const sum = smallOf(facts, say)
  if (!sum) return ''
  const { passed, tracks: n } = sum
  return [
    ...(passed ? [`Ont passé\u00a0: ${passed}.`] : []),
    ...(n > 0 || !passed ? [`${tracks(n)} dans le stock.`] : []),
  ].join(' ')
}

const win = (chance: number) => `tu gagnes environ ${chance} parties sur 100 ainsi`
export const pages = {
  title: 'Du Cap au Caire',
  tagline: 'Mise sur des paysages, pose les tronçons, sois en tête après huit d’entre eux.',
  modes: {
    digital: 'Tout le jeu sur vos écrans\u00a0: cartes, mises, trains.',
    companion:
      'Vous jouez avec la boîte\u00a0; les téléphones scellent les mises et tiennent la feuille.',
  },
  options: {
    bonusFrom: {
      label: 'Cartes bonus',
      sentence: 'D’où viennent les cartes bonus qu’apporte une rivière.',
      values: {
        choice: 'Chaque place choisit\u00a0: pioche ou défausse',
        pile: 'Toujours de la pioche',
      },
    },
    depth: {
      label: 'Ce que note la feuille',
      sentence: 'Si chaque carte est notée, la feuille calcule tronçons, paiements et rivières.',
      values: {
        ledger: 'L’argent\u00a0: mises, pièces, cartes bonus',
        full: 'Chaque carte, avec tronçons et rivières',
      },
    },
  },
  reasons: {
    mixes: ({ most }) =>
      `Ne dépasse pas ${money(most)}, ce serait trop cher. Varie tes mises, pour qu’on ne les devine pas.`,
    takes: ({ need, tracks: brings, chance }) =>
      `Il demande ${tracks(need)} et en apporte ${brings}\u00a0: ${win(chance)}.`,
    draws: 'D’abord une carte\u00a0; tu décides ensuite.',
    wins: 'C’est ton huitième paysage\u00a0: tu gagnes.',
    free: ({ chance }) => `Cela ne coûte rien et vide le stock\u00a0: ${win(chance)}.`,
    spends: ({ short, chance }) => `Payer ${tracks(short)} maintenant\u00a0: ${win(chance)}.`,
    saves: ({ chance }) => `Mieux vaut garder ton argent\u00a0: ${win(chance)}.`,
    cannot: 'Tu ne peux pas payer ce qui manque.',
  },
  luck: 'Le hasard\u00a0: qui commence, et l’ordre des paysages.',
  standing: { crossed: 'paysages traversés' },
  end: {
    left: pounds => `reste ${pounds}`,
    toSpare: pounds => `Les huit paysages sont traversés, il reste ${pounds}.`,
    crossed: 'Paysages traversés',
    start: 'départ',
    auction: n => `enchère ${n}`,
    dearest: (name, pounds, n) =>
      `La mise la plus haute\u00a0: ${name}, ${pounds} à l’enchère ${n}.`,
    run: (name, n, after) =>
      `${name} traverse ${count(n, 'paysage', 'paysages')} après l’enchère ${after}.`,
  },
  log: {
    digital: { chapter: { dealt: n => sheet.sheet.auction(n) }, small },
    companion: {
      chapter: { bid: n => sheet.sheet.auction(n), sealed: n => sheet.sheet.auction(n) },
      small,
    },
  },
  layout: {
    areas: {
      offer: 'L’offre, de gauche à droite',
      stock: 'La réserve, retournée',
      crossed: name => `Franchis par ${name}, dos visible`,
      lane: name => `Encore devant ${name}, le prochain d’abord`,
      money: name => `Argent ${de(name)}`,
      bonuses: name => `Cartes bonus ${de(name)}`,
      counters: 'Bonus qui ne sont que des jetons',
      discards: 'La défausse',
      pile: 'La pioche',
      bid: name => `Mise scellée ${de(name)}`,
    },
    piece: ({ piece }) => {
      const [kind, which] = codeOf(piece)
      return kind === 'card'
        ? landscape(landscapeOf(Number(which)))
        : kind === 'pound'
          ? money(1)
          : 'jeton'
    },
    group: piece => {
      const [kind, which] = codeOf(piece)
      return kind === 'card' ? terrain[landscapeOf(Number(which)).terrain] : ''
    },
    refused: {
      'line-complete': ({ seats: [seat] }, say) =>
        `${say.name(seat)} a franchi huit paysages, ou en aurait un neuvième\u00a0: cette partie est finie.`,
      'offer-short': ({ players }) =>
        `L’offre compte ${players} paysages, un par personne, ou aucun. Laissez d’abord tout le monde choisir.`,
      'stock-cleared':
        'Lors d’une enchère, la réserve est vide\u00a0: la traversée d’avant l’a vidée.',
      'one-each': ({ seats: [seat], owned, most }, say) =>
        `${say.name(seat)} possède ${count(owned, 'paysage', 'paysages')}, quelqu’un d’autre ${most}. Chaque enchère en donne un à chacun.`,
      'none-before': ({ seats: [seat] }, say) =>
        `Plus aucun paysage devant ${say.name(seat)}. L’enchère suivante commence alors\u00a0: posez son offre.`,
      'more-than-earned': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} a ${money(most)} au plus\u00a0: ${money(startCapital)} et les pièces de tout ce qui est franchi.`,
      'more-bonuses': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} peut avoir ${bonuses(most)} au plus.`,
      'more-counters': 'Il y a plus de jetons que de cartes bonus. Chaque jeton en remplace une.',
    },
  },
  fields: {
    pounds: [shared.bid, money],
    coin: [sheet.sheet.coin, money],
    terrain: [sheet.sheet.terrain, (kind: Terrain) => terrain[kind]],
    tracks: sheet.sheet.tracks,
    stock: sheet.sheet.stockNow,
    lane: 'Paysage',
    bonuses: sheet.sheet.bonuses,
    bought: sheet.sheet.bought,
    rivers: sheet.sheet.rivers,
    depth: ['Ce que note la feuille', (depth: Depth) => sheet.first.depthNow[depth]],
  } satisfies Fields<Entry>,
  figures: {
    bid: 'mise',
    capital: 'capital',
    crossed: 'paysages traversés',
    bonuses: 'cartes bonus',
  },
} satisfies Pages
