import { expect, test } from 'vitest'
import { relistTeamRecords } from '../../functions/lifecycle/relist.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import type { Key } from '../../functions/store/entity.ts'
import { allItems } from '../support/all-items.ts'
import { as, asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'

const user = await given.user()

test('all records of a deleted team are removed, even if the removal repeats', async () => {
  const { id, divisionID } = await given.team({ owner: user, division: 'A', ageGroup: '10U' })
  const coach = await given.user()
  await as(user).addTeamContact({ teamID: id, userID: coach.userID, role: 'coach' })
  await as(user).addDivisionContact({ divisionID, userID: coach.userID, role: 'manager' })
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
  const { id } = await given.team({ owner: user })
  const squad = await Promise.all(Array.from({ length: 10 }, () => given.player({ claimer: user })))
  const sent = squad.map((player) => () => addToRoster(id, player.id) as Promise<unknown>)
  await Promise.allSettled(sent.toSpliced(5, 0, () => as(user).deleteTeam({ id })).map((send) => send()))
  expect(await as(user).team({ id })).toBeNull()
  await removeChildrenOfTeam(id)
  expect(await itemsIn(`team#${id}`)).toEqual([])
  for (const player of squad) expect((await itemsIn(`player#${player.id}`)).map(({ sk }) => sk)).toEqual(['meta'])
})

test('the opportunities and events of a team are found by its new sport', async () => {
  const team = await given.team({ owner: user })
  const opportunity = await given.opportunity({ creator: user, teamID: team.id })
  const event = await given.event({ creator: user, teamID: team.id })
  await as(user).updateTeam({ id: team.id, input: { sport: 'SOFTBALL' } })
  await relistTeamRecords(team.id)
  const ofSport = { sport: 'SOFTBALL', statedOnly: true }
  const found = async () => [await asAnonymous().opportunities(ofSport), await asAnonymous().events(ofSport)]
  await expect.poll(found, { timeout: 5_000 }).toEqual([[{ id: opportunity.id }], [event]])
  expect((await as(user).updateTeam({ id: team.id, input: { sport: null } }, 'sport')).sport).toBeNull()
})

const addToRoster = (teamID: string, playerID: string) => given.rosterEntry(user, { teamID, playerID })

const itemsIn = async (pk: string) => (await allItems<Key>()).filter((it) => it.pk === pk)
