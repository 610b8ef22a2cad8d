// Replays a game: the timeline and the keys choose the step that the face on the page shows. The
// steps come from the table or from a file.
import type { Replay, ReplayStep } from '../../protocol.ts'
import { closest } from '../../ui/closest.ts'

const STEP = 500 // ms per step while it plays
const MOMENT = 1200 // ms for a step with a great event
const AROUND = 3 // number of steps listed in words before and after the current one
// px that a chapter needs on the timeline. With less room, the marks of chapters would merge into a
// grey band, so none are drawn.
const CHAPTER = 10
const DISC = 31 // px that the number of a moment needs on the timeline
const LINE = 20 // px from a number down to its place (`style/replay/time.css`)

interface Great {
  seq: number
  words: string
}

/** Supplies the steps and draws them. */
export interface Projector {
  load(from: number): Promise<Replay> // returns a page of steps, from the step with this index
  show(replay: Replay, step: ReplayStep): void
  linkTo?(step: ReplayStep, isHidden: boolean): string // undefined: steps have no links
  // saves the game as a file
  keep?(replay: Omit<Replay, 'steps'>, steps: readonly ReplayStep[], button: HTMLElement): void
}

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector)!
const all = <Found extends HTMLElement>(selector: string) =>
  document.querySelectorAll<Found>(selector)

const filled = (template: string, n: number, of: number) =>
  template.replace('{n}', String(n)).replace('{of}', String(of))

