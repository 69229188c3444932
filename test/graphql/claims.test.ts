import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PlayerItem, players } from '../../functions/domain/players/entity.ts'
import { type UserItem, userReferences, users } from '../../functions/domain/users/entity.ts'
import { queryPartition, transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const CLAIM_TEAM = 'mutation ($id: ID!) { claimTeam(teamID: $id) { id claimedBy claimedAt viewerCanManage } }'
const CLAIM_TEAM_FIELDS = 'id claimedBy claimedAt viewerCanManage'
const CLAIM_PLAYER = 'id claimedBy claimedAt viewerClaimPending viewerCanClaim'
const REQUEST = 'id teamId playerId userId status message isInstant'
const APPROVE = 'mutation ($id: ID!) { approveClaim(claimID: $id) { id status } }'
const REJECT = 'mutation ($id: ID!) { rejectClaim(claimID: $id) { id status } }'
const CLAIMS = 'id teamId playerId resourceType resourceName userId user { email } status message isInstant createdAt'

let admin: UserItem
beforeAll(async () => {
  admin = await given.admin()
})
afterEach(() => {
  delete process.env.CLAIM_MODE
})

const unclaimedTeam = () => given.team({ owner: admin })
const unclaimedPlayer = () => given.player({ claimer: admin })
const ownerOf = async (id: string) => (await as(admin).team({ id }, 'claimedBy claimedAt')).claimedBy
const claimsOf = async (user: UserItem, status?: string) =>
  (await as(admin).claimRequests({ status, perPage: 1000 }, CLAIMS)).filter((it) => it.userId === user.userID)

test('claiming an unclaimed team takes effect at once and is pending for review', async () => {
  const [team, user] = [await unclaimedTeam(), await given.user()]
  const claimTeam = await as(user).claimTeam({ teamID: team.id }, CLAIM_TEAM_FIELDS)
  expect(claimTeam).toMatchObject({ claimedBy: user.userID, viewerCanManage: true })
  expect(await as(user).claimedTeams()).toEqual([{ id: team.id }])
  expect(await claimsOf(user, 'pending')).toMatchObject([
    { teamId: team.id, playerId: null, resourceName: team.name, user: { email: user.email }, isInstant: true },
  ])
})

test('a request tells the claimant of a player what visitors see, and its owner to admins only', async () => {
  const [claimer, claimant] = [await given.user(), await given.user({ emailVerifiedAt: undefined })]
  const player = await given.player({ claimer, name: 'Jordan Abernathy' })
  const claim = await as(claimant).createClaimRequest(
    { resourceType: 'player', resourceID: player.id },
    'resourceName resourceOwner { id } resourceOwnerSince',
  )
  expect(claim).toEqual({ resourceName: 'Jordan A.', resourceOwner: null, resourceOwnerSince: null })
  const exportMyData = await as(claimant).exportMyData()
  expect(exportMyData).not.toContain(claimer.userID)
  const claimRequests = await as(admin).claimRequests({ perPage: 1 }, 'resourceName resourceOwner { id }')
  expect(claimRequests).toEqual([{ resourceName: 'Jordan Abernathy', resourceOwner: { id: claimer.userID } }])
})

test('an anonymous claim is refused with the message that it needs a login', async () => {
  const [{ id: teamID }, { id: playerID }] = [await unclaimedTeam(), await unclaimedPlayer()]
  const toClaim = (kind: string) => `You must be logged in to claim a ${kind}`
  const anonymous = asAnonymous()
  await expectRefusal(anonymous.claimTeam({ teamID }), 'UNAUTHENTICATED', toClaim('team'))
  await expectRefusal(anonymous.claimPlayer({ playerID }), 'UNAUTHENTICATED', toClaim('player'))
  for (const [resourceType, resourceID] of [
    ['team', teamID],
    ['player', playerID],
  ] as const)
    await expectRefusal(
      anonymous.createClaimRequest({ resourceType, resourceID }),
      'UNAUTHENTICATED',
      toClaim(resourceType),
    )
})

test('a claimed team cannot be claimed, and admins cannot claim', async () => {
  const owner = await given.user()
  const team = await given.team({ owner })
  for (const user of [owner, await given.user()])
    await expectRefusal(as(user).claimTeam({ teamID: team.id }), 'CONFLICT', 'This team is already claimed')
  const player = await given.player({ claimer: owner })
  await expectRefusal(
    as(await given.user()).claimPlayer({ playerID: player.id }),
    'CONFLICT',
    'This player is already claimed',
  )
  await expectRefusal(as(admin).claimTeam({ teamID: (await unclaimedTeam()).id }), 'FORBIDDEN')
  await expectRefusal(asAnonymous().claimTeam({ teamID: team.id }), 'UNAUTHENTICATED')
  await expectRefusal(as(owner).claimTeam({ teamID: newID() }), 'NOT_FOUND', 'Team not found')
})

test('one of thirty concurrent claims of a team succeeds', async () => {
  const claimers = await Promise.all(Array.from({ length: 30 }, () => given.user()))
  for (let round = 0; round < 3; round++) {
    const { id } = await unclaimedTeam()
    const outcomes = await Promise.allSettled(claimers.map((user) => as(user).send(CLAIM_TEAM, { id })))
    const winners = claimers.filter((_, i) => outcomes[i]!.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' })
    expect(await ownerOf(id)).toBe(winners[0]!.userID)
    for (const user of claimers) expect(await isReferredTo(user, id)).toBe(user === winners[0])
  }
})

test('a claim sent twice with one idempotency key is created once', async () => {
  const [{ id }, user] = [await unclaimedTeam(), await given.user()]
  const idempotencyKey = newID()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => as(user).send(CLAIM_TEAM, { id }, { idempotencyKey })),
  )
  for (const { claimTeam } of answers) expect(claimTeam.claimedBy).toBe(user.userID)
  expect(await claimsOf(user)).toHaveLength(1)
})

