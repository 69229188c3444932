import { expect, test } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { guestInvitations, playerGuestInvitations } from '../../functions/domain/registrations/entity.ts'
import { syncReferences } from '../../functions/domain/sync/reference-entity.ts'
import { finishErasure } from '../../functions/lifecycle/erasure/finish.ts'
import { setPassword } from '../../functions/services/identity/identity.ts'
import { find } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { storeFailedBatch } from '../../scripts/local/stream-source.ts'
import { allItems } from '../support/all-items.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { inDays } from '../support/times.ts'
import { givenTournament } from '../support/tournament.ts'
import { caughtUp, dead, decide, mailsTo, register, s3, storage, storedFiles } from './change-stream.ts'

const ERASURE = 'query ($id: ID!) { erasure(playerID: $id) { status finishedAt backupsEndAt } }'
const GIF = 'data:image/gif;base64,R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs='

const IN_REVIEW = 'An admin is reviewing who this player belongs to. Ask an admin to erase it.'

/** A player on a roster and at a tryout, named in notices, messages, a claim, a report, and an evaluation. */
async function knownPlayer(name: string) {
  const [first] = name.split(' ')
  const [admin, [coach, parent, visitor, manager]] = await Promise.all([given.admin(), given.users(4)])
  const team = await given.team({ owner: coach })
  await given.teamContact(coach, { teamID: team.id, user: manager, role: 'manager' })
  const player = await given.player({ claimer: parent, name, photo: GIF, state: 'AK', guardianConsent: '2026-11' })
  await given.rosterEntry(coach, { teamID: team.id, playerID: player.id })
  const opportunity = await given.opportunity({ creator: coach, teamID: team.id })
  const opportunityID = opportunity.id
  await as(coach).inviteEvaluator({ opportunityID, userID: visitor.userID })
  await as(visitor).acceptEvaluator({ opportunityID })
  await decide(coach, await register(parent, opportunity.id, player.id, { notes: `${first} has asthma` }), 'APPROVED')
  await as(visitor).saveEvaluation({ opportunityID, playerID: player.id, score: 4, notes: `${first} is quick` })
  for (const [subject, text] of Object.entries({ Rides: `${first}'s dad drives.`, Balls: 'Bring a ball.' }))
    await as(coach).emailRegistrants({ opportunityID, status: 'APPROVED', subject, text })
  await as(visitor).createClaimRequest({ resourceType: 'player', resourceID: player.id, message: 'Wendy is mine' })
  await as(visitor).reportRecord({ kind: 'user', id: coach.userID, reason: `He yells at ${name}.` })
  await mailsTo(coach)
  await mailsTo(parent)
  return { admin, coach, parent, visitor, player, team, opportunity, first: first! }
}

/** The stored items that contain the word. Entries of the log that lists are built from expire after a week. */
const naming = async (word: string) =>
  (await allItems())
    .filter(({ pk }) => !String(pk).startsWith('log#'))
    .map((item) => JSON.stringify(item))
    .filter((text) => text.toLowerCase().includes(word.toLowerCase()))

test('an admin erases a player for good: record, roster, registrations, notices, messages, claims, reports, photo', async () => {
  const { admin, coach, parent, visitor, player, opportunity, first } = await knownPlayer('Wendy Erasable')
  await as(admin).hideRecord({ kind: 'player', id: player.id, reason: `${first}'s mother asked for it.` })
  await as(admin).unhideRecord({ kind: 'player', id: player.id })
  expect((await naming(first)).length).toBeGreaterThan(8)
  expect(await storedFiles()).toContain('media/players/')
  await expectRefusal(as(coach).erasePlayer(player), 'FORBIDDEN')
  await expectRefusal(as(parent).erasePlayer(player), 'CONFLICT', IN_REVIEW)
  await as(admin).erasePlayer(player)
  await caughtUp()

  expect(await naming(first)).toEqual([])
  expect(await storedFiles()).not.toContain('media/players/')
  const read = await as(coach).send(
    'query ($id: ID!) { opportunity(id: $id) { spotsLeft registrations { id } } players(search: "Wendy") { id } }',
    opportunity,
  )
  expect(read).toEqual({ opportunity: { spotsLeft: 10, registrations: [] }, players: [] })
  // The messages that do not name the player stay.
  expect(await naming('Bring a ball.')).toHaveLength(1)

  const { erasure } = await as(admin).send(ERASURE, player)
  expect(erasure).toMatchObject({ status: 'finished' })
  expect(Date.parse(erasure.backupsEndAt) - Date.parse(erasure.finishedAt)).toBe(35 * 86_400_000)
  expect((await as(visitor).send(ERASURE, player)).erasure).toBeNull()
  const receipt = (await allItems()).find((it) => it.__edb_e__ === 'erasure' && it.playerID === player.id)!
  const [began, ends] = [Date.parse(String(receipt.startedAt)), Number(receipt.expiresAt) * 1000]
  expect(Math.round((ends - began) / 86_400_000)).toBe(30)
  const auditLog = await as(admin).auditLog(
    { kind: 'player', id: player.id, perPage: 5 },
    'action actorID recordName changes { field after }',
  )
  expect(auditLog[0]).toEqual({
    action: 'erasureFinished',
    actorID: admin.userID,
    recordName: null,
    changes: [
      { field: 'erasure.finishedAt', after: erasure.finishedAt },
      { field: 'erasure.status', after: 'finished' },
    ],
  })
  for (const { id } of [player, { id: 'x' }])
    await expectRefusal(as(admin).erasePlayer({ id }), 'NOT_FOUND', 'Player not found')
  expect((await as(admin).send(ERASURE, { id: 'x' })).erasure).toBeNull()
})

