// Reads the answers for programs from the types, as JSON Schema: worker/openapi/shapes.json; and
// the effects of moves from the comments beside the schemas: worker/openapi/moves.json. Run with
// `npm run shapes`.
import { globSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  isArrayTypeNode,
  isCallExpression,
  isIdentifier,
  isImportSpecifier,
  isPropertyAssignment,
  isPropertySignatureDeclaration,
  isShorthandPropertyAssignment,
  isTypeReferenceNode,
  isUnionTypeNode,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import {
  API,
  type Checker,
  type Symbol as Named,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('..', import.meta.url))

type Shape = { [key: string]: unknown }

// Returns the comment beside a piece of code, or above it.
const saidBeside = (node: Node): string | undefined => {
  const { text } = node.getSourceFile()
  const start = node.getStart()
  const beside = /^[,;]? *\/\/ (.*)/.exec(text.slice(node.end))?.[1]
  if (beside && !text.slice(start, node.end).includes('\n')) return beside
  // The first line still belongs to the code before.
  const above = text
    .slice(node.pos, start)
    .split('\n')
    .slice(node.pos === 0 ? 0 : 1)
  const lines = above.flatMap(
    line => /^\s*(?:\/\/|\/\*\*|\*(?!\/)) ?(.*?)(?: ?\*\/)?$/.exec(line)?.[1] ?? [],
  )
  const said = lines.filter(line => line !== '').join(' ')
  return said === '' ? undefined : said
}

const isWritten = (field: Named): boolean => {
  const node = nodeOf(field)
  return (
    node !== undefined &&
    [isPropertySignatureDeclaration, isPropertyAssignment, isShorthandPropertyAssignment].some(is =>
      is(node),
    )
  )
}

const nodeOf = (symbol: Named) => symbol.declarations[0]?.resolve()

// Returns the line of a declaration with one name.
const declaredAt = (node: Node): Node => (isVariableDeclaration(node) ? node.parent.parent : node)

// Returns the type that a field names, also in a list or a union, or the schema: `at: Square`,
// `order: Seat[]`, `to: square`.
const namedBy = (node: Node | undefined): Node | undefined => {
  if (!node) return undefined
  if (isIdentifier(node)) return node
  if (isTypeReferenceNode(node)) return node.typeName
  if (isArrayTypeNode(node)) return namedBy(node.elementType)
  if (isUnionTypeNode(node)) return node.types.map(namedBy).find(Boolean)
  if (isCallExpression(node)) return node.arguments.filter(isIdentifier)[0]
  if (isPropertySignatureDeclaration(node)) return namedBy(node.type)
  return isPropertyAssignment(node) ? namedBy(node.initializer) : undefined
}

const nameIn = (checker: Checker, node: Node): Named | undefined => {
  if (isShorthandPropertyAssignment(node)) return checker.getShorthandAssignmentValueSymbol(node)
  const name = namedBy(node)
  const symbol = name && checker.getSymbolAtLocation(name)
  const isImported = symbol?.declarations.some(at => isImportSpecifier(at.resolve()!))
  return symbol && isImported ? checker.getAliasedSymbol(symbol) : symbol
}

// Returns the comment of a field, or of the type or schema that it names.
const saidOf = (checker: Checker, symbol: Named): string | undefined => {
  const node = nodeOf(symbol)
  if (!node) return undefined
  const own = saidBeside(node)
  if (own !== undefined) return own
  const named = nameIn(checker, node)
  const at = named && nodeOf(named)
  return at && saidBeside(declaredAt(at))
}

// Whether a field is `undefined` in this shape, so that JSON never has it.
const isAbsent = (type: Type) => type.isIntrinsicType() && type.intrinsicName === 'undefined'

const symbolOf = (type: Type) => type.getAliasSymbol() ?? type.getSymbol()

// `names`: the shapes that others refer to, by the symbols of their types.
const walk = (checker: Checker, names: ReadonlyMap<number, string>) => {
  // `of`: the comment of the field with this type.
  const own = (type: Type, of?: string): Shape => {
    const name = names.get(symbolOf(type)?.id ?? -1)
    return name !== undefined ? { $ref: `#/components/schemas/${name}` } : shapeOf(type, of)
  }

  const shapeOf = (type: Type, of?: string): Shape => {
    if (type.isUnionType()) return unionOf(type.getTypes(), of)
    if (type.isLiteralType()) return { const: type.value }
    if (type.isIntrinsicType()) return intrinsic(type.intrinsicName)
    if (type.isTypeReference() && checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type).map(item => own(item, of))
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
    }
    if (type.isTypeReference() && checker.isArrayType(type))
      return { type: 'array', items: own(checker.getTypeArguments(type)[0]!, of) }
    if (type.isTemplateLiteralType()) return { type: 'string' }
    return objectOf(type, of)
  }

  const intrinsic = (name: string): Shape => {
    if (name === 'unknown' || name === 'any') return {}
    if (['string', 'number', 'boolean', 'null'].includes(name)) return { type: name }
    throw new Error(`JSON has no ${name}`)
  }

  const unionOf = (types: readonly Type[], of?: string): Shape => {
    const told = types.filter(type => !isAbsent(type))
    const literals = told.flatMap(type => (type.isLiteralType() ? [type.value] : []))
    const rest = told.filter(type => !type.isLiteralType()).map(type => own(type, of))
    const isBoolean = literals.includes(true) && literals.includes(false)
    const texts = literals.filter(value => !isBoolean || typeof value !== 'boolean')
    const each = [
      ...rest,
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(texts.length > 0 ? [{ enum: texts }] : []),
    ]
    // Refusals with several codes have one shape.
    const all = [...new Map(each.map(shape => [JSON.stringify(shape), shape])).values()]
    return all.length === 1 ? all[0]! : { anyOf: all }
  }

  // The fields of a `Record` have no declarations, so each gets the comment of the record.
  const objectOf = (type: Type, of?: string): Shape => {
    const fields = checker
      .getPropertiesOfType(type)
      .filter(field => !isAbsent(checker.getTypeOfSymbol(field)!))
    const [index] = checker.getIndexInfosOfType(type)
    const shapes = fields.map(field => {
      const said = saidOf(checker, field) ?? (isWritten(field) ? undefined : of)
      const shape = own(checker.getTypeOfSymbol(field)!, said)
      return [field.name, { ...shape, ...(said !== undefined && { description: said }) }] as const
    })
    const required = fields
      .filter(({ flags }) => !(flags & SymbolFlags.Optional))
      .map(({ name }) => name)
    return {
      type: 'object',
      ...(shapes.length > 0 && { properties: Object.fromEntries(shapes) }),
      ...(required.length > 0 && { required }),
      additionalProperties: index ? own(index.valueType) : false,
    }
  }
  return shapeOf
}