test('rejecting a claim that took effect releases the team', async () => {
  const [{ id }, user] = [await unclaimedTeam(), await given.user()]
  await as(user).claimTeam({ teamID: id })
  const [claim] = await claimsOf(user, 'pending')
  expect((await as(admin).rejectClaim({ claimID: claim!.id }, 'id status')).status).toBe('rejected')
  expect(await ownerOf(id)).toBeNull()
  expect(await isReferredTo(user, id)).toBe(false)
  expect(await claimsOf(user, 'pending')).toEqual([])
  expect(await claimsOf(user, 'rejected')).toHaveLength(1)
  await expectRefusal(
    as(admin).approveClaim({ claimID: claim!.id }),
    'CONFLICT',
    'This claim has already been reviewed',
  )
  await as(user).claimTeam({ teamID: id })
})

test('an admin sees the evidence of both sides of a dispute and rejects it with a reason, and the claimer sees no evidence', async () => {
  const [owner, rival] = await Promise.all([given.user(), given.user()])
  const team = await given.team({ owner })
  const player = await given.player({ claimer: rival })
  await given.rosterEntry(rival, { teamID: team.id, playerID: player.id })
  await given.teamContact(owner, { teamID: team.id, user: rival })
  const SIDES = '{ evidence ownerEvidence resourceOwnerSince }'
  const claim = await as(rival).createClaimRequest(
    { resourceType: 'team', resourceID: team.id },
    'id evidence ownerEvidence',
  )
  expect(claim).toEqual({ id: expect.any(String), evidence: [], ownerEvidence: [] })
  const { id } = claim
  const { claimRequests } = await as(admin).send(
    `{ claimRequests(status: pending) { id ...S } } fragment S on ClaimRequest ${SIDES}`,
  )
  const confirmed = 'Has confirmed the email address.'
  expect(claimRequests.find((it: { id: string }) => it.id === id)).toEqual({
    id,
    evidence: [confirmed, 'Is a contact of the team.', 'Added 1 of the roster entries.'],
    ownerEvidence: [confirmed, 'Created the team.'],
    resourceOwnerSince: expect.stringMatching(/^20/),
  })
  const reject = (reason: string) =>
    as(admin).send(
      'mutation ($id: ID!, $reason: String) { rejectClaim(claimID: $id, reason: $reason) { status rejectionReason } }',
      { id, reason },
    )
  await expect(reject('x'.repeat(501))).rejects.toMatchObject({
    fields: { reason: ['A reason must be 500 characters or fewer.'] },
  })
  expect((await reject('  Ask the club. ')).rejectClaim).toEqual({
    status: 'rejected',
    rejectionReason: 'Ask the club.',
  })
})

