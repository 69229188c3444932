import { describe, expect, test } from 'vitest'
import { endExpiredOffers } from '../../functions/domain/registrations/expired-offers.ts'
import { offerFreeSpots } from '../../functions/domain/registrations/waitlist.ts'
import { type UserItem, userReferences, users } from '../../functions/domain/users/entity.ts'
import { endWithFormerManagers } from '../../functions/lifecycle/claim/hand-over.ts'
import { removeChildrenOfOpportunity } from '../../functions/lifecycle/removal/opportunities.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import { sendNotice } from '../../functions/notices/notices.ts'
import { signedPath } from '../../functions/services/mail/links.ts'
import { client } from '../../functions/store/dynamo.ts'
import { queryPartition } from '../../functions/store/store.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { answerPage, openPage } from '../support/open-page.ts'
import { pendingClaims } from '../support/pending-claims.ts'

process.env.WEB_URL = 'https://fungo.example'

// Abuse cases that only arise from combinations of features.
const [admin, owner, family] = await Promise.all([
  given.admin(),
  given.clearedCoach({ name: 'Owen Owner' }),
  given.user(),
])

const seen = (user: UserItem, id: string) =>
  as(user).opportunity({ id }, 'viewerCanManage createdBy registrations { contact { email } status offerExpiresAt }')
const dismiss = (teamID: string, { userID }: UserItem, by = owner) => as(by).removeTeamContact({ teamID, userID })
const hide = (kind: string, id: string) => as(admin).hideRecord({ kind, id, reason: 'Not a real one' })
const claimFor = (user: UserItem, resourceType: 'team' | 'player', resourceID: string) =>
  as(user).createClaimRequest({ resourceType, resourceID })
const giveTo = (user: UserItem, playerID: string) => given.approvedClaim(user, 'player', playerID)
const block = ({ userID }: UserItem, isBlocked = true) => users().patch({ userID }).set({ isBlocked }).go()
async function calendar(user: UserItem, id: string) {
  const { url } = await as(user).calendarFeed({ kind: 'TEAM', id }, 'url')
  return () => openPage(url)
}
const reject = (claim: { id: string } | undefined) => as(admin).rejectClaim({ claimID: claim!.id })

/** A team whose manager created a tryout with a registered child, a team-only opportunity, and an event. */
async function scenario() {
  const manager = await given.user({ name: 'Mo Manager' })
  const { id: teamID } = await given.team({ owner })
  await given.teamContact(owner, { teamID, user: manager, role: 'manager' })
  const { id: tryout } = await given.opportunity({ creator: manager, teamID, title: 'Open tryout' })
  const hidden = { visibility: 'PRIVATE', title: 'Team only' }
  const { id: teamOnly } = await given.opportunity({ creator: manager, teamID, ...hidden })
  const { id: event } = await given.event({ creator: manager, teamID })
  const player = await given.player({ claimer: family, name: 'Quillon Fullname' })
  await given.registration(family, { opportunityID: tryout, playerID: player.id })
  return { manager, teamID, tryout, teamOnly, event, player }
}

async function expectNoOrganizer(former: UserItem, { tryout, teamOnly, event }: Awaited<ReturnType<typeof scenario>>) {
  expect(await seen(former, tryout)).toMatchObject({ viewerCanManage: false, registrations: [] })
  await expectRefusal(seen(former, teamOnly), 'NOT_FOUND', 'Opportunity not found')
  expect(await as(former).opportunities({ perPage: 1000 })).not.toContainEqual({ id: teamOnly })
  await expectRefusal(as(former).opportunityRegistrations({ opportunityID: tryout }), 'FORBIDDEN')
  await expectRefusal(as(former).auditLog({ kind: 'opportunity', id: tryout }), 'FORBIDDEN')
  await expectRefusal(as(former).deleteEvent({ id: event }), 'FORBIDDEN')
}

