// The parts of the board that its first page does not show.
export { BuildingFace } from './building-face.tsx'
export { ChoosingFace } from './choosing-face.tsx'
export { Room } from './room.tsx'