test('a family erases its deleted player with the copy and the photo that could be restored', async () => {
  const { parent, coach, player, admin, visitor, first } = await knownPlayer('Wilhelmina Restorable')
  const claimRequests = await as(admin).claimRequests({ status: 'pending' }, 'id userId')
  const claim = claimRequests.find(({ userId }: { userId: string }) => userId === visitor.userID)
  await as(admin).rejectClaim({ claimID: claim!.id })
  await as(parent).deletePlayer(player)
  const tooEarly = 'This record is still being deleted. Please try again in a moment.'
  await expectRefusal(as(parent).erasePlayer(player), 'CONFLICT', tooEarly)
  await caughtUp()
  expect(await storedFiles()).toContain('withheld/media/players/')
  expect((await naming(first)).length).toBeGreaterThan(5)
  await expectRefusal(as(coach).erasePlayer(player), 'NOT_FOUND')

  await as(parent).erasePlayer(player)
  await expectRefusal(as(parent).restoreRecord({ kind: 'player', id: player.id }), 'NOT_FOUND')
  await caughtUp()
  expect(await naming(first)).toEqual([])
  expect(await storedFiles()).not.toContain('withheld/media/players/')
  expect((await as(admin).send(ERASURE, player)).erasure).toMatchObject({ status: 'finished' })
  expect((await as(admin).send(ERASURE, { id: newID() })).erasure).toBeNull()
  expect((await as(parent).send(ERASURE, player)).erasure).toMatchObject({ status: 'finished' })
  await expectRefusal(as(admin).restoreRecord({ kind: 'player', id: player.id }), 'NOT_FOUND')
})

test('an erasure that fails half way is not finished, and a retry finishes it', async () => {
  const { parent, player, admin, first } = await knownPlayer('Winona Resumable')
  await as(parent).deletePlayer(player)
  await caughtUp()
  await expectRefusal(as(parent).erasePlayer(player), 'CONFLICT', IN_REVIEW)
  s3.breakFor((path) => path.includes('withheld'))
  await as(admin).erasePlayer(player)
  await caughtUp()
  expect((await as(admin).send(ERASURE, player)).erasure).toMatchObject({ status: 'running', finishedAt: null })
  const left = (await naming(first)).join()
  expect(left, 'it had begun').not.toContain('is quick')
  expect(left, 'it is half done').toContain("'s dad drives")
  s3.breakFor(() => false)
  for (const batch of dead.splice(0)) await storeFailedBatch(storage.endpoint, batch)
  await changes({ retry: true })
  expect(await naming(first)).toEqual([])
  expect(await storedFiles()).not.toContain('withheld/media/players/')
  expect((await as(admin).send(ERASURE, player)).erasure).toMatchObject({ status: 'finished' })
})

