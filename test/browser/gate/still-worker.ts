// The Worker for the gate: nobody is away there, so that no screen depends on the time.
import { RollCall } from '../../../durable/wire/presence.ts'
import stored from '../stored-worker.ts'

export { Table } from '../stored-worker.ts'

const { now } = RollCall.prototype
RollCall.prototype.now = function () {
  return now.call(this).map(({ since: _, ...presence }) => presence)
}

export default stored
