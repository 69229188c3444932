import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse as parseDocument,
  specifiedRules,
  validate as validateDocument,
} from 'graphql'
import { createHandler, type RequestHeaders } from 'graphql-http'
import { logFault } from '../services/log.ts'
import { settings } from '../services/settings.ts'
import { VersionConflict } from '../store/store.ts'
import { conflict, Refusal } from '../values/errors.ts'
import type { Locale } from '../values/messages/locale.ts'
import { requestTexts } from '../values/messages/requests.ts'
import { type Text, textIn } from '../values/messages/text.ts'
import { valueTexts } from '../values/messages/values.ts'
import type { Context } from './context.ts'
import { fieldsOf } from './limits/cost.ts'
import { tooMuch } from './limits/execution-budget.ts'
import { fragmentsOf, LIMITS, overCost, withinLimits } from './limits/query-limits.ts'
import { writeAdminReads } from './reads/admin-reads.ts'
import { showTeamOnly } from './rules/ties.ts'
import { attachMutations, schema } from './schema.ts'

/** Whether introspection is on, including suggestions in error messages. The product itself does not use it. */
const isOpen = () => settings.introspection === 'on'

const CACHED_DOCUMENTS = 500
/** In characters. Longer documents contain data that belongs in variables, so they are not cached. */
const MAX_CACHED_LENGTH = 10_000

type Checked = { document: DocumentNode; errors: readonly GraphQLError[] }
const documents = new Map<string, Checked>()
const checkedOf = new WeakMap<DocumentNode, Checked>()

/** Parses and validates a document, with a cache of the most recent documents. */
function parse(source: string | { body: string }): DocumentNode {
  const text = typeof source === 'string' ? source : source.body
  let checked = documents.get(text)
  if (!checked) {
    const document = parseDocument(text, { maxTokens: LIMITS.tokens, noLocation: false })
    checked = {
      document,
      errors: validateDocument(
        schema,
        document,
        [...specifiedRules, withinLimits, ...(isOpen() ? [] : [NoSchemaIntrospectionCustomRule])],
        { maxErrors: 10 },
      ),
    }
    checkedOf.set(document, checked)
  } else documents.delete(text)
  if (text.length <= MAX_CACHED_LENGTH) documents.set(text, checked)
  if (documents.size > CACHED_DOCUMENTS) documents.delete(documents.keys().next().value!)
  return checked.document
}

type Params = { method: string; headers: RequestHeaders; body: string | null; context: Context }

const handlerIn = (locale: Locale) =>
  createHandler<null, Context, Context & Record<string, unknown>>({
    schema,
    parse,
    validate: (_, document) => checkedOf.get(document)!.errors,
    execute: executeWithinCost,
    context: ({ context }) => context as Context & Record<string, unknown>,
    /** Formats what was refused before its execution. `onOperation` formats the other errors. */
    formatError: (error) => {
      if (!(error instanceof GraphQLError)) return formatted(new GraphQLError(error.message), locale)
      return error.extensions.code ? error : formatted(error, locale)
    },
    onOperation: async ({ context }, _, result): Promise<ExecutionResult> => {
      for (const error of (result.errors ?? []).map(causeOf)) {
        if (error && isFault(error)) await logFault('A resolver failed.', { requestID: context.requestID, error })
      }
      return {
        ...result,
        ...(result.errors && { errors: result.errors.map((error) => formatted(error, locale)) }),
        ...(context.isExpired && { extensions: { ...result.extensions, session: 'expired' } }),
      }
    },
  })
const handlers = { en: handlerIn('en'), es: handlerIn('es') }

