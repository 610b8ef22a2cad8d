// Les mots des feuilles toutes prêtes.
import type { Same } from '../../words.ts'
import type { Words } from './en.ts'

export const fr = {
  points: {
    title: 'Points à chaque manche',
    as: 'Uno, 6 qui prend\u00a0!, Golf, Rami, Canasta',
    labels: { told: 'Points' },
    figures: {
      wins: {
        name: 'Qui gagne\u00a0?',
        of: { most: 'Le plus de points', least: 'Le moins de points' },
      },
      goal: { name: 'Fin dès que quelqu’un a', note: '0\u00a0: pas de limite.' },
      rounds: { name: 'Manches', note: '0\u00a0: on s’arrête quand on veut.' },
      partners: {
        name: 'En équipes\u00a0?',
        of: { none: 'Chacun pour soi', two: 'Deux équipes, partenaires face à face' },
      },
    },
  },
  running: {
    title: 'Points au fur et à mesure',
    as: 'Scrabble, Carcassonne, Cribbage, fléchettes',
    labels: { told: 'Points' },
    figures: {
      way: {
        name: 'Comment compte-t-on\u00a0?',
        of: {
          open: 'En montant, on s’arrête quand on veut',
          up: 'En montant jusqu’à un nombre',
          down: 'En descendant d’un nombre à 0 tout juste',
        },
      },
      goal: { name: 'Le nombre', note: 'Aux fléchettes, souvent 301 ou 501.' },
    },
  },
  tricks: {
    title: 'D’abord l’annonce, puis les plis',
    as: 'Skull King, Wizard, L’Ascenseur',
    labels: { bid: 'Annonce', tricks: 'Plis', bonus: 'Bonus' },
    says: { all: 'Recomptez\u00a0: il y a autant de plis que de cartes dans une main.' },
    figures: {
      bids: {
        name: 'Comment annonce-t-on\u00a0?',
        of: { sealed: 'En secret, puis tous ensemble', open: 'À voix haute, chacun son tour' },
      },
      count: {
        name: 'Comment compte-t-on\u00a0?',
        of: {
          twenty:
            'Juste\u00a0: 20 par pli. Faux\u00a0: −10 par pli d’écart. Annonce 0\u00a0: ±10 par carte.',
          plus: 'Juste\u00a0: 20, et 10 par pli. Faux\u00a0: −10 par pli d’écart.',
          ten: '1 par pli, et 10 de plus si l’annonce est juste.',
        },
      },
      rounds: { name: 'Manches', note: 'Une carte à la manche 1, deux à la manche 2, etc.' },
    },
  },
  'count-up': {
    title: 'On compte à la fin',
    as: 'Wingspan, Terraforming Mars, Les Aventuriers du Rail',
    labels: {
      lines: ['Sur le plateau', 'Cartes', 'Objectifs', 'Collections', 'Bonus', 'Tout le reste'],
      left: 'En réserve',
    },
    figures: {
      lines: { name: 'Lignes', note: 'À égalité, la réserve (argent, nourriture) départage.' },
    },
  },
  counters: {
    title: 'Compteurs et trophées',
    as: 'Catan, Munchkin',
    labels: {
      counters: ['À 1 point', 'À 2 points', 'À 3 points'],
      trophies: ['Premier trophée', 'Deuxième trophée', 'Troisième trophée'],
      nobody: 'Personne',
    },
    figures: {
      counters: { name: 'Compteurs', note: 'Pour ce qui vaut 1 point, 2 points, 3 points.' },
      start: { name: 'Points au départ', note: 'Tout le monde commence avec ça.' },
      trophies: { name: 'Trophées', note: 'Chaque trophée est à une seule personne à la fois.' },
      worth: { name: 'Points par trophée' },
      goal: { name: 'Fin dès que quelqu’un a' },
    },
  },
  alone: {
    title: 'Seul contre tous',
    as: 'Tarot, Skat',
    labels: { alone: 'Joue en solo', worth: 'Valeur de la manche', won: 'Gagné\u00a0?' },
    figures: {
      who: {
        name: 'Qui marque\u00a0?',
        of: {
          all: 'Tout le monde\u00a0: ce que l’un gagne, les autres le perdent',
          one: 'Seulement qui joue en solo',
        },
      },
      lost: { name: 'Une manche perdue compte', of: { once: 'Une fois', twice: 'Double' } },
      deals: { name: 'Donnes par personne', note: '0\u00a0: on s’arrête quand on veut.' },
    },
  },
  dice: {
    title: 'Cinq dés, treize cases',
    as: 'Yahtzee, Yams',
    labels: {
      ones: 'Les 1',
      twos: 'Les 2',
      threes: 'Les 3',
      fours: 'Les 4',
      fives: 'Les 5',
      sixes: 'Les 6',
      upper: 'Partie du haut',
      three: 'Brelan',
      four: 'Carré',
      house: 'Full',
      small: 'Petite suite',
      large: 'Grande suite',
      five: 'Cinq pareils',
      chance: 'Chance',
    },
    figures: {},
  },
  auction: {
    title: 'Enchères secrètes pour des trésors',
    as: 'les enchères comme High Society',
    labels: {
      lot: 'Valeur du trésor',
      bid: 'Offre',
      taker: 'Emporté par',
      money: 'Argent',
    },
    figures: {
      money: { name: 'Argent au départ' },
      pays: {
        name: 'Qui paie\u00a0?',
        of: { highest: 'Seulement la plus haute offre', all: 'Chacun paie son offre' },
      },
      purse: {
        name: 'Qui voit ton argent\u00a0?',
        of: { hidden: 'Toi seulement', open: 'Tout le monde' },
      },
      treasures: { name: 'Trésors', note: '0\u00a0: on s’arrête quand on veut.' },
    },
  },
} satisfies Same<Words>
