// The facts that a recap shows first, online and beside the box.
import type { FactKind } from '../../words.ts'
import type { Entry } from '../rules/entry.ts'
import type { Event } from '../rules/state.ts'

type Kind = FactKind<Event> | Entry['kind']

export const weighty: readonly string[] = ['crossed', 'built', 'won', 'revealed'] satisfies Kind[]
