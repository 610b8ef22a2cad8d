// Reads what programs are answered out of the types, as JSON Schema: worker/openapi/shapes.json. `npm run shapes`
import { globSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  API,
  type Checker,
  type Symbol as Named,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('..', import.meta.url))
export const file = `${root}worker/openapi/shapes.json`

type Shape = { [key: string]: unknown }

// What is said beside a field, or above it.
const saidOf = (symbol: Named): string | undefined => {
  const node = symbol.declarations[0]?.resolve()
  if (!node) return undefined
  const { text } = node.getSourceFile()
  const start = node.getStart()
  const beside = /^[,;]? *\/\/ (.*)/.exec(text.slice(node.end))?.[1]
  if (beside && !text.slice(start, node.end).includes('\n')) return beside
  // The first line is still that of the field before.
  const above = text.slice(node.pos, start).split('\n').slice(1)
  const lines = above.flatMap(line => /^\s*\/\/ (.*)/.exec(line)?.[1] ?? [])
  return lines.length > 0 ? lines.join(' ') : undefined
}

const symbolOf = (type: Type) => type.getAliasSymbol() ?? type.getSymbol()

// `names`: of the shapes that others refer to, by the symbols of their types.
const walk = (checker: Checker, names: ReadonlyMap<number, string>) => {
  const own = (type: Type): Shape => {
    const name = names.get(symbolOf(type)?.id ?? -1)
    return name !== undefined ? { $ref: `#/components/schemas/${name}` } : shapeOf(type)
  }

  const shapeOf = (type: Type): Shape => {
    if (type.isUnionType()) return unionOf(type.getTypes())
    if (type.isLiteralType()) return { const: type.value }
    if (type.isIntrinsicType()) return intrinsic(type.intrinsicName)
    if (type.isTypeReference() && checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type).map(own)
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
    }
    if (type.isTypeReference() && checker.isArrayType(type))
      return { type: 'array', items: own(checker.getTypeArguments(type)[0]!) }
    if (type.isTemplateLiteralType()) return { type: 'string' }
    return objectOf(type)
  }

  const intrinsic = (name: string): Shape => {
    if (name === 'unknown' || name === 'any') return {}
    if (['string', 'number', 'boolean', 'null'].includes(name)) return { type: name }
    throw new Error(`JSON has no ${name}`)
  }

  const unionOf = (types: readonly Type[]): Shape => {
    const told = types.filter(type => !(type.isIntrinsicType() && type.intrinsicName === 'undefined'))
    const literals = told.flatMap(type => (type.isLiteralType() ? [type.value] : []))
    const rest = told.filter(type => !type.isLiteralType()).map(own)
    const isBoolean = literals.includes(true) && literals.includes(false)
    const texts = literals.filter(value => !isBoolean || typeof value !== 'boolean')
    const all = [...rest, ...(isBoolean ? [{ type: 'boolean' }] : []), ...(texts.length > 0 ? [{ enum: texts }] : [])]
    return all.length === 1 ? all[0]! : { anyOf: all }
  }

  const objectOf = (type: Type): Shape => {
    const fields = checker.getPropertiesOfType(type)
    const [index] = checker.getIndexInfosOfType(type)
    const shapes = fields.map(field => {
      const said = saidOf(field)
      const shape = own(checker.getTypeOfSymbol(field)!)
      return [field.name, { ...shape, ...(said !== undefined && { description: said }) }] as const
    })
    const required = fields.filter(({ flags }) => !(flags & SymbolFlags.Optional)).map(({ name }) => name)
    return {
      type: 'object',
      ...(shapes.length > 0 && { properties: Object.fromEntries(shapes) }),
      ...(required.length > 0 && { required }),
      additionalProperties: index ? own(index.valueType) : false,
    }
  }
  return shapeOf
}

// All shapes by name: the answers, and each game's views and facts.
export const shapes = (): Record<string, Shape> => {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [`${root}worker/tsconfig.json`] }).getProjects()[0]!
    const { checker, program } = project
    const exported = (path: string, name: string) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(`${root}${path}`)!)!
      return checker.getExportsOfModule(module).find(one => one.name === name)!
    }
    const declared = checker.getDeclaredTypeOfSymbol(exported('worker/openapi/answers.ts', 'Answers'))
    const answers = checker.getPropertiesOfType(declared)
    const named = answers.flatMap(field => {
      const symbol = symbolOf(checker.getTypeOfSymbol(field)!)
      return symbol?.name === field.name ? [[symbol.id, field.name] as const] : []
    })
    const shapeOf = walk(checker, new Map(named))
    const returned = (game: Type, name: string) => {
      const type = checker.getTypeOfSymbol(checker.getPropertyOfType(game, name)!)!
      return checker.getReturnTypeOfSignature(checker.getSignaturesOfType(type, SignatureKind.Call)[0]!)!
    }
    const games = globSync('web/games/*/box.tsx', { cwd: root }).sort().map(dirname)
    const ofGames = games.flatMap(folder =>
      [
        ['digital', `${folder}/rules/rules.ts`] as const,
        ['companion', `${folder}/sheet/companion.ts`] as const,
      ].flatMap(([mode, path]) => {
        const game = checker.getTypeOfSymbol(exported(path, mode))!
        return [
          [`${basename(folder)}.${mode}.View`, shapeOf(returned(game, 'view'))] as const,
          [`${basename(folder)}.${mode}.Event`, shapeOf(returned(game, 'viewEvent'))] as const,
        ]
      }),
    )
    const ofDoors = answers.map(field => [field.name, shapeOf(checker.getTypeOfSymbol(field)!)] as const)
    return Object.fromEntries([...ofDoors, ...ofGames])
  } finally {
    api.close()
  }
}

// A line a shape: a change shows where it is.
export const written = (): string => {
  const lines = Object.entries(shapes()).map(([name, shape]) => `"${name}": ${JSON.stringify(shape)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

if (import.meta.main) writeFileSync(file, written())
