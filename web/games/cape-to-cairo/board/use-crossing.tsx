// A crossing as a scene: it stays on the page for 1.2 s, or 0.8 s if another seat crossed, and lane
// and capital change when the train has come in. A tap ends it. Under reduced motion its end stands
// there for the same time.
import { useEffect, useState } from 'preact/hooks'
import { isStill } from '../../../ui/still.ts'
import { useStage } from '../../../ui/turn/stage.ts'
import type { Face } from '../parts/seats.tsx'
import type { View } from '../rules/state.ts'
import { type Crossing, crossingIn, type Scene, sceneOf, timesOf } from './scene.ts'

/** Returns the scene and the view to show with it; the frame's own view without a scene. */
export const useCrossing = (frame: Face['frame']): { scene?: Scene; view: View } => {
  const { ends, in: comesIn } = timesOf(crossingIn(frame) ?? { isBrief: false })
  const crossing = useStage<View, Crossing, Face['frame']>(frame, sceneOf, {
    lasts: ends,
    still: true,
  })
  const [seen, see] = useState<Crossing>()
  useEffect(() => {
    if (!crossing) return
    const timer = setTimeout(() => see(crossing), comesIn)
    return () => clearTimeout(timer)
  }, [crossing])
  if (!crossing) return { view: frame.view }
  const isIn = seen === crossing || isStill()
  return { scene: { ...crossing, isIn }, view: isIn ? crossing.after : crossing.before }
}
