import { expect, test } from 'vitest'
import { relistTeamRecords } from '../../functions/lifecycle/relist.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import { as, asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'

const DELETE = 'mutation ($id: ID!) { deleteTeam(id: $id) }'

const user = await given.user()

test('all records of a deleted team are removed, even if the removal repeats', async () => {
  const { id } = await given.team({ owner: user })
  const coach = await given.user()
  await as(user).addTeamContact({ teamID: id, userID: coach.userID, role: 'coach' })
  const division = await as(user).addDivisionToTeam(
    { input: { teamID: id, division: 'A', ageGroup: '10U' } },
    'id teamID division ageGroup',
  )
  await as(user).addDivisionContact({ divisionID: division.id, userID: coach.userID, role: 'manager' })
  const player = await given.player({ claimer: user })
  await addToRoster(id, player.id)

  await removeChildrenOfTeam(id)
  expect((await itemsIn(`team#${id}`)).length, 'a team that was not deleted keeps everything').toBe(4)

  await as(user).deleteTeam({ id })
  expect(await as(user).playerTeamHistory({ playerID: player.id })).toEqual([])
  await Promise.all([removeChildrenOfTeam(id), removeChildrenOfTeam(id)])
  await removeChildrenOfTeam(id)
  expect(await itemsIn(`team#${id}`)).toEqual([])
  expect((await itemsIn(`player#${player.id}`)).map(({ sk }) => sk)).toEqual(['meta'])
  expect((await itemsIn(`user#${coach.userID}`)).map(({ sk }) => sk)).toEqual(['meta'])
})

test('roster entries added while the team is deleted leave no orphans', async () => {
  for (let round = 0; round < 3; round++) {
    const { id } = await given.team({ owner: user })
    const squad = await Promise.all(Array.from({ length: 10 }, () => given.player({ claimer: user })))
    await Promise.allSettled([
      ...squad.slice(0, 5).map((player) => addToRoster(id, player.id)),
      as(user).send(DELETE, { id }),
      ...squad.slice(5).map((player) => addToRoster(id, player.id)),
    ])
    expect(await as(user).team({ id }, 'name claimedBy')).toBeNull()
    await removeChildrenOfTeam(id)
    expect(await itemsIn(`team#${id}`)).toEqual([])
    for (const player of squad) expect((await itemsIn(`player#${player.id}`)).map(({ sk }) => sk)).toEqual(['meta'])
  }
})

test('events and opportunities of a deleted team are kept without a team', async () => {
  const team = await given.team({ owner: user })
  const event = await given.event({ creator: user, teamID: team.id })
  const opportunity = await given.opportunity({ creator: user, teamID: team.id })
  const counts = 'query ($id: ID!) { teamEventCount(teamID: $id) teamOpportunityCount(teamID: $id) }'
  expect(await asAnonymous().send(counts, { id: team.id })).toEqual({ teamEventCount: 1, teamOpportunityCount: 1 })

  await as(user).deleteTeam({ id: team.id })
  expect(await asAnonymous().send(counts, { id: team.id })).toEqual({ teamEventCount: 0, teamOpportunityCount: 0 })
  await Promise.all([removeChildrenOfTeam(team.id), removeChildrenOfTeam(team.id)])
  expect(await itemsIn(`team#${team.id}`)).toEqual([])
  const detached = await as(user).send(
    'query ($event: ID!, $opportunity: ID!) { event(id: $event) { teamID team { id } } opportunity(id: $opportunity) { teamID team { id } viewerCanManage } }',
    { event: event.id, opportunity: opportunity.id },
  )
  expect(detached).toEqual({
    event: { teamID: null, team: null },
    opportunity: { teamID: null, team: null, viewerCanManage: true },
  })
})

test('opportunities of a renamed team are found by the new name', async () => {
  const team = await given.team({ owner: user })
  const opportunity = await given.opportunity({ creator: user, teamID: team.id })
  const search = `Renamed Herons ${Date.now().toString(36)}`
  await as(user).updateTeam({ id: team.id, input: { name: search } })
  await relistTeamRecords(team.id)
  const found = async () => await asAnonymous().opportunities({ search }, 'id team { name }')
  await expect.poll(found, { timeout: 5_000 }).toEqual([{ id: opportunity.id, team: { name: search } }])
})

test('the opportunities and events of a team are found by its new sport', async () => {
  const team = await given.team({ owner: user })
  const opportunity = await given.opportunity({ creator: user, teamID: team.id })
  const event = await given.event({ creator: user, teamID: team.id })
  await as(user).updateTeam({ id: team.id, input: { sport: 'SOFTBALL' } })
  await relistTeamRecords(team.id)
  const found = async () => {
    const { opportunities, events } = await asAnonymous().send(
      '{ opportunities(sport: SOFTBALL, perPage: 1000) { id } events(sport: SOFTBALL, perPage: 1000) { id } }',
    )
    return [...opportunities, ...events].map(({ id }) => id)
  }
  await expect.poll(found, { timeout: 5_000 }).toEqual(expect.arrayContaining([opportunity.id, event.id]))
  expect((await as(user).updateTeam({ id: team.id, input: { sport: null } }, 'sport')).sport).toBeNull()
})

test('registrations of a deleted player are removed and free their spots', async () => {
  const opportunity = await given.opportunity({ creator: user, capacity: 1 })
  const [leaving, staying] = [await given.player({ claimer: user }), await given.player({ claimer: user })]
  const registrations: string[] = []
  for (const { id } of [leaving, staying]) {
    registrations.push((await given.registration(user, { opportunityID: opportunity.id, playerID: id })).id)
  }
  await as(user).approveRegistration({ registrationID: registrations[0] })
  await as(user).deletePlayer({ id: leaving.id })
  await Promise.all([removeChildrenOfPlayer(leaving.id), removeChildrenOfPlayer(leaving.id)])

  expect(
    await as(user).opportunity({ id: opportunity.id }, 'registrations { id } registrationCount approvedCount status'),
  ).toEqual({ registrations: [{ id: registrations[1] }], registrationCount: 1, approvedCount: 0, status: 'OPEN' })
  expect(await itemsIn(`player#${leaving.id}`)).toEqual([])
  await as(user).approveRegistration({ registrationID: registrations[1] })
})

const addToRoster = (teamID: string, playerID: string) => given.rosterEntry(user, { teamID, playerID })

async function itemsIn(pk: string) {
  const { client, tableName } = await import('../../functions/store/dynamo.ts')
  const { QueryCommand } = await import('@aws-sdk/lib-dynamodb')
  const { Items } = await client.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  )
  return Items!
}
