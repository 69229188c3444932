import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { page } from '../../functions/graphql/http/pages.ts'

/** Requests a link of an email or a calendar feed as the HTTP API does, which joins repeated parameters. `form` is the body of a POST. */
export function openPage(
  link: URL | string,
  { method = 'GET', headers = {}, form }: { method?: string; headers?: Record<string, string>; form?: object } = {},
) {
  const { pathname, search, searchParams } = new URL(link)
  return page({
    rawQueryString: search.slice(1),
    queryStringParameters: Object.fromEntries(
      [...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join(',')]),
    ),
    headers,
    ...(form && { body: new URLSearchParams({ ...form }).toString() }),
    requestContext: { requestId: 'test', http: { method, path: pathname } },
  } as unknown as APIGatewayProxyEventV2)
}

/** Answers the question of an emailed link with its form, which sends the version that the page shows. */
export async function answerPage(link: string, answer: string, form: object = {}) {
  const { body = '' } = await openPage(link)
  const [, opportunityUpdatedAt = ''] = /name="opportunityUpdatedAt" value="([^"]+)"/.exec(body) ?? []
  return openPage(`${link}&answer=${answer}`, { method: 'POST', form: { opportunityUpdatedAt, ...form } })
}
