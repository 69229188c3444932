import { expect, test, vi } from 'vitest'
import { claimRequests } from '../../functions/domain/claims/entity.ts'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { takeOverTeam } from '../../functions/domain/team-transfers/service.ts'
import { sendNotice } from '../../functions/notices/notices.ts'
import { signedPath } from '../../functions/services/mail/links.ts'
import { newID } from '../../functions/values/ids.ts'
import { allItems } from '../support/all-items.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { pendingClaims } from '../support/pending-claims.ts'
import { caughtUp, mailsTo, ses, subjectsTo } from './change-stream.ts'

test('the claimer is notified when a claim is approved, and the previous owner is notified of the new one', async () => {
  const [owner, claimer] = await given.users(2)
  const team = await given.team({ owner })
  await given.approvedClaim(claimer, 'team', team.id)
  const [notice] = await mailsTo(claimer)
  expect(notice!.subject).toBe('Your claim was approved')
  expect(notice!.text).toContain(team.name)
  expect(await subjectsTo(owner)).toEqual(['Your team has another owner'])
})

test.each(['team', 'player'] as const)(
  'an owner whose own claim waits gets one email, with the reason, when the %s goes to another',
  async (resourceType) => {
    const [admin, owner, claimer] = await Promise.all([given.admin(), given.user(), given.user()])
    const { id: resourceID } = await (resourceType === 'team'
      ? given.team({ owner: admin })
      : given.player({ claimer: admin }))
    if (resourceType === 'team') await as(owner).claimTeam({ teamID: resourceID })
    else await as(owner).claimPlayer({ playerID: resourceID })
    const asked = async () => (await as(claimer).createClaimRequest({ resourceType, resourceID })).id
    await as(admin).rejectClaim({ claimID: await asked() })
    await as(admin).approveClaim({ claimID: await asked(), reason: 'The club named its coach.' })
    const [lost, ...more] = await mailsTo(owner)
    expect(lost!.text).toContain('Reason: The club named its coach.')
    expect(more).toEqual([])
    expect((await mailsTo(claimer)).map(({ text }) => text).join()).not.toContain('The club named its coach.')
  },
)

test('a former owner is notified of the new one, even if the new one has deleted the account', async () => {
  const owner = await given.user()
  const team = await given.team({ owner })
  const [claimID, at] = [newID(), new Date().toISOString()]
  const claim = { claimID, version: 2, resourceType: 'team', resourceID: team.id, userID: newID() } as const
  const decision = { status: 'approved', isInstant: false, decidedBy: newID(), decidedAt: at } as const
  const times = { createdAt: at, updatedAt: at }
  await claimRequests()
    .create({ ...claim, ...decision, ...times, ownerThen: owner.userID })
    .go()
  await sendNotice({ type: 'claimDecided', claimID, before: 'pending' })
  expect(await subjectsTo(owner)).toEqual(['Your team has another owner'])
})

