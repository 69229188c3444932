import { expect, test } from 'vitest'
import { players } from '../../functions/domain/players/entity.ts'
import { playerRecord } from '../../functions/domain/players/record.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { mailsTo, subjectsTo, updateSettings } from './change-stream.ts'

test("the family is notified when others change its player's roster entry, and the coach when the family accepts", async () => {
  const [coach, parent] = await given.users(2)
  const { id: teamID, name: teamName } = await given.team({ owner: coach })
  const { id: playerID } = await given.player({ claimer: parent, name: 'Sam Slugger' })
  const { id } = await given.rosterEntry(coach, { teamID, playerID })
  expect(await subjectsTo(coach)).toContain('Sam S. is on your roster')
  await as(parent).updatePlayerTeamHistory({ id, input: { jerseyNumber: '7' } })
  await as(coach).updatePlayerTeamHistory({ id, input: { jerseyNumber: '9' } })
  await mailsTo(parent)
  await as(coach).removePlayerFromTeam({ teamHistoryID: id })
  // The invitation email is sent or skipped depending on whether the queue delivers it before the family accepts.
  const mails = (await mailsTo(parent)).filter(({ subject }) => !subject.includes('asks'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Sam S. was removed from a roster',
    'The roster entry of Sam S. changed',
  ])
  expect(mails[1]!.text).toContain(`on the roster of ${teamName} changed`)
  expect(mails[1]!.text).toContain('Jersey number: 7 → 9')
  expect(mails.map(({ text }) => text).join()).not.toContain('Slugger')
})

