// Die Sätze, die sagen, was ein Blatt ist.
import { count } from '../../../../words/grammar/de.ts'
import type { SummaryWords } from './en.ts'

const either = new Intl.ListFormat('de', { type: 'disjunction' })
const numbers = { 2: 'zwei', 3: 'drei', 4: 'vier' }
const rounds = (n: number) => count(n, 'Runde', 'Runden')

export const de: SummaryWords = {
  players: (least, most) =>
    least === most ? `Für ${least} Personen.` : `Für ${least} bis ${most} Personen.`,
  teams: (players, teams) =>
    `Für ${either.format(players.map(String))} Personen in ${numbers[teams]} Teams.`,
  when: {
    rounds: 'Eingetragen wird nach jeder Runde.',
    turns: 'Eingetragen wird Zug um Zug.',
    live: 'Eingetragen wird jederzeit, und alles zählt sofort.',
    once: 'Eingetragen wird einmal, am Ende.',
  },
  each: labels => `Jede Person: ${labels}`,
  side: labels => `Jedes Team: ${labels}`,
  table: labels => `Alle zusammen: ${labels}`,
  sealed: label => `${label} (versiegelt)`,
  hidden: labels => `Bis zum Ende verdeckt: ${labels}`,
  total: 'Summe',
  over: {
    rounds: n => `Schluss nach ${rounds(n)}.`,
    latest: n => `Schluss spätestens nach ${rounds(n)}.`,
    turns: n => `Schluss nach je ${count(n, 'Zug', 'Zügen')}.`,
    goal: n => `Schluss, sobald jemand ${n} hat.`,
    teamGoal: n => `Schluss, sobald ein Team ${n} hat.`,
    word: 'Schluss, wenn ihr es sagt.',
    live: 'Schluss, wenn alles eingetragen ist oder wenn ihr es sagt.',
    counted: 'Die Zahl der Runden hängt davon ab, wie viele mitspielen.',
    own: 'Schluss nach einer eigenen Regel.',
  },
  out: 'Man kann ausscheiden.',
  final: 'Am Ende werden die Punkte noch einmal berechnet.',
  wins: { most: 'Die meisten Punkte gewinnen.', least: 'Die wenigsten Punkte gewinnen.' },
  fewest: label => `${label} (weniger ist besser)`,
  ties: labels => `Bei Gleichstand entscheidet: ${labels.join(', dann ')}.`,
}
