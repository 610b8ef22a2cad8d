// The log book has no secrets: every viewer is told all of it.
import type { Sheet } from '../../../web/games/cape-horn/sheet/state.ts'

export const hidesNothing = true
export const redeal = (sheet: Sheet): Sheet => sheet
