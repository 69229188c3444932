import { type MutationMeta, mutationOptions } from '@tanstack/react-query'
import { isRefusal } from './api-error.ts'
import { sendQuery } from './client.ts'
import { onlyField } from './options.ts'
import type { TypedDocument } from './typed-document.ts'

const underWay = new Map<string, string>()

/** Sends a create, claim, or message with its own idempotency key, so that a double click or a retry after a lost response takes effect once. */
export async function queryOnce<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const request = JSON.stringify([document.text, variables])
  const idempotencyKey = underWay.get(request) ?? crypto.randomUUID()
  underWay.set(request, idempotencyKey)
  try {
    const result = await sendQuery(document, variables, { idempotencyKey })
    underWay.delete(request)
    return result
  } catch (error) {
    if (isRefusal(error)) underWay.delete(request)
    throw error
  }
}

/** Options of a mutation for what a retry must not create or send twice. */
export const creationOf = <Result extends object, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  meta: MutationMeta = {},
) => mutationOptions({ meta, mutationFn: (variables: Variables) => queryOnce(document, variables).then(onlyField) })
