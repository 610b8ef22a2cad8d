// Rails as printed on a card, and the sum of rail pieces laid for a crossing, coloured by where
// each comes from.

/** Up to three pieces in a bed 68 × 16, as part of a larger picture; none is a dashed empty bed. */
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

/** A piece keeps its place, whatever it comes from next. */
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
