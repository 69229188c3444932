import { beforeAll, expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { removeChildrenOfOpportunity } from '../../functions/lifecycle/removal/opportunities.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const RESTORE = 'mutation ($kind: HideableKind!, $id: ID!) { restoreRecord(kind: $kind, id: $id) }'
const remove = (kind: 'Team' | 'Player' | 'Event' | 'Opportunity', user: UserItem, id: string) =>
  as(user).send(`mutation ($id: ID!) { delete${kind}(id: $id) }`, { id })
const restore = (kind: string, user: UserItem, id: string, now?: Date) =>
  as(user).send(RESTORE, { kind, id }, now ? { now } : {})
const restorable = async (user: UserItem) => await as(user).deletedRecords({})

let admin: UserItem
let owner: UserItem
let family: UserItem
beforeAll(async () => {
  ;[admin, owner, family] = await Promise.all([given.admin(), given.user(), given.user()])
})

/** A team with a record of every kind that can belong to a team. */
async function wholeTeam() {
  const team = await given.team({ owner })
  const send = (document: string, variables: object) => as(owner).send(document, { id: team.id, ...variables })
  await send('mutation ($id: ID!) { addDivision(input: { teamID: $id, division: "AA", ageGroup: "12U" }) { id } }', {})
  await send('mutation ($id: ID!, $user: ID!) { addTeamContact(teamID: $id, userID: $user, role: "manager") { id } }', {
    user: owner.userID,
  })
  await send('mutation ($id: ID!, $user: ID!) { addTeamContact(teamID: $id, userID: $user, role: "coach") { id } }', {
    user: family.userID,
  })
  const [own, asked] = await Promise.all([given.player({ claimer: owner }), given.player({ claimer: family })])
  await given.rosterEntry(owner, { teamID: team.id, playerID: own.id })
  await given.rosterEntry(owner, { teamID: team.id, playerID: asked.id })
  const event = await given.event({ creator: owner, teamID: team.id })
  const opportunity = await given.opportunity({ creator: owner, teamID: team.id })
  return { ...team, own, asked, event, opportunity }
}

const TEAM = `query ($id: ID!, $name: String) { team(id: $id) {
  name claimedBy createdAt divisions { division ageGroup } contacts { id role isPending } teamHistory { id waitsFor player { id } }
  events { id } opportunities { id } } teams(search: $name) { id } claimedTeams { id } contactInvitations { id } }`

test('a deleted team is restored with all its records', async () => {
  const team = await wholeTeam()
  const read = () => as(owner).send(TEAM, { id: team.id, name: team.name })
  const before = await read()
  expect(before.team).toMatchObject({ events: [{ id: team.event.id }], opportunities: [{ id: team.opportunity.id }] })
  expect(before.team.teamHistory).toHaveLength(2)
  expect(before.team.contacts).toHaveLength(2)

  await remove('Team', owner, team.id)
  await expectRefusal(
    restore('team', owner, team.id),
    'CONFLICT',
    'This record is still being deleted. Please try again in a moment.',
  )
  await removeChildrenOfTeam(team.id)
  expect((await read()).team).toBeNull()
  expect(await restorable(owner)).toContainEqual({
    ...{ id: team.id, kind: 'team', name: team.name, isRestorable: true },
    deletedBy: { id: owner.userID },
  })
  await restore('team', owner, team.id)
  expect(await read()).toEqual(before)
  expect(await as(family).contactInvitations()).toContainEqual({ id: `${team.id}.${family.userID}` })
  expect(await restorable(owner)).not.toContainEqual(expect.objectContaining({ id: team.id }))
  await expectRefusal(restore('team', owner, team.id), 'NOT_FOUND', 'Deleted record not found')
})

test('a crashed restore resumes and duplicates nothing', async () => {
  const team = await wholeTeam()
  const read = () => as(owner).send(TEAM, { id: team.id, name: team.name })
  const before = await read()
  await remove('Team', owner, team.id)
  await removeChildrenOfTeam(team.id)
  const { client } = await import('../../functions/store/dynamo.ts')
  let killed = 0
  for (let at = 2; killed < 50; killed++, at++) {
    // Each attempt crashes one write later than the attempt before.
    let writes = 0
    client.middlewareStack.add(
      (next, context) => async (args) => {
        const isWrite = (context as { commandName?: string }).commandName?.startsWith('TransactWrite')
        if (isWrite && ++writes > at) throw new Error('Killed')
        return next(args)
      },
      { step: 'initialize', name: 'killer' },
    )
    const isDone = await restore('team', owner, team.id).then(
      () => true,
      () => false,
    )
    client.middlewareStack.remove('killer')
    if (isDone) break
  }
  expect(killed).toBeGreaterThan(1)
  expect(await read()).toEqual(before)
})

test('a restore is refused when another team has taken the name', async () => {
  const team = await given.team({ owner })
  await remove('Team', owner, team.id)
  await removeChildrenOfTeam(team.id)
  await given.team({ owner: family, name: team.name })
  await expectRefusal(
    restore('team', owner, team.id),
    'CONFLICT',
    `Another team is called ${team.name} now. Rename that one first.`,
  )
  expect(await as(owner).team(team)).toBeNull()
})

test('a restored player returns to rosters and registrations, which are pending if the spot is taken', async () => {
  const player = await given.player({ claimer: family, name: 'Return Again', age: 12 })
  const team = await given.team({ owner: family })
  await given.rosterEntry(family, { teamID: team.id, playerID: player.id })
  const approve = 'mutation ($id: ID!) { approveRegistration(registrationID: $id) { id } }'
  const [kept, lost] = await Promise.all([
    given.opportunity({ creator: owner, capacity: 1 }),
    given.opportunity({ creator: owner, capacity: 1 }),
  ])
  for (const { id } of [kept, lost])
    await as(owner).send(
      approve,
      await given.registration(family, { opportunityID: id, playerID: player.id, waiverSigned: true }),
    )
  await remove('Player', family, player.id)
  await removeChildrenOfPlayer(player.id)
  const other = await given.player({ claimer: owner })
  await as(owner).send(
    approve,
    await given.registration(owner, { opportunityID: lost.id, playerID: other.id, waiverSigned: true }),
  )

  await restore('player', family, player.id)
  const back = await as(family).player(
    player,
    'name age teams { id } registrations { opportunity { id spotsLeft } status }',
  )
  expect(back).toMatchObject({ name: 'Return Again', age: 12, teams: [{ id: team.id }] })
  expect(back.registrations).toHaveLength(2)
  expect(back.registrations).toContainEqual({ opportunity: { id: kept.id, spotsLeft: 0 }, status: 'APPROVED' })
  expect(back.registrations).toContainEqual({ opportunity: { id: lost.id, spotsLeft: 0 }, status: 'PENDING' })
})

test('a deleted opportunity is restored with its registrations and counts, an event with its team', async () => {
  const team = await given.team({ owner })
  const opportunity = await given.opportunity({ creator: owner, teamID: team.id, capacity: 5 })
  const players = await Promise.all([given.player({ claimer: family }), given.player({ claimer: family })])
  for (const { id } of players)
    await given.registration(family, { opportunityID: opportunity.id, playerID: id, waiverSigned: true })
  await as(owner).approveRegistration({ registrationID: `${opportunity.id}.${players[0]!.id}` })
  const event = await given.event({ creator: owner, teamID: team.id })
  const read = () =>
    as(owner).send(
      `query ($o: ID!, $e: ID!) { event(id: $e) { name date team { id } }
        opportunity(id: $o) { title spotsLeft team { id } registrations { id status createdAt } } }`,
      { o: opportunity.id, e: event.id },
    )
  const before = await read()
  await remove('Opportunity', owner, opportunity.id)
  await removeChildrenOfOpportunity(opportunity.id)
  await remove('Event', owner, event.id)
  await restore('opportunity', owner, opportunity.id)
  await restore('event', owner, event.id)
  expect(await read()).toEqual(before)
})

test('restoring an opportunity restores its evaluators, evaluations, and guest invitations, and restoring a player its evaluations', async () => {
  const guest = await given.player({ claimer: family, state: 'AK', guardianConsent: '2026-11' })
  await as(family).setOpenToGuestPlay({ playerID: guest.id, isOpen: true })
  const player = await given.player({ claimer: family })
  const need = await given.opportunity({ creator: owner, type: 'GUEST_NEED', state: 'AK', city: '', capacity: 3 })
  const variables = { id: need.id, player: player.id, guest: guest.id, user: family.userID }
  await as(owner).inviteGuestPlayer({ opportunityID: variables.id, playerID: variables.guest })
  const registration = await given.registration(family, { opportunityID: need.id, playerID: player.id })
  await as(owner).approveRegistration({ registrationID: registration.id })
  await as(owner).inviteEvaluator({ opportunityID: variables.id, userID: variables.user })
  await as(family).acceptEvaluator({ opportunityID: need.id })
  await as(family).saveEvaluation({ opportunityID: variables.id, playerID: variables.player, score: 4, notes: 'Quick' })
  const read = async () => ({
    ...(await as(owner).send(
      `query ($id: ID!) { guestPlayers(opportunityID: $id) { playerID isInvited }
        opportunityEvaluators(opportunityID: $id) { userID isPending }
        opportunity(id: $id) { registrations { playerID evaluations { score notes } } } }`,
      need,
    )),
    ...(await as(family).send('{ evaluatorInvitations { userID } }')),
  })
  const before = await read()
  expect(before).toMatchObject({
    guestPlayers: [{ playerID: guest.id, isInvited: true }],
    opportunityEvaluators: [{ userID: family.userID, isPending: false }],
    opportunity: { registrations: [{ playerID: player.id, evaluations: [{ score: 4, notes: 'Quick' }] }] },
  })

  await remove('Opportunity', owner, need.id)
  await removeChildrenOfOpportunity(need.id)
  expect(await as(family).evaluatorInvitations({}, 'userID')).toEqual([])
  await restore('opportunity', owner, need.id)
  expect(await read()).toEqual(before)

  await remove('Player', family, player.id)
  await removeChildrenOfPlayer(player.id)
  expect((await read()).opportunity.registrations).toEqual([])
  await restore('player', family, player.id)
  expect(await read()).toEqual(before)
})

test('owners can restore what they deleted for 30 days, and only admins what admins deleted', async () => {
  const [one, two] = await Promise.all([given.event({ creator: owner }), given.event({ creator: owner })])
  await remove('Event', admin, one.id)
  await remove('Event', owner, two.id)
  expect((await restorable(owner)).map(({ id }) => id)).not.toContain(one.id)
  await expectRefusal(restore('event', owner, one.id), 'NOT_FOUND')
  await expectRefusal(restore('event', family, two.id), 'NOT_FOUND')
  await expectRefusal(restore('event', owner, two.id, new Date(Date.now() + 31 * 86_400_000)), 'NOT_FOUND')
  await restore('event', admin, one.id)
  expect(await as(family).event(one)).toEqual({ id: one.id })
})

test('deleting an account also purges its deleted players', async () => {
  const parent = await given.user()
  const player = await given.player({ claimer: parent, name: 'Gone Forgood' })
  await remove('Player', parent, player.id)
  await removeChildrenOfPlayer(player.id)
  expect((await restorable(admin)).map(({ id }) => id)).toContain(player.id)
  await as(admin).deleteUser({ id: parent.userID })
  await removeChildrenOfUser(parent.userID)
  expect((await restorable(admin)).map(({ id }) => id)).not.toContain(player.id)
  await expectRefusal(restore('player', admin, player.id), 'NOT_FOUND', 'Deleted record not found')
})
