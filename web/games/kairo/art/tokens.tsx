// Medals, coins, the closed purse and the barker.
import { type Medal as Metal, medals } from '../rules/medals.ts'
import { type Cloth, cloths } from '../rules/pieces.ts'
import { fineWeaveOf } from './weaves.tsx'

// The toothed rim of gold medals, which distinguishes them from silver without colour.
const teeth = Array.from({ length: 32 }, (_, i) => {
  const [angle, far] = [(i * Math.PI) / 16, i % 2 === 0 ? 29 : 24.5]
  return `${(36 + Math.sin(angle) * far).toFixed(1)} ${(32 - Math.cos(angle) * far).toFixed(1)}`
})
const TOOTHED = `M${teeth.join('L')}z`

/** Draws a medal without its worth, 72 × 92. */
export const MedalFace = ({ cloth, metal }: { cloth: Cloth; metal: Metal }) => (
  <g stroke="var(--k-ink)" stroke-width="3" stroke-linejoin="round">
    {metal === 'gold' ? (
      <>
        <path
          d="M22 50L12 86l11-5 7 9 5-32zM50 50l10 36-11-5-7 9-5-32z"
          fill={fineWeaveOf(cloth)}
        />
        <path d={TOOTHED} fill="var(--k-gold)" />
      </>
    ) : (
      <>
        <path d="M27 52v36l9-7 9 7V52z" fill={fineWeaveOf(cloth)} />
        <circle cx="36" cy="32" r="27" fill="var(--k-silver)" />
      </>
    )}
    <circle cx="36" cy="32" r="19.5" fill={fineWeaveOf(cloth)} />
    <circle cx="36" cy="32" r="12.5" fill={`var(--k-${metal}-2)`} stroke-width="2" />
  </g>
)

/** Defines the symbols of all medals, once on each page that shows one. */
export const Medals = () => (
  <>
    {medals.flatMap(metal =>
      cloths.map(cloth => (
        <symbol key={metal + cloth} id={`kairo-${metal}-${cloth}`} viewBox="0 0 72 92">
          <MedalFace cloth={cloth} metal={metal} />
        </symbol>
      )),
    )}
  </>
)

/** Defines the symbols of all coins, once per page. */
export const Coins = () => (
  <>
    {cloths.map(cloth => (
      <symbol key={cloth} id={`kairo-coin-${cloth}`} viewBox="0 0 40 40">
        <circle cx="20.8" cy="21.2" r="17.8" fill="var(--k-shade)" />
        <circle
          cx="20"
          cy="20"
          r="17.5"
          fill="var(--k-slip)"
          stroke="var(--k-ink)"
          stroke-width="2"
        />
        <circle
          cx="20"
          cy="20"
          r="14.5"
          fill={fineWeaveOf(cloth)}
          stroke={`var(--k-${cloth}-dark)`}
          stroke-width="1.5"
        />
        <path d="M15.5 15.5h9v9h-9z" fill="var(--k-slip)" stroke="var(--k-ink)" stroke-width="2" />
      </symbol>
    ))}
  </>
)

/** Draws a closed purse: a tied bag that does not show how many coins are in it. */
export const Bag = () => (
  <svg class="kairo-bag" viewBox="0 0 60 60" aria-hidden="true">
    <g stroke="var(--k-ink)" stroke-width="3" stroke-linejoin="round">
      <path d="M22 20C10 30 6 40 8 49q2 8 22 8t22-8c2-9-2-19-14-29z" fill="var(--k-leather)" />
      <path d="M19 3q5 4 11 1 6 3 11-1l-4 13H23z" fill="var(--k-leather)" />
      <path d="M19 16h22v5H19z" fill="var(--k-gold)" />
    </g>
  </svg>
)

/** Defines the symbol of a barker, only on pages with a board. */
export const Barkers = () => (
  <symbol id="kairo-barker" viewBox="-2 4 104 72">
    <g stroke="var(--k-ink)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">
      <path d="M70 46l6 22h11l-4-24z" fill="var(--k-slip)" />
      <path d="M22 24v32q22-8 52-8V32q-30 0-52-8z" fill="var(--k-sign)" />
      <path d="M74 29h11q9 0 9 11t-9 11H74z" fill="var(--k-slip)" />
      <path d="M22 20v40" stroke-width="6" />
      <path d="M13 22L5 14M11 40H1M13 58l-8 8" fill="none" stroke="var(--ink)" />
    </g>
  </symbol>
)

/** Draws a medal with its worth in the middle, 72 × 92. */
export const Medal = ({ cloth, metal, worth }: { cloth: Cloth; metal: Metal; worth: number }) => (
  <svg class={`kairo-medal ${metal}`} viewBox="0 0 72 92" aria-hidden="true">
    <use href={`#kairo-${metal}-${cloth}`} width="72" height="92" />
    <text class="kairo-worth" x="36" y="38.5">
      {worth}
    </text>
  </svg>
)

export const Coin = ({ cloth }: { cloth: Cloth }) => (
  <svg class="kairo-coin" viewBox="0 0 40 40" aria-hidden="true">
    <use href={`#kairo-coin-${cloth}`} width="40" height="40" />
  </svg>
)

export const Barker = () => (
  <svg class="kairo-barker" viewBox="-2 4 104 72" aria-hidden="true">
    <use href="#kairo-barker" x="-2" y="4" width="104" height="72" />
  </svg>
)