type Said = Record<string, string>

// Returns the comments within a shape, by the path to each field: `path.column`.
const saidWithin = (shape: Shape, way: string): [string, string][] => {
  const {
    description,
    properties = {},
    items,
    anyOf = [],
  } = shape as {
    description?: string
    properties?: Record<string, Shape>
    items?: Shape
    anyOf?: Shape[]
  }
  const fields = Object.entries(properties).flatMap(([name, own]) =>
    saidWithin(own, way === '' ? name : `${way}.${name}`),
  )
  const inner = [...(items ? [items] : []), ...anyOf].flatMap(own => saidWithin(own, way))
  return [
    ...(description === undefined ? [] : [[way, description] as [string, string]]),
    ...fields,
    ...inner,
  ]
}

// Returns by kind of move the comments of its object in the schema, and of its fields. A type keeps
// each `kind: v.literal('draw')` that it was built from.
const movesIn = (
  checker: Checker,
  moves: Type,
  shapeOf: (type: Type) => Shape,
): Record<string, Said> => {
  const [move] = moves.isTypeReference() ? checker.getTypeArguments(moves) : []
  if (!move) throw new Error('moves are listed by their type')
  const kinds = move.isUnionType() ? move.getTypes() : [move]
  return Object.fromEntries(
    kinds.map(one => {
      const kind = checker.getPropertiesOfType(one).find(({ name }) => name === 'kind')!
      const type = checker.getTypeOfSymbol(kind)!
      const said = saidBeside(nodeOf(kind)!.parent.parent)
      if (!type.isStringLiteralType() || said === undefined)
        throw new Error(`nothing is said of a move: ${nodeOf(kind)!.parent.getText()}`)
      return [type.value, { '': said, ...Object.fromEntries(saidWithin(shapeOf(one), '')) }]
    }),
  )
}

