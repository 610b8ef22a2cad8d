// The Worker of the house that the gate visits: nobody there has been away since any moment, so
// that no screen depends on when it is looked at.
import { RollCall } from '../../../durable/wire/presence.ts'
import stored from '../stored-worker.ts'

export { Table } from '../stored-worker.ts'

const { now } = RollCall.prototype
RollCall.prototype.now = function () {
  return now.call(this).map(({ since: _, ...presence }) => presence)
}

export default stored
