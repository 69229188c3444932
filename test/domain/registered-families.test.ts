import { expect, test } from 'vitest'
import { players } from '../../functions/domain/players/entity.ts'
import type { RegistrationItem } from '../../functions/domain/registrations/entity.ts'
import { familiesOf, familyOf } from '../../functions/domain/registrations/families.ts'
import { responsibleFor } from '../../functions/domain/roster/responsible-for.ts'
import type { TeamItem } from '../../functions/domain/teams/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { get } from '../../functions/store/store.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'

const ofTeam = { custodianTeamID: 'team' }
const ownedBy = (claimedBy: string) => ({ claimedBy }) as TeamItem

const managedBy = (userID: string) =>
  ({
    claimedBy: 'owner',
    claimedAt: '2031-01-01',
    managers: { grantedBy: 'owner', since: '2031-01-01', userIDs: [userID] },
  }) as TeamItem

test.each([
  ['who claimed the player', { ...ofTeam, claimedBy: 'claimer' }, ownedBy('owner'), 'claimer'],
  ['who registered a player whom nobody claimed', {}, null, 'registrant'],
  ['who registered a player who is gone', null, null, 'registrant'],
  ['nobody, after a claim of the player was rejected', { isReleased: true }, null, undefined],
  ['who registered a player of their team', ofTeam, ownedBy('registrant'), 'registrant'],
  ['a manager of the team of the player, who registered it', ofTeam, managedBy('registrant'), 'registrant'],
  ['the owner of the team, if who registered its player does not manage it', ofTeam, ownedBy('owner'), 'owner'],
  ['nobody, if the team of the player is gone', ofTeam, null, undefined],
])('the family of a registration is %s', async (_, player, team, family) => {
  const registration = { registeredBy: 'registrant' } as RegistrationItem
  expect(await familyOf(registration, player, async () => team)).toBe(family)
})

test('families are told of registrations that are not rejected, once each, and not the organizer', async () => {
  const [organizer, family, rejected] = await given.users(3)
  const registered = async (claimer: UserItem, status: string) =>
    ({ registeredBy: claimer.userID, playerID: (await given.player({ claimer })).id, status }) as RegistrationItem
  const ofNobody = await registered(family, 'APPROVED')
  await players().patch(ofNobody).remove(['claimedBy']).set({ isReleased: true }).go()
  const all = await Promise.all([
    ofNobody,
    registered(family, 'APPROVED'),
    registered(family, 'PENDING'),
    registered(rejected, 'REJECTED'),
    registered(organizer, 'APPROVED'),
  ])
  expect(await familiesOf(all, { createdBy: organizer.userID })).toEqual([family.userID])
})

test('a coach who registered a player is responsible beside the family while the player is on the roster', async () => {
  const [coach, family, stranger] = await given.users(3)
  const [{ id: teamID }, { id: playerID }] = [
    await given.team({ owner: coach }),
    await given.player({ claimer: family }),
  ]
  const { id } = await given.rosterEntry(family, { teamID, playerID })
  const responsible = async ({ userID: registeredBy }: UserItem) =>
    responsibleFor({ registeredBy, playerID } as RegistrationItem, await get(players, { playerID }), new Date())
  expect(await responsible(family)).toEqual([family.userID])
  expect(await responsible(stranger)).toEqual([family.userID])
  expect(await responsible(coach)).toEqual([family.userID, coach.userID])
  await as(family).updatePlayerTeamHistory({ id, input: { endDate: '2025-10-01' } })
  expect(await responsible(coach)).toEqual([family.userID])
  await given.rosterEntry(family, { teamID, playerID, season: '2026 Fall' })
  expect(await responsible(coach)).toEqual([family.userID, coach.userID])
  await given.provisionalClaim(teamID)
  expect(await responsible(coach)).toEqual([family.userID])
})
