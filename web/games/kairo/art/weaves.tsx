// Six weaves, one for each cloth, on stalls, rugs, robes, medals and coins. The pattern identifies
// a cloth for people who cannot tell the colours apart.
import type { ComponentChildren } from 'preact'
import { type Cloth, cloths } from '../rules/pieces.ts'

/** Returns the fill for a shape of this cloth. */
export const weaveOf = (cloth: Cloth) => `url(#kairo-${cloth})`

/** Returns the fill for a small shape of this cloth: the same pattern, finer. */
export const fineWeaveOf = (cloth: Cloth) => `url(#kairo-fine-${cloth})`

const Weave = (props: { cloth: Cloth; size: number; children: ComponentChildren }) => (
  <pattern
    id={`kairo-${props.cloth}`}
    width={props.size}
    height={props.size}
    patternUnits="userSpaceOnUse"
  >
    <path d={`M0 0h${props.size}v${props.size}H0z`} fill={`var(--k-${props.cloth})`} />
    {props.children}
  </pattern>
)

/**
 * Defines the patterns, once per page. Their period of 25 or 50 divides the square of 100, so that
 * they continue across neighbouring squares.
 */
export const Weaves = () => (
  <defs>
    <Weave cloth="red" size={25}>
      <path d="M12.5 0H25v25H12.5z" fill="var(--k-red-2)" />
    </Weave>
    <Weave cloth="yellow" size={25}>
      <g fill="none" stroke-linejoin="round">
        <path
          d="M-6 13L0 6.2l6.2 6.6 6.3-6.6 6.2 6.6L25 6.2l6 6.8M-6 25.5l6-6.8 6.2 6.6 6.3-6.6 6.2 6.6 6.3-6.6 6 6.8"
          stroke="var(--k-yellow-dark)"
          stroke-width="4.6"
        />
        <path
          d="M-6 11.5l6-6.8 6.2 6.6 6.3-6.6 6.2 6.6L25 4.7l6 6.8M-6 24l6-6.8 6.2 6.6 6.3-6.6 6.2 6.6 6.3-6.6 6 6.8"
          stroke="var(--k-yellow-2)"
          stroke-width="3.2"
        />
      </g>
    </Weave>
    <Weave cloth="green" size={50}>
      <path d="M0 0h25v25H0zM25 25h25v25H25z" fill="var(--k-green-2)" />
    </Weave>
    <Weave cloth="white" size={50}>
      <path
        d="M12.5 5l6 7.5-6 7.5-6-7.5zM37.5 30l6 7.5-6 7.5-6-7.5zM37.5 6.5l4.5 6-4.5 6-4.5-6zM12.5 31.5l4.5 6-4.5 6-4.5-6z"
        fill="var(--k-white-2)"
      />
    </Weave>
    <Weave cloth="blue" size={25}>
      <g fill="none" stroke="var(--k-blue-2)" stroke-width="3.6">
        <path d="M3 12a9.5 9.5 0 0 1 19 0M-9.5 24.5a9.5 9.5 0 0 1 19 0M15.5 24.5a9.5 9.5 0 0 1 19 0" />
      </g>
    </Weave>
    <Weave cloth="violet" size={25}>
      <circle
        cx="12.5"
        cy="12.5"
        r="5.4"
        fill="none"
        stroke="var(--k-violet-2)"
        stroke-width="3.8"
      />
    </Weave>
    {cloths.map(cloth => (
      <pattern
        key={cloth}
        id={`kairo-fine-${cloth}`}
        href={`#kairo-${cloth}`}
        patternTransform="scale(.42)"
      />
    ))}
  </defs>
)
