// A coin with its number; the pound sign is smaller than the number.

/** Draws the number and the rim of a coin inside a larger picture, 40 × 40. */
export const CoinShape = ({ label }: { label: string }) => {
  const parts = label
    .split(/(\d+)/)
    .map(part => part.trim())
    .filter(Boolean)
  return (
    <>
      <use href="#ctc-coin" width="40" height="40" />
      <text class={`coin-figure length-${parts.join('').length}`} x="20" y="20" dy=".35em">
        {parts.map((part, i) => (
          <tspan
            key={part}
            class={/\d/.test(part) ? undefined : 'coin-unit'}
            dx={i > 0 && /\d/.test(parts[0]!) ? 1.6 : undefined}
          >
            {part}
          </tspan>
        ))}
      </text>
    </>
  )
}

export const Coin = ({ label }: { label: string }) => (
  <svg class="coin" viewBox="0 0 40 40" aria-hidden="true">
    <CoinShape label={label} />
  </svg>
)
