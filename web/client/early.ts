// Runs before the page is drawn. It says on the page that there is script, for its look: `@media (scripting)` came with Chrome
// 120 and Safari 17; and whether its reader is still told how to play, so that the row of the tip has its room from the first
// picture on. And a tap on a control that only a face's script serves is kept, as a mark on that control, until the
// face is alive and takes it (island.tsx). Only the last tap counts: people tap again because nothing has happened yet.
import { closest } from '../ui/closest.ts'
import { knownTips } from '../ui/tips.ts'

const { documentElement: page, currentScript } = document
page.dataset.script = ''
if (knownTips(currentScript?.dataset.game ?? '')) page.dataset.learns = ''

addEventListener(
  'click',
  ({ target }) => {
    const control = closest(target, 'x-island:not([data-alive]) :is([type="button"], [type="radio"])')
    if (!control) return
    document.querySelector('[data-tapped]')?.removeAttribute('data-tapped')
    control.setAttribute('data-tapped', '')
  },
  true,
)