async function executeWithinCost(args: ExecutionArgs): Promise<ExecutionResult> {
  const context = args.contextValue as Context
  context.operation = operationOf(args)
  const isMutation = getOperationAST(args.document, args.operationName)?.operation === 'mutation'
  if (isMutation) await attachMutations()
  const refusal = overCost(args)
  if (refusal) return { errors: [refusal] }
  if (isOpen() && /\b__(schema|type)\b/.test(context.operation)) await (await import('./describe.ts')).describe(schema)
  const { budget } = context.load
  showTeamOnly(context)
  if (isMutation) budget.unlimited()
  const result = await execute(args)
  // Return one error instead of one per skipped field.
  if (budget.isTooMuch()) return refused(tooMuch())
  try {
    await writeAdminReads(context)
    return result
  } catch (error) {
    return refused(error as Refusal)
  }
}

const refused = (refusal: Refusal): ExecutionResult => ({
  errors: [new GraphQLError(refusal.message, { originalError: refusal })],
})

/** The schema's names of the root fields. Operation names and aliases from the client are not trusted. */
function operationOf({ document, operationName }: ExecutionArgs): string {
  const operation = getOperationAST(document, operationName)
  if (!operation) return ''
  const fragments = fragmentsOf(document)
  const names = [...fieldsOf([operation.selectionSet], fragments).values()].map(([field]) => field!.name.value)
  return `${operation.operation} ${[...new Set(names)].sort().join(' ')}`
}

/** Handles one GraphQL-over-HTTP request (POST, JSON). */
export async function query({ method, headers, body, context }: Params) {
  if (method !== 'POST') return { status: 405, headers: { allow: 'POST' }, body: null }
  const [text, { status, headers: sent }] = await handlers[context.locale]({
    method,
    url: '/query',
    headers,
    body: () => jsonOf(body ?? ''),
    raw: null,
    context,
  })
  return { status, headers: sent as Record<string, string>, body: text }
}

/** The answer to a request from within. */
export async function answerTo(request: { query: string; variables?: object }, context: Context) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const { body } = await query({ method: 'POST', headers, body: JSON.stringify(request), context })
  return JSON.parse(body!)
}

/** Lone surrogates, which only escapes can express, cannot be stored. They become U+FFFD. */
const jsonOf = (body: string) =>
  HALF_CHARACTER.test(body)
    ? JSON.parse(body, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value))
    : JSON.parse(body)
const HALF_CHARACTER = /\\u[dD][89a-fA-F]/

/** A record that others kept changing is no fault. */
const causeOf = ({ originalError }: GraphQLError) =>
  originalError instanceof VersionConflict ? CHANGED : originalError
const CHANGED = conflict(requestTexts.changedSinceOpened)

const isRefusal = (error: Error): error is Refusal => error instanceof Refusal
/** The executor wraps thrown errors. A GraphQLError inside is about the caller's input and quotes it. */
/** Only on one machine: SQLite's words, as its services pass them on. */
const isOfFullDisk = ({ message }: Error) => /database or disk is full|ENOSPC/.test(message)

const isFault = (error: Error) => !isRefusal(error) && !(error instanceof GraphQLError)

const fieldTexts = (fields: Record<string, Text[]>, locale: Locale) =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.map((text) => textIn(text, locale))]))

function formatted(error: GraphQLError, locale: Locale): GraphQLError {
  const { nodes, path } = error
  const cause = causeOf(error)
  if (cause && isRefusal(cause)) {
    const { code, text, fields, retryAfter } = cause
    return new GraphQLError(textIn(text, locale), {
      nodes,
      path,
      extensions: { code, ...(fields && { fields: fieldTexts(fields, locale) }), ...(retryAfter && { retryAfter }) },
    })
  }
  if (cause && isFault(cause)) {
    const message = isOfFullDisk(cause) ? valueTexts.fungoCannotStoreAnything : valueTexts.somethingWentWrong
    return new GraphQLError(message(locale), { nodes, path, extensions: { code: 'INTERNAL' } })
  }
  // Only a changed address or a program sends what the schema refuses. Programs that ask for no language get the details.
  const details = isOpen() ? error.message : error.message.replace(/ Did you mean .*$/s, '')
  const message = locale === 'en' ? details : requestTexts.invalidRequest(locale)
  return new GraphQLError(message, { nodes, path, extensions: { code: 'BAD_USER_INPUT', ...error.extensions } })
}
