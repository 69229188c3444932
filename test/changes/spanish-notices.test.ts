import { expect, test } from 'vitest'
import { as, expectRefusal } from '../support/as.ts'
import { englishWords } from '../support/english-words.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { caughtUp, decide, mailsTo, notices, push, register } from './change-stream.ts'

test("each mail to a parent who reads Spanish is in Spanish, the coach's are in English, and their words stay as written", async () => {
  const [coach, parent] = await Promise.all([
    given.user({ name: 'Olive' }),
    given.user({ name: 'Ana María', locale: 'es' }),
  ])
  const title = 'Otoño 12U'
  const { id } = await given.opportunity({ creator: coach, title, feeCents: 2_500, whatToBring: 'Glove, cleats' })
  const player = await given.player({ claimer: parent, name: 'Sam Slugger' })
  const registrationID = await register(parent, id, player.id)
  await mailsTo(parent)
  await as(coach).rejectRegistration({ registrationID, reason: 'We have enough catchers' })
  await mailsTo(parent)
  await decide(coach, registrationID, 'APPROVED')
  await mailsTo(parent)
  await as(coach).emailRegistrants({
    ...{ opportunityID: id, status: 'APPROVED' },
    ...{ subject: 'Field map', text: 'Park behind the second field.' },
  })
  const mails = await mailsTo(parent)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Field map',
    'Inscripción aprobada: Otoño 12U',
    'No quedó en la selección: Otoño 12U',
    'Inscripción recibida: Otoño 12U',
  ])
  const [fromCoach, approved, rejected, received] = mails.map(({ text }) => text)
  expect(fromCoach).toContain('Olive, que organiza "Otoño 12U", escribe:\n\nPark behind the second field.')
  expect(rejected).toContain('El organizador escribió: We have enough catchers')
  expect(received).toContain('Hola, Ana María:')
  expect(approved).toMatch(/Cuándo: \p{L}+, \d+ de? ?\p{L}+ .*[ap]\.m\./u)
  expect(approved).toContain('Cuota: $25.00')
  expect(approved).toContain(`/es/opportunities/${id}`)
  const [calendar] = mails[1]!.attachments
  expect(calendar!.content.replaceAll('\r\n ', '')).toContain(`URL:https://fungo.example/es/opportunities/${id}\r\n`)
  const written = [
    'Park behind the second field.',
    'We have enough catchers',
    'Glove, cleats',
    'Zilker Park, Austin, TX',
  ]
  for (const { text, html, headers } of mails) {
    expect(englishWords(text, written)).toEqual([])
    expect(html).toContain('<html lang="es-US">')
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  }
  expect(push.pushes.filter((it) => it.id === parent.userID).map((it) => it.title)).toContain(
    'Inscripción aprobada: Otoño 12U',
  )

  const again = as(parent).registerForOpportunity({ input: { opportunityID: id, playerID: player.id } }, 'id', {
    locale: 'es',
  })
  await expectRefusal(again, 'CONFLICT', 'Este jugador ya está inscrito en esta oportunidad')
  const unsubscribe = await openPage(/https:\S+\/p\/unsubscribe\S+/.exec(received!)![0])
  expect(unsubscribe.body).toContain('<h1>¿Desactivar las notificaciones por correo?</h1>')

  const [toCoach] = await mailsTo(coach)
  expect(toCoach!.subject).toBe('New registration: Otoño 12U')
  expect(toCoach!.text).toContain('Hi Olive,\n\nSam S. was registered for "Otoño 12U"')
  expect(toCoach!.html).toContain('<html lang="en-US">')
})

test('a notification is read in the language of its reader, also in another than when it was sent', async () => {
  const [coach, parent] = await Promise.all([given.user(), given.user()])
  const { id } = await given.opportunity({ creator: coach, title: 'Otoño 12U', startTime: '2027-03-06T09:00' })
  const player = await given.player({ claimer: parent, name: 'Sam Slugger' })
  await register(parent, id, player.id)
  await caughtUp()
  await notices.mailed()
  const read = async (locale: 'en' | 'es') =>
    (await as(coach).send('{ notifications { subject text } }', {}, { locale })).notifications
  expect(await read('es')).toContainEqual({
    subject: 'Nueva inscripción: Otoño 12U',
    text: expect.stringMatching(/^Se inscribió a Sam S\. en "Otoño 12U" \(sáb, 6 de mar de 2027, 9:00 a\.m\. CST\)\.$/),
  })
  expect(await read('en')).toContainEqual({
    subject: 'New registration: Otoño 12U',
    text: 'Sam S. was registered for "Otoño 12U" (Sat, Mar 6, 2027, 9:00 AM CST).',
  })
})
