import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { RunQuery } from './run-query.ts'
import { webFiles } from './web-files.ts'

/** In seconds. A visitor sees each write, and each hidden record disappear, within the sum. */
const CDN_SECONDS = 10
const STALE_SECONDS = 20

/**
 * Serves `/query/NAME.VERSION?variables=JSON`: a query of the website, answered for a visitor without cookies whoever asks, so that the CDN can give the
 * result to every visitor. 404 for a query of another release, variables that are no JSON, and a refused query: the client then sends the query itself.
 */
export async function sharedRead(
  path: string,
  { variables = '{}' }: NonNullable<APIGatewayProxyEventV2['queryStringParameters']> = {},
  ask: RunQuery,
): Promise<APIGatewayProxyStructuredResultV2> {
  const query = (await webFiles()).documents[path]
  const data = query && (await ask({ query, variables: parsed(variables) }))
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  if (!data) return { statusCode: 404, headers: { ...headers, 'cache-control': 'no-store' }, body: '{}' }
  const cacheControl = `public, max-age=0, s-maxage=${CDN_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`
  return { statusCode: 200, headers: { ...headers, 'cache-control': cacheControl }, body: JSON.stringify({ data }) }
}

function parsed(json: string) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
