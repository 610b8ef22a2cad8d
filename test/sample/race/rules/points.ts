// The points of the rules help that refusals cite.
export const points = ['goal', 'example', 'turn', 'end'] as const
export type Point = (typeof points)[number]
export type Code = 'nothing-to-bank' | 'not-enough' | 'not-your-turn' | 'game-over'
