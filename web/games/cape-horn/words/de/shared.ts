// Was Brett und Logbuch auf Deutsch gemeinsam sagen.
import type { Standing } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Rose, RoseColour, Stage } from '../../rules/pieces.ts'
import type { Shared } from '../en/shared.ts'
import { counting, proof, romans, winnersOf } from '../speech.ts'

export const count = counting('de')
export const points = (n: number) => count(n, 'Punkt', 'Punkte')
export const withPoints = (n: number) => count(n, 'Punkt', 'Punkten')
export const cards = (n: number) => count(n, 'Karte', 'Karten')
export const roses = (n: number) => count(n, 'Rose', 'Rosen')
export const colour: Record<RoseColour, string> = { red: 'Rot', green: 'Grün', yellow: 'Gelb' }
export const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`
export const forward: Record<Stage, string> = { 1: 'Süden', 2: 'Westen', 3: 'Norden' }

const refused = {
  'race-over': () => 'Das Rennen ist vorbei.',
  'not-your-turn': () => 'Du bist noch nicht am Zug.',
  'not-this-step': () => 'Nicht in diesem Schritt des Zuges.',
  'too-few-points': ({ at }) => `Das kostet ${points(proof(at, 'price'))}; da sind ${proof(at, 'points')}.`,
  'too-few-roses': () => 'Über die Ziellinie geht es nur mit zwei Rosen.',
  'hand-full': ({ at }) => `Mehr als ${cards(proof(at, 'limit'))} hält keine Hand.`,
} satisfies FaceWords['refused']

const won = (standings: readonly Standing[], telling: Telling): string => {
  const { first, roses: held, crossed, points: left } = winnersOf(standings)
  const [winner] = first
  if (!winner) return ''
  const names = telling.list(first.map(({ seat }) => telling.name(seat)))
  if (first.length > 1)
    return `${names} führen gemeinsam mit je ${count(held, 'Rose', 'Rosen')} und gleich vielen Punkten.`
  const yours = winner.seat === telling.you
  if (crossed) return `${yours ? 'Du überquerst' : `${names} überquert`} die Ziellinie mit ${roses(held)} zuerst.`
  if (held >= 3) return `${yours ? 'Du hast' : `${names} hat`} drei Rosen in drei Farben.`
  return `${yours ? 'Du führst' : `${names} führt`} mit ${roses(held)}${left === undefined ? '' : ` und ${withPoints(left)}`}.`
}

// Each face adds its own to these.
export const act = {
  ignore: 'Missachten',
  sprint: 'Sprint',
  renounce: 'Verzichten',
  undo: 'Zurück',
}
export const why = {
  points: (n: number) => `du hast ${n}`,
  step: 'jetzt nicht',
  full: 'Hand voll',
}
const over = 'Das Rennen ist vorbei.'

export const shared: Shared = {
  colours: { black: 'Schwarz', blue: 'Blau', orange: 'Orange', violet: 'Violett', teal: 'Petrol' },
  refused,
  won,
  points,
  cards,
  station,
  over,
  players: 'Schiffe',
  held: (owned: readonly Rose[]) => (owned.length ? `Rosen: ${owned.map(station).join(', ')}` : 'Noch keine Rose'),

  rail: {
    label: 'Schritte des Zuges',
    point: '+1 Punkt',
    lay: 'Legen',
    sail: 'Segeln',
    draw: 'Ziehen, kaufen',
  },
  log: {
    title: 'Logbuch',
    note: 'Punkte 0–8 · Rosen',
    happened: 'Was gerade geschah',
    pile: (n: number) => `${n} im Stapel`,
  },
}
