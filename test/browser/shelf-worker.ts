// The Worker with another number of boxes: `/shelf/9` sets it for all following requests. The games
// repeat under other ids until there are enough.
import { shelf } from '../../web/shelf.ts'
import stored from './stored-worker.ts'

export { Table } from './stored-worker.ts'

const games = [...shelf]
const stack = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const game = games[i % games.length]!
    return i < games.length ? game : { ...game, id: `${game.id}-${i}` }
  })

export default {
  async fetch(...[request, ...rest]: Parameters<typeof stored.fetch>): Promise<Response> {
    const [, count] = /^\/shelf\/(\d+)$/.exec(new URL(request.url).pathname) ?? []
    if (count === undefined) return stored.fetch(request, ...rest)
    shelf.splice(0, shelf.length, ...stack(Number(count)))
    return new Response()
  },
}
