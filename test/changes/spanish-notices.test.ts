import { expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { englishWords } from '../support/english-words.ts'
import { given } from '../support/given.ts'
import { answerPage, openPage } from '../support/open-page.ts'
import { expectEnglish, expectSpanish, textOfPage } from '../support/spanish-texts.ts'
import { inHours } from '../support/times.ts'
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
    opportunityID: id,
    status: 'APPROVED',
    subject: 'Field map',
    text: 'Park behind the second field.',
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

test("a mail names the season in its reader's language", async () => {
  const [coach, parent] = await Promise.all([given.user({ locale: 'es' }), given.user()])
  const [team, player] = [await given.team({ owner: coach }), await given.player({ claimer: parent })]
  await given.rosterEntry(coach, { teamID: team.id, playerID: player.id, season: '2025 Fall' })
  const [accepted] = await mailsTo(coach)
  expect(accepted!.text).toContain(`está en el plantel de ${team.name} (Otoño 2025).`)
})

type People = { coach: UserItem; parent: UserItem; playerID: string }

const tryout = (people: People, more: object = {}) =>
  given.opportunity({ creator: people.coach, title: 'Otoño 12U', ...more })
/** The ID of a team of the coach. */
const linces = async ({ coach }: People) =>
  (await given.team({ owner: coach, name: `Linces ${coach.userID.slice(-4).replace(/\d/g, 'q')}` })).id
/** The page of the link, and the pages of the answers, one after the other. */
async function pagesAt(link: string, answers: string[]) {
  const pages = [await openPage(link)]
  for (const answer of answers) pages.push(await answerPage(link, answer))
  return pages.map(textOfPage)
}
const linkOf = async (parent: UserItem, path: string) => {
  const texts = (await mailsTo(parent)).map(({ text }) => text).join('\n')
  return new RegExp(`https:\\S+${path}\\?\\S+`).exec(texts)![0]
}

async function openToGuestPlay(parent: UserItem, playerID: string, home: object) {
  await as(parent).updatePlayer({ id: playerID, input: home })
  await as(parent).confirmGuardianConsent({ playerID, version: '2026-12-es' })
  await as(parent).setOpenToGuestPlay({ playerID, isOpen: true })
}

/** What reaches a family. A story returns the texts of pages that its links open. */
const stories: [title: string, (people: People) => Promise<string[]>][] = [
  [
    'an offered spot',
    async (people) => {
      const { coach, parent, playerID } = people
      const { id } = await tryout(people, { capacity: 1, offersAutomatically: true })
      const first = await given.player({ claimer: coach, name: 'Robin Reserve' })
      const taken = await register(coach, id, first.id)
      await decide(coach, taken, 'APPROVED')
      await register(parent, id, playerID)
      await as(coach).withdrawRegistration({ registrationID: taken })
      return pagesAt(await linkOf(parent, '/p/offer'), ['decline', 'accept'])
    },
  ],
  [
    'a waitlisting by the coach',
    async (people) => {
      const { coach, parent, playerID } = people
      const { id } = await tryout(people)
      await as(coach).waitlistRegistration({ registrationID: await register(parent, id, playerID) })
      return []
    },
  ],
  [
    'an asked family',
    async (people) => {
      const { coach, parent, playerID } = people
      await openToGuestPlay(parent, playerID, { locationCity: 'Casper', state: 'WY' })
      const place = { type: 'GUEST_NEED', city: 'Casper', state: 'WY', capacity: 1 }
      const teamID = await linces(people)
      const { id } = await tryout(people, { ...place, teamID, startTime: inHours(5), neededBy: inHours(2) })
      await as(coach).setAskingFamilies({ opportunityID: id, isOn: true }, 'askedCount')
      return pagesAt(await linkOf(parent, '/p/ask'), ['no', 'yes'])
    },
  ],
  [
    'a roster that the player joins, changes in, and leaves',
    async ({ coach, playerID }) => {
      const team = await given.team({ owner: coach, name: `Nutrias ${playerID.slice(-4)}` })
      const { id } = await given.rosterEntry(coach, { teamID: team.id, playerID })
      await as(coach).updatePlayerTeamHistory({ id, input: { jerseyNumber: '12', endDate: '2030-01-01' } })
      await as(coach).removePlayerFromTeam({ teamHistoryID: id })
      return []
    },
  ],
  [
    'an invitation of a family',
    async ({ coach, parent }) => {
      const team = await given.team({ owner: coach, name: `Coyotes ${parent.userID.slice(-4)}` })
      const { id } = await given.player({ claimer: coach, name: 'Robin Reserve' })
      await given.rosterEntry(coach, { teamID: team.id, playerID: id })
      await as(coach).invitePlayerFamily({ playerID: id, teamID: team.id, email: parent.email })
      return []
    },
  ],
  [
    'an invitation to guest play',
    async (people) => {
      const { coach, parent, playerID } = people
      await openToGuestPlay(parent, playerID, { locationCity: 'Burlington', state: 'VT' })
      const teamID = await linces(people)
      const { id } = await tryout(people, { teamID, type: 'GUEST_NEED', city: 'Burlington', state: 'VT' })
      await as(coach).inviteGuestPlayer({ opportunityID: id, playerID })
      return []
    },
  ],
  [
    'a rejected claim',
    async ({ coach, parent }) => {
      const { id } = await given.player({ claimer: coach, name: 'Robin Reserve' })
      const claim = await as(parent).createClaimRequest({ resourceType: 'player', resourceID: id }, 'id')
      await as(await given.admin()).rejectClaim({ claimID: claim.id })
      return []
    },
  ],
  [
    'a reset of the password',
    async ({ parent }) => {
      await asAnonymous().forgotPassword({ email: parent.email })
      return []
    },
  ],
]

test.each(stories)('%s reaches a family in Spanish', async (_, story) => {
  const [coach, parent] = await Promise.all([
    given.clearedCoach({ name: 'Olive' }),
    given.user({ name: 'Ana', locale: 'es' }),
  ])
  const { id: playerID } = await given.player({ claimer: parent, name: 'Sam Slugger' })
  const pages = await story({ coach, parent, playerID })
  const mails = await mailsTo(parent)
  expect(mails.length).toBeGreaterThan(0)
  await expectSpanish(parent, { mails, pushes: push.pushes })
  expect(pages.filter((text) => englishWords(text).length > 0)).toEqual([])
  expectEnglish(await mailsTo(coach))
})

test('who has no account is invited in the language of who invites', async () => {
  const coach = await given.user({ name: 'Olive', locale: 'es' })
  const { id: teamID } = await given.team({
    owner: coach,
    name: `Linces ${coach.userID.slice(-4).replace(/\d/g, 'q')}`,
  })
  const player = await given.player({ claimer: coach, name: 'Sam Slugger' })
  await given.rosterEntry(coach, { teamID, playerID: player.id })
  const email = `${crypto.randomUUID()}@fungo.example`
  await as(coach).invitePlayerFamily({ playerID: player.id, teamID, email })
  await as(coach).inviteContact({ recordID: teamID, email, role: 'manager' })
  const mails = await mailsTo({ email })
  expect(mails.map(({ text, html }) => [englishWords(text), html.includes('<html lang="es-US">')])).toEqual([
    [[], true],
    [[], true],
  ])
})

test('a notification is read in the language of its reader, also in another than when it was sent', async () => {
  const [coach, parent] = await given.users(2)
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