test('the claimer and the owner who gets a team or player back are notified when an admin reverses a decision', async () => {
  const [owner, claimer, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  const team = await given.team({ owner })
  const player = await given.player({ claimer: owner, name: 'Robin Returned' })
  for (const [resourceType, { id: resourceID }, name, isBack] of [
    ['team', team, team.name, 'Your team is yours again'],
    ['player', player, 'Robin R.', 'Your player is yours again'],
  ] as const) {
    const claimID = await given.approvedClaim(claimer, resourceType, resourceID)
    await caughtUp()
    await as(admin).reverseClaim({ claimID })
    const notice = (await mailsTo(claimer)).find(({ subject }) => subject === 'Your claim is being reviewed again')
    expect(notice!.text).toContain(
      `An admin took back the decision on your claim for ${name} and will review it again. Until then you don't manage the ${resourceType}.`,
    )
    expect((await mailsTo(owner))[0]!.subject).toBe(isBack)

    await as(admin).rejectClaim({ claimID })
    await caughtUp()
    await as(admin).reverseClaim({ claimID })
    const [again] = await mailsTo(claimer)
    expect(again!.subject).toBe('Your claim is being reviewed again')
    expect(again!.text).not.toContain("don't manage")
    expect((await mailsTo(owner)).filter(({ subject }) => subject.endsWith('is yours again'))).toHaveLength(
      resourceType === 'team' ? 1 : 2,
    )
  }
})

test('the owner is notified of a team that an admin hands back by rejecting the claim right after its reversal', async () => {
  const [owner, claimer, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  const team = await given.team({ owner })
  const claimID = await given.approvedClaim(claimer, 'team', team.id)
  await caughtUp()
  await as(admin).reverseClaim({ claimID })
  await as(admin).rejectClaim({ claimID })
  expect(await subjectsTo(owner)).toEqual(['Your team is yours again', 'Your team has another owner'])
  expect((await mailsTo(claimer))[0]!.subject).toBe('Your claim was not approved')
})

test('a dispute that a transfer sets back is closed, and its user is told and can claim the team again', async () => {
  const [owner, recipient, disputant] = await given.users(3)
  const admin = await given.admin()
  const team = await given.team({ owner })
  const dispute = async () => await as(disputant).createClaimRequest({ resourceType: 'team', resourceID: team.id })
  await dispute()
  await given.transfer(owner, team.id, recipient)
  const [notice] = await mailsTo(disputant)
  expect(notice!.subject).toBe('Your claim was closed')
  expect(notice!.text).toContain(`${team.name} has changed hands since you made it.`)
  expect(notice!.text).toContain(`https://fungo.example/teams/${team.id}`)

  const again = await dispute()
  await as(admin).approveClaim({ claimID: again.id })
  expect((await mailsTo(disputant))[0]!.subject).toBe('Your claim was approved')
})

test('the contacts of an imported team are notified of its claim, and an objection sends the claim to an admin', async () => {
  const [admin, claimer, listed] = await Promise.all([given.admin(), given.user(), given.user()])
  const { id: teamID } = await given.importedTeam()
  await given.teamContact(admin, { teamID, user: listed })
  await as(claimer).claimTeam({ teamID })
  const mails = await mailsTo(listed)
  const email = mails.find(({ subject }) => subject === 'Someone claimed your team on Fungo')!
  const link = new URL(email.text.match(/https:\S+\/p\/object\S+/)![0])
  for (const [recipient, subject] of [
    [listed, email.subject],
    [admin, 'A claim is waiting for review'],
  ] as const) {
    const notifications = await as(recipient).notifications({}, 'subject')
    expect(notifications).toContainEqual({ subject })
  }
  expect((await openPage(link)).body).toContain('Object to the claim')
  const forged = link.href.replace(/.$/, (it) => (it === 'A' ? 'B' : 'A'))
  expect((await openPage(forged, { method: 'POST' })).statusCode).toBe(400)
  expect((await openPage(link, { method: 'POST' })).statusCode).toBe(200)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 86_400_000 })
  try {
    await expectRefusal(as(claimer).deleteTeam({ id: teamID }), 'FORBIDDEN')
  } finally {
    vi.useRealTimers()
  }
  await as(admin).approveClaim({ claimID: link.searchParams.get('claim') })
  for (const method of ['GET', 'POST'])
    expect(await openPage(link, { method })).toMatchObject({
      statusCode: 409,
      body: expect.stringContaining('This claim is no longer open'),
    })
})

