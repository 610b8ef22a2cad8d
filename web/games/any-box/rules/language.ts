// The language of a sheet's formulas: CEL (Common Expression Language) over whole numbers and
// booleans. `walk` refuses every node of the parsed tree that is not listed here, such as CEL's
// macros, its only loops. So an expression costs at most its number of nodes times the number of
// seats.
import { type ASTNode, Environment, EvaluationError, ParseError } from '@marcbachmann/cel-js'
import { mostWorked } from './definition.ts'

export type Type = 'int' | 'bool'
export type Value = number | boolean

/** What an expression may name: variables, and lists behind `all.` and `ours.`. */
export interface Names {
  own: ReadonlyMap<string, Type>
  all: ReadonlyMap<string, Type>
  ours: ReadonlyMap<string, Type>
}

/** Returns the value behind a name: `bid`, or the list behind `all.bid` or `ours.bid`. */
export type Lookup = (name: string) => Value | readonly Value[]

export type LanguageFault =
  | 'unexpected-token'
  | 'limit-exceeded'
  | 'not-in-language'
  | 'not-whole'
  | 'too-large'
  | 'unknown-function'
  | 'unknown-variable'
  | 'no-such-key'
  | 'no-such-overload'
  | 'invalid-condition-type'
  | 'wrong-type'

/** Why a figure could not be worked out. */
export type RunFault = 'division-by-zero' | 'index-out-of-bounds' | 'empty-list' | 'too-large'

/** What is wrong, and the character where it is. */
export interface Fault<Code> {
  code: Code
  from: number
}

export interface Expression {
  /** The variables and lists that it names, such as `bid`, `all.bid`. */
  names: ReadonlySet<string>
  /** The size of its tree, which is what it costs to work it out once. */
  nodes: number
  /** Returns its value, or why there is none. */
  work(lookup: Lookup): Value | Fault<RunFault>
}

export const isFault = <Code>(value: Value | Fault<Code>): value is Fault<Code> =>
  typeof value === 'object'

// Thrown by our own functions if a list is empty.
class Empty extends Error {}

const greatest = (list: readonly bigint[]): bigint => {
  if (list.length === 0) throw new Empty()
  return list.reduce((a, b) => (a > b ? a : b))
}
const smallest = (list: readonly bigint[]): bigint => {
  if (list.length === 0) throw new Empty()
  return list.reduce((a, b) => (a < b ? a : b))
}
const countOf = (list: readonly unknown[], is: (one: never) => boolean) =>
  BigInt(list.filter(one => is(one as never)).length)
// Returns the first seat with this figure, clockwise from the seat `from`.
const seatOf = (list: readonly bigint[], from: bigint, figure: bigint): bigint => {
  const start = Number(from)
  const order = list.map((_, i) => (((start + i) % list.length) + list.length) % list.length)
  return BigInt(order.find(seat => list[seat] === figure) ?? 0)
}

const functions: Readonly<Record<string, (...of: never[]) => bigint>> = {
  'abs(int): int': (n: bigint) => (n < 0n ? -n : n),
  'min(int, int): int': (a: bigint, b: bigint) => (a < b ? a : b),
  'max(int, int): int': (a: bigint, b: bigint) => (a > b ? a : b),
  'min(list<int>): int': smallest,
  'max(list<int>): int': greatest,
  'sum(list<int>): int': (list: readonly bigint[]) => list.reduce((a, b) => a + b, 0n),
  'count(list<bool>): int': (list: readonly boolean[]) => countOf(list, one => one),
  'count(list<int>, int): int': (list: readonly bigint[], n: bigint) =>
    countOf(list, one => one === n),
  'above(list<int>, int): int': (list: readonly bigint[], n: bigint) =>
    countOf(list, one => one > n),
  'below(list<int>, int): int': (list: readonly bigint[], n: bigint) =>
    countOf(list, one => one < n),
  'most(list<int>, int): int': (list: readonly bigint[], from: bigint) =>
    seatOf(list, from, greatest(list)),
  'least(list<int>, int): int': (list: readonly bigint[], from: bigint) =>
    seatOf(list, from, smallest(list)),
}
// The functions that an expression may call; `size` is built into CEL.
const callable = new Set([
  ...Object.keys(functions).map(one => one.slice(0, one.indexOf('('))),
  'size',
])

const environment = Object.entries(functions).reduce(
  (env, [signature, work]) => env.registerFunction(signature, work),
  new Environment({
    limits: {
      maxAstNodes: 120,
      maxDepth: 16,
      maxListElements: 24,
      maxMapEntries: 0,
      maxCallArguments: 2,
    },
  }),
)

/** Names that the engine or the language uses: a field or an account may not have them. */
export const takenNames: ReadonlySet<string> = new Set([
  ...callable,
  ...Object.getOwnPropertyNames(Object.prototype),
  ...[
    'all',
    'ours',
    'points',
    'total',
    'over',
    'round',
    'rounds',
    'seat',
    'seats',
    'side',
    'sides',
  ],
  ...['starts', 'true', 'false', 'null', 'in', 'int', 'uint', 'double', 'bool', 'string', 'bytes'],
  ...['list', 'map', 'type', 'dyn', 'optional', 'timestamp', 'duration', 'has', 'cel', 'ast'],
  ...['as', 'break', 'const', 'continue', 'else', 'for', 'function', 'if', 'import', 'let', 'loop'],
  ...['package', 'namespace', 'return', 'var', 'void', 'while'],
])