describe('a former manager or owner', () => {
  type Told = Awaited<ReturnType<typeof scenario>>

  test.each<[string, (told: Told, next: UserItem) => Promise<unknown>, (told: Told) => UserItem[]]>([
    ['was dismissed', (told) => dismiss(told.teamID, told.manager), (told) => [told.manager]],
    // The contact entry of the manager ends with the appointment.
    [
      'gave the team away or was its manager',
      (told, next) => given.transfer(owner, told.teamID, next),
      (told) => [owner, told.manager],
    ],
    [
      'lost the team by the decision of an admin',
      (told, next) => given.approvedClaim(next, 'team', told.teamID),
      (told) => [owner, told.manager],
    ],
  ])('who %s cannot manage what the team posted', async (how, lose, formersOf) => {
    const [told, next] = [await scenario(), how === 'was dismissed' ? owner : await given.user()]
    const feed = await calendar(told.manager, told.teamID)
    expect((await feed()).body).toContain('Team only')
    await lose(told, next)
    for (const former of formersOf(told)) await expectNoOrganizer(former, told)
    expect(await seen(next, told.tryout)).toMatchObject({ viewerCanManage: true, registrations: [{}] })
    expect(await seen(next, told.teamOnly)).toMatchObject({ viewerCanManage: true, createdBy: next.userID })
    if (formersOf(told).includes(told.manager)) expect((await feed()).body).not.toContain('Team only')
  })

  test.each<[string, (teamID: string, manager: UserItem, next: UserItem) => Promise<unknown>]>([
    ['was dismissed', (teamID, manager) => dismiss(teamID, manager)],
    [
      'lost the team to a merge',
      async (teamID, _, next) =>
        as(admin).mergeTeams({ fromID: teamID, intoID: (await given.team({ owner: next })).id }),
    ],
  ])('who %s cannot restore what they deleted, and an admin restores it for the owner', async (how, lose) => {
    const [told, next] = [await scenario(), how === 'was dismissed' ? owner : await given.user()]
    await as(told.manager).deleteOpportunity({ id: told.tryout })
    await removeChildrenOfOpportunity(told.tryout)
    await lose(told.teamID, told.manager, next)
    expect(await as(told.manager).deletedRecords()).toEqual([])
    const restored = as(told.manager).restoreRecord({ kind: 'opportunity', id: told.tryout })
    await expectRefusal(restored, 'NOT_FOUND', 'Deleted record not found')
    await as(admin).restoreRecord({ kind: 'opportunity', id: told.tryout })
    expect(await seen(told.manager, told.tryout)).toMatchObject({ viewerCanManage: false, registrations: [] })
    expect(await seen(next, told.tryout)).toMatchObject({ viewerCanManage: true, createdBy: next.userID })
  })

  test('cannot take an opportunity with its registrations away from the team before the dismissal', async () => {
    const { manager, teamID, tryout } = await scenario()
    const { id: own } = await given.team({ owner: manager })
    const move = (by: UserItem, to: string | null) =>
      as(by).updateOpportunity({ id: tryout, input: { teamID: to, title: 'Moved' } }, 'teamID')
    const message = 'Only the owner of the team can take an opportunity away from it.'
    for (const to of [null, '', own]) await expectRefusal(move(manager, to), 'FORBIDDEN', message)
    expect(await move(manager, teamID)).toEqual({ teamID })
    expect(await move(owner, null)).toEqual({ teamID: null })
  })

  test('of a merged team cannot manage its opportunities in the kept team', async () => {
    const told = await scenario()
    const other = await given.user()
    const into = await given.team({ owner: other })
    await as(admin).mergeTeams({ fromID: told.teamID, intoID: into.id })
    // The contacts of both teams become contacts of the kept team, who can read but not manage.
    expect(await seen(told.manager, told.teamOnly)).toMatchObject({ viewerCanManage: false })
    expect(await seen(told.manager, told.tryout)).toMatchObject({ viewerCanManage: false, registrations: [] })
    expect(await seen(other, told.tryout)).toMatchObject({ viewerCanManage: true, createdBy: other.userID })
  })

  test('cannot reply to families with a link from an earlier email, and neither can a blocked account', async () => {
    const { manager, teamID, tryout } = await scenario()
    const conversationID = await asked(tryout)
    const answer = async (side: 'family' | 'organizer', { userID }: UserItem) => {
      const url = new URL(await signedPath('reply', { conversationID, side, userID }), 'https://fungo.example')
      return (await openPage(url, { method: 'POST', form: { text: 'Hello' } })).statusCode
    }
    expect(await answer('organizer', manager)).toBe(200)
    await dismiss(teamID, manager)
    expect([await answer('organizer', manager), await answer('organizer', owner)]).toEqual([409, 200])
    expect(await answer('family', family)).toBe(200)
    await block(family)
    expect(await answer('family', family)).toBe(409)
    await block(family, false)
  })
})

/** Asks a question as the family and returns the ID of the conversation. */
async function asked(opportunityID: string) {
  await as(family).askOrganizer({ opportunityID, text: 'Is there parking?' })
  const mine = (await queryPartition(users().get({ userID: family.userID }), true)).of(userReferences)
  return mine.filter(({ kind }) => kind === 'conversation').at(-1)!.recordID
}

