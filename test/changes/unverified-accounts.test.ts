import { beforeAll, describe, expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { users } from '../../functions/domain/users/entity.ts'
import { userRecord } from '../../functions/domain/users/record.ts'
import { writeRecord } from '../../functions/store/records/listed-record.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { caughtUp, mailsTo } from './change-stream.ts'

const PHOTO = 'data:image/gif;base64,R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs='
const FREE_TEXT = 'Write to us under this secret word'
const TEAM = 'description websiteURL socialURLs logoURL waiver { text isOwn } showsFactsOnly'
const OPPORTUNITY = 'description whatToBring waiverText waiverHash showsFactsOnly'
const EVENT = 'description organizer url scoresURL showsFactsOnly'

const unverified = () => given.user({ emailVerifiedAt: undefined })
async function confirm({ userID }: UserItem) {
  const { data } = await users().get({ userID }).go({ consistent: true })
  await writeRecord(userRecord.replace(data!, { emailVerifiedAt: new Date().toISOString() }, { now: new Date() }))
}
const [admin, stranger] = await Promise.all([given.admin(), given.user()])

describe('of what an account without a confirmed address publishes', () => {
  let author: UserItem
  let teamID: string
  let opportunityID: string
  let eventID: string
  beforeAll(async () => {
    author = await unverified()
    teamID = (await given.team({ owner: author, description: FREE_TEXT })).id
    const links = { websiteURL: 'https://thunder.com', socialURLs: ['https://x.com/thunder'] }
    await as(author).updateTeam({ id: teamID, input: { ...links, logo: PHOTO, waiverText: FREE_TEXT } })
    const texts = { description: FREE_TEXT, whatToBring: FREE_TEXT, waiverRequired: true }
    opportunityID = (await given.opportunity({ creator: author, teamID, ...texts })).id
    eventID = (await given.event({ creator: author, teamID, ...ownTexts().event })).id
    await caughtUp()
  })

  const others = () => [asAnonymous(), as(stranger)]
  const ownTexts = () => ({
    team: { description: FREE_TEXT, websiteURL: 'https://thunder.com', socialURLs: ['https://x.com/thunder'] },
    opportunity: { description: FREE_TEXT, whatToBring: FREE_TEXT },
    event: {
      description: FREE_TEXT,
      organizer: FREE_TEXT,
      url: 'https://thunder.com/cup',
      scoresURL: 'https://thunder.com/scores',
    },
  })

  test('others see only the facts, on every page, and the author is told', async () => {
    for (const viewer of others()) {
      const { waiver, ...team } = await viewer.team({ id: teamID }, TEAM)
      expect(team).toEqual({
        description: null,
        websiteURL: null,
        socialURLs: [],
        logoURL: null,
        showsFactsOnly: false,
      })
      expect(waiver).toEqual({ isOwn: false, text: expect.stringContaining('Participation waiver') })
      const opportunity = await viewer.opportunity({ id: opportunityID }, OPPORTUNITY)
      expect(opportunity).toMatchObject({ description: null, whatToBring: null, showsFactsOnly: false })
      expect(opportunity.waiverText).toContain('Participation waiver')
      const event = await viewer.event({ id: eventID }, EVENT)
      expect(event).toEqual({ description: null, organizer: null, url: null, scoresURL: null, showsFactsOnly: false })
    }
    const pages = [`/teams/${teamID}`, `/opportunities/${opportunityID}`, `/events/${eventID}`]
    for (const path of [...pages, '/teams', '/opportunities', '/events']) {
      const { body } = await openPage(`https://fungo.example${path}`)
      expect(body).not.toContain(FREE_TEXT)
      expect(body).not.toContain('thunder.com')
    }
    for (const user of [author, admin]) {
      expect(await as(user).team({ id: teamID }, TEAM)).toMatchObject({ ...ownTexts().team, showsFactsOnly: true })
      expect(await as(user).opportunity({ id: opportunityID }, OPPORTUNITY)).toMatchObject({
        ...ownTexts().opportunity,
        showsFactsOnly: true,
      })
      expect(await as(user).event({ id: eventID }, EVENT)).toEqual({ ...ownTexts().event, showsFactsOnly: true })
    }
    const own = await given.event({ creator: author, description: FREE_TEXT })
    expect(await as(author).event({ id: own.id }, 'description')).toEqual({ description: FREE_TEXT })
  })

  test('families on the roster see all, and everyone does once the account is an admin', async () => {
    const writer = await unverified()
    const { id } = await given.team({ owner: writer, description: FREE_TEXT })
    const { parent, player: playerID } = await given.family()
    const ofTeam = await given.opportunity({ creator: writer, teamID: id, description: FREE_TEXT })
    const event = await given.event({ creator: writer, teamID: id, description: FREE_TEXT })
    const readers = [asAnonymous(), as(parent)]
    const read = () =>
      Promise.all(
        readers.map(async (it) => [
          (await it.team({ id }, 'description')).description,
          (await it.opportunity({ id: ofTeam.id }, 'description')).description,
          (await it.event({ id: event.id }, 'description')).description,
        ]),
      )
    const [none, all] = [
      [null, null, null],
      [FREE_TEXT, FREE_TEXT, FREE_TEXT],
    ]
    await given.rosterEntry(parent, { teamID: id, playerID })
    expect(await read()).toEqual([none, all])
    await users().patch({ userID: writer.userID }).set({ role: 'admin' }).go()
    expect(await read()).toEqual([all, all])
    await users().delete({ userID: writer.userID }).go()
    expect(await read(), 'of a deleted account').toEqual([none, all])
  })

  test('families accept the default waiver, which is the one that they see', async () => {
    const parent = await given.user()
    const player = await given.player({ claimer: parent })
    const { waiverHash } = await as(parent).opportunity({ id: opportunityID }, 'waiverHash')
    const input = { opportunityID, playerID: player.id, waiverSigned: true, waiverHash }
    const registered = await as(parent).registerForOpportunity({ input }, 'waiver { version }')
    expect(registered.waiver.version).toBe('Fungo 1')
  })

  test('an accepted team does not see how to pay', async () => {
    const [organizer, coach] = [await unverified(), await given.user()]
    const { id: ofTeam } = await given.team({ owner: coach })
    const payment = { paymentNote: FREE_TEXT, paymentURL: 'https://thunder.com/pay' }
    const divisions = [{ ageGroup: '12U', division: 'AA', max: 2, entryFeeCents: 45_000 }]
    const event = await given.event({ creator: organizer, divisions, ...payment })
    const { divisions: made } = await as(organizer).event({ id: event.id }, 'divisions { id }')
    const input = { eventID: event.id, divisionID: made[0]!.id, teamID: ofTeam }
    const { id } = await as(coach).enterTeam({ input })
    await as(organizer).decideEntry({ id, decision: 'ACCEPTED' })
    const read = () => as(coach).event({ id: event.id }, 'paymentNote paymentURL')
    expect(await read()).toEqual({ paymentNote: null, paymentURL: null })
    await confirm(organizer)
    expect(await read()).toEqual(payment)
  })

  test('an approved logo is not shown either', async () => {
    const [waiting] = (await as(admin).waitingPhotos({ perPage: 1000 }, 'id recordID')).filter(
      (it: { recordID: string }) => it.recordID === teamID,
    )
    await as(admin).approvePhoto({ id: waiting!.id })
    expect((await asAnonymous().team({ id: teamID }, 'logoURL')).logoURL).toBeNull()
    expect((await as(author).team({ id: teamID }, 'logoStatus')).logoStatus).toBe('WAITS_FOR_CONFIRMATION')
  })

  test('others see the rest as soon as the address is confirmed', async () => {
    await confirm(author)
    for (const viewer of others()) {
      const { waiver, logoURL, ...team } = await viewer.team({ id: teamID }, TEAM)
      expect(team).toEqual({ ...ownTexts().team, showsFactsOnly: false })
      expect(waiver).toEqual({ isOwn: true, text: FREE_TEXT })
      expect(logoURL).not.toBeNull()
      const opportunity = await viewer.opportunity({ id: opportunityID }, OPPORTUNITY)
      expect(opportunity).toMatchObject({ ...ownTexts().opportunity, waiverText: FREE_TEXT, showsFactsOnly: false })
      expect(await viewer.event({ id: eventID }, EVENT)).toEqual({ ...ownTexts().event, showsFactsOnly: false })
    }
  })
})

describe('an account without a confirmed address mails nobody', () => {
  const bellOf = async (user: UserItem) => {
    await mailsTo(user)
    return (await as(user).notifications({}, 'subject')).map(({ subject }: { subject: string }) => subject)
  }

  test('by asking for players, adding unclaimed ones, and changing and ending entries', async () => {
    const [coach, family, maker] = [await unverified(), await given.user(), await given.user()]
    const { id: teamID } = await given.team({ owner: coach })
    const claimed = await given.player({ claimer: family })
    const made = await given.player({ claimer: admin, name: 'Robin Made' })
    await given.rosterEntry(maker, { teamID: (await given.team({ owner: maker })).id, playerID: made.id })
    await mailsTo(maker)
    const before = (await mailsTo(maker)).length
    const entry = { startDate: '2025-09-01', season: '2025 Fall', teamID }
    await as(coach).addPlayerToTeam({ input: { ...entry, playerID: claimed.id } })
    const { id } = await as(coach).addPlayerToTeam({ input: { ...entry, playerID: made.id } })
    await as(coach).updatePlayerTeamHistory({ id, input: { jerseyNumber: '8' } })
    await as(coach).removePlayerFromTeam({ teamHistoryID: id })
    expect(await mailsTo(family)).toEqual([])
    expect(await mailsTo(maker)).toHaveLength(before)
    expect(await bellOf(family)).toEqual(['A team asks to add your player'])
  })

  test('by its decisions about registrations, with its own words or without', async () => {
    const [organizer, parent] = [await unverified(), await given.user()]
    const opportunity = await given.opportunity({ creator: organizer })
    const player = await given.player({ claimer: parent })
    const { id } = await given.registration(parent, { opportunityID: opportunity.id, playerID: player.id })
    const before = (await mailsTo(parent)).length
    await as(organizer).rejectRegistration({ registrationID: id, reason: FREE_TEXT })
    await mailsTo(parent)
    await as(organizer).approveRegistration({ registrationID: id })
    expect(await bellOf(parent)).toContain(`Registration approved: ${opportunity.title}`)
    await as(organizer).updateOpportunity({ id: opportunity.id, input: { location: 'Somewhere else' } })
    await as(organizer).deleteOpportunity({ id: opportunity.id })
    expect(await mailsTo(parent)).toHaveLength(before)
  })

  test('by registering and withdrawing, not even its own address', async () => {
    const [organizer, parent] = [await given.user(), await unverified()]
    const opportunity = await given.opportunity({ creator: organizer })
    const player = await given.player({ claimer: parent })
    const { id } = await given.registration(parent, { opportunityID: opportunity.id, playerID: player.id })
    expect([await mailsTo(organizer), await mailsTo(parent)]).toEqual([[], []])
    await as(parent).withdrawRegistration({ registrationID: id })
    expect(await mailsTo(organizer)).toEqual([])
    expect(await bellOf(organizer)).toHaveLength(2)
  })

  test('and finds no people', async () => {
    const coach = await unverified()
    await given.team({ owner: coach })
    for (const operation of ['users', 'usersCount'] as const)
      await expectRefusal(as(coach)[operation]({ search: 'pat' }), 'FORBIDDEN', 'Confirm your email address first.')
  })
})

test('an account without a confirmed address accepts a child only by a link that was sent to its own address', async () => {
  const coach = await given.user()
  const { id: teamID } = await given.team({ owner: coach })
  const player = await given.player({ claimer: coach })
  await given.rosterEntry(coach, { teamID, playerID: player.id })
  const address = `family-${Date.now()}@fungo.example`
  const code = await given.familyInvitation(coach, { teamID, playerID: player.id, email: address })
  const accept = (user: UserItem) =>
    as(user).acceptPlayerInvitation({ playerID: player.id, code, guardianConsent: '2026-11' })
  await expectRefusal(accept(await unverified()), 'FORBIDDEN')
  await accept(await given.user({ email: address, emailVerifiedAt: undefined }))
})
