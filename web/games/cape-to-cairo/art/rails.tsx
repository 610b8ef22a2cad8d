// Rails as printed on a card, and a row of rail pieces for a crossing, coloured by their sources.

/** Draws up to three pieces inside a larger picture, 68 × 16; for 0 an empty dashed bed. */
export const Bed = ({ count }: { count: number }) =>
  count === 0 ? (
    <rect class="bed" x="1" y="1" width="19" height="14" />
  ) : (
    <g class="wood">
      {Array.from({ length: count }, (_, i) => (
        <use key={i} href="#ctc-rail" x={i * 22} width="22" height="16" />
      ))}
    </g>
  )

export const Rails = ({ count }: { count: number }) => (
  <svg class="rails" viewBox={`0 0 ${22 * Math.max(1, count)} 16`} aria-hidden="true">
    <Bed count={count} />
  </svg>
)

const sources = ['lane', 'stock', 'bonus', 'bought', 'missing'] as const
export type Source = (typeof sources)[number]

/**
 * Shows the pieces of a crossing, keyed by place: a piece whose source changes only changes colour.
 */
export const TrackSum = (pieces: Partial<Record<Source, number>>) => (
  <span class="track-sum" aria-hidden="true">
    {sources
      .flatMap(source => Array<Source>(pieces[source] ?? 0).fill(source))
      .map((source, place) => (
        <svg key={place} class={`piece from-${source}`} viewBox="0 0 22 16" aria-hidden="true">
          <use href={source === 'missing' ? '#ctc-missing' : '#ctc-rail'} width="22" height="16" />
        </svg>
      ))}
  </span>
)
