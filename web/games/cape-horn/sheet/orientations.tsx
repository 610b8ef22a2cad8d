// A card for each stage that shows forward, and a list of what may be covered.
import { Orientation as StageCard } from '../art/orientation.tsx'
import { stages } from '../rules/pieces.ts'
import type { SheetWords } from '../words/sentences.ts'

export const Orientations = ({ words: { sheet }, game }: { words: SheetWords; game: string }) => (
  <details class="orientation">
    <summary>{sheet.help}</summary>
    <ul class="stage-cards">
      {stages.map(stage => (
        <li key={stage}>
          <StageCard stage={stage} />
          <span>
            <strong>{sheet.orientation(stage)}</strong>
            <span>{sheet.sides[stage]}</span>
          </span>
        </li>
      ))}
    </ul>
    <div class="covers">
      <h3>{sheet.mayCover}</h3>
      <ul class="yes">
        {sheet.covers.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <h3>{sheet.mayNot}</h3>
      <ul class="no">
        {sheet.coversNot.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <a class="link" href={`/games/${game}#covering`} target="_blank" rel="noreferrer">
        {sheet.theRule}
      </a>
    </div>
  </details>
)
