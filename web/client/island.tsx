// A live face: takes over the HTML the server drew, and draws itself anew at every frame.
import { type ComponentType, hydrate, render } from 'preact'
import type { FaceProps } from '../games/box.tsx'
import { type FaceWords, factOf } from '../games/words.ts'
import type { Frame } from '../protocol.ts'
import type { Cue, Cues } from '../ui/cues.ts'
import { moveOf } from '../ui/form.ts'
import type { Lang } from '../ui/lang.ts'
import { Table } from '../ui/table.tsx'
import type { House } from '../words/house.ts'
import { firstFrame, firstSince, follow, type Live, now } from './live.ts'
import { cue } from './phone.ts'
import { type Rest, restOf } from './rest.ts'
import { send } from './table.ts'

const load = async <Thing,>(url: string): Promise<Thing> => (await import(url)).default

const AFTER = 700 // ms: one sound after the other

// What a frame sounds like: its weightiest fact, then that it is one's turn.
const loudest: readonly Cue[] = ['win', 'rose', 'crossing', 'reveal', 'seal']
const isOnTurn = ({ waiting, you }: Frame) => waiting.some(seat => seat === you)
const hearFrame = (before: Frame, frame: Frame, cues: Cues) => {
  const facts = (frame.told?.events ?? []).map(event => cues[factOf(event).kind])
  const heard = frame.result && !before.result ? 'win' : loudest.find(one => facts.includes(one))
  if (heard) cue(heard)
  if (isOnTurn(frame) && !isOnTurn(before)) setTimeout(cue, heard ? AFTER : 0, 'turn')
}

// The frame removed the control that had the focus: move it to the heading, which says what to do now.
const refocus = (root: Element) => {
  const heading = root.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

// The forms of a face go over the line; without script they post.
const sendForm = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement
  const isUndo = 'undo' in form.dataset
  if (!isUndo && !('move' in form.dataset)) return
  event.preventDefault()
  const fields = new FormData(form, event.submitter)
  if (isUndo) return send({ do: 'undo', seq: Number(fields.get('seq')) })
  const { seen, seat, move } = moveOf(fields.entries() as Iterable<[string, string]>)
  send({ do: 'move', seen: seen ?? 0, ...(seat !== undefined && { seat }), move })
}

// What would you do? Without this script a page is drawn with the answer.
const sendAsk = (event: MouseEvent) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-advice]')
  if (!link) return
  event.preventDefault()
  import('./advice.ts').then(({ advise }) => advise(link)).catch(() => location.assign(link.href))
}

// A finger ends whatever still moves.
const endMotion = () => {
  for (const one of document.getAnimations()) if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish()
}

class Island extends HTMLElement {
  #leave: (() => void) | undefined
  #rest: Rest | undefined

  async connectedCallback() {
    const { face, words, house, lang } = this.dataset
    const root = this.querySelector('[data-root]')!
    const first = firstFrame()!
    const told = firstSince()
    const [{ default: Face, cues = {} }, gameWords, houseWords] = await Promise.all([
      import(face!) as Promise<{ default: ComponentType<FaceProps>; cues?: Cues }>,
      load<FaceWords>(words!),
      load<House>(house!),
    ])
    if (!this.isConnected) return
    const draw = (put: typeof render, { frame = first, since = told, ...live }: Live) => {
      const table = {
        ...live,
        frame,
        since,
        code: document.body.dataset.table!,
        lang: lang as Lang,
        house: houseWords,
        large: 'large' in this.dataset,
      }
      const drawn = frame.view !== undefined && <Face frame={frame as FaceProps['frame']} words={gameWords} />
      const held = root.contains(document.activeElement)
      put(<Table.Provider value={table}>{drawn}</Table.Provider>, root)
      if (held && !root.contains(document.activeElement)) refocus(root)
    }
    this.addEventListener('submit', sendForm)
    this.addEventListener('click', sendAsk)
    this.addEventListener('pointerdown', endMotion)
    // `hydrate` changes no attribute, so it must be given exactly what the server drew; the live state is drawn after it.
    draw(hydrate, { online: true, presence: [], moveId: '', advice: now().advice })
    const rest = restOf(this)
    this.#rest = rest
    let isPending = false
    let last = first
    this.#leave = follow(live => {
      if (live.frame && live.frame.seq > last.seq) hearFrame(last, live.frame, cues)
      last = live.frame ?? last
      const wasPending = isPending
      isPending = live.pending !== undefined
      rest.through(() => draw(render, live), wasPending && !isPending)
    })
  }

  disconnectedCallback() {
    this.#leave?.()
    this.#rest?.end()
  }
}

customElements.define('x-island', Island)
