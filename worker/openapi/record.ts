// How a record is read and checked, for who writes a program that does: README says the same, word for word (test/record.test.ts).

export const recordFormat: readonly string[] = [
  '1. The header, JSON: `record` (`boxside-record/1`; `/2` where the game began at a moment of another one), `code`, `game`, `mode`, `options`, `seats`, `rules`, of `/2` also `from` (`{ code, seq }`), and `start` with `seed` (32 bytes), `sealed` = SHA(seed), `bound`, and `seats`: `{ seat, sealed, opened }`, where `sealed` = SHA(opened, 32 bytes), or `{ seat, missing }`. `bound` is JSON of `[code, game, mode, options, sealed, [opened of each seat in order, or null]]`, of `/2` with `from` as one member more.',
  '2. A line for each row: its hash, a space, its text, JSON with `seq` from 1. Hash = SHA(32 bytes of the hash before, then the bytes of the text); before the first row stands SHA(bytes of `bound`). The first row of `/2`, and no other, has a fact (in `events`) of the kind `resumed`: the position it begins with, which the record of `from` proves.',
  '3. JSON `{ standings, head }`: `head` is the last hash. Then, on a line of its own, SHA of all bytes before that line.',
  "Luck: key = HMAC(seed, bytes of `bound`). A row's `draws` are `[sides, got]` in order. For draw i (from 0) of row `seq`: u = the first 6 bytes, big-endian, of HMAC(key, `seq:i:t`), t = 0; while u ≥ ⌊2^48 / sides⌋ · sides, t + 1; got = u mod sides. A shuffle of n: for k = n−1 … 1 swap k with a draw of k+1 sides. Bots think with luck of their own, which is no part of the game.",
]
