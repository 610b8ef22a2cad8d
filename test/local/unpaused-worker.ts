// The whole Worker, its bots without their pause: a program need not wait for it.
import { unpause } from '../unpaused.ts'

export { default, Table } from '../../worker/index.ts'

unpause()
