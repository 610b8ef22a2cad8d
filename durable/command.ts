// Defines a command of a table: whom it answers, what it counts against, and what it waits for.
// `commands.ts` lists them all.
import type { Loaded } from './memory/memory.ts'
import type { Parts } from './parts.ts'
import type { Caller } from './people/lobby.ts'
import type { Changed } from './people/seating.ts'
import type { Answer, Credentials } from './rpc.ts'

/** The table as it is when a command runs. */
export type Now = Parts & { now: Loaded }
export type Asked = Now & { caller: Caller; credentials: Credentials }

export interface Command<Given extends unknown[], Value> {
  isRepeatable?: true // running it twice has the effect of running it once
  run(parts: Parts, ...given: Given): Promise<Answer<Value>>
}
type Keyed<Given extends unknown[], Value> = Command<
  [credentials: Credentials, ...given: Given],
  Value
>

type Run<At, Given extends unknown[], Value> = (at: At, ...given: Given) => Answer<Value>

/**
 * A command that waits for the disk, another table or people, and therefore loads the table itself.
 */
export const awaits = <Given extends unknown[], Value>(
  run: Command<Given, Value>['run'],
): Command<Given, Value> => ({
  run,
})

/** A command that answers everybody alike: keys do not matter. */
export const answers = <Given extends unknown[], Value>(
  run: Run<Now, Given, Value>,
): Command<Given, Value> => ({
  run: async (parts, ...given) => parts.commits.attempt(now => run({ ...parts, now }, ...given)),
})

/** A command that reads what the caller may see. */
export const reads = <Given extends unknown[], Value extends object>(
  run: Run<Asked, Given, Value>,
): Keyed<Given, Value> => ({
  isRepeatable: true,
  run: async (parts, credentials, ...given) =>
    parts.commits.answer(credentials, (now, caller) =>
      run({ ...parts, now, caller, credentials }, ...given),
    ),
})

/** A command that writes, or costs as much as writing; limited per seat. */
export const writes = <Given extends unknown[], Value extends object>(
  run: Run<Asked, Given, Value>,
): Keyed<Given, Value> => ({
  run: async (parts, credentials, ...given) =>
    parts.commits.write(credentials, (now, caller) =>
      run({ ...parts, now, caller, credentials }, ...given),
    ),
})

/** A command that changes the seats or the options; it waits until a running start has ended. */
export const arranges = <Given extends unknown[], Value extends object>(
  run: Run<Asked, Given, Changed<Value>>,
): Keyed<Given, Value> => ({
  run: (parts, credentials, ...given) =>
    parts.ceremony.changed(credentials, (now, caller) =>
      run({ ...parts, now, caller, credentials }, ...given),
    ),
})

/**
 * Marks a command as safe to repeat: it writes nothing, or its id shows that it was done already.
 */
export const twice = <Given extends unknown[], Value>(
  command: Command<Given, Value>,
): Command<Given, Value> => ({
  ...command,
  isRepeatable: true,
})
