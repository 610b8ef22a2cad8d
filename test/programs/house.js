// A table of the house as a program sees it: nothing but `fetch`, and what /openapi.json says.
const wait = ms => new Promise(resolve => setTimeout(resolve, ms))

const asker = house =>
  async function ask(method, path, key, body) {
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    if (key) headers.authorization = `Bearer ${key}`
    const answer = await fetch(house + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const told = await answer.json()
    if (answer.ok) return told
    if (answer.status !== 429)
      throw new Error(`${method} ${path}: ${answer.status} ${told.refused}: ${told.why}`)
    await wait(1000 * Number(answer.headers.get('retry-after'))) // too many at once: it says how long
    return ask(method, path, key, body)
  }

/** Plays games against easy bots, and gives of each the places by seat: this program's seat comes first. */
export async function play(house, game, seats, choose, games = 1) {
  const ask = asker(house)
  const pieces = await ask('GET', `/games/${game}/pieces`)
  const ends = []
  while (ends.length < games) {
    const { code, key } = await ask('POST', '/tables', undefined, {
      game,
      alone: 'easy',
      seats,
      pause: 0,
    })
    for (let turn = 0; ; ) {
      const frame = await ask('GET', `/t/${code}`, key)
      if (frame.result) {
        ends.push(
          frame.result.toSorted(
            (one, other) => Number(other.seat === frame.you) - Number(one.seat === frame.you),
          ),
        )
        break
      }
      const { moves } = frame.waiting.includes(frame.you)
        ? await ask('GET', `/t/${code}/moves`, key)
        : { moves: [] }
      if (moves.length === 0)
        await wait(5) // the bots play
      else {
        const made = { id: `turn-${turn++}`, seen: frame.seq, move: choose(frame, moves, pieces) }
        await ask('POST', `/t/${code}/moves`, key, made)
      }
    }
  }
  return ends
}

/** `node PROGRAM http://localhost:8787 10`: tells of each of ten games whether this program won it. */
export async function tell(game, seats, choose) {
  const [, , house, count] = process.argv
  for (const [{ place }] of await play(house, game, seats, choose, Number(count ?? 1)))
    console.log(place === 1 ? 'won' : 'lost')
}
