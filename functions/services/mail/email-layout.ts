import { escapeUTF8 } from 'entities/escape'

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const BODY = `${FONT};font-size:16px;line-height:24px;color:#161a20`
const SMALL = `${FONT};font-size:14px;line-height:21px;color:#5b6472`

/** Colors of the website's dark theme. Programs that ignore the query derive their own. */
const STYLE = `:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #0f1613 !important }
  .card { background: #17201c !important }
  .text { color: #eef2ee !important }
  .small, .small a { color: #a7b3ac !important }
  .brand, .text a { color: #6fd0a0 !important }
  .button { background: #6fd0a0 !important }
  .button a { color: #0f1613 !important }
}`

/** Keeps the text after the preheader out of the preview in the inbox. */
const GAP = '&#847;&zwnj;&nbsp;'.repeat(60)

type Layout = {
  lang: string
  title: string
  /** Shown after the subject in the inbox. */
  preheader: string
  /** Rows of the card. */
  rows: string[]
  footer: string
}

type Link = { label: string; url: string }

/** A row with its own font and padding: Outlook on Windows takes neither from what is around a cell. */
export const textRow = (html: string) => row('text', `padding:0 0 16px;${BODY}`, html)

export const smallRow = (html: string) => row('small', `padding:8px 0 0;${SMALL}`, html)

/** Outlook on Windows ignores the padding of a link. */
export const buttonRow = ({ label, url }: Link) =>
  row(
    'text',
    `padding:8px 0 16px;${BODY}`,
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="background:#14532d;border-radius:8px;mso-padding-alt:12px 20px;${FONT}"><a href="${escapeUTF8(url)}" style="display:inline-block;padding:12px 20px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escapeUTF8(label)}</a></td></tr></table>`,
  )

export const textLink = ({ label, url }: Link, color: string) =>
  `<a href="${escapeUTF8(url)}" style="color:${color}">${escapeUTF8(label)}</a>`

const row = (name: string, style: string, html: string) => `<tr><td class="${name}" style="${style}">${html}</td></tr>`

/** A page that all mail programs show alike: tables with inline styles, 600 px wide or as wide as the phone. */
export const emailLayout = ({ lang, title, preheader, rows, footer }: Layout) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeUTF8(title)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f2ec">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeUTF8(preheader)}${GAP}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4f2ec"><tr><td align="center" style="padding:32px 12px;${FONT}">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:600px;max-width:100%">
${row('brand', `padding:0 8px 16px;${FONT};font-size:20px;line-height:28px;font-weight:700;color:#14532d`, 'Fungo')}
<tr><td class="card" style="padding:32px 24px 16px;background:#ffffff;border-radius:12px;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;overflow-wrap:break-word">
${rows.join('\n')}
</table>
</td></tr>
${row('small', `padding:16px 8px 0;${SMALL}`, footer)}
</table>
</td></tr></table>
</body>
</html>
`