test('an approved dispute moves the ownership and ends the claim of the previous owner', async () => {
  const [{ id }, owner, rival] = [await unclaimedTeam(), await given.user(), await given.user()]
  await as(owner).claimTeam({ teamID: id })
  const dispute = { resourceType: 'team', resourceID: id, message: ' It is ours. ' }
  const request = await as(rival).createClaimRequest(dispute, REQUEST)
  expect(request).toMatchObject({ teamId: id, status: 'pending', message: 'It is ours.', isInstant: false })
  await expectRefusal(
    as(rival).createClaimRequest(dispute),
    'CONFLICT',
    'You already have a claim for this team waiting for review',
  )
  await expectRefusal(as(owner).createClaimRequest(dispute), 'CONFLICT', 'This team is already yours')
  expect(await ownerOf(id)).toBe(owner.userID)

  await as(admin).approveClaim({ claimID: request.id })
  expect(await ownerOf(id)).toBe(rival.userID)
  expect([await isReferredTo(owner, id), await isReferredTo(rival, id)]).toEqual([false, true])
  expect(await claimsOf(owner, 'rejected')).toHaveLength(1)
  expect(await claimsOf(rival, 'approved')).toHaveLength(1)
  expect(await claimsOf(rival, 'pending')).toEqual([])
})

describe('reversing a decision', () => {
  const rowOf = async (id: string, status: string) =>
    (
      await as(admin).claimRequests(
        { status, perPage: 100 },
        'id decidedBy { id } decidedAt formerOwner { id } rivals { id } approvalEffects',
      )
    ).find((it) => it.id === id)
  const request = async (user: UserItem, resourceID: string) =>
    (await as(user).createClaimRequest({ resourceType: 'team', resourceID }, REQUEST)).id

  test('an approved dispute goes back to the former owner, whose own claim is pending again', async () => {
    const [{ id }, owner, rival] = [await unclaimedTeam(), await given.user(), await given.user()]
    await as(owner).claimTeam({ teamID: id })
    await given.opportunity({ creator: owner, teamID: id })
    const [own] = await claimsOf(owner)
    const dispute = await request(rival, id)
    expect(await rowOf(dispute, 'pending')).toEqual({
      ...{ id: dispute, decidedBy: null, decidedAt: null, formerOwner: null },
      ...{ rivals: [{ id: owner.userID }], approvalEffects: ["The team's opportunities move with it: 1."] },
    })
    await as(admin).approveClaim({ claimID: dispute })
    expect(await rowOf(dispute, 'approved')).toMatchObject({
      ...{
        decidedBy: { id: admin.userID },
        decidedAt: expect.stringMatching(/^20/),
        formerOwner: { id: owner.userID },
      },
    })
    const exportMyData = await as(rival).exportMyData()
    expect(exportMyData).not.toContain(owner.userID)
    await expectRefusal(
      as(admin).reverseClaim({ claimID: own!.id }),
      'CONFLICT',
      'This team has changed hands since the decision',
    )
    expect(await as(admin).claimRequests({ userID: rival.userID, status: 'approved' })).toEqual([{ id: dispute }])
    expect(await as(admin).claimRequests({ userID: owner.userID, status: 'approved' })).toEqual([])
    const posted = await given.opportunity({ creator: rival, teamID: id })
    expect((await as(admin).reverseClaim({ claimID: dispute }, 'id status isInstant')).status).toBe('pending')
    expect(await ownerOf(id)).toBe(owner.userID)
    const opportunity = await as(admin).opportunity(posted, 'createdBy')
    expect(opportunity.createdBy).toBe(owner.userID)
    expect((await claimsOf(owner, 'pending')).map((it) => it.id)).toEqual([own!.id])
    await as(admin).approveClaim({ claimID: dispute })
    expect(await ownerOf(id)).toBe(rival.userID)
  })

  test('a request for an unclaimed team loses the team and what was added under it', async () => {
    const [{ id }, user] = [await unclaimedTeam(), await given.user()]
    const claim = await request(user, id)
    await expectRefusal(as(admin).reverseClaim({ claimID: claim }), 'CONFLICT', 'No admin has decided on this claim')
    await as(admin).approveClaim({ claimID: claim })
    const opportunity = await given.opportunity({ creator: user, teamID: id })
    await as(admin).reverseClaim({ claimID: claim })
    expect(await ownerOf(id)).toBeNull()
    await expectRefusal(as(admin).opportunity(opportunity), 'NOT_FOUND')
  })

  test('an instant claim is as it was before its approval or rejection', async () => {
    const [{ id }, user] = [await unclaimedTeam(), await given.user()]
    const claimed = await as(user).claimTeam({ teamID: id }, CLAIM_TEAM_FIELDS)
    const [claim] = await claimsOf(user)
    for (const decision of [APPROVE, REJECT]) {
      await as(admin).send(decision, claim)
      expect(await as(admin).reverseClaim({ claimID: claim!.id }, 'id status isInstant')).toEqual({
        ...{ id: claim!.id, status: 'pending', isInstant: true },
      })
      expect(await as(admin).team({ id }, 'claimedBy claimedAt')).toEqual({
        ...{ claimedBy: user.userID, claimedAt: claimed.claimedAt },
      })
    }
  })
})

