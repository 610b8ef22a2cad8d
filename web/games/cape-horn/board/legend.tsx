// Explains the marks on the chart, on screens with room for it.
import { IgnoreIcon, SailIcon, SprintIcon } from '../art/icons.tsx'
import { ignorePrice, sprintPrice } from '../rules/pieces.ts'
import type { BoardWords } from '../words/sentences.ts'

export const Legend = ({ words: { act } }: { words: BoardWords }) => (
  <ul class="legend">
    <li>
      <SailIcon /> {act.sail}, {act.free}
    </li>
    <li>
      <IgnoreIcon /> {act.ignore}, {ignorePrice}
    </li>
    <li>
      <SprintIcon /> {act.sprint}, {sprintPrice}
    </li>
  </ul>
)
