// What only the server says in French.
import type { Served } from './served.ts'

export default {
  ruling: 'notre décision',
  houseValue: 'valeur maison',
  refused: {
    'foreign-origin': 'Cela venait d’une autre adresse. Ouvre la table elle-même et réessaie.',
    'too-many': 'C’était beaucoup d’un coup. Attends une minute, puis réessaie.',
    'too-large': 'C’était trop long à lire. Raccourcis et réessaie.',
    'unknown-game': 'Ce jeu n’est pas sur l’étagère. Choisis une des boîtes.',
    'unknown-mode': 'Choisis : en ligne, ou à côté de la boîte.',
    'unknown-seats': 'Ce jeu ne se joue pas à ce nombre. Choisis un autre nombre de places.',
    'unknown-option': 'Une des règles choisies n’existe pas ici. Choisis à nouveau.',
    'name-too-long': 'Un nom a 24 caractères au plus. Raccourcis-le.',
    'no-such-page': 'Il n’y a rien à cette adresse. Reviens à l’étagère.',
    'cleared-away': 'Elle a été supprimée, ou personne n’a joué pendant 90 jours.',
    'no-such-game': 'Ce jeu n’est pas sur l’étagère.',
    'no-next-table': 'Personne n’a encore ouvert de nouvelle partie.',
    'wrong-method': 'Cette adresse ne s’utilise pas ainsi.',
    'no-upgrade': 'Cette adresse ne parle qu’à la page d’une table.',
    'our-fault': 'C’est notre erreur, pas la tienne. Rien n’est perdu : reviens en arrière et réessaie.',
    'not-host': 'Seule la personne qui a ouvert la table peut le faire.',
    'seat-taken': 'Un peu trop tard : cette place est prise. Choisis-en une autre.',
    'table-full': 'Toutes les places sont prises. Tu peux regarder, ou t’asseoir quand une se libère.',
    'no-such-colour': 'Cette couleur n’est pas dans la boîte. Choisis-en une autre.',
    'colour-taken': 'Un peu trop tard : cette couleur est prise. Choisis-en une autre.',
    'wrong-key': 'Cette clé n’ouvre aucune place ici, ou elle a déjà servi. Demande un nouveau lien.',
    'already-started': 'La partie a déjà commencé.',
    'not-enough-seats': 'Vous n’êtes pas le bon nombre. Attends que quelqu’un d’autre s’assoie.',
    'wrong-order': 'Les places ont changé entre-temps. Revois l’ordre, puis lance la partie.',
    'not-over': 'La partie n’est pas finie. Ce sera possible à la fin.',
  },
} satisfies Served