test('the claim of an account with an unconfirmed address cannot be approved', async () => {
  const [{ id }, user] = [await unclaimedTeam(), await given.user({ emailVerifiedAt: undefined })]
  await as(user).claimTeam({ teamID: id })
  await expectRefusal(
    as(admin).approveClaim({ claimID: (await claimsOf(user))[0]!.id }),
    'CONFLICT',
    'The user has not confirmed the email address, so the claim cannot be approved',
  )
})

test('pending claims of one record are listed together', async () => {
  const [first, second, user] = [await unclaimedTeam(), await unclaimedTeam(), await given.user()]
  for (const [by, team] of [
    [user, first],
    [user, second],
    [await given.user(), first],
  ] as const)
    await as(by).createClaimRequest({ resourceType: 'team', resourceID: team.id })
  const claimRequests = await as(admin).claimRequests({ status: 'pending', perPage: 3 }, CLAIMS)
  expect(claimRequests.map((it) => it.teamId)).toEqual([first.id, first.id, second.id])
})

test('a claim request cannot be approved after the record changed hands', async () => {
  const [{ id }, first, second] = [await unclaimedTeam(), await given.user(), await given.user()]
  const request = await as(first).createClaimRequest({ resourceType: 'team', resourceID: id }, REQUEST)
  await as(second).claimTeam({ teamID: id })
  await expectRefusal(as(admin).approveClaim({ claimID: request.id }), 'CONFLICT')
  expect(await ownerOf(id)).toBe(second.userID)
  await as(admin).rejectClaim({ claimID: request.id })
  expect(await ownerOf(id), 'rejecting the request does not change the owner').toBe(second.userID)
})

