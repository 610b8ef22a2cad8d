// Les phrases qui disent ce qu’est une feuille.
import { count } from '../../../../words/grammar/fr.ts'
import type { SummaryWords } from './en.ts'

const either = new Intl.ListFormat('fr', { type: 'disjunction' })
const numbers = { 2: 'deux', 3: 'trois', 4: 'quatre' }
const rounds = (n: number) => count(n, 'manche', 'manches')

export const fr: SummaryWords = {
  players: (least, most) =>
    least === most ? `À ${least} personnes.` : `De ${least} à ${most} personnes.`,
  teams: (players, teams) =>
    `À ${either.format(players.map(String))} personnes, en ${numbers[teams]} équipes.`,
  when: {
    rounds: 'Vous notez après chaque manche.',
    turns: 'Vous notez tour après tour.',
    live: 'Vous notez à tout moment, et tout compte aussitôt.',
    once: 'Vous notez une fois, à la fin.',
  },
  each: labels => `Chaque personne\u00a0: ${labels}`,
  side: labels => `Chaque équipe\u00a0: ${labels}`,
  table: labels => `Tous ensemble\u00a0: ${labels}`,
  sealed: label => `${label} (scellé)`,
  hidden: labels => `Caché jusqu’à la fin\u00a0: ${labels}`,
  total: 'Total',
  over: {
    rounds: n => `Fini après ${rounds(n)}.`,
    latest: n => `Fini après ${rounds(n)} au plus tard.`,
    turns: n => `Fini après ${count(n, 'tour', 'tours')} par personne.`,
    goal: n => `Fini dès que quelqu’un a ${n}.`,
    teamGoal: n => `Fini dès qu’une équipe a ${n}.`,
    word: 'Fini quand vous le dites.',
    live: 'Fini quand tout est noté, ou quand vous le dites.',
    counted: 'Le nombre de manches dépend du nombre de personnes.',
    own: 'Fini selon une règle de la feuille.',
  },
  out: 'On peut être mis hors jeu.',
  final: 'À la fin, les points sont recalculés.',
  wins: { most: 'Le plus de points gagne.', least: 'Le moins de points gagne.' },
  fewest: label => `${label} (le moins)`,
  ties: labels => `À égalité, on compare\u00a0: ${labels.join(', puis ')}.`,
}
