import { expect, test } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { givenTournament } from '../support/tournament.ts'
import { mailsTo, seen } from './change-stream.ts'

test('the followers of a team are told once that it plays a tournament, and those who manage it only of the decision', async () => {
  const { director, sides, eventID } = await givenTournament(['Linces'], { name: 'Copa Estrella' })
  const { coach, teamID: playing } = sides[0]!
  const follower = await given.user()
  const { id: teamID, name } = await given.team({ owner: coach })
  for (const user of [follower, coach]) await as(user).createWatch({ input: { kind: 'TEAM', teamID } })
  await as(follower).createWatch({ input: { kind: 'TEAM', teamID: playing } })
  const { divisions } = (await as(director).event({ id: eventID }, 'divisions { id }'))!
  const input = { eventID, divisionID: divisions[0]!.id!, teamID }
  const { id } = await as(coach).enterTeam({ input }, 'id')
  const told = async (user: { email: string }) =>
    (await mailsTo(user)).filter(({ text }) => text.includes(`${name} plays`)).map(({ subject }) => subject)
  expect(await told(follower)).toEqual([])
  for (const decision of ['ACCEPTED', 'WAITLISTED', 'ACCEPTED'] as const) {
    await as(director).decideEntry({ id, decision })
    await told(coach)
  }
  await changes({ Records: seen })
  expect(await told(follower)).toEqual(['A team you follow plays a tournament'])
  expect((await told(coach)).filter((it) => it.startsWith('A team you follow'))).toEqual([])
})