describe('a claimer whose claim an admin rejects', () => {
  /** An unclaimed team that was not imported. */
  const freeTeam = () => given.team({ owner: admin })

  test('loses what they posted under the claim, and can claim the team again only with a review', async () => {
    const [{ id }, claimer] = [await freeTeam(), await given.user()]
    await as(claimer).claimTeam({ teamID: id })
    const tryout = await given.opportunity({ creator: claimer, teamID: id })
    const deleted = await given.opportunity({ creator: claimer, teamID: id })
    await as(claimer).deleteOpportunity(deleted)
    await removeChildrenOfOpportunity(deleted.id)
    const player = await given.player({ claimer: family })
    await given.registration(family, { opportunityID: tryout.id, playerID: player.id })
    const [claim] = await pendingClaims(id)
    expect(claim!.rejectionEffects).toEqual(['Added opportunities are removed: 1.'])
    await reject(claim)
    await expectRefusal(seen(claimer, tryout.id), 'NOT_FOUND')
    await expectRefusal(as(claimer).restoreRecord({ kind: 'opportunity', id: deleted.id }), 'NOT_FOUND')
    expect((await as(claimer).claimTeam({ teamID: id }, 'claimedBy')).claimedBy).toBeNull()
    expect(await pendingClaims(id)).toHaveLength(1)
    // A claim by another user takes effect at once.
    const coach = await given.user()
    expect((await as(coach).claimTeam({ teamID: id }, 'claimedBy')).claimedBy).toBe(coach.userID)
  })

  test('does not own a restored duplicate that was merged before the rejection', async () => {
    const [duplicate, kept, claimer] = [await freeTeam(), await freeTeam(), await given.user()]
    await as(claimer).claimTeam({ teamID: duplicate.id })
    await as(admin).mergeTeams({ fromID: duplicate.id, intoID: kept.id })
    await reject((await pendingClaims(kept.id))[0])
    await as(admin).restoreRecord({ kind: 'team', id: duplicate.id })
    for (const { id } of [duplicate, kept])
      expect(await as(admin).team({ id }, 'claimedBy')).toEqual({ claimedBy: null })
  })

  test('cannot remove the claim from the review queue by deleting and restoring the record', async () => {
    const [claimer, { id: teamID }] = [await given.user(), await freeTeam()]
    const player = await given.player({ claimer: admin })
    await as(claimer).claimTeam({ teamID })
    await as(claimer).deleteTeam({ id: teamID })
    await removeChildrenOfTeam(teamID)
    expect(await pendingClaims(teamID)).toEqual([])
    await as(claimer).claimPlayer({ playerID: player.id })
    await as(claimer).deletePlayer({ id: player.id })
    await removeChildrenOfPlayer(player.id)
    for (const [kind, id] of Object.entries({ team: teamID, player: player.id })) {
      await as(claimer).restoreRecord({ kind, id })
      const [claim, ...more] = await pendingClaims(id)
      expect([claim?.userId, more]).toEqual([claimer.userID, []])
      await reject(claim)
    }
    expect(await as(claimer).claimedTeams()).toEqual([])
    await expectRefusal(as(claimer).updatePlayer({ id: player.id, input: { name: 'Mine' } }), 'FORBIDDEN')
  })
})

describe('a claim under review', () => {
  test('of a player goes on as the claim of a family that accepts the invitation of the claimer', async () => {
    const [claimer, accomplice] = await Promise.all([given.user(), given.user()])
    const { id } = await given.player({ claimer: admin })
    await as(claimer).claimPlayer({ playerID: id })
    const { id: teamID } = await given.team({ owner: claimer })
    await given.rosterEntry(claimer, { teamID, playerID: id })
    const code = await given.familyInvitation(claimer, { teamID, playerID: id, email: accomplice.email })
    await as(accomplice).acceptPlayerInvitation({ playerID: id, code })
    const [claim, ...more] = await pendingClaims(id)
    expect([claim?.userId, more]).toEqual([accomplice.userID, []])
    await reject(claim)
    expect(await as(admin).player({ id }, 'claimedBy')).toEqual({ claimedBy: null })
    expect((await as(accomplice).claimPlayer({ playerID: id }, 'claimedBy')).claimedBy).toBeNull()
  })

  test('of a team removes what its former holders added, if it is rejected after a transfer', async () => {
    const [claimer, manager, accomplice] = await Promise.all([given.user(), given.user(), given.user()])
    const { id } = await given.team({ owner: admin })
    await as(claimer).claimTeam({ teamID: id })
    await given.teamContact(claimer, { teamID: id, user: manager, role: 'manager' })
    await given.rosterEntry(manager, { teamID: id, playerID: (await given.player({ claimer: manager })).id })
    const tryout = await given.opportunity({ creator: claimer, teamID: id })
    await given.transfer(claimer, id, accomplice)
    const [claim] = await pendingClaims(id)
    expect(claim!.rejectionEffects).toEqual([
      'Added roster entries are removed: 1.',
      'Added opportunities are removed: 1.',
    ])
    await reject(claim)
    await expectRefusal(seen(accomplice, tryout.id), 'NOT_FOUND')
    expect(await as(admin).teamRosterCount({ teamID: id })).toBe(0)
    // Neither of them gets the team again without a review.
    for (const user of [claimer, accomplice])
      expect((await as(user).claimTeam({ teamID: id }, 'claimedBy')).claimedBy).toBeNull()
  })

  test('by another user stays in the queue when the owner deletes and restores the record', async () => {
    const challenger = await given.user()
    const [{ id: teamID }, { id: playerID }] = [await given.team({ owner }), await given.player({ claimer: owner })]
    await claimFor(challenger, 'team', teamID)
    await claimFor(challenger, 'player', playerID)
    await as(owner).deleteTeam({ id: teamID })
    await removeChildrenOfTeam(teamID)
    await as(owner).deletePlayer({ id: playerID })
    await removeChildrenOfPlayer(playerID)
    expect([await pendingClaims(teamID), await pendingClaims(playerID)]).toEqual([[], []])
    await as(owner).restoreRecord({ kind: 'team', id: teamID })
    await as(owner).restoreRecord({ kind: 'player', id: playerID })
    const [claim] = await pendingClaims(teamID)
    expect(claim?.userId).toBe(challenger.userID)
    await as(admin).approveClaim({ claimID: claim!.id })
    await as(admin).approveClaim({ claimID: (await pendingClaims(playerID))[0]!.id })
    expect(await as(challenger).claimedTeams()).toEqual([{ id: teamID }])
    expect(await as(challenger).claimedPlayers()).toEqual([{ id: playerID }])
  })

  test('cannot be approved for a blocked account', async () => {
    const claimer = await given.user()
    const claim = await claimFor(claimer, 'team', (await given.team({ owner })).id)
    await block(claimer)
    await expectRefusal(as(admin).approveClaim({ claimID: claim.id }), 'CONFLICT')
  })
})