test('the creator of an unclaimed player, who also coaches it, is notified when another team adds the player', async () => {
  const [maker, other, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  const { id: playerID } = await given.player({ claimer: maker, name: 'Una Unclaimed' })
  const { data: player } = await players().get({ playerID }).go()
  await transactWrite(recordWrites(playerRecord.replace(player!, { claimedBy: undefined }, { now: new Date() })))
  const own = await given.team({ owner: maker })
  await given.rosterEntry(admin, { teamID: own.id, playerID })
  const theirs = await given.team({ owner: other })
  await given.rosterEntry(other, { teamID: theirs.id, playerID })
  const [taken] = await mailsTo(maker)
  expect(taken!.text).toContain(`${theirs.name} added Una U. to its roster`)
  expect(await mailsTo(other)).toEqual([])
})

test('the family of an imported player is invited by email, and the coach is notified when it claims the player', async () => {
  const [coach, parent] = await Promise.all([given.user({ name: 'Casey Coach' }), given.user()])
  const { id: teamID, name: teamName } = await given.team({ owner: coach })
  const division = await as(coach).addDivision({ input: { teamID, division: 'AA', ageGroup: '12U' } })
  const importRoster = await as(coach).importRoster(
    {
      teamID,
      divisionID: division.id,
      season: '2026 Fall',
      rows: [{ name: 'Ida Imported', parentEmail: parent.email }],
    },
    'rows { player { id } }',
  )
  const playerID = importRoster.rows[0].player.id
  const [invitation] = await mailsTo(parent)
  expect(invitation!.subject).toBe('A coach asks you to claim a player profile')
  expect(invitation!.text).toContain(`Casey Coach of ${teamName} added Ida I. to Fungo`)
  expect(invitation!.text).not.toContain('Imported')
  const code = /#email=\S+&invitation=(\S+)/.exec(invitation!.text)![1]
  await as(parent).acceptPlayerInvitation({ playerID, code })
  expect(await subjectsTo(coach)).toEqual(['The profile of a player was claimed'])
})

test('a family that turned emails off is invited in the app, and an unconfirmed account only by email', async () => {
  const coach = await given.user({ name: 'Casey Coach' })
  const invite = async (address: string) => {
    const { id: teamID } = await given.team({ owner: coach })
    const { id: playerID } = await given.player({ claimer: coach, name: 'Nia Nomail' })
    await given.rosterEntry(coach, { teamID, playerID })
    await as(coach).invitePlayerFamily({ playerID, teamID, email: address })
    return playerID
  }
  const family = await given.user()
  await updateSettings(family, { emailNotifications: false })
  const playerID = await invite(family.email)
  expect(await mailsTo(family)).toEqual([])
  const [notification, ...more] = await as(family).notifications({}, 'subject text path')
  expect(more).toEqual([])
  expect(notification).toMatchObject({
    subject: 'A coach asks you to claim a player profile',
    text: "Casey Coach asks you to take over Nia N.'s profile. The link works for 14 days.",
  })
  const [, id, code] = /^\/players\/(\w+)#email=.+&invitation=(\S+)$/.exec(notification.path)!
  expect(id).toBe(playerID)
  await as(family).acceptPlayerInvitation({ playerID: id, code })

  // An unconfirmed account cannot turn off emails to its address, which may belong to somebody else.
  const squatter = await given.user({ emailVerifiedAt: undefined })
  await updateSettings(squatter, { emailNotifications: false })
  await invite(squatter.email)
  expect((await mailsTo(squatter))[0]!.text).toContain('&invitation=')
  expect(await as(squatter).notifications({}, 'subject text path')).toEqual([])
})

test("an invitation to guest play is sent to the family without the player's last name", async () => {
  const [organizer, family] = await Promise.all([given.clearedCoach(), given.user({ name: 'Fay Family' })])
  const { id: teamID, name: team } = await given.team({ owner: organizer })
  const { id: playerID } = await given.guestPlayer({ claimer: family, name: 'Milo Private' })
  const { id } = await given.opportunity({ creator: organizer, teamID, type: 'GUEST_NEED' })
  await as(organizer).inviteGuestPlayer({ opportunityID: id, playerID })
  const [invited, ...more] = await mailsTo(family)
  expect(invited).toMatchObject({ subject: 'Milo P. is invited to play as a guest' })
  expect(invited!.text).toContain(`/opportunities/${id}`)
  expect(invited!.text).toContain('Zilker Park, Austin, TX.')
  expect(invited!.text).toContain(`asks for ${team}. The background check, which an admin confirmed, is valid since`)
  expect(more).toEqual([])
  expect(await mailsTo(organizer)).toEqual([])
  const notifications = await as(family).notifications({}, 'subject path')
  expect(notifications).toEqual([{ subject: 'Milo P. is invited to play as a guest', path: `/opportunities/${id}` }])

  await as(family).setOpenToGuestPlay({ playerID, isOpen: true, tryouts: true })
  const tryout = await given.opportunity({ creator: organizer, teamID, type: 'TRYOUT', title: 'A tryout' })
  await as(organizer).inviteGuestPlayer({ opportunityID: tryout.id, playerID })
  const toTryout = (await mailsTo(family)).find(({ subject }) => subject === 'Milo P. is invited to a tryout')
  expect(toTryout!.text).toContain('The organizer of "A tryout" invites Milo P. to the tryout.')
  expect(toTryout!.text).toContain('guest play is on, with tryouts, for your player')
})

test('a family that is asked for another season reads the season and who is on its roster', async () => {
  const [coach, family] = await given.users(2)
  const { id: teamID, name: team } = await given.team({ owner: coach })
  const asked = { teamID, season: '2027 Spring', startDate: '2027-03-01' }
  for (const [name, visibility] of [
    ['Ada Listed', 'LISTED'],
    ['Hidden Child', 'TEAM_ONLY'],
  ] as const) {
    const { id: playerID } = await given.player({ claimer: coach, name, visibility })
    await given.rosterEntry(coach, { ...asked, playerID })
  }
  const { id: playerID } = await given.player({ claimer: family, name: 'Robin Reserve' })
  await as(coach).addPlayerToTeam({ input: { ...asked, playerID } })
  const [mail] = await mailsTo(family)
  expect(mail!.text).toContain(`${team} asks to add Robin R. to its roster for 2027 Spring.`)
  expect(mail!.text).toContain('Already on it: Ada L. and another player.')
  expect(mail!.text).not.toContain('Hidden')
})
