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
import { rateLimitOf } from './limits/rate-limits.ts'
import { permissions } from './permissions.ts'
import * as accounts from './resolvers/accounts.ts'
import * as ageRules from './resolvers/age-rules.ts'
import * as auditLog from './resolvers/audit-log.ts'
import * as calendars from './resolvers/calendars.ts'
import * as claims from './resolvers/claims.ts'
import * as contacts from './resolvers/contacts.ts'
import * as deletedRecords from './resolvers/deleted-records.ts'
import * as divisions from './resolvers/divisions.ts'
import * as evaluations from './resolvers/evaluations.ts'
import * as events from './resolvers/events.ts'
import * as guestPlay from './resolvers/guest-play.ts'
import * as notifications from './resolvers/notifications.ts'
import * as opportunities from './resolvers/opportunities.ts'
import * as places from './resolvers/places.ts'
import * as players from './resolvers/players.ts'
import * as positions from './resolvers/positions.ts'
import * as registrations from './resolvers/registrations.ts'
import * as reports from './resolvers/reports.ts'
import * as roster from './resolvers/roster.ts'
import * as safetyRecords from './resolvers/safety-records.ts'
import * as search from './resolvers/search.ts'
import * as seasons from './resolvers/seasons.ts'
import * as stats from './resolvers/stats.ts'
import * as sync from './resolvers/sync.ts'
import * as teamTransfers from './resolvers/team-transfers.ts'
import * as teams from './resolvers/teams.ts'
import * as users from './resolvers/users.ts'
import * as watches from './resolvers/watches.ts'
import type { Rule } from './rules/rule.ts'
import { validated } from './scalars.ts'
import { schemaDocument } from './schema-document/generated.ts'

type Resolve = GraphQLFieldResolver<unknown, Context>
type Resolvers = Record<string, Record<string, Resolve>>

const features: object[] = [
  accounts,
  teams,
  players,
  roster,
  ageRules,
  auditLog,
  claims,
  contacts,
  divisions,
  teamTransfers,
  guestPlay,
  evaluations,
  calendars,
  watches,
  notifications,
  events,
  opportunities,
  registrations,
  seasons,
  positions,
  users,
  safetyRecords,
  stats,
  places,
  search,
  deletedRecords,
  reports,
  sync,
]

/** schema.graphql with all resolvers attached. Each operation is guarded by its rule in the permission table. */
export const schema = lazySchema(schemaDocument)

for (const type of Object.values(schema.getTypeMap())) if (type instanceof GraphQLScalarType) validated(type)

const mutate: Resolve = async (parent, args, context, info) =>
  ((await import('./mutations.ts')).mutations as Record<string, Resolve>)[info.fieldName]!(parent, args, context, info)

const resolvers = new Map<string, [field: string, Resolve][]>([
  ['Mutation', Object.keys(permissions.Mutation).map((name) => [name, mutate])],
])
for (const [typeName, fields] of features.flatMap((feature) => Object.entries(feature as Resolvers))) {
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

function attach(typeName: string, name: string, resolve: Resolve, field?: GraphQLField<unknown, Context>) {
  if (!field) throw new Error(`schema.graphql has no field ${typeName}.${name}`)
  const rules = permissions[typeName as keyof typeof permissions] as Record<string, Rule<unknown>> | undefined
  const isList = isListType(getNullableType(field.type))
  const withBudget = counting(resolve, { weight: weightOf(typeName, name), isList })
  if (!rules) field.resolve = withBudget
  else if (typeName !== 'Mutation') field.resolve = guarded(rules[name]!, rateLimitOf(name), withBudget)
  else field.resolve = consistently(guarded(rules[name]!, rateLimitOf(name), audited(name, clearingLoader(withBudget))))
}

/** A mutation may follow a change of the record by another user, whose write an eventually consistent read may miss. */
function consistently(resolve: Resolve): Resolve {
  return (parent, args, context, info) => {
    context.load.readConsistently()
    return resolve(parent, args, context, info)
  }
}

function guarded(rule: Rule<unknown>, checkRateLimit: ReturnType<typeof rateLimitOf>, resolve: Resolve): Resolve {
  return async (parent, args, context, info) => {
    await rule(context, args)
    await checkRateLimit?.(context)
    return resolve(parent, args, context, info)
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

/** Records the actor for the audit log. */
function audited(action: string, resolve: Resolve): Resolve {
  return (parent, args, context, info) => {
    const { viewer, requestID, now } = context
    return auditing({ action, actorID: viewer?.userID, requestID, now }, () => resolve(parent, args, context, info))
  }
}

/** Clears the cache after a mutation, so that its result does not contain what the rules read before. */
function clearingLoader(resolve: Resolve): Resolve {
  return async (parent, args, context, info) => {
    const result = await resolve(parent, args, context, info)
    context.load.clear()
    return result
  }
}