describe('a family that loses its player to another family', () => {
  async function parties() {
    const [former, next] = await Promise.all([given.user(), given.user()])
    const place = { locationCity: 'Honolulu', state: 'HI', guardianConsent: '2026-11' }
    const { id } = await given.player({ claimer: former, name: 'Jordan Sample', ...place })
    return { former, next, id }
  }
  const guestNeed = async () => {
    const { id: teamID } = await given.team({ owner })
    const place = { city: 'Honolulu', state: 'HI' }
    return given.opportunity({ creator: owner, teamID, type: 'GUEST_NEED', ...place, capacity: 1 })
  }

  test.each<[string, (by: UserItem, id: string) => Promise<unknown>]>([
    ['turn guest play on', (by, playerID) => as(by).setOpenToGuestPlay({ playerID, isOpen: true })],
    ['change the player', (by, id) => as(by).updatePlayer({ id, input: { name: 'Mine Still' } })],
    ['delete the player', (by, id) => as(by).deletePlayer({ id })],
    [
      'register the player',
      async (by, playerID) => given.registration(by, { opportunityID: (await guestNeed()).id, playerID }),
    ],
  ])('cannot %s after its permission was checked', async (_, act) => {
    const { former, next, id } = await parties()
    const sent = () => act(former, id)
    beforeNextTransaction(() => giveTo(next, id))
    await expectRefusal(sent(), 'FORBIDDEN')
    expect(await as(next).player({ id }, 'claimedBy guestPlayUntil')).toEqual({
      claimedBy: next.userID,
      guestPlayUntil: null,
    })
  })

  test('cannot answer or receive an invitation to guest play after its permission was checked', async () => {
    const { former, next, id } = await parties()
    await as(former).setOpenToGuestPlay({ playerID: id, isOpen: true })
    const [{ id: one }, { id: two }] = [await guestNeed(), await guestNeed()]
    await as(owner).inviteGuestPlayer({ opportunityID: one, playerID: id })
    beforeNextTransaction(() => giveTo(next, id))
    await expectRefusal(as(former).declineGuestInvitation({ opportunityID: one, playerID: id }), 'FORBIDDEN')

    await as(next).confirmGuardianConsent({ playerID: id, version: '2026-11' })
    await as(next).setOpenToGuestPlay({ playerID: id, isOpen: true })
    beforeNextTransaction(() => giveTo(former, id))
    const invited = as(owner).inviteGuestPlayer({ opportunityID: two, playerID: id })
    await expectRefusal(invited, 'NOT_FOUND', 'Player not found')
  })

  test('cannot answer for a registration after its permission was checked', async () => {
    const { former: next, next: former, id } = await parties()
    const { id: need } = await guestNeed()
    const key = `${need}.${id}`
    const coach = await given.user()
    const { id: teamID } = await given.team({ owner: coach })
    await given.rosterEntry(coach, { teamID, playerID: id })
    await given.registration(coach, { opportunityID: need, playerID: id })
    beforeNextTransaction(() => giveTo(former, id))
    await expectRefusal(as(next).acceptRegistration({ registrationID: key }), 'FORBIDDEN')
    beforeNextTransaction(() => giveTo(next, id))
    await expectRefusal(as(former).withdrawRegistration({ registrationID: key }), 'FORBIDDEN')
    expect((await seen(next, need)).registrations).toHaveLength(1)
  })

  test('cannot answer an offered spot, in the app or with a link from an earlier email', async () => {
    const { former, next, id } = await parties()
    const { id: need } = await guestNeed()
    const { id: playerID } = await given.player({ claimer: family })
    const { id: first } = await given.registration(family, { opportunityID: need, playerID, approvedBy: owner })
    await given.registration(former, { opportunityID: need, playerID: id })
    await as(family).withdrawRegistration({ registrationID: first })
    await offerFreeSpots(need)
    const key = `${need}.${id}`
    const { offerExpiresAt: until } = (await seen(former, need)).registrations[0]
    const linkTo = async ({ userID }: UserItem) =>
      `https://fungo.example${await signedPath('offer', { registrationID: key, until, userID })}`
    const page = async (user: UserItem, method: string) =>
      method === 'GET' ? openPage(await linkTo(user)) : answerPage(await linkTo(user), 'accept')
    const statusOf = async (user: UserItem, method: string) => (await page(user, method)).statusCode
    expect(await statusOf(former, 'GET')).toBe(200)
    beforeNextTransaction(() => giveTo(next, id))
    await expectRefusal(as(former).acceptWaitlistOffer({ registrationID: key }), 'FORBIDDEN')
    expect([await statusOf(former, 'GET'), await statusOf(former, 'POST')]).toEqual([409, 409])
    await block(next)
    expect(await statusOf(next, 'POST')).toBe(409)
    await block(next, false)
    expect((await seen(next, need)).registrations[0].status).toBe('PENDING')
    expect(await statusOf(next, 'POST')).toBe(200)
  })

  test('has guest play off if it gets the player back', async () => {
    const { former, next, id } = await parties()
    await as(former).setOpenToGuestPlay({ playerID: id, isOpen: true })
    await giveTo(next, id)
    await giveTo(former, id)
    expect(await as(former).player({ id }, 'guestPlayUntil')).toEqual({ guestPlayUntil: null })
  })

  test('exports what it entered for a registration, and neither family exports what the other entered or did', async () => {
    const { former, next, id } = await parties()
    const { id: need } = await guestNeed()
    const entered = { notes: 'Throws left', phone: '512-555-0100', phoneConsent: true }
    await given.registration(former, { opportunityID: need, playerID: id, ...entered })
    const exported = async (user: UserItem) => JSON.parse(await as(user).exportMyData())
    const { registrationsMade, claimedPlayers } = await exported(former)
    expect(registrationsMade).toMatchObject([{ status: 'PENDING', notes: 'Throws left' }])
    expect(claimedPlayers[0].registrations[0]).toHaveProperty('phone')
    await giveTo(next, id)
    await as(owner).approveRegistration({ registrationID: `${need}.${id}` })
    const [made, ...more] = (await exported(former)).registrationsMade
    expect([made.notes, more]).toEqual(['Throws left', []])
    expect(made).not.toHaveProperty('status')
    const [registration] = (await exported(next)).claimedPlayers[0].registrations
    expect(registration).toMatchObject({ status: 'APPROVED' })
    expect(registration).not.toHaveProperty('phone')
  })

  test('is not the family of its registrations after its claim was rejected', async () => {
    const former = await given.user()
    const { id } = await given.player({ claimer: admin })
    await as(former).claimPlayer({ playerID: id })
    const { id: tryout } = await given.opportunity({ creator: owner })
    await given.registration(former, { opportunityID: tryout, playerID: id })
    expect((await seen(owner, tryout)).registrations[0].contact).toEqual({ email: former.email })
    await reject((await pendingClaims(id))[0])
    expect((await seen(former, tryout)).registrations).toEqual([])
    expect((await seen(owner, tryout)).registrations[0].contact).toBeNull()
    const offer = { registrationID: `${tryout}.${id}`, until: '2030-01-01', userID: former.userID }
    const link = `https://fungo.example${await signedPath('offer', offer)}&answer=accept`
    expect((await openPage(link, { method: 'POST' })).body).toContain('player&apos;s family')
  })
})

