// All that people come to see: a list of screens for the house and one a game, found by file name.
// The gate visits each of them, `npm run gallery` links to them.
import { shelf } from '../../web/shelf.ts'
import { houseScreens, type Screen } from './screens.ts'

export { openScreen } from './people.ts'
export { served } from './served.ts'

/** By title; a list makes its tables each time it is asked for. */
export const moments: (readonly [string, () => Promise<Screen[]>])[] = [
  ['the house', houseScreens],
  ...shelf.map(({ id }) => {
    const list = async (): Promise<Screen[]> =>
      (await import(`../games/${id}/browser/screens.ts`)).screens()
    return [id, list] as const
  }),
]

/** All of them, made anew. */
export const allScreens = async (): Promise<Screen[]> =>
  (await Promise.all(moments.map(([, screens]) => screens()))).flat()
