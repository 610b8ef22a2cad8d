// Watches a game again: a line of time drives the face on the page. The steps come from the table's door, or from a file.
import type { Replay, ReplayStep } from '../protocol.ts'
import { closest } from '../ui/closest.ts'

const STEP = 500 // ms that a step is looked at while it plays
const MOMENT = 1200 // ms, where something great happened
const AROUND = 3 // steps in words before and after the one that is shown

interface Great {
  seq: number
  words: string
}

/** Where the steps come from, and who draws them. */
export interface Projector {
  load(from: number): Promise<Replay> // a page of steps with their words
  show(replay: Replay, step: ReplayStep): void
  linkTo?(step: ReplayStep, isHidden: boolean): string // none: there is no address
}

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!

const filled = (template: string, n: number, of: number) =>
  template.replace('{n}', String(n)).replace('{of}', String(of))

class Player {
  readonly #of: Projector
  readonly #range = find<HTMLInputElement>('.replay-scale input')
  readonly #moments: readonly Great[] = JSON.parse(find('[data-of=moments]').textContent!)
  readonly #steps: ReplayStep[] = []
  #page: Replay | undefined
  #at = 0
  #furthest = 0 // while the end is hidden: how far it was watched
  #isHidden = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(of: Projector) {
    this.#of = of
  }

  /** Loads all steps, page by page; the line of time is there from the first page on. */
  async begin(at: number | undefined, isHidden: boolean) {
    this.#isHidden = isHidden
    const shown = Number(this.#range.value)
    for (let from: number | undefined = 0; from !== undefined; ) {
      const page = await this.#of.load(from)
      this.#steps.push(...page.steps)
      from = page.next
      const isFirst = this.#page === undefined
      this.#page = page
      if (isFirst) this.#listen()
      // A step that has not come yet is waited for.
      const wanted = at === undefined ? shown : this.#steps.findIndex(({ seq }) => seq >= at)
      const target = wanted < 0 && from === undefined ? this.#steps.length - 1 : wanted
      if (this.#steps[target] && (isFirst || this.#at !== target) && !this.#isMoved) this.go(target)
      else this.#mark()
    }
    document.body.dataset.whole = ''
  }

  get #isMoved() {
    return this.#range.dataset.moved !== undefined
  }

  get #last() {
    return this.#steps.length - 1
  }

  go(at: number) {
    const step = this.#steps[at]
    if (!step || !this.#page) return
    this.#at = at
    this.#furthest = Math.max(this.#furthest, at)
    this.#of.show(this.#page, step)
    this.#say(step)
    this.#mark()
    if (at === this.#last) this.#pause()
  }

  #momentAt(step: ReplayStep) {
    return this.#known.findIndex(({ seq }) => seq === step.seq)
  }

  // While the end is hidden, only the moments that were watched.
  get #known(): readonly Great[] {
    const until = this.#steps[this.#isHidden ? this.#furthest : this.#last]?.seq ?? 0
    return this.#moments.filter(({ seq }) => seq <= until)
  }

  #say(step: ReplayStep) {
    const { count } = this.#page!
    const { step: stepIs = '', moment: momentIs = '' } = this.#range.dataset
    const great = this.#momentAt(step)
    const heading = this.#steps
      .slice(0, this.#at + 1)
      .flatMap(({ chapter }) => chapter ?? [])
      .at(-1)
    const says = step.says?.join(' ') ?? ''
    find('[data-says]').textContent = (great >= 0 && this.#known[great]?.words) || says
    find('[data-fact]').textContent = [
      ...(great >= 0 ? [filled(momentIs, great + 1, this.#known.length), says] : []),
      filled(stepIs, this.#at + 1, count),
      ...(heading ? [`${heading}.`] : []),
      ...(step.changed ?? []),
    ].join(' ')
    const righted = document.querySelector<HTMLElement>('[data-righted]')
    if (righted) righted.hidden = !step.corrected
    this.#range.value = String(this.#at)
    this.#range.setAttribute('aria-valuetext', `${filled(stepIs, this.#at + 1, count)} ${says}`)
    this.#list()
    const share = document.querySelector<HTMLElement>('[data-share]')
    const link = this.#of.linkTo?.(step, find<HTMLInputElement>('[data-hides]').checked)
    if (share && link) {
      share.dataset.url = link
      find<HTMLInputElement>('[data-share-link]').value = link
    }
    for (const eyes of document.querySelectorAll<HTMLAnchorElement>('[data-eyes]')) {
      const way = new URL(eyes.href)
      way.searchParams.set('at', String(step.seq))
      way.hash = this.#isHidden ? `${step.seq}` : `${step.seq}-all`
      eyes.href = way.href
    }
  }

  // The steps around this one, as sentences; none of those to come while the end is hidden.
  #list() {
    const list = find('[data-sentences]')
    const last = this.#isHidden ? this.#furthest : this.#last
    const from = Math.max(0, Math.min(this.#at - AROUND, last - 2 * AROUND))
    const shown = this.#steps.slice(from, Math.min(last, from + 2 * AROUND) + 1)
    list.replaceChildren(
      ...shown.map((step, i) => {
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

  // Chapters, corrections and great moments on the line of time.
  #mark() {
    const place = (mark: HTMLElement, at: number) => {
      mark.style.setProperty('--at', String(at / Math.max(1, this.#page!.count - 1)))
      return mark
    }
    const tick = (kind: string, at: number) => {
      const mark = document.createElement('i')
      mark.className = kind
      return place(mark, at)
    }
    const steps = [...this.#steps.entries()].slice(0, (this.#isHidden ? this.#furthest : this.#last) + 1)
    const discs = this.#known.flatMap(({ seq, words }, n) => {
      const at = this.#steps.findIndex(step => step.seq === seq)
      if (at < 0) return []
      const disc = document.createElement('button')
      Object.assign(disc, { type: 'button', className: 'replay-disc', textContent: String(n + 1), title: words })
      disc.setAttribute('aria-label', `${n + 1}: ${words}`)
      disc.dataset.at = String(at)
      if (at === this.#at) disc.setAttribute('aria-current', 'step')
      return [place(disc, at)]
    })
    find('[data-marks]').replaceChildren(
      ...steps.filter(([, { chapter }]) => chapter).map(([at]) => tick('replay-chapter', at)),
      ...steps.filter(([, { corrected }]) => corrected).map(([at]) => tick('replay-pen', at)),
      ...discs,
    )
    this.#range.style.setProperty('--at', String(this.#at / Math.max(1, this.#page!.count - 1)))
    const later = document.querySelector<HTMLElement>('[data-later]')
    if (later) later.hidden = !this.#isHidden
    for (const end of document.querySelectorAll<HTMLElement>('[data-end]')) end.hidden = this.#isHidden
  }

  #moment(way: 1 | -1) {
    const places = this.#known.map(({ seq }) => this.#steps.findIndex(step => step.seq === seq))
    const next = places.filter(at => (way > 0 ? at > this.#at : at >= 0 && at < this.#at))
    this.go(next.length > 0 ? (way > 0 ? Math.min(...next) : Math.max(...next)) : way > 0 ? this.#last : 0)
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
    this.#range.dataset.moved = ''
    if (what === 'play') return this.#play()
    this.#pause()
    if (what === 'back') this.go(this.#at - 1)
    if (what === 'on') this.go(this.#at + 1)
    if (what === 'moment-back') this.#moment(-1)
    if (what === 'moment-on') this.#moment(1)
  }

  // The whole game as text; where the clipboard is missing (plain http) it is selected, to copy by hand.
  async #copy(button: HTMLElement) {
    const told = this.#steps.slice(0, (this.#isHidden ? this.#furthest : this.#last) + 1)
    const text = told
      .map(({ says, chapter }, i) => `${chapter ? `${chapter}\n` : ''}${i + 1}. ${says?.join(' ') ?? ''}`)
      .join('\n')
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = button.dataset.copy!
    } catch {
      const all = find<HTMLTextAreaElement>('[data-all]')
      all.hidden = false
      all.value = text
      all.select()
    }
  }

  #listen() {
    for (const hidden of document.querySelectorAll<HTMLElement>('.replay-scale, [data-copy], [data-ways]'))
      hidden.hidden = false
    for (const key of document.querySelectorAll<HTMLElement>('[data-go]')) key.hidden = key.dataset.go === 'pause'
    this.#range.addEventListener('input', () => {
      this.#pause()
      this.#range.dataset.moved = ''
      this.go(Math.min(Number(this.#range.value), this.#last))
    })
    addEventListener('click', event => {
      const tapped = closest<HTMLElement>(event.target, '[data-go], [data-at], [data-copy], [data-later], [data-hides]')
      if (!tapped) return
      const { go, at, copy, later, hides } = tapped.dataset
      if (go !== undefined) event.preventDefault()
      if (go !== undefined) this.#do(go)
      if (at !== undefined) this.#jump(Number(at))
      if (copy !== undefined) this.#copy(tapped)
      if (hides !== undefined) this.#say(this.#steps[this.#at]!)
      if (later === undefined) return
      this.#isHidden = false
      this.go(this.#at)
    })
    addEventListener('keydown', event => this.#key(event))
  }

  #jump(at: number) {
    this.#pause()
    this.#range.dataset.moved = ''
    this.go(at)
    find(`[data-sentences] [data-at="${at}"]`)?.focus({ preventScroll: true })
  }

  #key(event: KeyboardEvent) {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (closest(target, 'input:not([type=range]), textarea, dialog')) return
    const isOnKey = closest(target, 'button, a, input') !== null
    const eyes = /^[1-9]$/.test(key)
      ? document.querySelectorAll<HTMLElement>('[data-eyes]')[Number(key) - 1]
      : undefined
    const play = find('[data-go=pause]').hidden ? 'play' : 'pause'
    const does: Record<string, string> = {
      ArrowLeft: 'back',
      ArrowRight: 'on',
      m: 'moment-on',
      M: 'moment-back',
      ...(!isOnKey && { ' ': play }),
    }
    const what = does[key]
    if (eyes) eyes.click()
    if (what === undefined) return
    event.preventDefault()
    this.#do(what)
  }
}

/** `#42`: that step, and nothing of what came later; `#42-all`: nothing is hidden. */
export const watch = (projector: Projector, hash = location.hash) => {
  const [, seq, isWhole] = /^#(\d{1,9})(-all)?$/.exec(hash) ?? []
  return new Player(projector).begin(seq === undefined ? undefined : Number(seq), seq !== undefined && !isWhole)
}
