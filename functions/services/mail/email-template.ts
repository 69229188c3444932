import { escapeUTF8 } from 'entities/escape'
import { type Locale, regional } from '../../values/messages/locale.ts'
import { mailTexts } from '../../values/messages/mail.ts'
import { truncate } from '../../values/truncate.ts'
import { settings } from '../settings.ts'
import { buttonRow, emailLayout, smallRow, textLink, textRow } from './email-layout.ts'

type Content = {
  locale: Locale
  subject: string
  /** Who is greeted by name, at a confirmed address. Elsewhere, whoever typed the address could have put a message in the name. */
  reader?: { name: string; emailVerifiedAt?: string }
  paragraphs: string[]
  /** One line each. A detail with a URL links to it. */
  details?: { label: string; value: string; url?: string }[]
  link?: { label: string; url: string }
  /** Below the button, as text. */
  secondLink?: { label: string; url: string } | undefined
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
  const { locale, reader, link, secondLink, ending, unsubscribe } = content
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
    ...(secondLink ? [`${secondLink.label}: ${secondLink.url}`] : []),
    ...(ending ? [ending] : []),
    `-- \n${sender.join('\n')}`,
    ...(unsubscribe ? [`${unsubscribe.reason} ${stop}: ${unsubscribe.url}`] : []),
  ].join('\n\n')
  const html = emailLayout({
    lang: regional[locale],
    title: subject,
    preheader: truncate(paragraphs.join(' ').replace(/\s+/g, ' '), 140),
    rows: [
      textRow(escapeUTF8(greeting)),
      ...paragraphs.map((it) => textRow(escapeUTF8(it))),
      ...(details.length > 0 ? [textRow(details.map(detailHTML).join('<br>\n'))] : []),
      ...(link ? [buttonRow(link)] : []),
      ...(secondLink ? [smallRow(textLink(secondLink, MUTED))] : []),
      ...(ending ? [smallRow(escapeUTF8(ending))] : []),
    ],
    footer: [
      ...(unsubscribe ? [`${unsubscribe.reason} ${textLink({ label: stop, url: unsubscribe.url }, MUTED)}`] : []),
      escapeUTF8(sender.join(' · ')),
    ].join('<br>\n'),
  })
  return { subject: truncate(subject.replace(/\s+/g, ' ').trim(), 150), text: `${text}\n`, html }
}

const GREEN = '#14532d'
const MUTED = '#5b6472'

type Detail = NonNullable<Content['details']>[number]

const detailText = ({ label, value, url }: Detail) => `${label}: ${value}${url ? ` (${url})` : ''}`

const detailHTML = ({ label, value, url }: Detail) =>
  `<strong>${escapeUTF8(label)}:</strong> ${url ? textLink({ label: value, url }, GREEN) : escapeUTF8(value)}`