test('a contact objects to a claim once, until its time has passed, and not to the claim of another user', async () => {
  const [admin, claimer, listed, other] = await Promise.all([given.admin(), given.user(), given.user(), given.user()])
  const { id: teamID } = await given.importedTeam()
  await given.teamContact(admin, { teamID, user: listed })
  await as(claimer).claimTeam({ teamID })
  const [claim] = await pendingClaims(teamID)
  const dispute = await as(other).createClaimRequest({ resourceType: 'team', resourceID: teamID })
  const open = async (claimID: string, method = 'GET') => {
    const link = `https://fungo.example${await signedPath('object', { claimID })}`
    return (await openPage(link, { method })).statusCode
  }
  expect(await open(dispute.id)).toBe(409)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 86_400_000 })
  expect(await open(claim!.id)).toBe(409)
  vi.useRealTimers()
  expect(await open(claim!.id, 'POST')).toBe(200)
  const version = () => as(admin).team({ id: teamID }, 'version')
  const objected = await version()
  expect(await open(claim!.id, 'POST')).toBe(200)
  expect(await version()).toEqual(objected)
})

test('a contact is invited by email once, even if the invitation is repeated', async () => {
  const [owner, invited] = await given.users(2)
  const team = await given.team({ owner })
  const contact = { teamID: team.id, userID: invited.userID }
  for (let i = 0; i < 2; i++) {
    await as(owner).addTeamContact({ teamID: contact.teamID, userID: contact.userID, role: 'coach' })
    await mailsTo(invited)
    await as(owner).removeTeamContact(contact)
  }
  const [asked, ...more] = await mailsTo(invited)
  expect(asked!.text).toContain(`${team.name} asks you to be one of its contacts.`)
  expect(more).toEqual([])
})

test('a pending contact invitation is not emailed again when its team is merged or restored', async () => {
  const [admin, owner, invited] = await Promise.all([given.admin(), given.user(), given.user()])
  const [from, into] = await Promise.all([given.team({ owner }), given.team({ owner })])
  await as(owner).addTeamContact({ teamID: from.id, userID: invited.userID, role: 'coach' })
  const asked = async () =>
    (await subjectsTo(invited)).filter((subject) => subject === 'You are invited to be a team contact')
  expect(await asked()).toHaveLength(1)
  await as(admin).mergeTeams({ fromID: from.id, intoID: into.id })
  expect(await asked()).toHaveLength(1)
  await as(owner).deleteTeam(into)
  await caughtUp()
  await as(owner).restoreRecord({ kind: 'team', id: into.id })
  expect(await asked()).toHaveLength(1)
  const contactInvitations = await as(invited).contactInvitations()
  expect(contactInvitations).toEqual([{ id: `${into.id}.${invited.userID}` }])
})

