import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { handler } from '../../functions/graphql/handler.ts'

type More = { headers?: Record<string, string>; cookies?: string[]; ip?: string | undefined }

/** Sends the GraphQL request to the function as the HTTP API does. */
export const postQuery = (
  request: { query: string; variables?: object },
  { headers = {}, cookies = [], ip = '203.0.113.7' }: More = {},
) =>
  handler({
    requestContext: { http: { method: 'POST', path: '/query', sourceIp: ip }, requestId: 'test' },
    headers: { 'content-type': 'application/json', ...headers },
    cookies,
    body: JSON.stringify(request),
  } as unknown as APIGatewayProxyEventV2)
