import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Answer } from '../http/answers.ts'
import { STALE_IF_ERROR } from './cached.ts'
import type { RunQuery } from './run-query.ts'
import { webFiles } from './web-files.ts'

/** In seconds. A visitor sees each write, and each hidden record disappear, within the sum. */
const CDN_SECONDS = 10
const STALE_SECONDS = 20

/**
 * Serves `/query/HASH?variables=JSON`, and `/es/query/…` in Spanish: a `@shared` query of the website, answered for a visitor without cookies whoever asks, so that the CDN can
 * give the result to every visitor. 404 for a query that the website no longer sends. The data is null if the query is refused or the variables are no
 * JSON: the client then sends the query itself.
 */
export async function sharedRead(
  path: string,
  { variables = '{}' }: NonNullable<APIGatewayProxyEventV2['queryStringParameters']> = {},
  ask: RunQuery,
): Promise<Answer> {
  const query = (await webFiles()).documents[path.slice('/query/'.length)]
  const data = query ? await ask({ query, variables: parsed(variables) }) : null
  return {
    statusCode: query ? 200 : 404,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': data
        ? `public, max-age=0, s-maxage=${CDN_SECONDS}, stale-while-revalidate=${STALE_SECONDS}, ${STALE_IF_ERROR}`
        : 'no-store',
    },
    body: JSON.stringify({ data }),
  }
}

function parsed(json: string) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