describe('a request or invitation', () => {
  const ask = (user: UserItem, teamID: string, playerID: string) =>
    as(user).addPlayerToTeam({ input: { teamID, playerID, startDate: '2026-09-01', season: '2026 Fall' } })
  const pendingOf = async (user: UserItem) => (await as(user).pendingRosterEntries()).map(({ id }) => id)
  const countOf = async (teamID: string) => await as(admin).teamRosterCount({ teamID })

  test('to join a roster by a former family waits for the new family after the team accepts', async () => {
    const [former, next, coach] = await Promise.all([given.user(), given.user(), given.user()])
    const { id: teamID } = await given.team({ owner: coach })
    const { id: playerID } = await given.player({ claimer: former })
    const { id } = await ask(former, teamID, playerID)
    await giveTo(next, playerID)
    expect(await as(coach).acceptRosterEntry({ id }, 'waitsFor')).toEqual({ waitsFor: 'player' })
    expect([await countOf(teamID), await pendingOf(next), await pendingOf(coach)]).toEqual([0, [id], []])
    await expectRefusal(as(former).acceptRosterEntry({ id }), 'FORBIDDEN')
    beforeNextTransaction(() => giveTo(former, playerID))
    await expectRefusal(as(next).acceptRosterEntry({ id }), 'FORBIDDEN')
    beforeNextTransaction(() => giveTo(next, playerID))
    await expectRefusal(as(former).declineRosterEntry({ id }), 'FORBIDDEN')
    expect(await as(next).acceptRosterEntry({ id }, 'waitsFor')).toEqual({ waitsFor: null })
    expect(await countOf(teamID)).toBe(1)
  })

  test('for a player by a former manager waits for the owner of the team after the family accepts', async () => {
    const { manager, teamID } = await scenario()
    const { id: playerID } = await given.player({ claimer: family })
    const { id } = await ask(manager, teamID, playerID)
    await dismiss(teamID, manager)
    expect(await as(family).acceptRosterEntry({ id }, 'waitsFor')).toEqual({ waitsFor: 'team' })
    expect([await countOf(teamID), (await pendingOf(owner)).includes(id)]).toEqual([0, true])
    await expectRefusal(as(manager).acceptRosterEntry({ id }), 'FORBIDDEN')
    expect(await as(owner).acceptRosterEntry({ id }, 'waitsFor')).toEqual({ waitsFor: null })
  })

  test('to be a contact by a former owner or manager cannot be accepted, and can be made again', async () => {
    const { manager, teamID } = await scenario()
    const invited = await given.user()
    const invite = async (by: UserItem) =>
      (await as(by).addTeamContact({ teamID, userID: invited.userID, role: 'coach' })).id
    const invitation = await invite(manager)
    await dismiss(teamID, manager)
    await expectRefusal(as(invited).acceptContact({ id: invitation }), 'NOT_FOUND', 'Invitation not found')
    await endWithFormerManagers(teamID)
    await as(invited).acceptContact({ id: await invite(owner) })
  })

  test('to evaluate by a former organizer cannot be accepted', async () => {
    const { manager, teamID, tryout } = await scenario()
    const evaluator = await given.user()
    await as(manager).inviteEvaluator({ opportunityID: tryout, userID: evaluator.userID })
    await dismiss(teamID, manager)
    await expectRefusal(as(evaluator).acceptEvaluator({ opportunityID: tryout }), 'NOT_FOUND')
  })
})

