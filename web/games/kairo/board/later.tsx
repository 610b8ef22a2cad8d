// The parts of the board that its first page does not show.
export { Answer } from '../../../ui/grid/answer.tsx'
export { WhatLiesOver } from '../../../ui/grid/over.tsx'
export { Held, MedalPlates } from '../parts/held.tsx'
export { Laid } from './laid.tsx'
export { News } from './news.tsx'
export { aimsOf, intentOf, settled, whyNot } from './options.ts'
export { RoomFace } from './room.tsx'
export { StepClosing, StepDock } from './steps.tsx'
