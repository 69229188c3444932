import { type MutationMeta, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { TypedDocumentString } from 'graphql-request'
import { unlessMissing } from './api-error.ts'
import { sendQuery } from './client.ts'

type Sent<Result> = TypedDocumentString<Result, never> & { __meta__?: { isShared?: boolean } | undefined }

const send = <Result>(document: Sent<Result>, variables: object): Promise<Result> =>
  sendQuery(String(document), variables, {}, document.__meta__?.isShared)

/** The value of the only field of an operation. */
export const onlyField = <Result extends object>(result: Result) => Object.values(result)[0] as Result[keyof Result]

const optionsOf = <Data>(document: object, variables: object, load: () => Promise<Data>) =>
  queryOptions({ queryKey: [/\w+ (\w+)/.exec(String(document))![1], variables], queryFn: load })

type Options<Data> = ReturnType<typeof optionsOf<Data>>

/** Options of a query whose data is the operation's only field, or what `dataOf` makes of the result. */
export function queryOf<Result extends object, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Options<Result[keyof Result]>
export function queryOf<Result extends object, Variables extends object, Data>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  dataOf: (result: Result) => Data,
): Options<Data>
export function queryOf<Result extends object>(
  document: Sent<Result>,
  variables: object,
  dataOf: (result: Result) => unknown = onlyField,
) {
  return optionsOf(document, variables, () => send(document, variables).then(dataOf))
}

/** `queryOf` a record. Null if it does not exist or the viewer may not see it. */
export function recordOf<Result extends object, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Options<Result[keyof Result] | null>
export function recordOf<Result extends object, Variables extends object, Data>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  dataOf: (result: Result) => Data,
): Options<Data | null>
export function recordOf<Result extends object>(
  document: Sent<Result>,
  variables: object,
  dataOf: (result: Result) => unknown = onlyField,
) {
  return optionsOf(document, variables, () => unlessMissing(send(document, variables).then(dataOf)))
}

/** Options of a mutation that takes the operation's variables, and returns its only field. */
export const mutationOf = <Result extends object, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  meta: MutationMeta = {},
) => mutationOptions({ meta, mutationFn: (variables: Variables) => send(document, variables).then(onlyField) })

/** Options of a mutation that accepts or declines. */
export const answerOf = <Variables extends object>(
  accept: TypedDocumentString<unknown, Variables>,
  decline: TypedDocumentString<unknown, Variables>,
) =>
  mutationOptions({
    mutationFn: ({ isAccepted, ...variables }: Variables & { isAccepted: boolean }) =>
      send(isAccepted ? accept : decline, variables),
  })
