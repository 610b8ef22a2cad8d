// A live face: takes over the HTML the server drew, and draws itself anew at every frame.
import { Component, type ComponentChildren, type ComponentType, hydrate, render } from 'preact'
import type { FaceProps } from '../../games/box.tsx'
import type { FaceWords } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import { hasBegun } from '../../protocol.ts'
import { closest } from '../../ui/closest.ts'
import type { Cues } from '../../ui/cues.ts'
import { moveOf } from '../../ui/form.ts'
import { confirmedBy, isShortcut } from '../../ui/keys.ts'
import { placed } from '../../ui/placed.ts'
import { Table } from '../../ui/table.tsx'
import type { House } from '../../words/house.ts'
import { beginAnew, forgetReloads } from '../anew.ts'
import { phone } from '../page.ts'
import { untranslating } from '../translated.ts'
import { keepFocus } from './focus.ts'
import { change, firstFrame, firstSince, follow, holdsFor, type Live, now } from './live.ts'
import { type Rest, restOf } from './rest.ts'
import { reloadWhenIdle, send } from './table.ts'

// The forms of a face go over the line; without script they post.
const sendForm = (event: SubmitEvent) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  const isUndo = 'undo' in form.dataset
  if (!isUndo && !('move' in form.dataset)) return
  event.preventDefault()
  // The button that sent it: `new FormData(form, button)` leaves it out in Safari before 16.4 and
  // Chrome before 112.
  const fields = new FormData(form)
  const button = event.submitter
  if (button instanceof HTMLButtonElement && button.name) fields.append(button.name, button.value)
  if (isUndo) return send({ do: 'undo', seq: Number(fields.get('seq')) })
  const { seen, seat, move } = moveOf(fields.entries())
  send({ do: 'move', seen: seen ?? 0, seat, move }, button?.dataset.forced)
}

// What would you do? Without this script a page is drawn with the answer.
const sendAsk = (event: MouseEvent) => {
  const link = closest<HTMLAnchorElement>(event.target, '[data-advice]')
  if (!link) return
  event.preventDefault()
  if (link.dataset.advice === 'close') return change({ advice: undefined })
  const frame = () => now().frame ?? firstFrame()!
  import('./advice.ts')
    .then(({ advise }) => advise(frame().you))
    .then(
      news => change(news.advice && !holdsFor(frame(), news.advice) ? {} : news),
      () => location.assign(link.href),
    )
}

// A tap that came before the face was alive (early.ts) is done now; meanwhile no control takes a
// tap.
const takeEarly = (island: HTMLElement) => {
  island.dataset.alive = ''
  const control = island.querySelector<HTMLElement>('[data-tapped]')
  if (!control) return
  island.dispatchEvent(new Event('rest'))
  setTimeout(() => {
    control.removeAttribute('data-tapped')
    control.click()
  })
}

// Shows the refusal `moved-on` where refusals stand: the tap was stopped, since others have just
// changed what it would do.
const saySo = (control: HTMLElement) => {
  const { name, value } = control as HTMLButtonElement
  const sent = name === 'move' ? { sent: { do: 'move', move: JSON.parse(value) } as const } : {}
  change({ refused: { refusal: { refused: 'moved-on' }, ...sent } })
}

// A finger ends whatever still moves.
const endMotion = () => {
  for (const one of document.getAnimations())
    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish()
}

// What the two scripts of an island export: its face; what the face says, and what the house says
// to it.
interface FaceFile {
  default: ComponentType<FaceProps>
  cues?: Cues
  where?(props: FaceProps): readonly string[]
}
interface WordsFile {
  default: FaceWords
  house: House
}

// Catches what a face throws while it draws, or in an effect afterwards.
class Guard extends Component<
  { failed: () => void; children: ComponentChildren },
  { hasFailed?: true }
> {
  override componentDidCatch() {
    this.setState({ hasFailed: true }) // without a state of its own Preact throws the error again
    this.props.failed()
  }

  render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

// Gives the way to draw this island's face: `put` hydrates what the server drew, and renders from
// then on.
const drawingOf = (
  island: HTMLElement,
  root: Element,
  Face: ComponentType<FaceProps>,
  { default: words, house }: WordsFile,
  failed: () => void,
) => {
  const first = firstFrame()!
  const told = firstSince()
  return (put: typeof render, { frame = first, since = told, ...live }: Live) => {
    const table = {
      ...live,
      frame,
      since,
      code: document.body.dataset.table!,
      lang: island.dataset.lang as Lang,
      house,
      large: 'large' in island.dataset,
    }
    const drawn = hasBegun(frame) && <Face frame={frame} words={words} />
    put(
      <Guard failed={failed}>
        <Table.Provider value={table}>{drawn}</Table.Provider>
      </Guard>,
      root,
    )
  }
}

// Draws once, after the caller has ended, however often it is asked to. The caller may be an effect
// of the face that sends a move (ui/grid/second.tsx) while Preact draws: a drawing within that
// drawing would leave both in the page.
const onceAfter = (draw: () => void) => {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      draw()
    })
  }
}

