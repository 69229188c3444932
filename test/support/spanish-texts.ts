import { expect } from 'vitest'
import type { startMail } from '../../scripts/local/mail.ts'
import { as } from './as.ts'
import { readCalendar } from './calendar.ts'
import { englishWords } from './english-words.ts'
import type { startPushReceiver } from './push-receiver.ts'

/** The visible text of a page without sign-in. */
export const textOfPage = ({ body = '' }: { body?: string }) => body.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')

type Mail = ReturnType<Awaited<ReturnType<typeof startMail>>['outbox']['mails']>[number]
type Push = Awaited<ReturnType<typeof startPushReceiver>>['pushes'][number]
type Sent = { mails: readonly Mail[]; pushes: readonly Push[] }

const textsOfCalendar = ({ content }: { content: string }) => {
  const { name, description, entries } = readCalendar(content)
  return [name, description, ...entries.flatMap((it) => [it.summary, it.description])].map((text) => String(text ?? ''))
}

/** All that reached the user has no English word of the interface: emails, calendar files, pushes, and notifications of the app. */
export async function expectSpanish(
  user: { userID: string },
  { mails, pushes }: Sent,
  written: readonly string[] = [],
) {
  const { notifications } = await as(user).send('{ notifications { subject text } }', {}, { locale: 'es' })
  const texts = [
    ...mails.flatMap(({ subject, text, attachments }) => [subject, text, ...attachments.flatMap(textsOfCalendar)]),
    ...pushes.flatMap(({ id, title, body }) => (id === user.userID ? [title, body ?? ''] : [])),
    ...notifications.flatMap(({ subject, text }: { subject: string; text: string }) => [subject, text]),
  ]
  expect(texts.map((text) => [englishWords(text, written), text]).filter(([words]) => words!.length > 0)).toEqual([])
  expect(new Set(mails.map(({ html }) => /<html lang="([^"]+)"/.exec(html)?.[1]))).toEqual(new Set(['es-US']))
}

export const expectEnglish = (mails: readonly Mail[]) =>
  expect(
    mails
      .filter(({ text, html }) => englishWords(text).length < 5 || !html.includes('<html lang="en-US">'))
      .map(({ subject }) => subject),
  ).toEqual([])
