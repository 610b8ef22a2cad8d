// Shows the chart of the game so far beside the board, if the face has room for it there
// (`.frame-course`). The server draws it, because a browser does not know the past of its table.
import type { Frame } from '../../protocol.ts'
import { loadStylesheet } from '../../ui/stylesheet.ts'

const EVERY = 10_000 // ms between two requests, however fast the others play

/** `style`: URL of the chart's style sheet; `seq`: of the last action that the face shows. */
export const showCourse = (island: HTMLElement, style: string, seq: number) => {
  const path = `/t/${document.body.dataset.table}/course`
  let drawn = '' // the chart as it came last
  let shown = '' // the chart that `filled` has; Preact may replace that element
  let filled: HTMLElement | undefined
  let asked: number | undefined // `seq` at the last request
  let isResting = false
  const fill = async () => {
    const place = island.querySelector<HTMLElement>('.frame-course')
    if (!place?.offsetHeight) return
    if (filled !== place || shown !== drawn) {
      place.innerHTML = drawn
      filled = place
      shown = drawn
    }
    if (isResting || asked === seq) return
    asked = seq
    isResting = true
    setTimeout(() => {
      isResting = false
      look()
    }, EVERY)
    await loadStylesheet(style)
    const answer = await fetch(path)
    if (!answer.ok) return
    drawn = await answer.text()
    look()
  }
  // After a failure the old chart stays.
  const look = () => void fill().catch(() => {})
  document.body.addEventListener('frame', event => {
    seq = (event as CustomEvent<Frame>).detail.seq
    setTimeout(look) // Preact renders the face first
  })
  addEventListener('resize', look)
  look()
}
