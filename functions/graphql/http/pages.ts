import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { logFault } from '../../services/log.ts'
import { emailLinkPageTexts } from '../../values/messages/email-link-pages.ts'
import { QueryFailed } from '../site/run-query.ts'
import type { Answer } from './answers.ts'
import { compressed } from './compression.ts'
import { html, localeOfPage } from './email-link-html.ts'
import { emailLinkPage } from './email-link-pages.ts'

/** Everything that the HTTP API serves besides GraphQL: reports of browsers, calendar feeds, pages that links in emails open, and the site. */
export async function page(event: APIGatewayProxyEventV2): Promise<Answer> {
  try {
    const { body = '', headers, ...answer } = await pageOf(event)
    if (answer.isBase64Encoded) return { body, headers, ...answer }
    const { headers: encoding, ...shorter } = await compressed(body, event.headers['accept-encoding'])
    return { ...answer, headers: { ...headers, ...encoding }, ...shorter }
  } catch (error) {
    if (!(error instanceof QueryFailed))
      await logFault('A page failed.', { requestID: event.requestContext.requestId, error: error as Error })
    const locale = localeOfPage(event)
    return html(locale, 500, emailLinkPageTexts.somethingWentWrongHeading, emailLinkPageTexts.pleaseTryAgain)
  }
}

async function pageOf(event: APIGatewayProxyEventV2): Promise<Answer> {
  const { method, path } = event.requestContext.http
  if (path === '/p/visit') return (await import('./visits.ts')).recordVisit(event)
  const allowed = path.startsWith('/p/') ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
  if (!allowed.includes(method)) return { statusCode: 405, headers: { allow: allowed.join(', ') } }
  if (path.startsWith('/feeds/')) return (await import('./calendars.ts')).feedPage(event)
  if (!path.startsWith('/p/')) return (await import('../site/site.ts')).sitePage(event)
  return emailLinkPage(event)
}
