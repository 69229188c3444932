import { type MutationMeta, mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from './api-error.ts'
import { sendQuery } from './client.ts'
import type { TypedDocument } from './typed-document.ts'

/** The value of the only field of an operation. */
export const onlyField = <Result extends object>(result: Result) => Object.values(result)[0] as Result[keyof Result]

const optionsOf = <Data>(name: string, variables: object, load: () => Promise<Data>) =>
  queryOptions({ queryKey: [name, variables], queryFn: load })

type Options<Data> = ReturnType<typeof optionsOf<Data>>

/** Options of a query whose data is the operation's only field, or what `dataOf` makes of the result. */
export function queryOf<Result extends object, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Options<Result[keyof Result]>
export function queryOf<Result extends object, Variables extends object, Data>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  dataOf: (result: Result) => Data,
): Options<Data>
export function queryOf<Result extends object>(
  document: TypedDocument<Result, never>,
  variables: object,
  dataOf: (result: Result) => unknown = onlyField,
) {
  return optionsOf(document.name, variables, () => sendQuery(document, variables).then(dataOf))
}

/** `queryOf` a record. Null if it does not exist or the viewer may not see it. */
export function recordOf<Result extends object, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Options<Result[keyof Result] | null>
export function recordOf<Result extends object, Variables extends object, Data>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  dataOf: (result: Result) => Data,
): Options<Data | null>
export function recordOf<Result extends object>(
  document: TypedDocument<Result, never>,
  variables: object,
  dataOf: (result: Result) => unknown = onlyField,
) {
  return optionsOf(document.name, variables, () => unlessMissing(sendQuery(document, variables).then(dataOf)))
}

/** Options of a mutation that takes the operation's variables, and returns its only field. */
export const mutationOf = <Result extends object, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  meta: MutationMeta = {},
) => mutationOptions({ meta, mutationFn: (variables: Variables) => sendQuery(document, variables).then(onlyField) })

/** Options of a mutation that accepts or declines. */
export const answerOf = <Variables extends object>(
  accept: TypedDocument<unknown, Variables>,
  decline: TypedDocument<unknown, Variables>,
) =>
  mutationOptions({
    mutationFn: ({ isAccepted, ...variables }: Variables & { isAccepted: boolean }) =>
      sendQuery(isAccepted ? accept : decline, variables),
  })