test('an erasure deletes what has the full or public name, and with the first name only where the player was registered', async () => {
  const { admin, coach, parent, player } = await knownPlayer('Wilda Partly')
  const [other, { id: opportunityID }] = await Promise.all([given.family(), given.opportunity({ creator: coach })])
  await decide(coach, await register(other.parent, opportunityID, other.player), 'APPROVED')
  const kept = ['Wilda pitches.', 'Wildcats at 9.']
  for (const text of ['Wilda Partly is out.', 'Wilda P. is out.', ...kept])
    await as(coach).emailRegistrants({ opportunityID, status: 'APPROVED', subject: 'Game', text })
  const { id: leftID } = await given.opportunity({ creator: coach })
  await as(parent).withdrawRegistration({ registrationID: await register(parent, leftID, player.id) })
  await decide(coach, await register(other.parent, leftID, other.player), 'APPROVED')
  const left = { opportunityID: leftID, status: 'APPROVED', subject: 'Game', text: 'Wilda left.' }
  await as(coach).emailRegistrants(left)
  const { id: needID } = await given.opportunity({ creator: coach, type: 'GUEST_NEED' })
  const invitation = { opportunityID: needID, playerID: player.id, expiresAt: Date.now() / 1000 + 86_400 }
  await guestInvitations()
    .create({ ...invitation, invitedBy: coach.userID, createdAt: inDays(0) })
    .go()
  await playerGuestInvitations().put(invitation).go()
  await mailsTo(other.parent)
  const bell = async () => (await as(coach).notifications({}, 'path')).map(({ path }) => path)
  expect(await bell()).toContain(`/opportunities/${opportunityID}/manage-registrations`)
  await as(admin).erasePlayer(player)
  await caughtUp()
  const items = await allItems()
  const messages = items.filter((it) => it.__edb_e__ === 'message' && it.opportunityID === opportunityID)
  expect(messages.map(({ text }) => text).sort()).toEqual(kept)
  expect(await naming(left.text), 'the player was registered there').toEqual([])
  expect(await bell()).toContain(`/opportunities/${opportunityID}/manage-registrations`)
  expect(items.filter((it) => it.opportunityID === needID && it.playerID === player.id)).toEqual([])
  for (const id of [player.id, newID()]) await finishErasure(id)
})

test('an erasure deletes what deleted records keep of the player, and nothing else of them', async () => {
  const { admin, coach, player, opportunity, team, first } = await knownPlayer('Willow Kept')
  const other = await given.family()
  const registrationID = await register(other.parent, opportunity.id, other.player)
  await as(coach).deleteOpportunity(opportunity)
  await as(coach).deleteTeam(team)
  await caughtUp()
  expect((await naming(`${first} has asthma`)).length).toBe(1)
  await as(admin).erasePlayer(player)
  await caughtUp()
  expect(await naming(first)).toEqual([])
  const parts = (await allItems()).filter((it) => it.__edb_e__ === 'deleted-record-part')
  expect(JSON.stringify(parts)).not.toContain(player.id)
  await as(coach).restoreRecord({ kind: 'opportunity', id: opportunity.id })
  expect(await as(coach).opportunity(opportunity, 'registrations { id }')).toEqual({
    registrations: [{ id: registrationID }],
  })
})

test('an erasure deletes the duplicates that were merged into the player, and no other deleted player', async () => {
  const [admin, parent, visitor] = await Promise.all([given.admin(), given.user(), given.user()])
  const [kept, between, first, other] = await Promise.all(
    ['Willa Kept', 'Winnie Between', 'Waldo First', 'Walt Other'].map((name) =>
      given.player({ claimer: parent, name, photo: GIF, guardianConsent: '2026-11' }),
    ),
  )
  await as(visitor).reportRecord({ kind: 'user', id: parent.userID, reason: 'She yells at Waldo First.' })
  await as(admin).mergePlayers({ fromID: first!.id, intoID: between!.id })
  await as(admin).mergePlayers({ fromID: between!.id, intoID: kept!.id })
  await as(parent).deletePlayer(other!)
  await caughtUp()
  expect((await naming('Waldo')).length).toBeGreaterThan(1)
  await as(admin).erasePlayer(kept!)
  await caughtUp()
  for (const name of ['Willa', 'Winnie', 'Waldo']) expect(await naming(name)).toEqual([])
  for (const { id } of [first!, between!])
    await expectRefusal(as(admin).restoreRecord({ kind: 'player', id }), 'NOT_FOUND')
  await as(parent).restoreRecord({ kind: 'player', id: other!.id })
})

