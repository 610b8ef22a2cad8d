// A company's bonus cards: small card backs on five dashed places.

export const BonusRow = ({ held, of = 5 }: { held: number; of?: number }) => (
  <svg class="bonus-row" viewBox={`0 0 ${of * 17 - 1} 22`} aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <g key={i} transform={`translate(${i * 17 + 1} 1)`}>
        {i < held && <use href="#ctc-bonus" width="14" height="20" />}
        <rect class={i < held ? 'bonus-card' : 'place'} width="14" height="20" rx="1.5" />
      </g>
    ))}
  </svg>
)
