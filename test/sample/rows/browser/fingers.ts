// The controls of the dice race that a nervous finger taps twice, online and beside its dice.
import { at, type Control } from '../../../browser/fingers.ts'
import { moveOf } from '../../../browser/people.ts'
import { frameOf, started } from '../../../browser/program.ts'
import box from '../../race/box.tsx'

const control = (mode: 'digital' | 'companion', kind: string): Control => ({
  name: `${kind}, ${mode}`,
  async table() {
    const table = await started({ game: box.id, mode, names: ['Ama', 'Jonas'] })
    return at(table, await frameOf(table.code))
  },
  find: page => moveOf(page, kind),
})

export const controls: Control[] = [control('digital', 'roll'), control('companion', 'bust')]
