import { expect, test } from 'vitest'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'
import { caughtUp } from './change-stream.ts'

test('a division that a sync renames is renamed in the roster and in the lists of opportunities', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  const division = await as(owner).addDivision({ input: { teamID: id, division: 'AA', ageGroup: '12U' } })
  const player = await given.player({ claimer: owner })
  await given.rosterEntry(owner, { teamID: id, playerID: player.id, division: 'AA', ageGroup: '12U' })
  const title = `Open practice ${newID().slice(-8)}`
  await given.opportunity({ creator: owner, teamID: id, title })
  const { data: team } = await teams().get({ teamID: id }).go()
  const divisions = [{ id: division.id, division: 'AAA', ageGroup: '13U' }]
  await transactWrite(recordWrites(teamRecord.replace(team!, { divisions }, { now: new Date() })))
  await caughtUp()
  const answer = await asAnonymous().send(
    `query ($id: ID!, $title: String) { teamRoster(teamID: $id) { division ageGroup }
      opportunities(search: $title, ageGroup: "13U", statedOnly: true) { title ageGroups } }`,
    { id, title },
  )
  expect(answer.teamRoster).toEqual([{ division: 'AAA', ageGroup: '13U' }])
  expect(answer.opportunities).toEqual([{ title, ageGroups: ['13U'] }])
})

test('a new name is copied to every record that shows it', async () => {
  const [owner, coach] = await given.users(2)
  const team = await given.team({ owner })
  const { id } = await given.opportunity({ creator: owner, teamID: team.id })
  await given.teamContact(owner, { teamID: team.id, user: coach })
  const name = `Renamed ${newID().slice(-8)}`
  await as(coach).updateUser({ id: coach.userID, input: { name } })
  await as(owner).updateTeam({ id: team.id, input: { name } })
  await caughtUp()
  const read =
    'query ($id: ID!, $name: String) { team(id: $id) { contacts { name } } opportunities(search: $name) { id } }'
  expect(await asAnonymous().send(read, { id: team.id, name })).toEqual({
    team: { contacts: [{ name }] },
    opportunities: [{ id }],
  })
})
