// A sheet on which everything is different that a viewer was not told: what the others have sealed.
// Hidden accounts follow from figures that were open once, so they cannot differ by themselves.
import type { Value } from '../../../web/games/any-box/rules/language.ts'
import type { Sheet } from '../../../web/games/any-box/sheet/state.ts'
import type { Chance, Viewer } from '../../../web/games/game.ts'

export const redeal = (sheet: Sheet, viewer: Viewer, chance: Chance): Sheet => {
  const { fields } = sheet.options.sheet
  const other = (id: string, value: Value): Value => {
    const field = fields.find(one => one.id === id)
    if (field?.kind === 'choice') return field.of.find(([, one]) => one !== value)![1]
    return typeof value === 'boolean' ? !value : value + 1 + chance.roll(9)
  }
  return {
    ...sheet,
    sealed: sheet.sealed.map((seal, seat) =>
      seal && seat !== viewer
        ? Object.fromEntries(Object.entries(seal).map(([id, value]) => [id, other(id, value)]))
        : seal,
    ),
  }
}
