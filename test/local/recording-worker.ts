// The whole Worker, recording every request that it answered and every bug that it logged:
// `GET /seen` returns them.
import worker from '../../worker/index.ts'

export { Table } from '../../worker/index.ts'

export interface Seen {
  asked: string
  address: string | null
  status: number
}

let seen: Seen[] = []
let bugs: string[] = []
console.error = (...said: unknown[]) => void bugs.push(said.join(' '))

export default {
  async fetch(request: Request, ...rest: unknown[]): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/seen') {
      const answer = Response.json({ seen, bugs })
      seen = []
      bugs = []
      return answer
    }
    const address = request.headers.get('cf-connecting-ip')
    const answer = await (
      worker.fetch as (request: Request, ...rest: unknown[]) => Promise<Response>
    )(request, ...rest)
    seen.push({ asked: `${request.method} ${pathname}`, address, status: answer.status })
    return answer
  },
}
