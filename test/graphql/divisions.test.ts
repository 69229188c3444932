import { describe, expect, test } from 'vitest'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const TEAM = 'divisions { id division } teamHistory { division ageGroup isCurrent waitsFor }'

const coach = await given.user()

const place = { division: 'AA', ageGroup: '12U' }

async function scenario() {
  const { id: team, divisionID: from } = await given.team({ owner: coach, ...place })
  const { id: to } = await as(coach).addDivision({ input: { teamID: team, division: 'AAA', ageGroup: '12U' } })
  return { team, from, to }
}

describe('a division', () => {
  test('is deleted with its contacts when no current roster entry uses it', async () => {
    const { team, from, to } = await scenario()
    const { id: playerID } = await given.player({ claimer: coach })
    await given.rosterEntry(coach, { teamID: team, playerID, ...place, startDate: '2020-01-01' })
    const { id } = (await as(coach).team({ id: team }, 'teamHistory { id }')).teamHistory[0]
    await as(coach).updatePlayerTeamHistory({ id, input: { endDate: '2020-06-01' } })
    const guest = await given.user()
    await as(coach).addDivisionContact({ divisionID: from, userID: guest.userID, role: 'coach' })
    await as(coach).deleteDivision({ id: from })
    expect(await as(coach).team({ id: team }, TEAM)).toMatchObject({ divisions: [{ id: to }], teamHistory: [place] })
    expect(await as(guest).contactInvitations()).toEqual([])
    await expectRefusal(as(coach).deleteDivision({ id: from }), 'NOT_FOUND', 'Division not found')
  })

  test('cannot be deleted while the current roster uses it, unless its players move to another division', async () => {
    const { team, from, to } = await scenario()
    const [own, family] = [await given.player({ claimer: coach }), await given.player()]
    await given.rosterEntry(coach, { teamID: team, playerID: own.id, ...place })
    const asked = { teamID: team, playerID: family.id, startDate: '2025-09-01', season: '2025 Fall', ...place }
    await as(coach).addPlayerToTeam({ input: asked })
    const used = '2 players of the current roster are in 12U AA. Choose a division to move them to.'
    await expectRefusal(as(coach).deleteDivision({ id: from }), 'CONFLICT', used)
    const { to: elsewhere } = await scenario()
    await expectRefusal(as(coach).deleteDivision({ id: from, moveTo: elsewhere }), 'NOT_FOUND')
    await as(coach).deleteDivision({ id: from, moveTo: to })
    const after = await as(coach).team({ id: team }, TEAM)
    expect(after.divisions).toMatchObject([{ id: to }])
    expect(after.teamHistory).toMatchObject([
      { division: 'AAA', isCurrent: true },
      { division: 'AAA', waitsFor: 'player' },
    ])
  })

  test('from the feed cannot be deleted, since the next sync would recreate it', async () => {
    const { team, from } = await scenario()
    const { data } = await teams().get({ teamID: team }).go({ consistent: true })
    const divisions = data!.divisions.map((it) => (it.id === from ? { ...it, externalID: 'feed/1' } : it))
    await transactWrite(recordWrites(teamRecord.replace(data!, { divisions }, { now: new Date() })))
    const shown = await as(coach).team({ id: team }, 'divisions { id isImported }')
    expect(shown.divisions.map((it) => it.isImported === (it.id === from))).toEqual([true, true])
    const message = 'The governing body lists this division. It would come back with the next sync.'
    await expectRefusal(as(coach).deleteDivision({ id: from }), 'CONFLICT', message)
  })
})

describe('the links of a team', () => {
  const update = async (input: object, id?: string) =>
    as(coach).updateTeam({ id: id ?? (await given.team({ owner: coach })).id, input }, 'id websiteURL socialURLs')

  test('are https URLs, visible to everyone, and can be cleared', async () => {
    const websiteURL = 'https://ironwoods.example.com/team'
    const socialURLs = ['https://www.instagram.com/ironwoods', 'https://x.com/ironwoods']
    const links = await update({ websiteURL, socialURLs: [...socialURLs, socialURLs[0]] })
    expect(links).toEqual({ id: links.id, websiteURL, socialURLs })
    await update({ description: 'Twelve players.' }, links.id)
    expect(await asAnonymous().team({ id: links.id }, 'id websiteURL socialURLs')).toEqual(links)
    expect(await update({ websiteURL: '', socialURLs: [] }, links.id)).toMatchObject({
      websiteURL: null,
      socialURLs: [],
    })
  })

  test.each([
    ...['http://ironwoods.example.com', 'javascript:alert(1)', 'https://localhost/', 'https://10.0.0.1/'],
    ...['https://user:password@ironwoods.example.com/', 'https://ironwoods.example.com:8443/'],
  ])('cannot be %s', async (url) => {
    await expectRefusal(update({ websiteURL: url }), 'BAD_USER_INPUT')
    await expectRefusal(update({ socialURLs: [url] }), 'BAD_USER_INPUT')
  })

  test.each(['https://instagram.com.evil.example/', 'https://evilx.com/', 'https://example.com/'])(
    'cannot be %s, which is no social network',
    async (url) => expectRefusal(update({ socialURLs: [url] }), 'BAD_USER_INPUT'),
  )
})
