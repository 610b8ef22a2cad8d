// The blank cards on which wind cards are drawn: a laid card, a printed start, a card back.

const Stock = ({ ink, cast = true }: { ink: string; cast?: boolean }) => (
  <>
    {cast && <rect x="5" y="7" width="92" height="92" rx="6" fill="var(--h-cast)" />}
    <rect
      x="4"
      y="4"
      width="92"
      height="92"
      rx="6"
      fill={`var(--h-${ink})`}
      stroke="var(--h-card-ink)"
      stroke-width="2.6"
    />
  </>
)

export const Cards = () => (
  <>
    <symbol id="horn-card" viewBox="0 0 100 100">
      <Stock ink="card" />
      <path d="M8.5 8.5h83v83h-83z" fill="none" stroke="var(--h-line)" stroke-width="1.2" />
    </symbol>
    <symbol id="horn-start" viewBox="0 0 100 100">
      <Stock ink="sand" cast={false} />
      <path
        d="M9 9h82v82H9z"
        fill="none"
        stroke="var(--h-card-ink)"
        stroke-width="1.8"
        stroke-dasharray="5 3.2"
      />
    </symbol>
    <symbol id="horn-swell" viewBox="0 0 100 100">
      <path
        d="M19 58v14M27 20v9M27 40v7M37 24v12M37 66v16M44 14v7M57 72v12M64 18v12M72 40v10M72 66v9M81 25v14M81 60v10M19 30v6"
        stroke="var(--h-swell)"
        stroke-width="1.3"
      />
    </symbol>
    <symbol
      id="horn-back"
      viewBox="0 0 100 100"
      fill="none"
      stroke="var(--h-on-slate)"
      stroke-width="1.3"
    >
      <Stock ink="slate" />
      <path d="M9 9h82v82H9z" />
      <circle cx="50" cy="50" r="22" stroke-dasharray="2.88" />
      <path d="M50 15l5 30 30 5-30 5-5 30-5-30-30-5 30-5z" fill="var(--h-slate)" />
      <path
        d="M50 50L38 38l8 3zl4-9zM50 50l12-12-3 8zM50 50l12 12-8-3zM50 50L38 62l3-8zM50 15v35l5-5zM85 50H50l5 5zM50 85V50l-5 5zM15 50h35l-5-5z"
        fill="var(--h-on-slate)"
        stroke="none"
      />
    </symbol>
  </>
)
