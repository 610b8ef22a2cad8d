// A program that plays, as anybody could write it: it uses only `fetch` and /openapi.json. It plays
// a whole game against bots: `node test/local/program.ts http://localhost:8787 kairo`
type Json = { [key: string]: never }

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

export const program = async (
  house: string,
  game: string,
  said: (line: string) => void = () => {},
) => {
  const { paths } = (await (await fetch(`${house}/openapi.json`)).json()) as Document

  // Calls an endpoint of the document, and throws a refusal as words.
  const ask = async (
    method: string,
    path: string,
    of: { code?: string; key?: string; body?: object } = {},
  ) => {
    if (!paths[path]?.[method]) throw new Error(`the document has no ${method} ${path}`)
    const answer = await fetch(house + path.replace('{code}', of.code ?? ''), {
      method: method.toUpperCase(),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(of.key && { authorization: `Bearer ${of.key}` }),
      },
      body: of.body && JSON.stringify(of.body),
    })
    const told = (await answer.json()) as Json
    if (!answer.ok) throw new Error(`${answer.status} ${told['why']}`)
    return told
  }

  const table = (await ask('post', '/tables', { body: { game, alone: 'easy', pause: 0 } })) as {
    [key: string]: string
  }
  const mine = { code: table['code']!, key: table['key']! }
  for (let turn = 0; ; ) {
    const frame = (await ask('get', '/t/{code}', mine)) as { [key: string]: unknown }
    if (frame['result']) return frame['result'] as { seat: number; place: number; score: number }[]
    const { moves } = (await ask('get', '/t/{code}/moves', mine)) as unknown as { moves: unknown[] }
    if (moves.length === 0) {
      await new Promise(resolve => setTimeout(resolve, 10)) // the bots play
      continue
    }
    const move = moves[Math.floor(Math.random() * moves.length)]
    await ask('post', '/t/{code}/moves', { ...mine, body: { id: `turn-${turn++}`, move } })
    said(JSON.stringify(move))
  }
}

if (import.meta.main) console.log(await program(process.argv[2]!, process.argv[3]!, console.log))