const operators = new Set('+ - * / % == != < <= > >= && || ?: !_ -_ in [] list'.split(' '))

const isNode = (part: unknown): part is ASTNode =>
  typeof part === 'object' && part !== null && 'op' in part

type Walk = Fault<LanguageFault> | undefined

// What a tree uses and how large it is.
interface Seen {
  names: Set<string>
  nodes: number
}

// Returns a fault if a tree contains an unknown node. Adds what it uses to `seen`.
const walk = (node: ASTNode, seen: Seen): Walk => {
  seen.nodes++
  const wrong = (code: LanguageFault): Walk => ({ code, from: node.range.start })
  const through = (nodes: readonly ASTNode[]): Walk => {
    for (const one of nodes) {
      const fault = walk(one, seen)
      if (fault) return fault
    }
    return undefined
  }
  if (node.op === 'value') {
    if (typeof node.args === 'boolean') return undefined
    if (typeof node.args !== 'bigint') return wrong('not-whole')
    const most = BigInt(mostWorked)
    return node.args > most || node.args < -most ? wrong('too-large') : undefined
  }
  if (node.op === 'id') {
    if (node.args === 'all' || node.args === 'ours') return wrong('not-in-language')
    seen.names.add(node.args)
    return undefined
  }
  if (node.op === '.') {
    const [of, key] = node.args
    if (of.op !== 'id' || (of.args !== 'all' && of.args !== 'ours')) return wrong('not-in-language')
    seen.names.add(`${of.args}.${key}`)
    return undefined
  }
  if (node.op === 'call') {
    const [name, given] = node.args
    return callable.has(name) ? through(given) : wrong('unknown-function')
  }
  if (!operators.has(node.op)) return wrong('not-in-language')
  const parts: readonly unknown[] = Array.isArray(node.args) ? node.args : [node.args]
  return through(parts.filter(isNode))
}

const typeFaults: Readonly<Record<string, LanguageFault>> = {
  unknown_variable: 'unknown-variable',
  no_such_key: 'no-such-key',
  invalid_condition_type: 'invalid-condition-type',
}

const runFaults: Readonly<Record<string, RunFault>> = {
  division_by_zero: 'division-by-zero',
  modulo_by_zero: 'division-by-zero',
  numeric_overflow: 'too-large',
}

const bigger = (value: Value): bigint | boolean =>
  typeof value === 'number' ? BigInt(value) : value

// The engine computes with bigints. Converted lists are cached, because each seat in turn uses the
// same list.
const bigLists = new WeakMap<readonly Value[], readonly (bigint | boolean)[]>()
const bigList = (list: readonly Value[]) => {
  const big = bigLists.get(list) ?? list.map(bigger)
  bigLists.set(list, big)
  return big
}

// Returns the values of the names that an expression uses, and no others.
const contextOf = (names: ReadonlySet<string>, lookup: Lookup): Record<string, unknown> => {
  const lists: Record<string, Record<string, unknown>> = { all: {}, ours: {} }
  const context: Record<string, unknown> = { ...lists }
  for (const name of names) {
    const value = lookup(name)
    const [of, key] = name.split('.')
    if (typeof value === 'object') lists[of!]![key!] = bigList(value)
    else context[name] = bigger(value)
  }
  return context
}

/**
 * Parses and checks an expression, which may use only these names and must have the type `wanted`.
 */
export const read = (
  text: string,
  { own, all, ours }: Names,
  wanted: Type,
): Expression | Fault<LanguageFault> => {
  const scope = environment.clone()
  for (const [name, type] of own) scope.registerVariable(name, type)
  for (const [name, lists] of [
    ['all', all],
    ['ours', ours],
  ] as const)
    scope.registerVariable({
      name,
      schema: Object.fromEntries([...lists].map(([key, type]) => [key, `list<${type}>`])),
    })
  let parsed: ReturnType<typeof scope.parse>
  try {
    parsed = scope.parse(text)
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const code = error.code === 'limit_exceeded' ? 'limit-exceeded' : 'unexpected-token'
    return { code, from: error.range?.start ?? 0 }
  }
  const seen: Seen = { names: new Set(), nodes: 0 }
  const unknown = walk(parsed.ast, seen)
  if (unknown) return unknown
  const { valid, type, error } = parsed.check()
  if (!valid)
    return {
      code: typeFaults[error?.code ?? ''] ?? 'no-such-overload',
      from: error?.range?.start ?? 0,
    }
  if (type !== wanted) return { code: 'wrong-type', from: 0 }
  const { names, nodes } = seen
  return {
    names,
    nodes,
    work(lookup) {
      try {
        const value: unknown = parsed(contextOf(names, lookup))
        if (typeof value === 'boolean') return value
        const number = Number(value)
        return Math.abs(number) > mostWorked ? { code: 'too-large', from: 0 } : number
      } catch (error) {
        if (error instanceof Empty) return { code: 'empty-list', from: 0 }
        if (!(error instanceof EvaluationError)) throw error
        if (error.cause instanceof Empty)
          return { code: 'empty-list', from: error.range?.start ?? 0 }
        return {
          code: runFaults[error.code] ?? 'index-out-of-bounds',
          from: error.range?.start ?? 0,
        }
      }
    },
  }
}
