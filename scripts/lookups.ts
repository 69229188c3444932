// Checks that no plain object is looked up by a key from outside: `constructor` and `__proto__` are in each. A `Map`, or `Object.hasOwn` before.
// TypeScript refuses a key of type `string` unless the object is declared as a `Record<string, …>` or the key is cast, so these are what it looks for.
import { globSync, readFileSync } from 'node:fs'
import { parse } from '@swc/core'

type Node = { type: string; [field: string]: unknown }

function* nodesIn(value: unknown): Iterable<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && typeof value.type === 'string') yield value as Node
  for (const child of Object.values(value)) yield* nodesIn(child)
}

const nameOf = (node: unknown) => {
  const { type, value } = node as Node
  return type === 'Identifier' ? (value as string) : undefined
}

/** `Record<string, …>`, also within `Partial` or `Readonly`. */
const isOfStrings = (annotation: unknown) =>
  [...nodesIn(annotation)].some(({ type, typeName, typeParams }) => {
    const [key] = ((typeParams as { params?: Node[] } | null)?.params ?? []) as Node[]
    return type === 'TsTypeReference' && nameOf(typeName) === 'Record' && key?.kind === 'string'
  })

/** The name of a table: a constant with fixed keys that is declared as a `Record<string, …>`. */
function tableOf({ type, id, init }: Node) {
  const { properties = [] } = (init ?? {}) as { properties?: unknown[] }
  if (type !== 'VariableDeclarator' || properties.length === 0) return []
  const name = nameOf(id)
  return name && isOfStrings((id as Node).typeAnnotation) ? [name] : []
}

/** The name of the object that the expression looks up, and whether its key is cast. */
function lookupOf({ type, object, property }: Node) {
  const { type: access, expression } = (property ?? {}) as Node
  const name = type === 'MemberExpression' && access === 'Computed' ? nameOf(object) : undefined
  const key = expression as Node | undefined
  if (!name || key?.type === 'StringLiteral') return []
  const { op, typeAnnotation } = (key?.type === 'TsAsExpression' ? key.typeAnnotation : {}) as Node
  return [{ name, isCast: op === 'keyof' && (typeAnnotation as Node).type === 'TsTypeQuery' }]
}

/** The name of the object whose own properties the call asks for. */
function checkedBy({ type, callee, arguments: given }: Node) {
  const { object, property } = (callee ?? {}) as Node
  if (type !== 'CallExpression' || !object || nameOf(object) !== 'Object' || nameOf(property) !== 'hasOwn') return []
  return nameOf((given as { expression: unknown }[])[0]!.expression) ?? []
}

const paths = globSync(['functions/**/*.ts', 'web/**/*.{ts,tsx}']).filter((path) => !path.endsWith('generated.ts'))
const files = await Promise.all(
  paths.map(async (path) => {
    const tree = await parse(readFileSync(path, 'utf8'), { syntax: 'typescript', tsx: path.endsWith('.tsx') })
    return { path, nodes: [...nodesIn(tree)] }
  }),
)

/** Exported tables have the same name where they are imported. */
const exported = new Set(
  files.flatMap(({ nodes }) =>
    nodes.filter(({ type }) => type === 'ExportDeclaration').flatMap((it) => [...nodesIn(it)].flatMap(tableOf)),
  ),
)
const unsafe = files.flatMap(({ path, nodes }) => {
  const imported = nodes.filter(({ type }) => type === 'ImportSpecifier').flatMap(({ local }) => nameOf(local) ?? [])
  const tables = new Set([...nodes.flatMap(tableOf), ...imported.filter((name) => exported.has(name))])
  const checked = new Set(nodes.flatMap(checkedBy))
  const lookups = nodes
    .flatMap(lookupOf)
    .filter(({ name, isCast }) => !checked.has(name) && (isCast || tables.has(name)))
  return [...new Set(lookups.map(({ name }) => `${path}: ${name}[…] may find what every object has`))]
})
for (const line of unsafe) console.log(line)
process.exitCode = unsafe.length === 0 ? 0 : 1
