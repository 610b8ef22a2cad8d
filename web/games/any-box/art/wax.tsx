// The wax on sealed figures, in the colour of its seat and with its mark.
import { MarkShape } from '../../../ui/seats/mark.tsx'

const blob =
  'M46.9 24.0C47.3 27.4 45.0 31.9 43.0 35.0C40.9 38.0 37.8 41.1 34.7 42.5C31.5 44.0 27.6 43.6 24.0 43.7C20.4 43.7 16.5 44.0 13.2 42.6C10.0 41.3 5.8 38.4 4.4 35.3C2.9 32.2 4.3 27.7 4.5 24.0C4.7 20.3 4.2 16.5 5.6 13.4C7.1 10.3 10.1 7.2 13.1 5.2C16.2 3.2 20.5 1.0 24.0 1.3C27.5 1.5 31.3 4.3 34.1 6.5C36.8 8.7 38.3 11.6 40.5 14.5C42.6 17.4 46.5 20.6 46.9 24.0z'

export const Wax = ({ colour }: { colour: string }) => (
  <svg class={`any-wax seat-${colour}`} viewBox="0 0 48 48" aria-hidden="true">
    <path d={blob} fill="currentColor" />
    <circle cx="24" cy="24" r="14.5" class="any-wax-rim" />
    <path d="M9 17A17.5 17.5 0 0 1 18 8" class="any-wax-light" />
    <g class="any-wax-mark" transform="rotate(-6 24 24) translate(14 14) scale(.833)">
      <MarkShape colour={colour} />
    </g>
  </svg>
)
