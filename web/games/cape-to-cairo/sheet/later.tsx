// The parts of the sheet that its first page does not show.
export { Evening } from './evening.tsx'
