import { expect, test } from 'vitest'
import { familiesOfEvent, managersOfEntered } from '../../functions/domain/entries/families.ts'
import { events } from '../../functions/domain/events/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { get } from '../../functions/store/store.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { givenTournament } from '../support/tournament.ts'

test('families of accepted teams and of the host, and the managers of teams that entered, are told of an event', async () => {
  const creator = await given.user()
  const names = ['Aguilas', 'Buhos', 'Condores', 'Delfines']
  const { eventID, divisionID, sides, director } = await givenTournament(names, { creator })
  const [accepted, waiting, declined, withdrawn] = sides
  await as(director).decideEntry({ id: waiting!.entryID, decision: 'WAITLISTED' })
  await as(director).decideEntry({ id: declined!.entryID, decision: 'DECLINED' })
  await as(withdrawn!.coach).withdrawEntry({ id: withdrawn!.entryID })
  const own = await given.team({ owner: director })
  await as(director).enterTeam({ input: { eventID, divisionID, teamID: own.id } })
  const [manager, left, ofHost] = await given.users(3)
  await given.teamContact(accepted!.coach, { teamID: accepted!.teamID, user: manager, role: 'manager' })
  const rostered = async (claimer: UserItem, teamID: string, endDate?: string) =>
    given.rosterEntry(claimer, { teamID, playerID: (await given.player({ claimer })).id, endDate })
  await rostered(left, accepted!.teamID, '2025-10-01')
  const host = await given.team({ owner: await given.user() })
  await rostered(ofHost, host.id)
  const admin = await given.admin()
  await given.rosterEntry(admin, { teamID: host.id, playerID: (await given.player({ claimer: admin })).id })

  const now = new Date()
  const event = { ...(await get(events, { eventID })), teamID: host.id }
  const told = async () => (await familiesOfEvent(event, now)).sort()
  const ids = (...people: UserItem[]) => people.map(({ userID }) => userID).sort()
  const managers = [accepted!.coach, manager, waiting!.coach]
  expect(await told()).toEqual(ids(...managers, accepted!.family, ofHost))
  expect((await managersOfEntered(event)).sort()).toEqual(ids(...managers, director))
  expect((await managersOfEntered(event, ['WAITLISTED'])).sort()).toEqual(ids(waiting!.coach))
  const withoutEntries = { ...event, divisions: [] }
  expect(await managersOfEntered(withoutEntries)).toEqual([])
  expect(await familiesOfEvent(withoutEntries, now)).toEqual(ids(ofHost))

  await given.provisionalClaim(accepted!.teamID)
  await given.provisionalClaim(host.id)
  expect(await told(), 'the text is older than the claims').toEqual(ids(...managers, accepted!.family, ofHost))
  const edited = { ...event, updatedAt: new Date(now.getTime() + 60_000).toISOString() }
  const later = new Date(now.getTime() + 1_000)
  expect((await familiesOfEvent(edited, later)).sort(), 'nobody from before the claims').toEqual(ids(...managers))
  await users().patch({ userID: director.userID }).remove(['emailVerifiedAt']).go()
  expect(await told(), 'no families of an unconfirmed creator').toEqual(ids(...managers))
})