test('an erasure keeps the claims and reports of other records that do not name the player', async () => {
  const { admin, coach, visitor, player } = await knownPlayer('Wanda Reported')
  const { id: otherID } = await given.player({ claimer: coach, name: 'Sam Other' })
  const { id: sisterID } = await given.player({ claimer: coach, name: 'Ann Other' })
  const claim = (resourceID: string, message: string) =>
    as(visitor).createClaimRequest({ resourceType: 'player', resourceID, message })
  // The first name alone can be another child's.
  await claim(otherID, 'Wanda knows that he is mine.')
  await claim(sisterID, 'The sister of Wanda Reported.')
  for (const id of [otherID, player.id]) await as(visitor).reportRecord({ kind: 'player', id, reason: 'Rude.' })
  await as(visitor).reportRecord({ kind: 'player', id: sisterID, reason: 'Rude.' })
  const open = await as(admin).reports({ perPage: 1000 }, 'id recordID')
  const { id: reportID } = open.find(({ recordID }: { recordID: string }) => recordID === sisterID)!
  await as(admin).resolveReport({ id: reportID, action: 'dismiss', note: 'She meant Wanda Reported.' })
  const origin = { source: 'usssa', externals: { 'usssa/p-1': '2026-01-01' } }
  await players().patch({ playerID: player.id }).set({ origin }).go()
  await caughtUp()
  await as(admin).erasePlayer(player)
  await caughtUp()
  // The sync does not make the player again.
  const key = { source: 'usssa', kind: 'players', externalID: 'p-1' } as const
  expect(await find(syncReferences, key)).toMatchObject({ localID: player.id })
  const items = await allItems()
  const messageOf = (id: string) =>
    items.find((it) => it.__edb_e__ === 'claim-request' && it.resourceID === id)!.message
  expect([otherID, sisterID].map(messageOf)).toEqual(['Wanda knows that he is mine.', undefined])
  const reports = items.filter((it) => it.__edb_e__ === 'report' && it.reason === 'Rude.')
  expect(reports.map(({ recordID }) => recordID)).toEqual([otherID])
  const keys = items.filter((it) => it.__edb_e__ === 'unique-key').map((it) => JSON.stringify(it))
  expect(keys.join()).toContain(otherID)
  expect(keys.join()).not.toContain(player.id)
})

test.each([
  ['Whitney Chosen', 'a player'],
  ['Winslow Deleted', 'a deleted player'],
  ['Wyatt Canceled', 'the player of a deleted event'],
])(
  'the erasure of %s searches what organizers wrote to the teams of events for which %s was chosen',
  async (name, who) => {
    const [director, family] = await given.users(2)
    const [played, other] = [
      await givenTournament(['Hawks'], { creator: director }),
      await givenTournament(['Owls'], { creator: director }),
    ]
    const { id: playerID } = await given.player({ claimer: family, name })
    const { coach, teamID, entryID } = played.sides[0]!
    await given.rosterEntry(family, { teamID, playerID })
    await as(coach).chooseEventRoster({ id: entryID, playerIDs: [playerID] })
    const first = name.split(' ')[0]!
    const email = (id: string, subject: string, text: string) => as(director).emailTeams({ id, subject, text })
    await email(played.eventID, 'Shirts', `The shirt of ${first} is here.`)
    await email(played.eventID, `Shirt of ${name}`, 'It is here.')
    await email(played.eventID, 'Balls', 'Bring balls.')
    await email(other.eventID, 'Umpires', `${first} is our umpire.`)
    await mailsTo(coach)
    const bell = async () => (await as(coach).notifications({}, 'subject')).map(({ subject }) => subject)
    expect(await bell()).toContain(`Shirt of ${name}`)
    if (who === 'a deleted player') await as(family).deletePlayer({ id: playerID })
    if (who === 'the player of a deleted event') await as(director).deleteEvent({ id: played.eventID })
    await caughtUp()
    await as(family).erasePlayer({ id: playerID })
    await caughtUp()
    const messages = (await allItems()).filter((it) => it.__edb_e__ === 'message' && it.writtenBy === director.userID)
    expect(messages.map(({ subject }) => subject).sort()).toEqual(['Balls', 'Umpires'])
    expect(await bell()).not.toContain(`Shirt of ${name}`)
    if (who !== 'the player of a deleted event') return
    await as(director).restoreRecord({ kind: 'event', id: played.eventID })
    expect((await as(director).event({ id: played.eventID }, 'entries { id }')).entries).toEqual([{ id: entryID }])
  },
)

