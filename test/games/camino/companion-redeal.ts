// The sheet has no secrets: both sides' counts lie open, though a phone shows the other's only once
// one's own is there.
import type { Sheet } from '../../../web/games/camino/sheet/state.ts'

export const hidesNothing = true
export const redeal = (sheet: Sheet): Sheet => sheet
