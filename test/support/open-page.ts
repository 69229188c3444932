import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect } from 'vitest'
import { page } from '../../functions/graphql/http/pages.ts'
import { htmlFaults } from './mail-checks.ts'

/**
 * Requests a link of an email or a calendar feed as the HTTP API does, which decodes the path and joins repeated parameters. `form` is the
 * body of a POST. Fails if an emailed or embedded page is not valid HTML.
 */
export async function openPage(
  link: URL | string,
  { method = 'GET', headers = {}, form }: { method?: string; headers?: Record<string, string>; form?: object } = {},
) {
  const { pathname, search, searchParams } = new URL(link)
  const answer = await page({
    rawQueryString: search.slice(1),
    queryStringParameters: Object.fromEntries(
      [...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join(',')]),
    ),
    headers,
    ...(form && { body: new URLSearchParams({ ...form }).toString() }),
    requestContext: { requestId: 'test', http: { method, path: decodeURIComponent(pathname) } },
  } as unknown as APIGatewayProxyEventV2)
  if (/^\/(?:p|embed)\//.test(pathname) && answer.body?.startsWith('<!doctype html>'))
    expect(htmlFaults(answer.body), pathname).toEqual([])
  return answer
}

/** Answers the question of an emailed link with its form, which sends the version that the page shows. */
export async function answerPage(link: string, answer: string, form: object = {}) {
  const { body = '' } = await openPage(link)
  const [, opportunityUpdatedAt = ''] = /name="opportunityUpdatedAt" value="([^"]+)"/.exec(body) ?? []
  return openPage(`${link}&answer=${answer}`, { method: 'POST', form: { opportunityUpdatedAt, ...form } })
}