test('an erased player, and one whose family deletes its account, leave the rosters of events', async () => {
  const [admin, coach, family] = await Promise.all([given.admin(), given.user(), given.user()])
  const { id: teamID } = await given.team({ owner: coach })
  const players = await Promise.all([given.player(), given.player({ claimer: family })])
  for (const { id } of players) await given.rosterEntry(coach, { teamID, playerID: id })
  const input = {
    ...{ name: 'Lone Star Cup', date: inDays(60), location: 'Field 1', city: 'Austin', state: 'TX' },
    eventType: 'Tournament',
    divisions: [{ ageGroup: '12U', division: 'AA', max: 4 }],
  }
  const { id: eventID, divisions } = await as(coach).createEvent({ input }, 'id divisions { id }')
  const { id } = await as(coach).enterTeam({ input: { eventID, divisionID: divisions[0]!.id!, teamID } }, 'id')
  await as(coach).decideEntry({ id, decision: 'ACCEPTED' })
  await as(coach).chooseEventRoster({ id, playerIDs: players.map((player) => player.id) })
  await as(admin).erasePlayer({ id: players[0]!.id })
  await setPassword(family.userID, 'left field 42')
  await as(family).deleteMyAccount({ input: { currentPassword: 'left field 42' } })
  await caughtUp()
  const kinds = ['entry', 'player-event', 'event-player']
  const items = (await allItems()).filter(({ __edb_e__: kind }) => kinds.includes(String(kind)))
  for (const player of players) expect(JSON.stringify(items)).not.toContain(player.id)
})

test('an erasure searches what the former owner and a former manager of the team wrote and read', async () => {
  const [owner, manager, next] = await given.users(3)
  const [child, other] = [await given.family({ name: 'Winifred Former' }), await given.family()]
  const { id: teamID } = await given.team({ owner })
  await given.teamContact(owner, { teamID, user: manager, role: 'manager' })
  const { id: opportunityID } = await given.opportunity({ creator: owner, teamID })
  await register(child.parent, opportunityID, child.player)
  await decide(owner, await register(other.parent, opportunityID, other.player), 'APPROVED')
  const email = { opportunityID, status: 'APPROVED', subject: 'Game' }
  for (const by of [owner, manager]) await as(by).emailRegistrants({ ...email, text: 'Winifred Former is late.' })
  await as(owner).emailRegistrants({ ...email, text: 'Bring two gloves.' })
  await mailsTo(owner)
  expect((await as(owner).notifications({}, 'text')).map(({ text }) => text).join()).toContain('Winifred F.')
  await as(owner).removeTeamContact({ teamID, userID: manager.userID })
  await given.transfer(owner, teamID, next)
  await caughtUp()
  await as(child.parent).erasePlayer({ id: child.player })
  await caughtUp()
  expect(await naming('Winifred')).toEqual([])
  expect(await naming('Bring two gloves.')).toHaveLength(1)
})

test('an erasure searches what managers of the team wrote that had the tryout or tournament before', async () => {
  const [owner, manager, family] = await given.users(3)
  const [before, after, host] = [await given.team({ owner }), await given.team({ owner }), await given.team({ owner })]
  for (const { id: teamID } of [before, host])
    await given.teamContact(owner, { teamID, user: manager, role: 'manager' })
  const { id: playerID } = await given.player({ claimer: family, name: 'Wiley Moved' })
  const { id: opportunityID } = await given.opportunity({ creator: owner, teamID: before.id })
  await decide(owner!, await register(family!, opportunityID, playerID), 'APPROVED')
  await as(manager).emailRegistrants({ opportunityID, subject: 'Game', text: 'Wiley Moved is late.' })
  const { player: chosenID, parent } = await given.family({ name: 'Wade Moved' })
  const { eventID, sides } = await givenTournament(['Herons'], { creator: owner, teamID: host.id })
  const { coach, teamID, entryID } = sides[0]!
  await given.rosterEntry(parent, { teamID, playerID: chosenID })
  await as(coach).chooseEventRoster({ id: entryID, playerIDs: [chosenID] })
  await as(manager).emailTeams({ id: eventID, subject: 'Shirts', text: 'The shirt of Wade Moved is here.' })
  await mailsTo(coach)
  await as(owner).updateOpportunity({ id: opportunityID, input: { teamID: after.id } })
  await as(owner).deleteTeam({ id: host.id })
  await caughtUp()
  await as(family).erasePlayer({ id: playerID })
  await as(parent).erasePlayer({ id: chosenID })
  await caughtUp()
  for (const name of ['Wiley', 'Wade']) expect(await naming(name)).toEqual([])
})
