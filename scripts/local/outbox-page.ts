import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeUTF8 } from 'entities/escape'
import { sendJSON } from './http.ts'
import type { Mail, Outbox } from './mail.ts'

/** Mail is untrusted HTML: it may not run scripts or load anything from this origin, and its links open in a new tab. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:"
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"

/** `/outbox`, `/outbox.json` (both accept `?to=address`), and `/outbox/ID`, the HTML of one mail. */
export function serveOutbox(outbox: Outbox, url: URL, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendJSON(response, 405, { message: 'The outbox is read only.' }, { allow: 'GET, HEAD' })
  }
  const to = url.searchParams.get('to')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  if (url.pathname === '/outbox.json') return sendJSON(response, 200, outbox.mails(to))

  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (url.pathname === '/outbox') {
    response.setHeader('content-security-policy', PAGE_POLICY)
    response.end(page(outbox.mails(to, 100), to))
    return
  }
  const mail = outbox.mail(url.pathname.slice('/outbox/'.length))
  response.statusCode = mail ? 200 : 404
  response.setHeader('content-security-policy', mail ? MAIL_POLICY : PAGE_POLICY)
  response.end(
    mail ? `<!doctype html><meta charset="utf-8"><base target="_blank">${mail.html}` : 'There is no such mail.',
  )
}

const page = (mails: Mail[], to: string | null) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
article { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
h2 { font-size: 1.1rem; margin: 0 } p { margin: .25rem 0; overflow-wrap: anywhere } .meta { opacity: .75; font-size: .875rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 }
iframe { width: 100%; height: 26rem; border: 0; background: #fff; border-radius: .25rem }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>Mail that Fungo sent on this machine${to ? ` to ${escapeUTF8(to)}` : ''}, newest first. It goes nowhere else. <a href="/outbox">Reload</a></p>
${mails.map(article).join('\n') || '<p>No mail yet.</p>'}
</body>
</html>`

const article = ({ id, to, subject, text, html, sentAt }: Mail) => `<article>
<h2>${escapeUTF8(subject)}</h2>
<p class="meta">To <a href="/outbox?to=${encodeURIComponent(to)}">${escapeUTF8(to)}</a> · <time datetime="${sentAt}">${sentAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
${text ? `<pre>${linked(text)}</pre>` : ''}
${html ? `<details><summary>As HTML</summary><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" src="/outbox/${id}" title="${escapeUTF8(subject)}"></iframe></details>` : ''}
</article>`

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, i) => (i % 2 ? `<a href="${escapeUTF8(part)}">${escapeUTF8(part)}</a>` : escapeUTF8(part)))
    .join('')
}