// Returns the shapes of the answers and of each game's views, events and pieces by name, and the
// effects of each game's moves.
const read = (): { shapes: [string, Shape][]; moves: [string, Record<string, Said>][] } => {
  const api = new API({ cwd: root })
  try {
    const project = api
      .updateSnapshot({ openProjects: [`${root}worker/tsconfig.json`] })
      .getProjects()[0]!
    const { checker, program } = project
    const exported = (path: string, name: string) => {
      const file = program.getSourceFile(`${root}${path}`)
      const module = file && checker.getSymbolAtLocation(file)
      return module && checker.getExportsOfModule(module).find(one => one.name === name)
    }
    const declared = checker.getDeclaredTypeOfSymbol(
      exported('worker/openapi/answers.ts', 'Answers')!,
    )
    const answers = checker.getPropertiesOfType(declared)
    const named = answers.flatMap(field => {
      const symbol = symbolOf(checker.getTypeOfSymbol(field)!)
      return symbol?.name === field.name ? [[symbol.id, field.name] as const] : []
    })
    const shapeOf = walk(checker, new Map(named))
    const returned = (game: Type, name: string) => {
      const type = checker.getTypeOfSymbol(checker.getPropertyOfType(game, name)!)!
      return checker.getReturnTypeOfSignature(
        checker.getSignaturesOfType(type, SignatureKind.Call)[0]!,
      )!
    }
    const games = globSync('web/games/*/box.tsx', { cwd: root }).sort().map(dirname)
    const played = games.flatMap(folder =>
      [
        ['digital', `${folder}/rules/rules.ts`] as const,
        ['companion', `${folder}/sheet/companion.ts`] as const,
      ].flatMap(([mode, path]) => {
        const game = exported(path, mode)
        return game
          ? [{ name: `${basename(folder)}.${mode}`, game: checker.getTypeOfSymbol(game)! }]
          : []
      }),
    )
    const ofDoors = answers.map((field): [string, Shape] => [
      field.name,
      shapeOf(checker.getTypeOfSymbol(field)!),
    ])
    const ofGames = played.flatMap(({ name, game }): [string, Shape][] => [
      [`${name}.View`, shapeOf(returned(game, 'view'))],
      [`${name}.Event`, shapeOf(returned(game, 'viewEvent'))],
    ])
    const ofBoxes = games.flatMap((folder): [string, Shape][] => {
      const inventory = exported(`${folder}/rules/inventory.ts`, 'inventory')
      return inventory
        ? [[`${basename(folder)}.Inventory`, shapeOf(checker.getTypeOfSymbol(inventory)!)]]
        : []
    })
    return {
      shapes: [...ofDoors, ...ofGames, ...ofBoxes],
      moves: played.map(({ name, game }) => [
        name,
        movesIn(checker, returned(game, 'moves'), shapeOf),
      ]),
    }
  } finally {
    api.close()
  }
}

// One line each, so that a diff shows what changed.
const linesOf = (entries: readonly [name: string, value: unknown][]): string =>
  `{\n${entries.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`).join(',\n')}\n}\n`

/** Returns the generated files by path. */
export const written = (): Record<string, string> => {
  const { shapes, moves } = read()
  return {
    [`${root}worker/openapi/shapes.json`]: linesOf(shapes),
    [`${root}worker/openapi/moves.json`]: linesOf(moves),
  }
}

if (import.meta.main)
  for (const [file, text] of Object.entries(written())) writeFileSync(file, text)
