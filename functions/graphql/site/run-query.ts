import type { Locale } from '../../values/messages/locale.ts'
import type { Viewer } from '../context.ts'
import { createContext } from '../create-context.ts'
import { answerTo } from '../query.ts'

type QueryRequest = { query: string; variables?: Record<string, unknown> }
export type RunQuery = (asked: QueryRequest) => Promise<Record<string, unknown> | null>

/** The query failed. Its error is logged. */
export class QueryFailed extends Error {}

/**
 * Queries the API as an anonymous visitor, with the same hidden records and redacted fields. Null if refused. Throws `QueryFailed` for a fault.
 */
export const anonymousQuery = (requestID: string, locale: Locale = 'en') => queryAs(null, requestID, locale)

/** Queries the API with the viewer's permissions. */
export function queryAs(viewer: Viewer | null, requestID: string, locale: Locale = 'en'): RunQuery {
  const context = createContext({ viewer, requestID, locale })
  return async (asked) => {
    const { data, errors } = await answerTo(asked, context)
    if (errors?.some(({ extensions }: { extensions?: { code?: string } }) => extensions?.code === 'INTERNAL'))
      throw new QueryFailed()
    return errors?.length ? null : data
  }
}
