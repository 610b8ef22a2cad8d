// Three roses and the three signs they stand in: four points in a diamond, eight in a square, sixteen rays in a circle.

const point = (angle: number, radius: number): string => {
  const turn = (angle * Math.PI) / 180
  return `${Math.round((50 + Math.sin(turn) * radius) * 10) / 10} ${Math.round((50 - Math.cos(turn) * radius) * 10) / 10}`
}

// The points of a star, each split along its middle: the halves in shade, or both.
const star = (count: number, from: number, length: number, waist: number, both = true): string => {
  const step = 360 / count
  return Array.from({ length: count }, (_, i) => {
    const angle = from + i * step
    const shade = `M50 50L${point(angle, length)} ${point(angle + step / 2, waist)}z`
    return both
      ? `M50 50L${point(angle - step / 2, waist)} ${point(angle, length)} ${point(angle + step / 2, waist)}z`
      : shade
  }).join('')
}

const Star = ({
  points,
  from = 0,
  length,
  waist,
  ink,
}: {
  points: number
  from?: number
  length: number
  waist: number
  ink: string
}) => (
  <>
    <path
      d={star(points, from, length, waist)}
      fill="var(--h-slip)"
      stroke={`var(--h-${ink}-line)`}
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    <path d={star(points, from, length, waist, false)} fill={`var(--h-${ink})`} />
  </>
)

export const Roses = () => (
  <>
    <symbol id="horn-rose-red" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="24" fill="none" stroke="var(--h-red)" stroke-width="2" />
      <circle cx="50" cy="50" r="20.5" fill="none" stroke="var(--h-red)" />
      <Star points={4} from={45} length={27} waist={9} ink="red" />
      <Star points={4} length={49} waist={10} ink="red" />
    </symbol>
    <symbol id="horn-rose-green" viewBox="0 0 100 100">
      <path d="M22 22h56v56H22zM26 26h48v48H26z" fill="none" stroke="var(--h-green)" stroke-width="1.8" />
      <Star points={4} from={45} length={46} waist={9} ink="green" />
      <Star points={4} length={48} waist={10} ink="green" />
    </symbol>
    <symbol id="horn-rose-yellow" viewBox="0 0 100 100">
      <path
        d={star(8, 22.5, 40, 13) + star(8, 0, 49.5, 13)}
        fill="var(--h-yellow)"
        stroke="var(--h-yellow-line)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d={star(8, 22.5, 40, 13, false) + star(8, 0, 49.5, 13, false)} fill="var(--h-yellow-line)" />
      <circle cx="50" cy="50" r="19" fill="var(--h-slip)" stroke="var(--h-yellow-line)" stroke-width="1.6" />
      <circle cx="50" cy="50" r="14.5" fill="var(--h-yellow)" stroke="var(--h-yellow-line)" stroke-width="1.6" />
    </symbol>
  </>
)

export const Stations = () => (
  <>
    <symbol id="horn-station-red" viewBox="0 0 100 100">
      <path d="M50 2L98 50 50 98 2 50z" fill="var(--h-slip)" stroke="var(--h-red-line)" stroke-width="2.5" />
      <path d="M50 7.5L92.5 50 50 92.5 7.5 50z" fill="none" stroke="var(--h-red)" stroke-width="6.5" />
      <path
        d="M50 7.5L92.5 50 50 92.5 7.5 50z"
        fill="none"
        stroke="var(--h-slip)"
        stroke-width="3"
        pathLength="80"
        stroke-dasharray="1"
      />
      <use href="#horn-rose-red" x="15.5" y="15.5" width="69" height="69" />
      <circle cx="50" cy="50" r="16" fill="var(--h-red)" stroke="var(--h-slip)" stroke-width="1.5" />
    </symbol>
    <symbol id="horn-station-green" viewBox="0 0 100 100">
      <path d="M9 9h82v82H9z" fill="var(--h-slip)" stroke="var(--h-green-line)" stroke-width="2.5" />
      <path d="M13.5 13.5h73v73h-73z" fill="none" stroke="var(--h-green)" stroke-width="7" />
      <path
        d="M13.5 13.5h73v73h-73z"
        fill="none"
        stroke="var(--h-slip)"
        stroke-width="3.2"
        pathLength="72"
        stroke-dasharray="1"
      />
      <use href="#horn-rose-green" x="19" y="19" width="62" height="62" />
      <circle cx="50" cy="50" r="16" fill="var(--h-green)" stroke="var(--h-slip)" stroke-width="1.5" />
    </symbol>
    <symbol id="horn-station-yellow" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="45.5" fill="var(--h-slip)" stroke="var(--h-yellow-line)" stroke-width="2.5" />
      <circle cx="50" cy="50" r="41" fill="none" stroke="var(--h-yellow)" stroke-width="6.5" />
      <circle
        cx="50"
        cy="50"
        r="41"
        fill="none"
        stroke="var(--h-slip)"
        stroke-width="3.2"
        pathLength="72"
        stroke-dasharray="1"
      />
      <circle cx="50" cy="50" r="37" fill="none" stroke="var(--h-yellow-line)" stroke-width="1.5" />
      <use href="#horn-rose-yellow" x="16" y="16" width="68" height="68" />
      <circle cx="50" cy="50" r="16" fill="var(--h-yellow)" stroke="var(--h-yellow-line)" stroke-width="2" />
    </symbol>
  </>
)
