// A live face: takes over the HTML that the server drew, and redraws at every frame.
import { Component, type ComponentChildren, type ComponentType, hydrate, render } from 'preact'
import type { FaceProps, WhereProps } from '../../games/box.tsx'
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

// Sends the forms of a face over the socket. Without script, browsers post the forms.
const sendForm = (event: SubmitEvent) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  const isUndo = 'undo' in form.dataset
  if (!isUndo && !('move' in form.dataset)) return
  event.preventDefault()
  // Adds the name and value of the button that sent the form, because `new FormData(form, button)`
  // ignores the button in Safari before 16.4 and Chrome before 112.
  const fields = new FormData(form)
  const button = event.submitter
  if (button instanceof HTMLButtonElement && button.name) fields.append(button.name, button.value)
  if (isUndo) return send({ do: 'undo', seq: Number(fields.get('seq')) })
  const { seen, seat, move } = moveOf(fields.entries())
  send({ do: 'move', seen: seen ?? 0, seat, move }, button?.dataset.forced)
}

// Requests a bot's suggestion and shows it. Without script, the link opens a page with the
// suggestion.
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

// Repeats the input from before the face ran: typed numbers, which the first redraw would
// overwrite, and the last tap (`early.ts`). The event `rest` makes the controls ignore other taps
// meanwhile.
const takeEarly = (island: HTMLElement) => {
  island.dataset.alive = ''
  for (const field of island.querySelectorAll<HTMLInputElement>('input[type="number"]'))
    if (field.value !== field.defaultValue)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  const control = island.querySelector<HTMLElement>('[data-tapped]')
  if (!control) return
  island.dispatchEvent(new Event('rest'))
  setTimeout(() => {
    control.removeAttribute('data-tapped')
    control.click()
  })
}

// Shows the refusal `moved-on` for a tap that was ignored, because others had just changed the
// control under the finger.
const saySo = (control: HTMLElement) => {
  const { name, value } = control as HTMLButtonElement
  const sent = name === 'move' ? { sent: { do: 'move', move: JSON.parse(value) } as const } : {}
  change({ refused: { refusal: { refused: 'moved-on' }, ...sent } })
}

// A tap ends all running animations.
const endMotion = () => {
  for (const one of document.getAnimations())
    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish()
}

// The exports of an island's two scripts: its face, and the words of the face and of the site.
interface FaceFile {
  default: ComponentType<FaceProps>
  cues?: Cues
  where?(props: WhereProps): readonly string[]
}
interface WordsFile {
  default: FaceWords
  house: House
}

// Catches errors that a face throws while it draws, or in an effect afterwards.
class Guard extends Component<
  { failed: () => void; children: ComponentChildren },
  { hasFailed?: true }
> {
  override componentDidCatch() {
    this.setState({ hasFailed: true }) // without a state change, Preact throws the error again
    this.props.failed()
  }

  render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

// Returns the function that draws this island's face: first with `hydrate` over the server's HTML,
// then with `render`.
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

// Returns a function that draws once after the running code has ended, however often it is called.
// The caller may be an effect of the face that sends a move (`ui/grid/second.tsx`) while Preact
// draws: a nested drawing would leave two faces in the page.
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

// Writes the position in the game into the masthead, which is outside the face's root.
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
  #isServed = false // the face failed: the page shows the server's HTML

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
    // `hydrate` does not change attributes, so it must draw exactly the state in the server's HTML.
    // `follow` draws the live state afterwards.
    draw(hydrate, { online: true, presence: [], moveId: '', advice: now().advice })
    if (this.#isServed) return
    const rest = restOf(this, saySo)
    this.#rest = rest
    keepFocus(this)
    const better = this.dataset.better as WhereProps['better']
    const whereNow = (frame: FaceProps['frame']): readonly string[] => {
      try {
        return where!({ frame, words: said.default, house: said.house, better })
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
    this.#showCourse(last.seq)
  }

  // On the largest desk only (`style/screens.css`: --desk-huge), at once or when the window grows.
  #showCourse(seq: number) {
    const style = this.dataset.course
    const desk = matchMedia('(min-width: 1680px) and (min-height: 521px)')
    const show = () => {
      if (desk.matches)
        import('./course.ts')
          .then(({ showCourse }) => showCourse(this, style!, seq))
          .catch(() => {})
      else desk.addEventListener('change', show, { once: true })
    }
    if (style) show()
  }

  #listen() {
    this.addEventListener('submit', sendForm)
    this.addEventListener('click', sendAsk)
    this.addEventListener('pointerdown', endMotion)
  }

  // Handles a face that failed because of a bug or a missing browser feature: restores the server's
  // HTML, whose forms post, and reloads the page at the next frame. People with older
  // browsers can still play.
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
  // Decides before the script for keys has loaded: a menu that is open now may be closed by then,
  // and a key meant for the menu would act on the table.
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
