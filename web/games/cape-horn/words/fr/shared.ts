// Ce que le plateau et le journal de bord disent tous deux en français.
import type { Standing } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Rose, RoseColour, Stage } from '../../rules/pieces.ts'
import type { Shared } from '../en/shared.ts'
import { counting, proof, romans, winnersOf } from '../speech.ts'

export const count = counting('fr')
export const points = (n: number) => count(n, 'point', 'points')
export const cards = (n: number) => count(n, 'carte', 'cartes')
export const roses = (n: number) => count(n, 'rose', 'roses')
export const colour: Record<RoseColour, string> = { red: 'rouge', green: 'vert', yellow: 'jaune' }
export const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`
export const forward: Record<Stage, string> = { 1: 'au sud', 2: 'à l’ouest', 3: 'au nord' }

const refused = {
  'race-over': () => 'La course est finie.',
  'not-your-turn': () => 'Ce n’est pas encore ton tour.',
  'not-this-step': () => 'Pas à cette étape du tour.',
  'too-few-points': ({ at }) => `Cela coûte ${points(proof(at, 'price'))}\u00a0; il y en a ${proof(at, 'points')}.`,
  'too-few-roses': () => 'Il faut deux roses pour franchir la ligne d’arrivée.',
  'hand-full': ({ at }) => `Une main tient ${cards(proof(at, 'limit'))} au plus.`,
} satisfies FaceWords['refused']

const won = (standings: readonly Standing[], telling: Telling): string => {
  const { first, roses: held, crossed, points: left } = winnersOf(standings)
  const [winner] = first
  if (!winner) return ''
  const names = telling.list(first.map(({ seat }) => telling.name(seat)))
  if (first.length > 1) return `${names} mènent ensemble, à égalité de roses et de points.`
  const yours = winner.seat === telling.you
  if (crossed) return `${yours ? 'Tu franchis' : `${names} franchit`} la ligne d’arrivée en tête, avec ${roses(held)}.`
  if (held >= 3) return `${yours ? 'Tu as' : `${names} a`} trois roses de trois couleurs.`
  return `${yours ? 'Tu mènes' : `${names} mène`} avec ${roses(held)}${left === undefined ? '' : ` et ${points(left)}`}.`
}

// Each face adds its own to these.
export const act = {
  ignore: 'Ignorer',
  sprint: 'Sprint',
  renounce: 'Renoncer',
  undo: 'Annuler',
}
export const why = {
  points: (n: number) => `tu as ${n}`,
  step: 'pas maintenant',
  full: 'main pleine',
}
const over = 'La course est finie.'

export const shared: Shared = {
  colours: { black: 'Noir', blue: 'Bleu', orange: 'Orange', violet: 'Violet', teal: 'Turquoise' },
  refused,
  won,
  points,
  cards,
  station,
  over,
  players: 'Bateaux',
  held: (owned: readonly Rose[]) =>
    owned.length ? `Roses\u00a0: ${owned.map(station).join(', ')}` : 'Pas encore de rose',

  rail: {
    label: 'Étapes du tour',
    point: '+1 point',
    lay: 'Poser',
    sail: 'Naviguer',
    draw: 'Piocher, acheter',
  },
  log: {
    title: 'Journal de bord',
    note: 'points 0–8 · roses',
    happened: 'Ce qui vient d’arriver',
    pile: (n: number) => `${n} dans la pioche`,
  },
}
