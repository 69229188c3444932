import {
  type GraphQLField,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLScalarType,
  getNullableType,
  isListType,
} from 'graphql'
import { auditing } from '../store/audit-log/audit-context.ts'
import type { Context } from './context.ts'
import { lazySchema, onFirstUse } from './lazy-schema.ts'
import { costOfRepeats, weightOf } from './limits/cost.ts'
import { checkRateLimit } from './limits/rate-limits.ts'
import { permissions } from './permissions.ts'
import * as features from './resolvers.ts'
import type { Rule } from './rules/rule.ts'
import { validated } from './scalars.ts'
import { schemaTypes } from './schema-types/generated.ts'

type Resolve = GraphQLFieldResolver<unknown, Context>

/** schema.graphql with all resolvers attached. Each operation is guarded by its rule in the permission table. */
export const schema = lazySchema(schemaTypes)

for (const type of Object.values(schema.getTypeMap())) if (type instanceof GraphQLScalarType) validated(type)

const mutate: Resolve = async (_, args, context, { fieldName }) =>
  (await import('./mutations.ts')).mutate(fieldName, args, context)

const resolvers = new Map<string, [field: string, Resolve][]>([
  ['Mutation', Object.keys(permissions.Mutation).map((name) => [name, mutate])],
])
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
    for (const [name, resolve] of ofType) attach(typeName, name, resolve, fields[name])
  })
}

const isGuarded = (typeName: string): typeName is keyof typeof permissions => Object.hasOwn(permissions, typeName)

function attach(typeName: string, name: string, resolve: Resolve, field?: GraphQLField<unknown, Context>) {
  if (!field) throw new Error(`schema.graphql has no field ${typeName}.${name}`)
  const rules = isGuarded(typeName) ? (permissions[typeName] as Record<string, Rule<unknown>>) : undefined
  const isList = isListType(getNullableType(field.type))
  const counted = counting(resolve, { weight: weightOf(typeName, name), isList })
  field.resolve = rules ? guarded(name, rules[name]!, counted, typeName === 'Mutation') : counted
}

function guarded(operation: string, rule: Rule<unknown>, resolve: Resolve, isMutation: boolean): Resolve {
  return async (parent, args, context, info) => {
    // A mutation may follow a change of the record by another user, whose write an eventually consistent read may miss.
    if (isMutation) context.load.readConsistently()
    await rule(context, args)
    await checkRateLimit(operation, context)
    if (!isMutation) return resolve(parent, args, context, info)
    const { viewer, requestID, now } = context
    const actor = { action: operation, actorID: viewer?.userID, requestID, now }
    const result = await auditing(actor, () => resolve(parent, args, context, info))
    // The result must not contain what the rules read before.
    context.load.clear()
    return result
  }
}

/**
 * Counts the field's weight and rows toward the limit of the request. Never throws synchronously: rejections of sibling fields would then
 * be unhandled.
 */
function counting(resolve: Resolve, { weight, isList }: { weight: number; isList: boolean }): Resolve {
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
