import { afterAll, expect, test, vi } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as, asAnonymous } from '../support/as.ts'
import { englishWords } from '../support/english-words.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { expectEnglish, expectSpanish, textOfPage } from '../support/spanish-texts.ts'
import { startTestAlerts } from '../support/test-alerts.ts'
import { inDays, inHours } from '../support/times.ts'

const mail = await startTestAlerts()
// The clock only advances: a run leaves what is older than the last one.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const HOUR = 60
const DAY = 24 * HOUR
/** Runs the jobs after this many minutes. */
async function runIn(minutes: number, event?: { dueWork: boolean }) {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  await mail.run(event)
}
const dueIn = (minutes: number) => runIn(minutes, { dueWork: true })

type People = { coach: UserItem; parent: UserItem; playerID: string }

/** An opportunity of the coach for which the parent's player is registered. */
async function registered({ coach, parent, playerID }: People, more: object = {}) {
  const opportunity = { creator: coach, title: 'Otoño 12U', feeCents: 2_500, ...more }
  const { id: opportunityID } = await given.opportunity(opportunity)
  const { id: registrationID } = await given.registration(parent, { opportunityID, playerID })
  return { opportunityID, registrationID }
}
async function approved(people: People, more: object = {}) {
  const { opportunityID, registrationID } = await registered(people, more)
  await as(people.coach).approveRegistration({ registrationID })
  return opportunityID
}

/** What the family gets an email about. */
const stories: [title: string, (people: People) => Promise<unknown>][] = [
  [
    'a change of an opportunity',
    async (people) => {
      const id = await approved(people)
      const input = { startTime: '2031-03-07T10:00', endTime: '2031-03-07T12:00', location: 'Campo 2', feeCents: 0 }
      await as(people.coach).updateOpportunity({ id, input: { ...input, whatToBring: 'Guante' } })
      await dueIn(13)
    },
  ],
  [
    'a canceled opportunity',
    async (people) => {
      const id = await approved(people)
      await as(people.coach).updateOpportunity({ id, input: { cancelled: true } })
      await dueIn(13)
    },
  ],
  [
    'a reminder of an opportunity',
    async (people) => {
      await approved(people, { startTime: inHours(23.5), whatToBring: 'Guante' })
      await runIn(1)
    },
  ],
  [
    'a decision day',
    async (people) => {
      const day = inDays(1).slice(0, 10)
      await registered(people, { decideBy: day, startTime: inHours(24 * 9) })
      // In a UTC morning, the third run only skips a missed reminder.
      for (const days of [0, 1, 1, 0]) await dueIn(days * DAY)
    },
  ],
  [
    'changes and a reminder of an event of the team',
    async ({ coach, playerID }) => {
      const team = await given.team({ owner: coach, name: `Nutrias ${playerID.slice(-4)}` })
      await given.rosterEntry(coach, { teamID: team.id, playerID })
      const { id } = await given.event({ creator: coach, teamID: team.id, name: 'Clásico', date: inHours(50) })
      await as(coach).updateEvent({ id, input: { date: inHours(47), location: 'Campo 3' } })
      await dueIn(13)
      await runIn(24.5 * HOUR)
    },
  ],
  [
    'a watch, and a daily one',
    async ({ coach, parent }) => {
      const near = 'near=30.51%2C-97.68&place=Round+Rock%2C+TX'
      const watch = (filters: string, isDaily: boolean) =>
        as(parent).createWatch({ input: { kind: 'OPPORTUNITIES', filters: `${filters}&${near}`, isDaily } })
      await watch('type=TRYOUT&sport=BASEBALL&ageGroup=12U&within=25', false)
      await watch('type=GUEST_NEED', true)
      await as(parent).createWatch({ input: { kind: 'EVENTS', filters: 'search=Copa', isDaily: true } })
      const city = { creator: coach, city: 'Round Rock', state: 'TX', location: 'Campo 1' }
      await given.opportunity({ ...city, title: 'Prueba de otoño', sport: 'BASEBALL' })
      await given.event({ creator: coach, name: 'Copa', date: '2031-03-06T09:00' })
      for (let i = 0; i < 11; i++) await given.opportunity({ ...city, type: 'GUEST_NEED', title: `Invitado ${i}` })
      await runIn(2)
      await runIn(26 * HOUR)
    },
  ],
]

test.each(stories)('%s is emailed to a family in Spanish', async (_, story) => {
  const [coach, parent] = await Promise.all([given.user({ name: 'Olive' }), given.user({ name: 'Ana', locale: 'es' })])
  const { id: playerID } = await given.player({ claimer: parent, name: 'Sam Slugger' })
  await story({ coach, parent, playerID })
  const mails = mail.mailsTo(parent)
  expect(mails.length).toBeGreaterThan(0)
  await expectSpanish(parent, { mails, pushes: mail.push.pushes }, ['Round Rock'])
  expectEnglish(mail.mailsTo(coach))
})

test('a visitor who asks in Spanish for a watch gets its emails and pages in Spanish', async () => {
  const email = `${crypto.randomUUID()}@fungo.example`
  const owner = await given.user()
  const team = await given.team({ owner, name: 'Coyotes' })
  await asAnonymous().requestWatch({ input: { kind: 'TEAM', teamID: team.id, email } }, undefined, { locale: 'es' })
  const link = /https:\S+\/p\/watch\S+/.exec(mail.mailsTo({ email })[0]!.text)![0]
  const pages = [await openPage(link), await openPage(link, { method: 'POST' })]
  await given.opportunity({ creator: owner, teamID: team.id, title: 'Prueba' })
  await runIn(2)
  const mails = mail.mailsTo({ email })
  expect(mails).toHaveLength(2)
  const end = /https:\S+\/p\/unwatch\S+/.exec(mails[0]!.text)![0]
  pages.push(await openPage(end), await openPage(end, { method: 'POST' }))
  const texts = [...mails.flatMap(({ subject, text }) => [subject, text]), ...pages.map(textOfPage)]
  expect(texts.filter((text) => englishWords(text).length > 0)).toEqual([])
})