test('a manager without an account is invited by email, and the link works for the account with that address only', async () => {
  const [owner, other, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  const [team, duplicate] = await Promise.all([given.team({ owner }), given.team({ owner })])
  const email = `${newID()}@fungo.example`
  const invite = (role: string, address = email) => as(owner).inviteContact({ recordID: team.id, email: address, role })
  await invite('manager', ` ${email.toUpperCase()} `)
  await expectRefusal(invite('manager'), 'CONFLICT', 'This user has already been invited')
  const pending = async (by: typeof owner) => await as(by).team({ id: team.id }, 'contacts { userID name isPending }')
  const { contacts } = await pending(owner)
  expect(contacts).toMatchObject([{ name: email, isPending: true }])
  expect((await pending(other)).contacts).toEqual([])

  const link = new URL(/https:\S+#\S+/.exec((await mailsTo({ email }))[0]!.text)![0])
  expect(link.pathname).toBe(`/teams/${team.id}`)
  const of = new URLSearchParams(link.hash.slice(1))
  expect(of.get('email')).toBe(email)
  const answer = { id: of.get('contact'), code: of.get('invitation') }
  await expectRefusal(as(other).acceptContact(answer), 'FORBIDDEN')
  const manager = await given.user({ email, emailVerifiedAt: undefined })
  for (const code of ['wrong', undefined])
    await expectRefusal(as(manager).acceptContact({ ...answer, code }), code ? 'NOT_FOUND' : 'FORBIDDEN')
  await as(manager).acceptContact(answer)
  await as(manager).updateTeam({ id: team.id, input: { description: 'We travel.' } })
  expect(await as(manager).currentUser({}, 'isEmailVerified')).toEqual({ isEmailVerified: true })
  await expectRefusal(as(manager).acceptContact(answer), 'NOT_FOUND')

  // An address with an account is invited in the app.
  await invite('coach', other.email)
  expect(await as(other).contactInvitations()).toEqual([{ id: `${team.id}.${other.userID}` }])
  const [request] = /https:\S+\/p\/request\S+/.exec((await mailsTo(other))[0]!.text)!
  expect((await openPage(request!)).headers).toMatchObject({ location: 'https://fungo.example/profile' })

  // A withdrawn invitation and that of a merged team end.
  const [withdrawn, merged] = [`${newID()}@fungo.example`, `${newID()}@fungo.example`]
  await invite('coach', withdrawn)
  const { userID } = (await pending(owner)).contacts.find((it) => it.name === withdrawn)!
  await as(owner).removeTeamContact({ teamID: team.id, userID })
  await invite('coach', merged)
  await mailsTo({ email: merged })
  await as(admin).mergeTeams({ fromID: team.id, intoID: duplicate.id })
  await caughtUp()
  expect(JSON.stringify(await allItems())).not.toMatch(new RegExp(`"userID":"${userID}"`))
  const after = await as(owner).team({ id: duplicate.id }, 'contacts { name }')
  expect(JSON.stringify(after)).not.toContain(merged)
})

test('the owner and the manager are notified of an appointment, and the manager of its end', async () => {
  const [owner, manager] = await Promise.all([given.user(), given.user({ name: 'Mo Manager' })])
  const team = await given.team({ owner })
  const contact = await as(owner).addTeamContact({ teamID: team.id, userID: manager.userID, role: 'manager' })
  expect(await mailsTo(manager)).toHaveLength(1)
  await as(manager).acceptContact(contact)
  expect((await subjectsTo(manager)).sort()).toEqual([
    'You are invited to manage a team',
    `You now manage ${team.name}`,
  ])
  expect(await subjectsTo(owner)).toEqual([`Mo Manager now manages ${team.name}`])
  await as(owner).removeTeamContact({ teamID: team.id, userID: manager.userID })
  await mailsTo(manager)
  const notifications = await as(manager).notifications({}, 'subject')
  expect(notifications[0]).toEqual({ subject: `You no longer manage ${team.name}` })
})

test('both sides of a team transfer are notified when it is offered, accepted, declined, or canceled', async () => {
  const [owner, recipient] = await Promise.all([given.user({ name: 'Owen' }), given.user({ name: 'Hana' })])
  const team = await given.team({ owner })
  for (const [who, answer] of [
    [recipient, 'declineTransfer'],
    [owner, 'cancelTransfer'],
    [recipient, 'acceptTransfer'],
  ] as const) {
    const { id } = await as(owner).transferTeam({ teamID: team.id, userID: recipient.userID })
    await mailsTo(recipient)
    await as(who)[answer]({ id })
    await mailsTo(who)
  }
  expect((await subjectsTo(recipient)).sort()).toEqual([
    'A team is no longer offered to you',
    ...Array.from({ length: 3 }, () => 'A team is offered to you'),
    `${team.name} is yours`,
  ])
  const accepted = (await mailsTo(recipient)).find(({ subject }) => subject === `${team.name} is yours`)
  expect(accepted!.text).toContain('Its contacts stay and read what is for the team only')
  const offered = `You offered ${team.name} to Hana`
  expect((await subjectsTo(owner)).sort()).toEqual([
    `Hana accepted ${team.name}`,
    `Hana declined ${team.name}`,
    offered,
    offered,
    offered,
  ])
})

test('delayed notices of a declined and an accepted transfer are sent even if the team has been offered again', async () => {
  const [owner, recipient, next] = await Promise.all([
    given.user({ name: 'Owen' }),
    given.user({ name: 'Hana' }),
    given.user({ name: 'Nell' }),
  ])
  const team = await given.team({ owner })
  const offer = (by: { userID: string }, to: { userID: string }) =>
    as(by).transferTeam({ teamID: team.id, userID: to.userID })
  // No email can be sent until all of this has happened.
  ses.breakFor(() => true)
  try {
    await as(recipient).declineTransfer(await offer(owner, recipient))
    await as(recipient).acceptTransfer(await offer(owner, recipient))
    await offer(recipient, next)
    await caughtUp()
  } finally {
    ses.breakFor(() => false)
  }
  expect(await subjectsTo(owner)).toEqual(
    expect.arrayContaining([`Hana declined ${team.name}`, `Hana accepted ${team.name}`]),
  )
  expect(await subjectsTo(recipient)).toContain(`${team.name} is yours`)
  expect(await subjectsTo(next)).toEqual(['A team is offered to you'])
})

test("the stream moves a team's opportunities to the new owner if the request that accepted the transfer crashed", async () => {
  const [owner, recipient] = await given.users(2)
  const team = await given.team({ owner })
  const post = await given.opportunity({ creator: owner, teamID: team.id })
  const transferTeam = await as(owner).transferTeam({ teamID: team.id, userID: recipient.userID })
  await takeOverTeam(transferTeam.id, new Date())
  await caughtUp()
  const { data } = await opportunities().get({ opportunityID: post.id }).go({ consistent: true })
  expect(data?.createdBy).toBe(recipient.userID)
})

test('a transfer with open invitations cancels those by the former owner, and the invited are told', async () => {
  const [owner, recipient, evaluator, manager, contact] = await Promise.all([
    given.user({ name: 'Owen' }),
    given.user({ name: 'Hana' }),
    given.user(),
    given.user(),
    given.user(),
  ])
  const team = await given.team({ owner })
  const { id: opportunityID, title } = await given.opportunity({ creator: owner, teamID: team.id })
  await as(owner).inviteEvaluator({ opportunityID, userID: evaluator.userID })
  await as(owner).addTeamContact({ teamID: team.id, userID: manager.userID, role: 'manager' })
  await as(owner).addTeamContact({ teamID: team.id, userID: contact.userID, role: 'coach' })
  const accepted = await given.user()
  await given.evaluator(owner, opportunityID, accepted)
  await as(recipient).acceptTransfer(await as(owner).transferTeam({ teamID: team.id, userID: recipient.userID }))

  const [canceled] = await mailsTo(evaluator)
  expect(canceled!.subject).toBe('An invitation was canceled')
  expect(canceled!.text).toContain(`evaluate the players of "${title}" was canceled`)
  for (const invited of [manager, contact]) {
    const [mail] = await mailsTo(invited)
    expect(mail!.subject).toBe('An invitation was canceled')
    expect(mail!.text).toContain(`The invitation to join "${team.name}" as a contact was canceled, because`)
    expect(await as(invited).contactInvitations({}, 'id')).toEqual([])
  }
  expect(await as(evaluator).evaluatorInvitations({}, 'isPending')).toEqual([])
  expect(await as(accepted).evaluatorInvitations({}, 'isPending')).toEqual([{ isPending: false }])
  expect(await subjectsTo(accepted)).not.toContain('An invitation was canceled')
  expect(await as(recipient).inviteEvaluator({ opportunityID, userID: evaluator.userID })).toBeTruthy()
})

test('an accepted and a declined contact invitation are no canceled ones', async () => {
  const [owner, one, other] = await given.users(3)
  const team = await given.team({ owner })
  await given.teamContact(owner, { teamID: team.id, user: one })
  await as(owner).addTeamContact({ teamID: team.id, userID: other.userID, role: 'coach' })
  const [{ id }] = await as(other).contactInvitations({}, 'id')
  await as(other).declineContact({ id })
  for (const invited of [one, other]) expect(await subjectsTo(invited)).not.toContain('An invitation was canceled')
})
