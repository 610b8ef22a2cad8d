// The facts that matter to everyone, and after which bots pause for longer. Draws matter to nobody else.
import type { Event } from '../rules/state.ts'

export const weighty: readonly string[] = [
  'laid',
  'completed',
  'set-aside',
  'swapped',
  'passed',
  'offered',
  'declined',
  'ended',
] satisfies Event['kind'][]
