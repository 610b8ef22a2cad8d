// The whole Worker with bots that do not pause, because a program need not wait for them.
import { unpause } from '../unpaused.ts'

export { default, Table } from '../../worker/index.ts'

unpause()
