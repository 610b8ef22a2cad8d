// The whole Worker, its bots without the pause that lets people see what was done: a program need not wait for it.
import { PAUSE } from '../../durable/bots.ts'

export { default, Table } from '../../worker/index.ts'

const later = setTimeout
Object.assign(globalThis, {
  setTimeout: (act: () => void, wait: number) => later(act, wait === PAUSE ? 0 : wait),
})
