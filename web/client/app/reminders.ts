// The switch for reminders on this browser, one per table. Hidden if the browser does not support
// push, which needs https.
import { forgetHere, remindHere, remindsHere, subscribe } from './subscription.ts'

const canBeReminded = () =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

const subscribed = async (vapid: string): Promise<PushSubscription> => {
  await navigator.serviceWorker.register('/reminded.js')
  const { pushManager } = await navigator.serviceWorker.ready
  try {
    return await subscribe(pushManager, vapid)
  } catch (error) {
    // A subscription made with an older key of the server blocks a new one, so it is removed first.
    const old = await pushManager.getSubscription()
    if (!(await old?.unsubscribe())) throw error
    return subscribe(pushManager, vapid)
  }
}

class Switch {
  readonly #form: HTMLFormElement
  readonly #box: HTMLInputElement
  readonly #code: string

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#box = form.querySelector('input')!
    this.#code = form.dataset.reminders!
  }

  // Shows the switch. If it is on, sends the subscription to the server again, and switches it off
  // if that fails.
  async show() {
    this.#form.hidden = false
    this.#box.addEventListener('change', () => this.#change())
    this.#box.checked = await remindsHere(this.#code).catch(() => false)
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
      else await forgetHere(this.#code)
    } catch {
      this.#box.checked = !this.#box.checked
      status.hidden = false
    }
    this.#box.disabled = false
  }

  // Requests the permission first, because a browser allows the request only right after a tap.
  async #on() {
    if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed')
    const { vapid, seats } = this.#form.dataset
    if (!(await remindHere(this.#code, seats!.split(','), await subscribed(vapid!))))
      throw new Error('refused')
  }
}

export const fillReminders = (part: Element) => {
  if (!canBeReminded()) return
  for (const form of part.querySelectorAll<HTMLFormElement>('[data-reminders]'))
    new Switch(form).show()
}
