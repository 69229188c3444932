import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { linkIn } from '../../services/mail/links.ts'
import type { Refusal } from '../../values/errors.ts'
import { emailLinkPageTexts } from '../../values/messages/email-link-pages.ts'
import { type Locale, localeNamed } from '../../values/messages/locale.ts'
import { type Text, textIn } from '../../values/messages/text.ts'
import { type Answer, htmlPage, styleSource } from './answers.ts'

/** The language of the email whose link it is. */
export const localeOfPage = ({ queryStringParameters }: APIGatewayProxyEventV2) =>
  localeNamed(queryStringParameters?.lang)

/** The refusal as a sentence of the page. */
export const refusalText = ({ text }: Refusal, locale: Locale) =>
  escapeUTF8(`${textIn(text, locale)}.`.replace(/\.+$/, '.'))

export const isPost = ({ requestContext: { http } }: APIGatewayProxyEventV2) => http.method === 'POST'

/** A form that posts to the link, with the `answer` of its button. */
export function formOf(
  event: APIGatewayProxyEventV2,
  button: Text,
  { fields = '', answer, style }: { fields?: string; answer?: string; style?: string } = {},
) {
  const { requestContext, rawQueryString } = event
  // The form that asks again after an answer is at an address with that answer.
  const link = rawQueryString.replace(/&answer=[^&]*/g, '')
  const query = escapeUTF8(link) + (answer ? `&amp;answer=${answer}` : '')
  return `<form method="post" action="${requestContext.http.path}?${query}">${fields}<button type="submit"${style ? ` class="${style}"` : ''}>${textIn(button, localeOfPage(event))}</button></form>`
}

export const sentForm = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2) =>
  new URLSearchParams(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8').toString())

/** What a user wrote, in its lines. Nothing if it was deleted. */
export const quoted = (text: string | undefined) => (text ? `<blockquote>${escapeUTF8(text)}</blockquote>` : '')

/** The colors of the website's themes. */
const STYLE = `:root{color-scheme:light dark;--page:#fbfaf7;--surface:#fff;--line:#e4e0d8;--edge:#8a8f88;--ink:#1b2420;--soft:#55605a;--grass:#14633f;--on-grass:#fff;--clay:#b4512b}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:30rem;margin:8vh auto 0;padding:2rem;background:var(--surface);border:1px solid var(--line);border-top:6px solid var(--grass);border-radius:12px}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.25}
a{color:var(--grass)}
.brand,.team{display:flex;align-items:center;gap:.625rem;margin:0 0 1.5rem;font-weight:700}
.brand{color:var(--grass);font-size:1.25rem;text-decoration:none}
.team{margin-bottom:.75rem}
blockquote{margin:0 0 1rem;padding:.25rem 0 .25rem 1rem;border-left:4px solid var(--clay);color:var(--soft);white-space:pre-line;overflow-wrap:anywhere}
label{display:grid;gap:.25rem;margin-bottom:1rem;font-weight:600}
textarea{padding:.5rem;border:1px solid var(--edge);border-radius:8px;background:none;color:inherit;font:inherit;box-sizing:border-box;width:100%}
button{padding:.75rem 1.25rem;border:0;border-radius:8px;background:var(--grass);color:var(--on-grass);font:inherit;font-weight:600;cursor:pointer}
form+form{margin-top:.75rem}
button.other{padding:calc(.75rem - 1px) calc(1.25rem - 1px);border:1px solid;background:none;color:inherit}
@media(max-width:34rem){main{margin:0;min-height:100vh;border-width:6px 0 0;border-radius:0;box-sizing:border-box}}
@media(prefers-color-scheme:dark){:root{--page:#0f1613;--surface:#17201c;--line:#2a3630;--edge:#6b7a72;--ink:#eef2ee;--soft:#a7b3ac;--grass:#5cc48e;--on-grass:#0f1613;--clay:#f0936b}}`

/** The mark of `web/public/favicon.svg`. */
const LOGO =
  '<svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32"><path fill="#14633f" d="M16 1 31 16 16 31 1 16z"/><path fill="none" stroke="#fbfaf7" stroke-width="2" d="M16 8.5 23.5 16 16 23.5 8.5 16z"/><circle cx="16" cy="23.5" r="2.6" fill="#f0936b"/></svg>'

const POLICY = `default-src 'none'; style-src ${styleSource(STYLE)}; form-action 'self'; frame-ancestors 'none'`

/** `title`, `text`, `form`, and the `mark` above the title are HTML. */
export const html = (locale: Locale, statusCode: number, title: Text, text: Text, form = '', mark = ''): Answer => ({
  statusCode,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  },
  body: htmlPage(locale, {
    title: textIn(title, locale),
    style: STYLE,
    content: `<a class="brand" href="${escapeUTF8(linkIn(locale, '/'))}">${LOGO}Fungo</a>${mark}<h1>${textIn(title, locale)}</h1><p>${textIn(text, locale)}</p>${form}<p><a href="${escapeUTF8(linkIn(locale, '/'))}">${emailLinkPageTexts.backToFungo(locale)}</a></p>`,
  }),
})
