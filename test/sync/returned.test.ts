import { expect, test } from 'vitest'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { everything, expectConsistent, type Item, leagueOfFile, ofSource, written } from './league.ts'

const league = await leagueOfFile()

const LABELS = ['Gone', 'Stayed']
const list = (label: string, name: string, description: string) => {
  for (const [number, age] of ['10U AA', '12U AA'].entries())
    league.team(`${label}-${number}`, { name: `${label} ${name} ${age}`, description })
}
const contact = (label: string, number: number, data = {}) =>
  league.contact(`${label}-C${number}`, { teamExternalId: `${label}-1`, name: `Pat Sample ${number}`, ...data })

/** What people see of the team, without the IDs and times of one import. */
async function shown(label: string) {
  const { teams, contacts, rosters, events, of } = await expectConsistent()
  const found = ofSource(teams, `${label}-1`)
  const { teamID, name, description, websiteURL, divisions, origin, createdAt } = found
  const ofTeam = (items: Item[]) => items.filter((each) => each.teamID === teamID)
  const team = {
    name,
    description,
    websiteURL,
    corrected: origin.corrected,
    records: Object.keys(origin.externals).toSorted(),
    divisions: written(divisions),
    contacts: ofTeam(contacts)
      .map(({ name, email }) => [name, email])
      .toSorted(),
    invited: ofTeam(of('contact-invitation')).map(({ role }) => role),
    roster: ofTeam(rosters).map(({ season }) => season),
    events: [...ofTeam(events).map(({ name }) => name), ...ofTeam(of('team-event')).length.toString()],
  }
  return { teamID, createdAt, shown: JSON.parse(JSON.stringify(team).replaceAll(label, 'Team')) }
}

test('a team that the source deleted and lists again equals one that never left, with what people changed', async () => {
  const [admin, helper] = [await given.admin(), await given.user()]
  for (const label of LABELS) {
    list(label, 'Hawks', 'First')
    for (const number of [1, 2, 3]) contact(label, number)
    league.event(`${label}-E`, { name: `${label} Cup`, hostTeamExternalId: `${label}-0` })
    league.player(`${label}-P`, { teamExternalId: `${label}-0` })
  }
  await league.sync()
  for (const label of LABELS) {
    const { teamID } = await shown(label)
    await as(admin).updateTeam({ id: teamID, input: { websiteURL: 'https://corrected.example' } })
    await as(admin).addTeamContact({ teamID, userID: helper.userID, role: 'coach' })
    await as(admin).addDivision({ input: { teamID, division: 'AAA', ageGroup: '14U' } })
    const pat = (await everything()).contacts.find((each) => each.teamID === teamID && each.name === 'Pat Sample 3')!
    await as(admin).removeTeamContact({ teamID, userID: pat.contactID })
  }
  const before = await shown('Gone')

  for (const number of [0, 1]) league.feed.remove('teams', `Gone-${number}`)
  const removal = await league.sync()
  if (removal.areRemovalsHeld) await league.retry(removal.runID, true)
  await removeChildrenOfTeam(before.teamID)
  const { teams, contacts, rosters } = await everything()
  expect(teams.map(({ name }) => name)).toEqual(['Stayed Hawks'])
  expect([contacts.length, rosters.length]).toEqual([2, 1])

  // Meanwhile, the source deletes a contact.
  for (const label of LABELS) league.feed.remove('contacts', `${label}-C2`)
  await league.sync()

  for (const label of LABELS) {
    list(label, 'Owls', 'Second')
    contact(label, 1, { email: 'pat@league.example' })
    contact(label, 3, { email: 'pat@league.example' })
  }
  expect(await league.sync()).toMatchObject({ status: 'succeeded' })
  const after = await shown('Gone')
  expect(after).toMatchObject({ teamID: before.teamID, createdAt: before.createdAt })
  expect(after.shown).toEqual((await shown('Stayed')).shown)
  expect(after.shown).toMatchObject({
    description: 'Second',
    websiteURL: 'https://corrected.example',
    roster: ['2026 Fall'],
  })
  const table = await everything()
  for (const entity of ['deleted-record', 'deleted-record-part']) expect(table.of(entity)).toEqual([])
  expect(await league.syncAll()).toMatchObject({ created: 0, updated: 0 })
})