describe('a permission that ends while it is used', () => {
  test('does not let a former owner offer the team of the new owner', async () => {
    const [former, next, accomplice] = await Promise.all([given.user(), given.user(), given.user()])
    const { id } = await given.team({ owner: former })
    const { id: claimID } = await claimFor(next, 'team', id)
    beforeNextTransaction(() => as(admin).approveClaim({ claimID }))
    await expectRefusal(as(former).transferTeam({ teamID: id, userID: accomplice.userID }), 'FORBIDDEN')
    expect(await as(accomplice).teamTransfers()).toEqual([])
  })

  test('does not let a former owner or manager post for the team', async () => {
    const { manager, teamID } = await scenario()
    beforeNextTransaction(() => dismiss(teamID, manager))
    await expectRefusal(given.opportunity({ creator: manager, teamID }), 'FORBIDDEN')
    const [former, next] = await Promise.all([given.user(), given.user()])
    const { id } = await given.team({ owner: former })
    beforeNextTransaction(() => given.approvedClaim(next, 'team', id))
    await expectRefusal(given.event({ creator: former, teamID: id }), 'FORBIDDEN')
  })

  test('is checked with strongly consistent reads', async () => {
    const [{ id }, stranger] = [await given.team({ owner }), await given.user()]
    const reads: boolean[] = []
    type Read = { Keys?: { pk: string }[]; ConsistentRead?: boolean }
    client.middlewareStack.add(
      (next) => async (args) => {
        const { RequestItems, ...query } = args.input as Read & { RequestItems?: Record<string, Read> }
        for (const { Keys, ConsistentRead } of RequestItems ? Object.values(RequestItems) : [query])
          if (!Keys?.every(({ pk }) => pk.startsWith('user#'))) reads.push(ConsistentRead === true)
        return next(args)
      },
      { step: 'initialize', name: 'reads' },
    )
    await expectRefusal(as(stranger).updateTeam({ id, input: { description: 'Mine' } }), 'FORBIDDEN')
    client.middlewareStack.remove('reads')
    expect(reads.length).toBeGreaterThan(0)
    expect(reads).not.toContain(false)
  })
})

