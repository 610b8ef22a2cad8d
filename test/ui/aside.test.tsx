// Work done aside: answers come one by one, and a newer question takes the place of what is left of
// an older one.
import { afterEach, expect, test } from 'vitest'
import { answerAside } from '../../web/ui/aside.ts'

const soon = { timeout: 60_000, interval: 5 }

type Listener = (event: { data: string }) => void
const scope = globalThis as unknown as {
  name?: string
  postMessage?: unknown
  addEventListener?: unknown
}
const before = { ...scope }

afterEach(() => {
  Object.assign(scope, {
    name: before.name,
    postMessage: before.postMessage,
    addEventListener: before.addEventListener,
  })
})

// What a worker of this name has: what it tells, and how it is asked.
const workerNamed = (name: string) => {
  const told: string[] = []
  let ask: Listener = () => {}
  scope.name = name
  scope.postMessage = (answer: string) => told.push(answer)
  scope.addEventListener = (_: string, listener: Listener) => {
    ask = listener
  }
  return { told, ask: (question: string) => ask({ data: question }) }
}

const spell = function* (word: string) {
  for (const letter of word) yield letter === '-' ? undefined : letter
}

test('every value is told, and a pause tells nothing', async () => {
  const worker = workerNamed('speller')
  answerAside('speller', async () => spell)
  worker.ask('a--b')
  await expect.poll(() => worker.told.join(''), soon).toBe('ab')
})

test('a newer question takes the place of the rest of an older one', async () => {
  const worker = workerNamed('speller')
  const interrupted = function* (word: string) {
    for (const letter of word) {
      if (letter === '!') worker.ask('xyz')
      yield letter
    }
  }
  answerAside('speller', async () => interrupted)
  worker.ask('a!bcdef')
  await expect.poll(() => worker.told.join(''), soon).toBe('a!xyz')
  await new Promise(done => setTimeout(done))
  expect(worker.told.join('')).toBe('a!xyz')
})

test('only the worker of that name answers', async () => {
  const worker = workerNamed('another')
  answerAside('speller', async () => spell)
  worker.ask('abc')
  await new Promise(done => setTimeout(done))
  expect(worker.told).toEqual([])
})