test('approving a request while another claims the team leaves one owner', async () => {
  for (let round = 0; round < 5; round++) {
    const [{ id }, asker, claimers] = [
      await unclaimedTeam(),
      await given.user(),
      await Promise.all(Array.from({ length: 20 }, () => given.user())),
    ]
    const request = await as(asker).createClaimRequest({ resourceType: 'team', resourceID: id }, REQUEST)
    const outcomes = await Promise.allSettled([
      ...claimers.slice(0, 10).map((user) => as(user).send(CLAIM_TEAM, { id })),
      as(admin).send(APPROVE, { id: request.id }),
      ...claimers.slice(10).map((user) => as(user).send(CLAIM_TEAM, { id })),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const owners = await Promise.all(
      [asker, ...claimers].map(async (user) => ((await isReferredTo(user, id)) ? user : null)),
    )
    expect(owners.filter(Boolean).map((user) => user!.userID)).toEqual([await ownerOf(id)])
  }
})

test('concurrent approvals and rejections of a claim leave one decision and the matching owner', async () => {
  for (let round = 0; round < 5; round++) {
    const [{ id }, user] = [await unclaimedTeam(), await given.user()]
    await as(user).claimTeam({ teamID: id })
    const [claim] = await claimsOf(user, 'pending')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => as(admin).send(i % 2 ? APPROVE : REJECT, { id: claim!.id })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [decided, ...more] = await claimsOf(user)
    expect(more).toEqual([])
    expect(await ownerOf(id)).toBe(decided!.status === 'approved' ? user.userID : null)
  }
})

test('the claim of a user-created player takes effect at once, and of an imported player waits for an admin', async () => {
  const user = await given.user()
  const entered = await unclaimedPlayer()
  expect(await as(user).claimPlayer({ playerID: entered.id }, CLAIM_PLAYER)).toMatchObject({
    claimedBy: user.userID,
    viewerClaimPending: false,
  })

  const { playerID: id } = await importedPlayer()
  const claimPlayer = await as(user).claimPlayer({ playerID: id }, CLAIM_PLAYER)
  expect(claimPlayer).toMatchObject({ claimedBy: null, claimedAt: null, viewerClaimPending: true })
  await expectRefusal(
    as(user).claimPlayer({ playerID: id }),
    'CONFLICT',
    'You already have a claim for this player waiting for review',
  )
  const [claim] = (await claimsOf(user, 'pending')).filter((it) => it.playerId === id)
  expect(claim).toMatchObject({ resourceType: 'player', resourceName: 'Feed Player', isInstant: false })
  await as(admin).approveClaim({ claimID: claim!.id })
  const player = await as(user).player({ id }, 'claimedBy viewerClaimPending')
  expect(player).toEqual({ claimedBy: user.userID, viewerClaimPending: false })
})

test('with claimMode review every claim waits for an admin', async () => {
  process.env.CLAIM_MODE = 'review'
  const [{ id }, user] = [await unclaimedTeam(), await given.user()]
  expect((await as(user).claimTeam({ teamID: id }, CLAIM_TEAM_FIELDS)).claimedBy).toBeNull()
  const [claim] = await claimsOf(user, 'pending')
  await as(admin).approveClaim({ claimID: claim!.id })
  expect(await ownerOf(id)).toBe(user.userID)
})

test('claimRequests lists newest first, in pages, by status, for admins only', async () => {
  const user = await given.user()
  const filed: string[] = []
  for (let i = 0; i < 5; i++) {
    const team = await given.team()
    const createClaimRequest = await as(user).createClaimRequest({ resourceType: 'team', resourceID: team.id }, REQUEST)
    filed.unshift(createClaimRequest.id)
    if (i === 1) await as(admin).rejectClaim({ claimID: createClaimRequest.id })
    if (i === 4) await as(admin).deleteTeam({ id: team.id })
  }
  const page = async (variables: object) => (await as(admin).claimRequests(variables, CLAIMS)).map(({ id }) => id)
  expect(await page({ perPage: 5 })).toEqual(filed)
  expect(await page({ page: 2, perPage: 2 })).toEqual(filed.slice(2, 4))
  expect(await page({ status: 'pending', perPage: 4 })).toEqual(filed.filter((_, i) => i !== 3))
  expect((await as(admin).claimRequests({ perPage: 1 }, CLAIMS))[0].resourceName).toBeNull()
  await expectRefusal(as(admin).approveClaim({ claimID: filed[0] }), 'NOT_FOUND', 'Team not found')
  await as(admin).rejectClaim({ claimID: filed[0] })

  await expectRefusal(as(user).claimRequests(), 'FORBIDDEN')
  await expectRefusal(asAnonymous().claimRequests(), 'UNAUTHENTICATED')
  await expectRefusal(as(admin).approveClaim({ claimID: newID() }), 'NOT_FOUND', 'Claim not found')
  await expectRefusal(as(user).createClaimRequest({ resourceType: 'event', resourceID: newID() }), 'BAD_USER_INPUT')
  await expectRefusal(
    as(user).createClaimRequest({ resourceType: 'player', resourceID: newID() }),
    'NOT_FOUND',
    'Player not found',
  )
})

const isReferredTo = async (user: UserItem, recordID: string) =>
  (await queryPartition(users().get(user), true))
    .of(userReferences)
    .some((it) => it.kind === 'claimedTeam' && it.recordID === recordID)

async function importedPlayer() {
  const now = new Date().toISOString()
  const player: PlayerItem = {
    playerID: newID(),
    version: 1,
    name: 'Feed Player',
    origin: { source: 'usssa', externals: {} },
    createdAt: now,
    updatedAt: now,
  }
  await transactWrite([[players().create(player)]])
  return player
}
