import { createHash } from 'node:crypto'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { type Locale, regional } from '../../values/messages/locale.ts'

/** What the HTTP API answers. */
export type Answer = APIGatewayProxyStructuredResultV2

export const notFound: Answer = { statusCode: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' }

/** A page of its own, without scripts or files. `title` and `content` are HTML. */
export const htmlPage = (locale: Locale, { title, style, content }: Record<'title' | 'style' | 'content', string>) =>
  `<!doctype html>
<html lang="${regional[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Fungo</title><style>${style}</style></head>
<body><main>${content}</main></body>
</html>
`

/** The style of a page, as its content security policy names it. */
export const styleSource = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
