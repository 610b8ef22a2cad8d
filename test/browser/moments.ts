// All screens: a list of the shared ones and one list per game, found by file name. The gate visits
// each of them, and `npm run gallery` links to them.
import { shelf } from '../../web/shelf.ts'
import { houseScreens, type Screen } from './screens.ts'

export { openScreen } from './people.ts'
export { served } from './served.ts'

/** By title; a list creates its tables each time it is called. */
export const moments: (readonly [string, () => Promise<Screen[]>])[] = [
  ['the house', houseScreens],
  ...shelf.map(({ id }) => {
    const list = async (): Promise<Screen[]> =>
      (await import(`../games/${id}/browser/screens.ts`)).screens()
    return [id, list] as const
  }),
]

/** Creates all of them. */
export const allScreens = async (): Promise<Screen[]> =>
  (await Promise.all(moments.map(([, screens]) => screens()))).flat()
