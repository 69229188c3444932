import { decodeHTML } from 'entities'
import { HtmlValidate } from 'html-validate'
import { simpleParser } from 'mailparser'
import { expect } from 'vitest'
import type { Mail } from '../../scripts/local/mail.ts'

/** Mail programs need inline styles and the attributes of tables. */
const html = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'no-deprecated-attr': 'off', 'presentation-role-style': 'off' },
})

const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')
const encodedWord = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

const part = (type: string, text: string, more: string[] = []) =>
  [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...more, '', base64(text)].join('\r\n')

const multipart = (kind: string, parts: string[]) =>
  [
    `Content-Type: multipart/${kind}; boundary="${kind}"`,
    '',
    ...parts.map((it) => `--${kind}\r\n${it}`),
    `--${kind}--`,
    '',
  ].join('\r\n')

/** The mail as SES composes it. */
export function mimeOf({ from, to, subject, text, html, headers, attachments }: Omit<Mail, 'id' | 'sentAt'>) {
  const body = multipart('alternative', [
    part('text/plain; charset=UTF-8', text),
    part('text/html; charset=UTF-8', html),
  ])
  const files = attachments.map(({ name, type, content }) =>
    part(type, content, [`Content-Disposition: attachment; filename="${name}"`]),
  )
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encodedWord(subject)}`,
    'MIME-Version: 1.0',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${lines.join('\r\n')}\r\n${multipart('mixed', [body, ...files])}`
}

/** The rules that the HTML of the mail breaks. */
export function htmlFaults(page: string): string[] {
  const { results } = html.validateStringSync(page)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}, line ${line}: ${message}`),
  )
}

/** Parses the mail as a mail program does, and checks what all mails have. */
export async function expectReadableMail(mail: Omit<Mail, 'id' | 'sentAt'>) {
  const parsed = await simpleParser(mimeOf(mail))
  expect(parsed.subject).toBe(mail.subject)
  expect(parsed.headers.get('auto-submitted')).toBe('auto-generated')
  expect(parsed.text?.trimEnd()).toBe(mail.text.trimEnd())
  expect(parsed.html).toBe(mail.html)
  expect(parsed.attachments.map(({ content }) => content.toString())).toEqual(
    mail.attachments.map(({ content }) => content),
  )
  expect(htmlFaults(mail.html)).toEqual([])
  const page = mail.html
  expect(page).toContain('<meta name="color-scheme" content="light dark">')
  expect(page).toContain('width="600"')
  const cells = page.match(/<td [^>]*>/g) ?? []
  expect(cells.filter((cell) => !/padding/.test(cell) || !/font-family/.test(cell))).toEqual([])
  const preheader = decodeHTML(/<div style="display:none[^>]*>([^<]+?)&#847;/.exec(page)![1]!)
  expect(mail.text.replace(/\s+/g, ' ')).toContain(preheader)
  return parsed
}
