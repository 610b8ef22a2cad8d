// Plays a whole game with the types that openapi-typescript generates from the document:
// `node program.ts http://localhost:8787`. It bids one pound, takes what it gets, and builds when
// it can.
import createClient from 'openapi-fetch'
import type { components, paths } from './boxside.ts'

type Game = components['schemas']['cape-to-cairo.digital.Frame']
type Move = components['schemas']['cape-to-cairo.digital.Move']

const house = createClient<paths>({
  baseUrl: process.argv[2]!,
  headers: { accept: 'application/json' },
})

// Returns the answer, or throws the refusal in words.
const told = <Answer>({ data, error }: { data?: Answer; error?: { why: string } }): Answer => {
  if (data === undefined) throw new Error(error?.why ?? 'no answer')
  return data
}

const { code, key } = told(
  await house.POST('/tables', { body: { game: 'cape-to-cairo', alone: 'easy', pause: 0 } }),
)
const mine = { params: { path: { code } }, headers: { authorization: `Bearer ${key}` } }

const isBuild = (move: Move): move is Extract<Move, { kind: 'build' }> => move.kind === 'build'
const chosen = (moves: Move[]): Move =>
  moves.find(({ kind }) => kind === 'choose') ??
  moves.filter(isBuild).sort((one, other) => one.bought - other.bought)[0] ??
  moves.find(({ kind }) => kind === 'draw') ??
  moves.find(move => move.kind === 'bid' && move.pounds === 1) ??
  moves[0]!

for (let turn = 0; ; ) {
  const frame = told(await house.GET('/t/{code}', mine)) as Game
  if (frame.result) {
    console.log(
      frame.result
        .map(({ seat, place, score }) => `seat ${seat}: place ${place}, ${score}`)
        .join('\n'),
    )
    break
  }
  const isMine = frame.you !== 'room' && frame.waiting.includes(frame.you)
  const { moves } = isMine ? told(await house.GET('/t/{code}/moves', mine)) : { moves: [] }
  if (moves.length === 0)
    await new Promise(done => setTimeout(done, 5)) // the bots play
  else
    told(
      await house.POST('/t/{code}/moves', {
        ...mine,
        body: { id: `turn-${turn++}`, seen: frame.seq, move: chosen(moves as Move[]) },
      }),
    )
}
