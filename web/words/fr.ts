// The house's own words in French: what the live parts of a page say.
import type { House } from './house.ts'

export default {
  seatNumber: (n: number) => `Place ${n}`,
  colours: {
    black: 'Noir',
    blue: 'Bleu',
    green: 'Vert',
    orange: 'Orange',
    red: 'Rouge',
    teal: 'Turquoise',
    violet: 'Violet',
    yellow: 'Jaune',
  },
  you: 'toi',
  thinking: 'réfléchit',
  sealed: 'scellé',
  asleep: (time?: string) => (time ? `en veille depuis ${time}` : 'en veille'),
  offline: (time?: string) => (time ? `hors ligne depuis ${time}` : 'hors ligne'),
  away: (time?: string) => (time ? `ailleurs depuis ${time}` : 'ailleurs'),
  undo: 'Annuler',
  theRule: 'Voir la règle.',
  tookBack: (who: string) => `Retour en arrière : ${who}.`,
  youTookBack: 'Tu fais un retour en arrière.',
  corrected: (who: string) => `Entrée corrigée par ${who}.`,
  youCorrected: 'Tu as corrigé une entrée.',
  struck: (who: string) => `Entrée rayée par ${who}.`,
  youStruck: 'Tu as rayé une entrée.',
  tooLate: (who: string) => `Trop tard pour revenir en arrière : ${who} a joué avant, et c’est définitif.`,
  grid: {
    slide: (to, legal) => {
      const where = { left: 'la gauche', right: 'la droite', up: 'le haut', down: 'le bas' }[to]
      return `Glisser vers ${where}${legal > 0 ? ` : cases permises là-bas : ${legal}` : ''}`
    },
    whole: 'Plateau entier',
    nearer: 'Plus près',
    close: 'Fermer',
  },
  refused: {
    malformed: 'C’était illisible. Vérifie ta saisie et réessaie.',
    'no-such-table': 'Aucune table n’a ce code. Vérifie les lettres, ou ouvre une nouvelle table.',
    broken: 'C’est notre erreur, pas la tienne. Rien n’est perdu : regarde encore et réessaie.',
    'not-your-seat': 'Cette place n’est pas la tienne. Assieds-toi d’abord, ou prends le téléphone qui la tient.',
    'not-your-turn': 'Ce n’est pas encore ton tour.',
    'choose-a-seat': 'Plusieurs places sont sur ce téléphone. Choisis pour qui tu joues.',
    'no-such-seat': 'Cette place n’existe pas à cette table.',
    'not-started': 'La partie n’a pas encore commencé. La personne qui a ouvert la table la lance.',
    'already-over': 'La partie est déjà finie.',
    'moved-on': 'La table a avancé entre-temps. Regarde encore, puis décide.',
    'too-late': 'Trop tard pour revenir en arrière : quelque chose de définitif est arrivé avant.',
    'no-such-action': 'Cette entrée n’est plus là. Regarde le journal.',
    'not-in-this-mode': 'En ligne, un coup ne se corrige pas ; seul ton dernier peut être repris.',
    'sealed-since': 'Une mise scellée repose sur cette entrée. Corrige-la quand les sceaux seront rompus.',
    'would-fall': 'Une entrée suivante ne tiendrait plus. Corrige d’abord celle-là.',
    'already-open': 'C’est déjà révélé. On peut le corriger, pas le retirer.',
    other: 'Ça ne marche pas maintenant. Regarde encore, puis décide.',
  },
} satisfies House
