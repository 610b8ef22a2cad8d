// A command of a table: who may be answered what, what it costs, and what else must not happen
// meanwhile. commands.ts lists all.
import type { Loaded } from './memory/memory.ts'
import type { Parts } from './parts.ts'
import type { Caller } from './people/lobby.ts'
import type { Changed } from './people/seating.ts'
import type { Answer, Credentials } from './rpc.ts'

/** The table as it is when a command runs. */
export type Now = Parts & { now: Loaded }
export type Asked = Now & { caller: Caller; credentials: Credentials }

export interface Command<Given extends unknown[], Value> {
  isRepeatable?: true // run twice it does no more than once
  run(parts: Parts, ...given: Given): Promise<Answer<Value>>
}
type Keyed<Given extends unknown[], Value> = Command<
  [credentials: Credentials, ...given: Given],
  Value
>

type Run<At, Given extends unknown[], Value> = (at: At, ...given: Given) => Answer<Value>

/** It waits for the disk, for another table or for people, so it reads the table itself. */
export const awaits = <Given extends unknown[], Value>(
  run: Command<Given, Value>['run'],
): Command<Given, Value> => ({
  run,
})

/** Keys do not matter. */
export const answers = <Given extends unknown[], Value>(
  run: Run<Now, Given, Value>,
): Command<Given, Value> => ({
  run: async (parts, ...given) => parts.commits.attempt(now => run({ ...parts, now }, ...given)),
})

/** Shows what the caller may see. */
export const reads = <Given extends unknown[], Value extends object>(
  run: Run<Asked, Given, Value>,
): Keyed<Given, Value> => ({
  isRepeatable: true,
  run: async (parts, credentials, ...given) =>
    parts.commits.answer(credentials, (now, caller) =>
      run({ ...parts, now, caller, credentials }, ...given),
    ),
})

/** It writes, or takes as long, so a seat may ask it only so often. */
export const writes = <Given extends unknown[], Value extends object>(
  run: Run<Asked, Given, Value>,
): Keyed<Given, Value> => ({
  run: async (parts, credentials, ...given) =>
    parts.commits.write(credentials, (now, caller) =>
      run({ ...parts, now, caller, credentials }, ...given),
    ),
})

/** It changes seats, or with what the game begins, so it waits for the end of a start. */
export const arranges = <Given extends unknown[], Value extends object>(
  run: Run<Asked, Given, Changed<Value>>,
): Keyed<Given, Value> => ({
  run: (parts, credentials, ...given) =>
    parts.ceremony.changed(credentials, (now, caller) =>
      run({ ...parts, now, caller, credentials }, ...given),
    ),
})

/** It writes nothing, or carries an id by which the table knows that it was done. */
export const twice = <Given extends unknown[], Value>(
  command: Command<Given, Value>,
): Command<Given, Value> => ({
  ...command,
  isRepeatable: true,
})