describe('an opportunity that an admin took down', () => {
  const show = (id: string) => as(admin).unhideRecord({ kind: 'opportunity', id })
  const read = (id: string) =>
    as(admin).opportunity({ id }, 'approvedCount offeredCount waitlistCount registrations { offerExpiresAt }')
  const approve = (by: UserItem, registrationID: string) => as(by).approveRegistration({ registrationID })
  const accept = (by: UserItem, registrationID: string) => as(by).acceptWaitlistOffer({ registrationID }, 'status')

  /** A full opportunity with one spot, and one family on its waitlist. */
  async function full() {
    const [{ id }, parent] = [
      await given.opportunity({ offersAutomatically: true, creator: owner, capacity: 1 }),
      await given.user(),
    ]
    const [holder, waiting] = await Promise.all([given.player({ claimer: family }), given.player({ claimer: parent })])
    const { id: taken } = await given.registration(family, {
      opportunityID: id,
      playerID: holder.id,
      approvedBy: owner,
    })
    const { id: next } = await given.registration(parent, { opportunityID: id, playerID: waiting.id })
    const leave = () => as(family).withdrawRegistration({ registrationID: taken })
    return { id, parent, taken, next, leave }
  }

  test('offers its spots to nobody until it is shown again, and neither organizer nor admin can approve', async () => {
    const { id, parent, next, leave } = await full()
    await hide('opportunity', id)
    await leave()
    await offerFreeSpots(id)
    expect(await read(id)).toMatchObject({ offeredCount: 0, waitlistCount: 1 })
    for (const by of [owner, admin]) await expectRefusal(approve(by, next), 'CONFLICT')
    await expectRefusal(as(owner).rejectRegistration({ registrationID: next, reason: 'Write to me' }), 'CONFLICT')
    for (const decide of ['offerSpot', 'waitlistRegistration'] as const)
      await expectRefusal(as(owner)[decide]({ registrationID: next }), 'CONFLICT')
    await show(id)
    beforeNextTransaction(() => hide('opportunity', id))
    await expectRefusal(approve(owner, next), 'CONFLICT')
    await show(id)
    await offerFreeSpots(id)
    expect((await accept(parent, next)).status).toBe('APPROVED')
  })

  test('takes no answer to an offer, in the app or by email, and the family stays in line', async () => {
    const { id, parent, next, leave } = await full()
    await leave()
    await offerFreeSpots(id)
    const until = (await read(id)).registrations[0].offerExpiresAt
    const path = await signedPath('offer', { registrationID: next, until, userID: parent.userID })
    const page = (method: string) => openPage(`https://fungo.example${path}&answer=accept`, { method })
    expect((await page('GET')).statusCode).toBe(200)
    beforeNextTransaction(() => hide('opportunity', id))
    await expectRefusal(accept(parent, next), 'NOT_FOUND', 'Opportunity not found')
    for (const method of ['GET', 'POST']) {
      const { statusCode, body } = await page(method)
      expect([statusCode, body?.includes('The opportunity isn&apos;t shown at the moment.')]).toEqual([409, true])
    }
    await endExpiredOffers(new Date(Date.parse(until) + 1000))
    expect(await read(id)).toMatchObject({ approvedCount: 0, offeredCount: 0, waitlistCount: 1 })
    await show(id)
    await offerFreeSpots(id)
    expect((await read(id)).offeredCount).toBe(1)
  })

  test('takes no registration and no acceptance of one by a coach', async () => {
    const [coach, { id }] = [await given.user(), await given.opportunity({ creator: owner })]
    const { id: teamID } = await given.team({ owner: coach })
    const [mine, other] = await Promise.all([given.player({ claimer: family }), given.player({ claimer: family })])
    await given.rosterEntry(coach, { teamID, playerID: mine.id })
    const { id: registered } = await given.registration(coach, { opportunityID: id, playerID: mine.id })
    beforeNextTransaction(() => hide('opportunity', id))
    await expectRefusal(given.registration(family, { opportunityID: id, playerID: other.id }), 'NOT_FOUND')
    await show(id)
    beforeNextTransaction(() => hide('opportunity', id))
    await expectRefusal(as(family).acceptRegistration({ registrationID: registered }), 'NOT_FOUND')
    await as(family).withdrawRegistration({ registrationID: registered })
  })
})

test('a coach cannot read a registration that they made after the player leaves the roster', async () => {
  const coach = await given.user()
  const { id: teamID } = await given.team({ owner: coach })
  const player = await given.player({ claimer: family, name: 'Quillon Fullname' })
  const entry = await given.rosterEntry(coach, { teamID, playerID: player.id })
  const { id } = await given.opportunity({ creator: owner })
  await given.registration(coach, { opportunityID: id, playerID: player.id })
  expect((await seen(coach, id)).registrations).toHaveLength(1)
  await as(family).removePlayerFromTeam({ teamHistoryID: entry.id })
  expect((await seen(coach, id)).registrations).toEqual([])
  expect((await seen(family, id)).registrations).toHaveLength(1)
  expect((await as(coach).player(player, 'claimedBy registrations { id }')).registrations).toEqual([])
})

test('an evaluator has no access while the opportunity is hidden, or after being removed, even if it is deleted and restored', async () => {
  const evaluator = await given.user()
  const { id } = await given.opportunity({ creator: owner })
  await given.evaluator(owner, id, evaluator)
  const sheet = () => as(evaluator).evaluationSheet({ opportunityID: id })
  expect(await sheet()).toEqual([])
  await hide('opportunity', id)
  await expectRefusal(sheet(), 'NOT_FOUND')
  await as(admin).unhideRecord({ kind: 'opportunity', id })
  await as(owner).removeEvaluator({ opportunityID: id, userID: evaluator.userID })
  await as(owner).deleteOpportunity({ id })
  await removeChildrenOfOpportunity(id)
  await as(owner).restoreRecord({ kind: 'opportunity', id })
  await expectRefusal(sheet(), 'FORBIDDEN')
})

