// Stalls and medals at one glance: six cloths by seat, what each stall measures and which medals it holds, and the supply.

import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Swatch } from '../art/stalls.tsx'
import { type Holders, type Medal as Metal, medals as metals, type Worth } from '../rules/medals.ts'
import { type ByCloth, type Cloth, cloths } from '../rules/pieces.ts'
import { Held, MedalPlates } from './medal-plates.tsx'

export interface MedalTableProps {
  size(seat: Seat, cloth: Cloth): number // 0: no stall
  medals: ByCloth<Holders>
  supply(cloth: Cloth): number
  points: readonly number[] // by seat
  worth: Worth
  words: {
    title: string
    note: string
    left: string
    points: string
    cloth: Record<Cloth, string>
    medal: Record<Metal, string>
    none: string
  }
}

// On a phone the mark or the weave takes the place of the name, which a screen reader still reads.
const Named = ({ children }: { children: string }) => (
  <>
    <span class="visually-hidden">{children}</span>
    <span class="kairo-name" aria-hidden="true">
      {children}
    </span>
  </>
)

// A cloth: the size of each seat's stall, the medals each seat holds, and what is left in the supply.
const Row = ({ cloth, size, medals, supply, points, worth, words }: MedalTableProps & { cloth: Cloth }) => {
  const held = (seat: Seat) => metals.filter(metal => medals[cloth][metal] === seat)
  return (
    <tr>
      <th scope="row">
        <Swatch cloth={cloth} />
        <Named>{words.cloth[cloth]}</Named>
      </th>
      {points.map((_, seat) => (
        <td key={seat}>
          <b class={size(seat, cloth) > 1 ? 'grown' : undefined}>{size(seat, cloth) || words.none}</b>
          {held(seat).length > 0 && <Held cloth={cloth} metals={held(seat)} worth={worth} words={words.medal} />}
        </td>
      ))}
      <td class="left">{supply(cloth)}</td>
    </tr>
  )
}

export const MedalTable = (props: MedalTableProps) => {
  const { medals, points, words } = props
  const telling = useTelling()
  const isHeld = (cloth: Cloth, seat: Seat) => metals.some(metal => medals[cloth][metal] === seat)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="kairo-medals-box" aria-label={words.title} tabIndex={0}>
      {points.some((_, seat) => cloths.some(cloth => isHeld(cloth, seat))) && <MedalPlates />}
      <table class="kairo-medals sheet">
        <caption>
          <b>{words.title}</b> <small>{words.note}</small>
        </caption>
        <thead>
          <tr>
            <td />
            {points.map((_, seat) => (
              <th key={seat} scope="col" data-holder={seat}>
                <SeatMark seat={seat} />
                <Named>{telling.name(seat)}</Named>
              </th>
            ))}
            <th class="left" scope="col">
              {words.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {cloths.map(cloth => (
            <Row key={cloth} cloth={cloth} {...props} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.points}</th>
            {points.map((score, seat) => (
              <td key={seat}>{score}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
