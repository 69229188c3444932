import { escapeUTF8 } from 'entities/escape'
import { type Locale, regional } from '../../values/messages/locale.ts'
import { mailTexts } from '../../values/messages/mail.ts'
import { truncate } from '../../values/truncate.ts'
import { settings } from '../settings.ts'

type Content = {
  locale: Locale
  subject: string
  /** Who is greeted by name, at a confirmed address. Elsewhere, whoever typed the address could have put a message in the name. */
  reader?: { name: string; emailVerifiedAt?: string }
  paragraphs: string[]
  /** One line each. A detail with a URL links to it. */
  details?: { label: string; value: string; url?: string }[]
  link?: { label: string; url: string }
  ending?: string
  /** Shown in the footer: a sentence that says why the reader gets these emails, and the link that stops them. */
  unsubscribe?: { reason: string; url: string }
}

/** Text that mail programs turn into links: web addresses with or without a scheme. */
const WEB_ADDRESS =
  /(?:\b[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?/giu
const ZERO_WIDTH_SPACE = '\u200b'

/** Breaks up web addresses with zero-width spaces, so that mail programs do not turn them into links. */
const withoutLinks = (text: string) =>
  text.replace(WEB_ADDRESS, (address) => address.replace(/[.:/]/g, (it) => `${it}${ZERO_WIDTH_SPACE}`))

/**
 * Renders an email as text and as HTML that all mail programs display alike. User text is escaped. Web addresses in it do not become links,
 * and they are removed from the subject.
 */
export function renderEmail(content: Content) {
  const { locale, reader, link, ending, unsubscribe } = content
  const subject = content.subject.replace(WEB_ADDRESS, '')
  const greeting = withoutLinks(reader?.emailVerifiedAt ? mailTexts.hiName(reader.name)(locale) : mailTexts.hi(locale))
  const paragraphs = content.paragraphs.map(withoutLinks)
  const details = (content.details ?? []).map((it) => ({ ...it, value: withoutLinks(it.value) }))
  const stop = mailTexts.unsubscribe(locale)
  const sender = ['Fungo', settings.postalAddress].filter((it) => it !== null)
  const text = [
    greeting,
    ...paragraphs,
    ...(details.length > 0 ? [details.map(detailText).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...(ending ? [ending] : []),
    `-- \n${sender.join('\n')}`,
    ...(unsubscribe ? [`${unsubscribe.reason} ${stop}: ${unsubscribe.url}`] : []),
  ].join('\n\n')
  const html = frame(
    regional[locale],
    subject,
    [
      paragraph(escapeUTF8(greeting)),
      ...paragraphs.map((it) => paragraph(escapeUTF8(it))),
      ...(details.length > 0 ? [paragraph(details.map(detailHTML).join('<br>\n'))] : []),
      ...(link ? [button(link)] : []),
      ...(ending ? [paragraph(escapeUTF8(ending), MUTED)] : []),
    ].join('\n'),
    [
      ...(unsubscribe
        ? [`${unsubscribe.reason} <a href="${escapeUTF8(unsubscribe.url)}" style="color:#5b6472">${stop}</a>`]
        : []),
      escapeUTF8(sender.join(' · ')),
    ].join('<br>\n'),
  )
  return { subject: truncate(subject.replace(/\s+/g, ' ').trim(), 150), text: `${text}\n`, html }
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const BODY = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#161a20'
const MUTED = 'margin:16px 0 0;font-size:14px;line-height:21px;color:#5b6472'

const paragraph = (html: string, style = BODY) => `<p style="${style}">${html}</p>`

type Detail = NonNullable<Content['details']>[number]

const detailText = ({ label, value, url }: Detail) => `${label}: ${value}${url ? ` (${url})` : ''}`

function detailHTML({ label, value, url }: Detail) {
  const words = escapeUTF8(value)
  return `<strong>${escapeUTF8(label)}:</strong> ${url ? `<a href="${escapeUTF8(url)}" style="color:#14532d">${words}</a>` : words}`
}

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeUTF8(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#14532d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeUTF8(label)}</a></p>`

const frame = (lang: string, title: string, inner: string, footer: string) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeUTF8(title)}</title></head>
<body style="margin:0;padding:0;background:#f4f2ec;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 8px 16px;font-size:20px;font-weight:700;color:#14532d">Fungo</td></tr>
<tr><td style="padding:32px;background:#ffffff;border-radius:12px">
${inner}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;line-height:20px;color:#5b6472">${footer}</td></tr></table>
</td></tr></table>
</body>
</html>
`