class Player {
  readonly #of: Projector
  readonly #range = find<HTMLInputElement>('.replay-scale input')
  readonly #moments: readonly Great[] = JSON.parse(find('[data-of=moments]').textContent!)
  readonly #steps: ReplayStep[] = []
  #page: Replay | undefined
  #at = 0
  #isMoved = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(of: Projector) {
    this.#of = of
  }

  /** Loads all steps, page by page. Keys and timeline work as soon as the first page is loaded. */
  async begin() {
    const drawn = Number(this.#range.value)
    for (let from: number | undefined = 0; from !== undefined; ) {
      const page = await this.#of.load(from)
      this.#steps.push(...page.steps)
      from = page.next
      if (!this.#page) this.#listen()
      this.#page = page
      // The step that the server drew may be in a page that is not loaded yet.
      if (!this.#isMoved && this.#at !== drawn && this.#steps[drawn]) this.go(drawn)
      else this.#mark()
    }
    if (!this.#isMoved) this.go(this.#at)
    document.body.dataset.whole = ''
  }

  get #last() {
    return this.#steps.length - 1
  }

  go(at: number) {
    const step = this.#steps[at]
    if (!step || !this.#page) return
    this.#at = at
    this.#of.show(this.#page, step)
    this.#say(step)
    this.#mark()
    if (at === this.#last) this.#pause()
  }

  #momentAt(step: ReplayStep) {
    return this.#moments.findIndex(({ seq }) => seq === step.seq)
  }

  #say(step: ReplayStep) {
    const { count } = this.#page!
    const { step: stepIs = '', moment: momentIs = '' } = this.#range.dataset
    const great = this.#momentAt(step)
    const heading = this.#steps
      .slice(0, this.#at + 1)
      .flatMap(({ chapter }) => chapter ?? [])
      .at(-1)
    const [first = '', ...rest] = step.says ?? []
    find('[data-says]').textContent = first
    find('[data-says]').dataset.long = String(Math.floor(first.length / 50))
    find('[data-fact]').textContent = [
      filled(stepIs, this.#at + 1, count),
      ...(great >= 0
        ? [filled(momentIs, great + 1, this.#moments.length), this.#moments[great]!.words]
        : []),
      ...rest,
      ...(step.changed ?? []),
      ...(heading ? [`${heading}.`] : []),
    ].join(' ')
    const righted = document.querySelector<HTMLElement>('[data-righted]')
    if (righted) righted.hidden = !step.corrected
    this.#range.value = String(this.#at)
    this.#range.setAttribute(
      'aria-valuetext',
      `${filled(stepIs, this.#at + 1, count)} ${step.says?.join(' ') ?? ''}`,
    )
    this.#list()
    this.#link(step)
    this.#fork(step)
    for (const way of all<HTMLAnchorElement>('[data-eyes]')) {
      const to = new URL(way.href)
      to.searchParams.set('at', String(step.seq))
      way.href = to.href
    }
  }

  // Updates the form that continues the game from this step. Hides the form after the end, where
  // the game cannot continue.
  #fork({ seq, result }: ReplayStep) {
    const fork = document.querySelector<HTMLElement>('[data-what-if]')
    if (!fork) return
    fork.hidden = result !== undefined
    fork.querySelector<HTMLInputElement>('[name=seq]')!.value = String(seq)
  }

  #link(step: ReplayStep) {
    const share = document.querySelector<HTMLElement>('[data-share]')
    const link = share && this.#of.linkTo?.(step, find<HTMLInputElement>('[data-hides]').checked)
    if (!share || !link) return
    share.dataset.url = link
    find<HTMLInputElement>('[data-share-link]').value = link
  }

  // Lists the steps around this one in words.
  #list() {
    const list = find('[data-sentences]')
    const from = Math.max(0, Math.min(this.#at - AROUND, this.#last - 2 * AROUND))
    list.replaceChildren(
      ...this.#steps.slice(from, from + 2 * AROUND + 1).map((step, i) => {
        const item = document.createElement('li')
        item.value = from + i + 1
        const way = document.createElement('button')
        Object.assign(way, { type: 'button', textContent: step.says?.join(' ') ?? '' })
        way.dataset.at = String(from + i)
        if (from + i === this.#at) item.setAttribute('aria-current', 'step')
        item.append(way)
        return item
      }),
    )
  }

  // Marks chapters, corrections and great moments on the timeline. Keys cannot reach the marks and
  // screen readers ignore them, because the buttons lead to the same steps.
  #mark() {
    const marks = find('[data-marks]')
    const places = Math.max(1, this.#page!.count - 1)
    const put = (kind: string, at: number, where = at / places) => {
      const mark = document.createElement('i')
      mark.className = kind
      mark.style.setProperty('--at', String(where))
      return mark
    }
    const steps = [...this.#steps.entries()]
    const wide = DISC / Math.max(DISC, marks.clientWidth)
    let free = 0
    const discs = this.#moments.flatMap(({ seq, words }, n) => {
      const at = this.#steps.findIndex(step => step.seq === seq)
      if (at < 0) return []
      const where = Math.max(free, Math.min(at / places, 1 - (this.#moments.length - 1 - n) * wide))
      free = where + wide
      const disc = Object.assign(put('replay-disc', at, where), {
        textContent: String(n + 1),
        title: words,
      })
      disc.dataset.at = String(at)
      // Moved aside for another number, it leans its line to its own place.
      const aside = (at / places - where) * marks.clientWidth
      disc.style.setProperty('--lean', `${Math.atan2(aside, LINE)}rad`)
      if (at === this.#at) disc.dataset.now = ''
      return [disc]
    })
    const chapters = steps.filter(([, { chapter }]) => chapter)
    marks.replaceChildren(
      ...(chapters.length * CHAPTER > marks.clientWidth ? [] : chapters).map(([at]) =>
        put('replay-chapter', at),
      ),
      ...steps.filter(([, { corrected }]) => corrected).map(([at]) => put('replay-pen', at)),
      ...discs,
    )
    this.#range.style.setProperty('--at', String(this.#at / places))
  }

  #moment(way: 1 | -1) {
    const places = this.#moments.map(({ seq }) => this.#steps.findIndex(step => step.seq === seq))
    const next = places.filter(at => (way > 0 ? at > this.#at : at >= 0 && at < this.#at))
    this.go(
      next.length > 0
        ? way > 0
          ? Math.min(...next)
          : Math.max(...next)
        : way > 0
          ? this.#last
          : 0,
    )
  }

  #play() {
    if (this.#at === this.#last) this.go(0)
    this.#isPlaying(true)
    const wait = () => {
      this.#timer = setTimeout(
        () => {
          this.go(this.#at + 1)
          if (this.#timer !== undefined) wait()
        },
        this.#momentAt(this.#steps[this.#at]!) >= 0 ? MOMENT : STEP,
      )
    }
    wait()
  }

  #pause() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#isPlaying(false)
  }

  #isPlaying(is: boolean) {
    const [play, pause] = [find('[data-go=play]'), find('[data-go=pause]')]
    const held = document.activeElement === play || document.activeElement === pause
    play.hidden = is
    pause.hidden = !is
    if (held) (is ? pause : play).focus()
  }

  #do(what: string) {
    this.#isMoved = true
    if (what === 'play') return this.#play()
    this.#pause()
    if (what === 'back') this.go(this.#at - 1)
    if (what === 'on') this.go(this.#at + 1)
    if (what === 'moment-back') this.#moment(-1)
    if (what === 'moment-on') this.#moment(1)
  }

  #jump(at: number) {
    this.#isMoved = true
    this.#pause()
    this.go(Math.min(at, this.#last))
  }

  // Copies the whole game as text. Without a clipboard (plain http), selects the text for copying
  // by hand.
  async #copy(button: HTMLElement) {
    const text = this.#steps
      .map(
        ({ says, chapter }, i) =>
          `${chapter ? `${chapter}\n` : ''}${i + 1}. ${says?.join(' ') ?? ''}`,
      )
      .join('\n')
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = button.dataset.copy!
    } catch {
      const whole = find<HTMLTextAreaElement>('[data-all]')
      whole.hidden = false
      whole.value = text
      whole.select()
    }
  }

  #listen() {
    for (const hidden of all('.replay-scale, [data-copy], [data-ways]')) hidden.hidden = false
    for (const key of all('[data-go]')) key.hidden = key.dataset.go === 'pause'
    this.#range.addEventListener('input', () => this.#jump(Number(this.#range.value)))
    addEventListener('click', event => this.#tap(event))
    addEventListener('keydown', event => this.#key(event))
  }

  #tap(event: MouseEvent) {
    const tapped = closest<HTMLElement>(
      event.target,
      '[data-go], [data-at], [data-copy], [data-hides], [data-keep]',
    )
    if (!tapped) return
    const { go, at, copy, hides, keep } = tapped.dataset
    if (go !== undefined) {
      event.preventDefault()
      this.#do(go)
    }
    if (at !== undefined) {
      this.#jump(Number(at))
      find(`[data-sentences] [data-at="${at}"]`)?.focus({ preventScroll: true })
    }
    if (copy !== undefined) this.#copy(tapped)
    if (hides !== undefined) this.#link(this.#steps[this.#at]!)
    if (keep !== undefined) this.#keep(tapped)
  }

  #keep(button: HTMLElement) {
    const { steps: _, next: __, ...replay } = this.#page!
    this.#of.keep?.(replay, this.#steps, button)
  }

  #key(event: KeyboardEvent) {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (closest(target, 'input:not([type=range]), select, textarea, dialog')) return
    const isOnKey = closest(target, 'button, a, input, summary') !== null
    const does: Record<string, string> = {
      ArrowLeft: 'back',
      ArrowRight: 'on',
      ...(!isOnKey && { ' ': find('[data-go=pause]').hidden ? 'play' : 'pause' }),
    }
    const what = does[key]
    if (what === undefined) return
    event.preventDefault()
    this.#do(what)
  }
}

export const watch = (projector: Projector) => new Player(projector).begin()