// The masthead stands outside the face, which knows what it says there.
const sayWhere = (parts: readonly string[]) => {
  const place = document.querySelector<HTMLElement>('[data-where]')
  const said = placed(parts, place?.dataset.where)
  if (!place || place.textContent === said.join('')) return
  place.replaceChildren(
    ...said.map(part => Object.assign(document.createElement('span'), { textContent: part })),
  )
}

class Island extends HTMLElement {
  #leave: (() => void) | undefined
  #rest: Rest | undefined
  #isServed = false // its face failed: it is as the server drew it

  async connectedCallback() {
    const { face, words } = this.dataset
    const come = await Promise.all<[Promise<FaceFile>, Promise<WordsFile>]>([
      import(face!),
      import(words!),
    ]).catch(beginAnew)
    if (!come || !this.isConnected) return
    forgetReloads()
    const [{ default: Face, cues = {}, where }, said] = come
    this.#listen()
    const root = this.querySelector('[data-root]')!
    const untranslate = untranslating(root)
    untranslate()
    const served = root.innerHTML
    const fail = () => this.#goOnByForms(root, served)
    const draw = drawingOf(this, root, Face, said, fail)
    // `hydrate` changes no attribute, so it must be given exactly what the server drew; the live
    // state is drawn after it.
    draw(hydrate, { online: true, presence: [], moveId: '', advice: now().advice })
    if (this.#isServed) return
    const rest = restOf(this, saySo)
    this.#rest = rest
    keepFocus(this)
    const whereNow = (frame: FaceProps['frame']): readonly string[] => {
      try {
        return where!({ frame, words: said.default })
      } catch {
        fail()
        return []
      }
    }
    let isAnswered = false
    let isTold = false
    const redraw = onceAfter(() => {
      if (this.#isServed) return
      untranslate()
      rest.through(() => draw(render, now()), isAnswered, isTold)
      isAnswered = false
      isTold = false
    })
    let isPending = false
    let last = firstFrame()!
    this.#leave = follow(live => {
      const before = last
      last = live.frame ?? last
      const isNews = last.seq > before.seq
      isTold ||= isNews
      if (isNews) phone()?.then(told => told?.hearFrame(before, last, cues))
      if (isNews && where && hasBegun(last)) sayWhere(last.result ? [] : whereNow(last))
      isAnswered ||= isPending && live.pending === undefined
      isPending = live.pending !== undefined
      redraw()
    })
    takeEarly(this)
  }

  #listen() {
    this.addEventListener('submit', sendForm)
    this.addEventListener('click', sendAsk)
    this.addEventListener('pointerdown', endMotion)
  }

  // A face that failed, in a browser that lacks something or by a fault of ours: the page is again
  // what the server drew, its forms post, and it is loaded again at the next news. The promise that
  // older browsers play by forms hangs on this.
  #goOnByForms(root: Element, served: string) {
    if (this.#isServed) return
    this.#isServed = true
    this.#leave?.()
    this.#rest?.end()
    this.removeEventListener('submit', sendForm)
    this.removeEventListener('click', sendAsk)
    root.replaceWith(Object.assign(root.cloneNode() as Element, { innerHTML: served }))
    delete document.documentElement.dataset.script
    const { seq } = firstFrame()!
    const stop = follow(({ frame }) => {
      if (!frame || frame.seq <= seq) return
      queueMicrotask(() => stop())
      reloadWhenIdle()
    })
  }

  disconnectedCallback() {
    this.#leave?.()
    this.#rest?.end()
  }
}

addEventListener('keydown', event => {
  // Judged now: when the script of keys comes, a menu that was open may be closed, and its keys
  // would tap at the table.
  const mayMean = isShortcut(event)
  const main = mayMean && confirmedBy(event)
  if (main) {
    event.preventDefault()
    return main.click()
  }
  import('./keys.ts').then(
    ({ tapBy }) => tapBy(event, mayMean),
    () => {},
  )
})

customElements.define('x-island', Island)
