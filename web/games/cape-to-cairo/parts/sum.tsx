// The tracks of a crossing: a row of rail pieces coloured by source, and the same in a sentence.
import type { ComponentChildren } from 'preact'
import { TrackSum } from '../art/rails.tsx'
import { missing, type Site } from '../rules/building.ts'
import type { Shared } from '../words/sentences.ts'

/** A builder in front of a landscape, and the sources of its tracks. */
export interface Sum {
  site: Site
  lane: number // tracks of the own lane
  stock: number // tracks of the stock
}

/**
 * Shows all tracks, also surplus ones, which are lost. Missing tracks stay marked as missing until
 * they are paid.
 */
export const SumOf = ({ sum: { site, lane, stock } }: { sum: Sum }) => (
  <TrackSum lane={lane} stock={stock} missing={missing(site)} />
)

/** Names a source of tracks beside its colour. */
export const Source = ({ of, children }: { of: 'lane' | 'stock'; children: ComponentChildren }) => (
  <span class="from">
    <i class={`swatch ${of}`} />
    {children}
  </span>
)

export const SumInWords = ({ sum, words, yours }: { sum: Sum; words: Shared; yours: boolean }) => {
  const { building } = words
  const { site, lane, stock } = sum
  return (
    <p class="sum-in-words">
      {yours ? building.have(site.tracks) : building.there(site.tracks)}{' '}
      <Source of="lane">{building.from.lane(lane)},</Source>{' '}
      <Source of="stock">{building.from.stock(stock)}.</Source>
    </p>
  )
}
