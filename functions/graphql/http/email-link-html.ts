import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { settings } from '../../services/settings.ts'
import type { Refusal } from '../../values/errors.ts'
import { emailLinkPageTexts } from '../../values/messages/email-link-pages.ts'
import { type Locale, localeNamed, pathIn } from '../../values/messages/locale.ts'
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
  return `<form method="post" action="${requestContext.http.path}?${query}">${fields}<button${style ? ` class="${style}"` : ''}>${textIn(button, localeOfPage(event))}</button></form>`
}

export const sentForm = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2) =>
  new URLSearchParams(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8').toString())

const STYLE = `body{margin:0;background:#f4f2ec;color:#161a20;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:30rem;margin:12vh auto 0;padding:2rem;background:#fff;border-radius:12px}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.25}
a{color:#14532d}
label{display:grid;gap:.25rem;margin-bottom:1rem;font-weight:600}
textarea{padding:.5rem;border:1px solid #8a8f98;border-radius:8px;font:inherit;box-sizing:border-box;width:100%}
button{padding:.75rem 1.25rem;border:0;border-radius:8px;background:#14532d;color:#fff;font:inherit;font-weight:600;cursor:pointer}
form+form{margin-top:.75rem}
button.other{padding:calc(.75rem - 1px) calc(1.25rem - 1px);border:1px solid;background:none;color:inherit}
@media(max-width:34rem){main{margin:0;min-height:100vh;border-radius:0;box-sizing:border-box}}
@media(prefers-color-scheme:dark){body{background:#11150f;color:#eceee9}main{background:#1b211a}a{color:#86d3a0}}`

const POLICY = `default-src 'none'; style-src ${styleSource(STYLE)}; form-action 'self'; frame-ancestors 'none'`

/** `title` and `text` are HTML. */
export const html = (locale: Locale, statusCode: number, title: Text, text: Text, form = ''): Answer => ({
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
    content: `<h1>${textIn(title, locale)}</h1><p>${textIn(text, locale)}</p>${form}<p><a href="${escapeUTF8(settings.webURL)}${locale === 'en' ? '' : pathIn(locale, '/')}">${emailLinkPageTexts.backToFungo(locale)}</a></p>`,
  }),
})
