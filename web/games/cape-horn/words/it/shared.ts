// Quel che tabellone e giornale di bordo dicono entrambi in italiano.
import type { Standing } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Rose, RoseColour, Stage } from '../../rules/pieces.ts'
import type { Shared } from '../en/shared.ts'
import { counting, proof, romans, winnersOf } from '../speech.ts'

export const count = counting('it')
export const points = (n: number) => count(n, 'punto', 'punti')
export const cards = (n: number) => count(n, 'carta', 'carte')
export const roses = (n: number) => count(n, 'rosa', 'rose')
export const colour: Record<RoseColour, string> = { red: 'rosso', green: 'verde', yellow: 'giallo' }
export const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`
export const forward: Record<Stage, string> = { 1: 'a sud', 2: 'a ovest', 3: 'a nord' }

const refused = {
  'race-over': () => 'La corsa è finita.',
  'not-your-turn': () => 'Non tocca ancora a te.',
  'not-this-step': () => 'Non in questa fase del turno.',
  'too-few-points': ({ at }) => `Costa ${points(proof(at, 'price'))}; ce n’è ${proof(at, 'points')}.`,
  'too-few-roses': () => 'Per tagliare il traguardo servono due rose.',
  'hand-full': ({ at }) => `Una mano tiene al massimo ${cards(proof(at, 'limit'))}.`,
} satisfies FaceWords['refused']

const won = (standings: readonly Standing[], telling: Telling): string => {
  const { first, roses: held, crossed, points: left } = winnersOf(standings)
  const [winner] = first
  if (!winner) return ''
  const names = telling.list(first.map(({ seat }) => telling.name(seat)))
  if (first.length > 1) return `${names} sono in testa insieme, con ${roses(held)} a testa e gli stessi punti.`
  const yours = winner.seat === telling.you
  if (crossed) return `${yours ? 'Tagli' : `${names} taglia`} il traguardo con ${roses(held)}: vittoria.`
  if (held >= 3) return `${yours ? 'Hai' : `${names} ha`} tre rose di tre colori.`
  return `${yours ? 'Sei' : `${names} è`} in testa con ${roses(held)}${left === undefined ? '' : ` e ${points(left)}`}.`
}

// Each face adds its own to these.
export const act = {
  ignore: 'Ignorare',
  sprint: 'Sprint',
  renounce: 'Rinuncia',
  undo: 'Annulla',
}
export const why = {
  points: (n: number) => `ne hai ${n}`,
  step: 'non ora',
  full: 'mano piena',
}
const over = 'La corsa è finita.'

export const shared: Shared = {
  colours: { black: 'Nero', blue: 'Blu', orange: 'Arancione', violet: 'Viola', teal: 'Ottanio' },
  refused,
  won,
  points,
  cards,
  station,
  over,
  players: 'Navi',
  held: (owned: readonly Rose[]) => (owned.length ? `Rose: ${owned.map(station).join(', ')}` : 'Ancora nessuna rosa'),

  rail: {
    label: 'Fasi del turno',
    point: '+1 punto',
    lay: 'Posare',
    sail: 'Navigare',
    draw: 'Pescare, comprare',
  },
  log: {
    title: 'Giornale di bordo',
    note: 'punti 0–8 · rose',
    happened: 'Che cosa è appena successo',
    pile: (n: number) => `${n} nel mazzo`,
  },
}
