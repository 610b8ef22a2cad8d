// An amount with − and +; without script a number is typed.
import type { SheetWords } from '../words/en.ts'

export const Amount = ({ label, note, value, most, set, runs, name, words }: AmountProps) => (
  <div class="amount">
    <span class="amount-label">
      {label}
      {note && <small>{note}</small>}
    </span>
    {runs ? (
      <span class="stepper">
        <button
          type="button"
          class="key"
          disabled={value <= 0}
          aria-label={words.sheet.fewer(label)}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          class="key"
          disabled={value >= most}
          aria-label={words.sheet.more(label)}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </span>
    ) : (
      <input type="number" name={name} min="0" max={most} value={value} aria-label={label} />
    )}
  </div>
)
interface AmountProps {
  label: string
  note?: string | undefined
  value: number
  most: number
  set(value: number): void
  runs: boolean
  name: string
  words: SheetWords
}
