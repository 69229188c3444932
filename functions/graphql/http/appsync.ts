import { randomUUID } from 'node:crypto'
import type { AppSyncResolverEvent } from 'aws-lambda'
import { type DocumentNode, isObjectType, parse, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { trackingWrites } from '../../store/change-log/token.ts'
import { contextOf } from '../create-context.ts'
import { answerTo } from '../query.ts'
import { schema } from '../schema.ts'

/** The event of a direct AppSync Lambda resolver: one root field and everything below it. */
export type AppSyncEvent = Pick<
  AppSyncResolverEvent<Record<string, unknown>>,
  'arguments' | 'identity' | 'request' | 'info'
>
type AppSyncResult = { data: unknown; errorMessage?: string; errorType?: string }

/** AppSync uses the class name of a thrown error as the error type. */
class Refused extends Error {
  constructor({ errorMessage, errorType }: AppSyncResult) {
    super(errorMessage)
    this.name = errorType!
  }
}

/** The entry point for AppSync. A single event gets the value or an exception, a batch gets one response per event. */
export async function resolve(event: AppSyncEvent | AppSyncEvent[]): Promise<unknown> {
  if (Array.isArray(event)) return Promise.all(event.map(resolveEvent))
  const one = await resolveEvent(event)
  if (one.errorType) throw new Refused(one)
  return one.data
}

async function resolveEvent({ arguments: args, identity, request, info }: AppSyncEvent): Promise<AppSyncResult> {
  const { headers } = request
  // AppSync cannot set cookies, so a session ends with its access token.
  const context = await contextOf(headers, {
    requestID: headers['x-amzn-trace-id'] ?? randomUUID(),
    ip: async () => addressOf(identity, headers['x-forwarded-for']),
  })
  const { data, errors } = await trackingWrites({}, () => answerTo(documentOf(info, args), context), context.seen)
  const value = data?.[info.fieldName] ?? null
  if (value !== null || !errors?.[0]) return { data: value }
  return { data: null, errorMessage: errors[0].message, errorType: errors[0].extensions.code }
}

/**
 * CloudFront appends the viewer's address to the header, and AppSync appends CloudFront's. Anything before those two is from the caller and
 * untrusted. `sourceIp` is the same list.
 */
function addressOf(identity: AppSyncEvent['identity'], forwardedFor: string | undefined): string {
  const known = identity && 'sourceIp' in identity ? identity.sourceIp : []
  const addresses = forwardedFor ? forwardedFor.split(',').map((it) => it.trim()) : known
  return addresses.at(-2) ?? addresses[0] ?? ''
}

/**
 * The root field as a document of its own, with its arguments as variables. Aliases are removed, because AppSync resolves nested fields by
 * field name.
 */
function documentOf(
  { parentTypeName, fieldName, selectionSetGraphQL, variables }: AppSyncEvent['info'],
  args: Record<string, unknown>,
) {
  const root = schema.getType(parentTypeName)
  const field = isObjectType(root) && root.getFields()[fieldName]
  if (!field) throw new Error(`There is no ${parentTypeName}.${fieldName} to resolve.`)
  const given = field.args.filter(({ name }) => args[name] !== undefined)
  const call = given.length ? `(${given.map(({ name }) => `${name}: $root_${name}`).join(', ')})` : ''
  const selection = withoutAliases(
    parse(`${parentTypeName.toLowerCase()} { ${fieldName}${call} ${selectionSetGraphQL ?? ''} }`, { noLocation: true }),
  )
  const types = variableTypes(selection)
  const declared = [...types].map(([name, type]) => `$${name}: ${type}`)
  const operation = print(selection).replace(/^(query|mutation)? ?/, '')
  return {
    query: `${parentTypeName.toLowerCase()}${declared.length ? `(${declared.join(', ')})` : ''} ${operation}`,
    variables: {
      ...Object.fromEntries([...types.keys()].map((name) => [name, variables?.[name]])),
      ...Object.fromEntries(given.map(({ name }) => [`root_${name}`, args[name]])),
    },
  }
}

const withoutAliases = (document: DocumentNode): DocumentNode =>
  visit(document, { Field: (node) => (node.alias ? { ...node, alias: undefined } : undefined) })

/** The types of all variables in the document, inferred from where they are used. */
function variableTypes(document: DocumentNode): Map<string, string> {
  const types = new Map<string, string>()
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, { Variable: ({ name }) => void types.set(name.value, String(info.getInputType())) }),
  )
  return types
}
