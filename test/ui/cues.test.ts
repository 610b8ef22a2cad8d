// Sounds by a game's own facts: one of a fact that the game does not have would never be heard, so
// it does not compile.
import { expect, test } from 'vitest'
import { factOf } from '../../web/games/words.ts'
import type { Cues } from '../../web/ui/cues.ts'

type Online = { kind: 'opened' } | { kind: 'crossed'; seat: number }
type Beside =
  | { kind: 'opened' }
  | { kind: 'entered'; seat: number; entry: { kind: 'crossed' } }
  | { kind: 'revealed' }

test('a fact is named as it is heard', () => {
  const board: Cues<Online> = { crossed: 'steam' }
  const sheet: Cues<Beside> = { crossed: 'steam', revealed: 'cards' }
  expect(board[factOf({ kind: 'crossed', seat: 0 } satisfies Online).kind as 'crossed']).toBe(
    'steam',
  )
  const entered: Beside = { kind: 'entered', seat: 0, entry: { kind: 'crossed' } }
  expect(sheet[factOf(entered).kind as 'crossed']).toBe('steam')
  // @ts-expect-error: the game has no such fact.
  expect(({ crosed: 'steam' } satisfies Cues<Online>).crosed).toBe('steam')
  // @ts-expect-error: what is entered is heard by its own kind.
  expect(({ entered: 'steam' } satisfies Cues<Beside>).entered).toBe('steam')
})
