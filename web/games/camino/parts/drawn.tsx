// A fact as a row of pictures, for the strip that shows what others have just done (`News`).
import type { Telling } from '../../words.ts'
import { TilePicture } from '../art/tile.tsx'
import { squareName } from '../rules/places.ts'
import type { Event, Options } from '../rules/state.ts'

export const drawn = (fact: Event, { options }: Telling) => {
  switch (fact.kind) {
    case 'laid':
    case 'completed':
      return [
        <>
          {fact.kind === 'completed' && '+'}
          <TilePicture {...fact} />→ {squareName((options as Options).variant, fact.at)}
        </>,
      ]
    case 'set-aside':
      return [
        <>
          −<TilePicture piece={fact.piece} turns={0} />
        </>,
      ]
    default:
      return undefined
  }
}
