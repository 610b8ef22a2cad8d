// The end with real coins: each seat enters how many coins it has left.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { SheetWords } from '../words/sentences.ts'

export const Counting = ({ words: { sheet } }: { words: SheetWords }) => {
  const [coins, write] = useIntent('coins', '', 'counting')
  return (
    <MoveForm class="kairo-count">
      <label class="field">
        {sheet.coins}
        <input
          type="number"
          name="move.coins"
          min="0"
          max="999"
          inputMode="numeric"
          required
          value={coins}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      </label>
      <MoveButton move={{ kind: 'counts' }}>{sheet.counted}</MoveButton>
    </MoveForm>
  )
}
