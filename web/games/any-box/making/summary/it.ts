// Le frasi che dicono che cos’è un foglio.
import { count } from '../../../../words/grammar/it.ts'
import type { SummaryWords } from './en.ts'

const either = new Intl.ListFormat('it', { type: 'disjunction' })
const numbers = { 2: 'due', 3: 'tre', 4: 'quattro' }
const rounds = (n: number) => count(n, 'mano', 'mani')

export const it: SummaryWords = {
  players: (least, most) =>
    least === most ? `In ${least} persone.` : `Da ${least} a ${most} persone.`,
  teams: (players, teams) =>
    `In ${either.format(players.map(String))} persone, in ${numbers[teams]} squadre.`,
  when: {
    rounds: 'Segnate dopo ogni mano.',
    turns: 'Segnate turno per turno.',
    live: 'Segnate in ogni momento, e tutto conta subito.',
    once: 'Segnate una volta sola, alla fine.',
  },
  each: labels => `Ogni persona: ${labels}`,
  side: labels => `Ogni squadra: ${labels}`,
  table: labels => `Tutti insieme: ${labels}`,
  sealed: label => `${label} (sigillato)`,
  hidden: labels => `Nascosto fino alla fine: ${labels}`,
  total: 'Totale',
  over: {
    rounds: n => `Si finisce dopo ${rounds(n)}.`,
    latest: n => `Si finisce al più tardi dopo ${rounds(n)}.`,
    turns: n => `Si finisce dopo ${count(n, 'turno', 'turni')} a testa.`,
    goal: n => `Si finisce quando qualcuno ha ${n}.`,
    teamGoal: n => `Si finisce quando una squadra ha ${n}.`,
    word: 'Si finisce quando lo dite voi.',
    live: 'Si finisce quando tutto è segnato, o quando lo dite voi.',
    counted: 'Il numero di mani dipende da quante persone giocano.',
    own: 'Si finisce secondo una regola del foglio.',
  },
  out: 'Si può uscire dal gioco.',
  final: 'Alla fine i punti si ricalcolano.',
  wins: { most: 'Vince chi ha più punti.', least: 'Vince chi ha meno punti.' },
  fewest: label => `${label} (il meno)`,
  ties: labels => `In parità decide: ${labels.join(', poi ')}.`,
}
