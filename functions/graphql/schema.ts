import {
  type GraphQLField,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLScalarType,
  getNullableType,
  isListType,
} from 'graphql'
import { auditing } from '../store/audit-log/audit-context.ts'
import { lazy } from '../values/lazy.ts'
import type { Context } from './context.ts'
import { lazySchema, onFirstUse } from './lazy-schema.ts'
import { costOfRepeats, weightOf } from './limits/cost.ts'
import { checkRateLimit } from './limits/rate-limits.ts'
import { type AnyOperation, type Call, callIn } from './operations/operation.ts'
import { queries } from './operations/queries.ts'
import * as features from './resolvers.ts'
import { validated } from './scalars.ts'
import { schemaTypes } from './schema-types/generated.ts'

type Resolve = GraphQLFieldResolver<unknown, Context>

/** schema.graphql with the resolvers of its types and queries. Each operation is guarded by the rule of its row. */
export const schema = lazySchema(schemaTypes)

for (const type of Object.values(schema.getTypeMap())) if (type instanceof GraphQLScalarType) validated(type)

const resolvers = new Map<string, [field: string, Resolve][]>()
for (const [typeName, fields] of Object.values<object>(features).flatMap((feature) =>
  Object.entries<Record<string, Resolve>>(feature as never),
)) {
  // Skip functions that resolver modules export for each other.
  if (typeof fields === 'function') continue
  resolvers.set(typeName, [...(resolvers.get(typeName) ?? []), ...Object.entries(fields)])
}
for (const [typeName, ofType] of resolvers) {
  const type = schema.getType(typeName)
  if (!(type instanceof GraphQLObjectType)) throw new Error(`schema.graphql has no type ${typeName}`)
  onFirstUse(type, (fields) => {
    for (const [name, resolve] of ofType) {
      const field: GraphQLField<unknown, Context> | undefined = fields[name]
      if (!field) throw new Error(`schema.graphql has no field ${typeName}.${name}`)
      field.resolve = counting(typeName, field, resolve)
    }
  })
}

onFirstUse(schema.getQueryType()!, (fields) => {
  for (const [name, operation] of Object.entries<AnyOperation>(queries))
    attach('Query', fields[name]!, operation, operation.call as Resolve)
})

/** Attaches the mutations, which are loaded at the first one: a query starts without the code that only writes need. */
export const attachMutations = lazy(async () => {
  const { mutations } = await import('./operations/mutations.ts')
  const fields = schema.getMutationType()!.getFields()
  for (const [name, operation] of Object.entries<AnyOperation>(mutations))
    attach('Mutation', fields[name]!, operation, mutating(name, operation.call as Mutate))
})

function attach(
  typeName: 'Query' | 'Mutation',
  field: GraphQLField<unknown, Context>,
  { rule, limit, weight }: AnyOperation,
  call: Resolve,
) {
  field.extensions = { weight }
  const resolve = counting(typeName, field, call)
  field.resolve = async (parent, args, context, info) => {
    // A mutation may follow a change of the record by another user, whose write an eventually consistent read may miss.
    if (typeName === 'Mutation') context.load.readConsistently()
    await rule(context, args as never)
    await checkRateLimit(limit, context)
    return resolve(parent, args, context, info)
  }
}

type Mutate = (args: unknown, call: Call) => unknown

const mutating =
  (action: string, call: Mutate): Resolve =>
  async (_, args, context) => {
    const { viewer, requestID, now } = context
    const actor = { action, actorID: viewer?.userID, requestID, now }
    const result = await auditing(actor, async () => call(args, callIn(context)))
    // The result must not contain what the rules read before.
    context.load.clear()
    return result
  }

/**
 * Counts the field's weight and rows toward the limit of the request. Never throws synchronously: rejections of sibling fields would then
 * be unhandled.
 */
function counting(typeName: string, field: GraphQLField<unknown, Context>, resolve: Resolve): Resolve {
  const weight = weightOf(typeName, field)
  const isList = isListType(getNullableType(field.type))
  if (!weight && !isList) return resolve
  return async (parent, args, context, info) => {
    const { budget } = context.load
    budget.weight(weight)
    const found = await resolve(parent, args, context, info)
    if (Array.isArray(found)) {
      budget.rows(found.length)
      budget.expect(found.length * costOfRepeats(info, found.length))
    }
    return found
  }
}
