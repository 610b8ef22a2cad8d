// The points of the rules help: refusals cite them, the help has a text for each.
export const points = [
  'goal',
  'board',
  'cards',
  'start',
  'turn',
  'laying',
  'covering',
  'sailing',
  'stations',
  'renounce',
  'ignore',
  'sprint',
  'drawing',
  'end',
  'companion',
  'edition',
] as const
export type Point = (typeof points)[number]
