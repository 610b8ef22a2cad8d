// Reminders on this browser: one switch a table, shown where the browser can be reminded at all, which is on https alone.
import { keep, kept } from '../ui/storage.ts'

// By seat, what the server calls this browser.
type Ids = Record<string, string>

const canBeReminded = () => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

const json = { accept: 'application/json', 'content-type': 'application/json' }

const subscriptionOf = async (vapid: string): Promise<PushSubscription> => {
  await navigator.serviceWorker.register('/reminded.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const wish = { userVisibleOnly: true, applicationServerKey: vapid }
  try {
    return await pushManager.subscribe(wish)
  } catch (error) {
    // The house has another key than it had.
    const old = await pushManager.getSubscription()
    if (!(await old?.unsubscribe())) throw error
    return pushManager.subscribe(wish)
  }
}

const sent = async (way: string, request: RequestInit): Promise<{ id: string }> => {
  const answer = await fetch(way, request)
  if (!answer.ok) throw new Error(`${way} answered ${answer.status}`)
  return answer.json()
}

class Switch {
  readonly #form: HTMLFormElement
  readonly #box: HTMLInputElement
  readonly #seats: string[]
  readonly #name: string

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#box = form.querySelector('input')!
    this.#seats = form.dataset.seats!.split(',')
    this.#name = `boxside reminders ${form.dataset.reminders}`
  }

  // A browser may have been given another address by its push service: what is on is told to the server again,
  // and is off where that may not be any more.
  show() {
    this.#form.hidden = false
    this.#box.checked = kept<Ids>(this.#name) !== undefined
    this.#box.addEventListener('change', () => this.#change())
    if (!this.#box.checked) return
    this.#on().catch(() => {
      this.#box.checked = false
    })
  }

  async #change() {
    const status = this.#form.querySelector<HTMLElement>('[role=status]')!
    status.hidden = true
    this.#box.disabled = true
    try {
      if (this.#box.checked) await this.#on()
      else await this.#off()
    } catch {
      this.#box.checked = !this.#box.checked
      status.hidden = false
    }
    this.#box.disabled = false
  }

  // Asking comes first: a browser lets it be asked only right after a tap.
  async #on() {
    if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed')
    const body = JSON.stringify(await subscriptionOf(this.#form.dataset.vapid!))
    const ids: Ids = {}
    for (const seat of this.#seats)
      ids[seat] = (await sent(this.#way(seat), { method: 'POST', headers: json, body })).id
    keep(this.#name, ids)
  }

  // The subscription itself stays: other tables use it.
  async #off() {
    for (const [seat, id] of Object.entries(kept<Ids>(this.#name) ?? {}))
      await sent(`${this.#way(seat)}/${id}`, { method: 'DELETE', headers: json })
    keep(this.#name, undefined)
  }

  #way(seat: string) {
    return `/t/${this.#form.dataset.reminders}/seats/${seat}/reminders`
  }
}

export const fillReminders = (part: Element) => {
  if (!canBeReminded()) return
  for (const form of part.querySelectorAll<HTMLFormElement>('[data-reminders]')) new Switch(form).show()
}
