// Runs expensive computations in a web worker, so that the page never waits for them. The worker
// starts at the first question. It runs the face's own script again and loads the solver, which the
// page loads only if it cannot start a worker.
//
//   // solver-worker.ts: export function* think(question) { … yield answer … }
//   const load = () => import('./solver-worker.ts').then(({ think }) => think)
//   answerAside('solver', load)  // in the face's script, outside any component
//   const ask = useAside('solver', import.meta.url, load, hear)  // in a component
//
// `ask(question)` starts the computation, and `hear(answer)` is called with each yielded value.
// `yield undefined` is a pause without an answer. At each yield, a newer question replaces the
// older one, so an answer must contain the question that it belongs to.
import { useEffect, useRef } from 'preact/hooks'

type Think<Question, Answer> = (question: Question) => Iterable<Answer | undefined>
type Load<Question, Answer> = () => Promise<Think<Question, Answer>>

// Runs each step of a computation in its own task, started by a message on a `MessageChannel`. A
// question that arrives during a step is handled before the next step, and replaces the older
// question.
const thinking = <Question, Answer>(
  think: Think<Question, Answer>,
  tell: (answer: Answer) => void,
) => {
  let left: Iterator<Answer | undefined> | undefined
  const { port1: next, port2: go } = new MessageChannel()
  next.onmessage = () => {
    const { value, done } = left?.next() ?? { value: undefined, done: true }
    if (done) return
    if (value !== undefined) tell(value)
    go.postMessage(undefined)
  }
  return (question: Question) => {
    left = think(question)[Symbol.iterator]()
    go.postMessage(undefined)
  }
}

// Queues questions until the solver is loaded. If loading fails, for example offline, each question
// reports the error.
const asking = <Question, Answer>(load: Load<Question, Answer>, tell: (answer: Answer) => void) => {
  const ready = load().then(think => thinking(think, tell))
  return (question: Question) =>
    void ready.then(ask => ask(question)).catch(error => reportError(error))
}

export const answerAside = <Question, Answer>(name: string, load: Load<Question, Answer>): void => {
  if (typeof document !== 'undefined' || (globalThis as { name?: string }).name !== name) return
  const ask = asking(load, (answer: Answer) => postMessage(answer))
  addEventListener('message', ({ data }: MessageEvent<Question>) => ask(data))
}

export const useAside = <Question, Answer>(
  name: string,
  script: string,
  load: Load<Question, Answer>,
  hear: (answer: Answer) => void,
) => {
  const latest = useRef(hear)
  latest.current = hear
  const own = useRef<Worker | undefined>(undefined)
  const ask = useRef<((question: Question) => void) | undefined>(undefined)
  useEffect(() => () => own.current?.terminate(), [])
  const begin = () => {
    const here = () => {
      ask.current = asking(load, answer => latest.current(answer))
      return ask.current
    }
    let worker: Worker
    try {
      worker = new Worker(script, { type: 'module', name })
    } catch {
      return here() // a page opened from disk cannot start workers
    }
    own.current = worker
    let asked: Question
    worker.onmessage = ({ data }: MessageEvent<Answer>) => latest.current(data)
    // Firefox before 114 has no modules in workers. There the page computes the answer itself, one
    // step at a time.
    worker.onerror = () => {
      worker.terminate()
      here()(asked)
    }
    return (question: Question) => {
      asked = question
      worker.postMessage(question)
    }
  }
  return (question: Question) => {
    ask.current ??= begin()
    ask.current(question)
  }
}
