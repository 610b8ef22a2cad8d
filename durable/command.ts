// Defines the kinds of commands of a table. They differ in who may call, which limit counts the
// call, and what the command waits for. `commands.ts` lists all commands.
import type { Loaded } from './memory/memory.ts'
import type { Parts } from './parts.ts'
import type { Caller } from './people/lobby.ts'
import type { Changed } from './people/seating.ts'
import type { Answer, Credentials } from './rpc.ts'

/** The parts of a table and, as `now`, what is in memory when a command runs. */
export type Now = Parts & { now: Loaded }
export type Asked = Now & { caller: Caller; credentials: Credentials }

export interface Command<Given extends unknown[], Value> {
  isRepeatable?: true // a second run changes nothing more, so the Worker may retry
  run(parts: Parts, ...given: Given): Promise<Answer<Value>>
}
type Keyed<Given extends unknown[], Value> = Command<
  [credentials: Credentials, ...given: Given],
  Value
>

type Run<At, Given extends unknown[], Value> = (at: At, ...given: Given) => Answer<Value>

/**
 * Makes a command that waits for the disk, another table or people. The command loads the table
 * itself, because the table may change during the wait.
 */
export const awaits = <Given extends unknown[], Value>(
  run: Command<Given, Value>['run'],
): Command<Given, Value> => ({
  run,
})

/** Makes a command that returns the same to everybody and ignores keys. */
export const answers = <Given extends unknown[], Value>(
  run: Run<Now, Given, Value>,
): Command<Given, Value> => ({
  run: async (parts, ...given) => parts.commits.attempt(now => run({ ...parts, now }, ...given)),
})

/** Makes a command that reads what its caller may see. */
export const reads = <Given extends unknown[], Value extends object>(
  run: Run<Asked, Given, Value>,
): Keyed<Given, Value> => ({
  isRepeatable: true,
  run: async (parts, credentials, ...given) =>
    parts.commits.answer(credentials, (now, caller) =>
      run({ ...parts, now, caller, credentials }, ...given),
    ),
})

/** Makes a command that writes, or costs as much as writing. Each caller with a key has a limit. */
export const writes = <Given extends unknown[], Value extends object>(
  run: Run<Asked, Given, Value>,
): Keyed<Given, Value> => ({
  run: async (parts, credentials, ...given) =>
    parts.commits.write(credentials, (now, caller) =>
      run({ ...parts, now, caller, credentials }, ...given),
    ),
})

/**
 * Makes a command that changes the seats or the options. It waits until a running start has ended.
 */
export const arranges = <Given extends unknown[], Value extends object>(
  run: Run<Asked, Given, Changed<Value>>,
): Keyed<Given, Value> => ({
  run: (parts, credentials, ...given) =>
    parts.ceremony.changed(credentials, (now, caller) =>
      run({ ...parts, now, caller, credentials }, ...given),
    ),
})

/**
 * Marks a command as safe to repeat, because it writes nothing or recognises a repeat by its id.
 */
export const twice = <Given extends unknown[], Value>(
  command: Command<Given, Value>,
): Command<Given, Value> => ({
  ...command,
  isRepeatable: true,
})
