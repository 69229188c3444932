import { expect, test, vi } from 'vitest'
import { renderEmail } from '../../functions/services/mail/email-template.ts'
import { expectReadableMail } from '../support/mail-checks.ts'

const mail = (typed: string) =>
  renderEmail({
    locale: 'en',
    subject: `Tomorrow: ${typed}`,
    reader: { name: typed, emailVerifiedAt: '2026-01-01T00:00:00Z' },
    paragraphs: [`"${typed}" starts soon.`],
    link: { label: 'View', url: 'https://fungo.example/events/1' },
  })

test.each(['https://evil.example/a?b=c', 'evil.example/login', 'www.evil.example', 'EVIL.COM', 'http://1.2.3.4/x'])(
  'the web address %s in a title is no link in a mail and not in its subject',
  (address) => {
    const { subject, text, html } = mail(`Tryout ${address}`)
    expect(subject).toBe('Tomorrow: Tryout')
    for (const body of [text, html]) expect(body).not.toContain(address)
    expect(text.replaceAll('\u200b', '')).toContain(address)
    expect(text).toContain('View: https://fungo.example/events/1')
  },
)

test.each(['St. Louis vs. J.T. Smith Jr.', 'Fall 2026 tryout, 9:00 a.m.', 'AA/AAA'])('%s stays as it is', (title) => {
  expect(mail(title).subject).toBe(`Tomorrow: ${title}`)
  expect(mail(title).text).toContain(`Hi ${title},`)
})

test('an emoji that crosses the length limit of a subject is left out', () => {
  const { subject } = mail(`${'x'.repeat(139)}🥎`)
  expect(subject).toBe(`Tomorrow: ${'x'.repeat(139)}`)
})

test('an email greets by name only at a confirmed address', () => {
  const name = 'You won! Call 555-0100'
  const mailTo = (reader: { name: string; emailVerifiedAt?: string }) =>
    renderEmail({ locale: 'en', subject: 'Tomorrow', reader, paragraphs: [] })
  expect(mailTo({ name }).text).toMatch(/^Hi,\n/)
  expect(mailTo({ name, emailVerifiedAt: '2026-01-01T00:00:00Z' }).text).toContain(`Hi ${name},\n`)
})

test("every email ends with the operator's postal address, also next to its unsubscribe link", () => {
  vi.stubEnv('POSTAL_ADDRESS', '12 Main St & Co, Austin, TX 78701')
  const content = { locale: 'en' as const, subject: 'Tomorrow', paragraphs: [] }
  const unsubscribe = { reason: 'Reminders are turned on.', url: 'https://fungo.example/p/unsubscribe' }
  for (const { text, html } of [renderEmail(content), renderEmail({ ...content, unsubscribe })]) {
    expect(text).toContain('-- \nFungo\n12 Main St & Co, Austin, TX 78701')
    expect(html).toContain('Fungo · 12 Main St &amp; Co, Austin, TX 78701')
  }
  vi.unstubAllEnvs()
  expect(renderEmail(content).text).toMatch(/-- \nFungo\n$/)
})

test.each([
  ['only a text', {}],
  [
    'a link and an ending',
    { link: { label: 'View "it" & more', url: 'https://fungo.example/?a=1&b=2' }, ending: 'Bye.' },
  ],
  [
    'details',
    {
      details: [
        { label: 'Place', value: 'Field <1>', url: 'https://maps.example/?q=1&r=2' },
        { label: 'Fee', value: '$5' },
      ],
    },
  ],
  [
    'an unsubscribe link',
    { unsubscribe: { reason: 'Reminders are on.', url: 'https://fungo.example/p/unsubscribe?a=1&b=2' } },
  ],
])('an email with %s is valid HTML, and mailparser reads it', async (_, more) => {
  for (const locale of ['en', 'es'] as const) {
    const paragraphs = ['Good news: Milo has a spot & "more" <soon>.', 'x '.repeat(100)]
    const mail = renderEmail({ locale, subject: 'Día 1 ⚾', paragraphs, ...more })
    await expectReadableMail({
      ...mail,
      from: 'no-reply@fungo.example',
      to: 'pat@fungo.example',
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: [],
    })
  }
})