describe('a hidden team', () => {
  test('invites nobody and asks nobody to join its roster by email', async () => {
    const [coach, invited] = await Promise.all([given.user(), given.user()])
    const { id: teamID } = await given.team({ owner: coach })
    const { id: playerID } = await given.player({ claimer: invited })
    await as(coach).addTeamContact({ teamID, userID: invited.userID, role: 'coach' })
    const input = { teamID, playerID, startDate: '2026-09-01', season: '2026 Fall' }
    const { id: teamHistoryID } = await as(coach).addPlayerToTeam({ input })
    await hide('team', teamID)
    // There is no mail server here, so sending an email would throw.
    await sendNotice({ type: 'contactInvited', teamID, userID: invited.userID, recordID: teamID })
    await sendNotice({ type: 'rosterEntryAsked', teamID, teamHistoryID, isReminder: false })
    expect(await as(invited).notifications()).toEqual([])
  })

  test('has no invitation that its future manager can accept, until it is shown again', async () => {
    const [coach, invited] = await Promise.all([given.user(), given.user()])
    const { id } = await given.team({ owner: coach })
    const invitation = await as(coach).addTeamContact({ teamID: id, userID: invited.userID, role: 'manager' })
    await hide('team', id)
    await expectRefusal(as(invited).acceptContact(invitation), 'NOT_FOUND', 'Invitation not found')
    await as(admin).unhideRecord({ kind: 'team', id })
    await as(invited).acceptContact(invitation)
  })

  test('hides an opportunity that its owner gives to it at the same time', async () => {
    const [team, opportunity] = [await given.team({ owner }), await given.opportunity({ creator: owner })]
    beforeNextTransaction(() => hide('team', team.id))
    await as(owner).updateOpportunity({ id: opportunity.id, input: { teamID: team.id } })
    await expectRefusal(asAnonymous().opportunity(opportunity), 'NOT_FOUND')
  })

  test('returns 404 for all calendar feeds of the team', async () => {
    const [{ id }, reader] = [await given.team({ owner }), await given.user()]
    await given.event({ creator: owner, teamID: id })
    const feeds = await Promise.all([reader, owner, admin].map((user) => calendar(user, id)))
    for (const feed of feeds) expect((await feed()).statusCode).toBe(200)
    await hide('team', id)
    for (const feed of feeds)
      expect(await feed()).toMatchObject({ statusCode: 404, body: expect.stringContaining('no calendar') })
    await expectRefusal(as(reader).calendarFeed({ kind: 'TEAM', id }), 'NOT_FOUND', 'Team not found')
    await as(admin).unhideRecord({ kind: 'team', id })
    expect((await feeds[0]!()).statusCode).toBe(200)
  })

  test('stays hidden when its owner deletes and restores it', async () => {
    const { id } = await given.team({ owner })
    await hide('team', id)
    await as(owner).deleteTeam({ id })
    await removeChildrenOfTeam(id)
    await as(owner).restoreRecord({ kind: 'team', id })
    expect(await asAnonymous().team({ id })).toBe(null)
  })
})

describe('a time after the year 9998 is refused, because it would not sort as text', () => {
  const LATE = '9999-12-31T23:00-08:00'
  const invalid = (sent: Promise<unknown>, field: string) =>
    expect(sent).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: [expect.stringMatching(/valid|YYYY/)] },
    })

  test.each([
    ...[LATE, '9999-12-31T23:59', '9999-06-01T10:00:00Z'].map((startTime) => ({ startTime })),
    ...['9999-12-31', '0050-01-05', '+010000-01-01'].map((decideBy) => ({ decideBy })),
    ...[{ endTime: LATE }, { registrationDeadline: LATE }],
  ])('in an opportunity: %j', async (input) => {
    const [field] = Object.keys(input)
    await invalid(given.opportunity(input), field!)
    const { id } = await given.opportunity({ creator: owner })
    await invalid(as(owner).updateOpportunity({ id, input }), field!)
  })

  test('in an event, also if its end moves with its start', async () => {
    for (const field of ['date', 'endDate']) await invalid(given.event({ [field]: LATE }), field)
    const { id } = await given.event({ creator: owner, date: '2027-03-06T09:00', endDate: '4000-03-06T09:00' })
    const move = (date: string) => as(owner).updateEvent({ id, input: { date } }, 'endDate')
    await invalid(move('9000-01-01T09:00'), 'date')
    expect((await move('3000-01-01T09:00')).endDate).toMatch(/^4973-/)
  })

  test('in a season, a roster entry, and the scalars of dates and times', async () => {
    const season = { name: 'Far', startDate: '2026-01-01', endDate: '+010000-01-01' }
    await expectRefusal(as(admin).createSeason({ input: season }), 'BAD_USER_INPUT')
    const { id: teamID } = await given.team({ owner })
    const { id: playerID } = await given.player({ claimer: owner })
    const entry = { teamID, playerID, startDate: '+010000-01-01' }
    await expectRefusal(given.rosterEntry(owner, entry), 'BAD_USER_INPUT')
    for (const to of ['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+10:00', '2026-02-31T00:00:00Z'])
      await expect(as(admin).auditLog({ to })).rejects.toThrow('AWSDateTime must be')
    await as(admin).auditLog({ to: '9999-12-31T23:59:59Z' })
  })
})
