// Work done aside: a worker runs the face's own script once more, so nothing else is loaded, and answers questions there;
// the page never waits for it.
//
//   const think = function* (question: Question): Generator<Answer | undefined> { … }
//   answerAside('solver', think)                                      in the face's script, outside any component
//   const ask = useAside('solver', import.meta.url, think, hear)      in a component of it
//
// Each value that is yielded is told at once; `yield undefined` is a pause. At each a newer question is heard, and takes
// the place of what is left of the older one; so an answer says what it is an answer to.
import { useEffect, useRef } from 'preact/hooks'

type Think<Question, Answer> = (question: Question) => Iterable<Answer | undefined>

// A step a task; a message to itself lets what was asked meanwhile come before it.
const thinking = <Question, Answer>(think: Think<Question, Answer>, tell: (answer: Answer) => void) => {
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

export const answerAside = <Question, Answer>(name: string, think: Think<Question, Answer>): void => {
  if (typeof document !== 'undefined' || (globalThis as { name?: string }).name !== name) return
  const ask = thinking(think, (answer: Answer) => postMessage(answer))
  addEventListener('message', ({ data }: MessageEvent<Question>) => ask(data))
}

export const useAside = <Question, Answer>(
  name: string,
  script: string,
  think: Think<Question, Answer>,
  hear: (answer: Answer) => void,
) => {
  const latest = useRef(hear)
  latest.current = hear
  const ask = useRef<((question: Question) => void) | undefined>(undefined)
  useEffect(() => {
    const own = new Worker(script, { type: 'module', name })
    let asked: Question | undefined
    ask.current = question => {
      asked = question
      own.postMessage(question)
    }
    own.onmessage = ({ data }: MessageEvent<Answer>) => latest.current(data)
    // No modules in workers (Firefox before 114): the page thinks for itself, a step at a time.
    own.onerror = () => {
      ask.current = thinking(think, answer => latest.current(answer))
      if (asked !== undefined) ask.current(asked)
    }
    return () => own.terminate()
  }, [])
  return (question: Question) => ask.current?.(question)
}
