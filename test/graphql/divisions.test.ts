import { describe, expect, test } from 'vitest'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const TEAM =
  'divisions { id division } websiteURL socialURLs teamHistory { division ageGroup isCurrent waitsFor player { id } }'
const UPDATE =
  'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { websiteURL socialURLs } }'

const coach = await given.user()

async function scenario() {
  const { id: team } = await given.team({ owner: coach })
  const add = async (division: string) =>
    (await as(coach).addDivision({ input: { teamID: team, division, ageGroup: '12U' } })).id
  return { team, from: await add('AA'), to: await add('AAA') }
}

const place = { division: 'AA', ageGroup: '12U' }

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
    await as(coach).addPlayerToTeam({
      input: { teamID: team, playerID: family.id, startDate: '2025-09-01', season: '2025 Fall', ...place },
    })
    await expectRefusal(
      as(coach).deleteDivision({ id: from }),
      'CONFLICT',
      '2 players of the current roster are in 12U AA. Choose a division to move them to.',
    )
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
    await expectRefusal(
      as(coach).deleteDivision({ id: from }),
      'CONFLICT',
      'The governing body lists this division. It would come back with the next sync.',
    )
  })
})

describe('the links of a team', () => {
  test('are https URLs, visible to everyone, and can be cleared', async () => {
    const { team } = await scenario()
    const input = {
      websiteURL: 'https://ironwoods.example.com/team',
      socialURLs: [
        'https://www.instagram.com/ironwoods',
        'https://www.instagram.com/ironwoods',
        'https://x.com/ironwoods',
      ],
    }
    const socialURLs = ['https://www.instagram.com/ironwoods', 'https://x.com/ironwoods']
    expect(await as(coach).updateTeam({ id: team, input }, 'websiteURL socialURLs')).toEqual({ ...input, socialURLs })
    await as(coach).updateTeam({ id: team, input: { description: 'Twelve players.' } })
    expect(await asAnonymous().team({ id: team }, TEAM)).toMatchObject({ ...input, socialURLs })
    const cleared = await as(coach).send(UPDATE, { id: team, input: { websiteURL: '', socialURLs: [] } })
    expect(cleared.updateTeam).toEqual({ websiteURL: null, socialURLs: [] })
  })

  test.each([
    'http://ironwoods.example.com',
    'javascript:alert(1)',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://user:password@ironwoods.example.com/',
    'https://ironwoods.example.com:8443/',
  ])('cannot be %s', async (url) => {
    const { team } = await scenario()
    await expectRefusal(as(coach).updateTeam({ id: team, input: { websiteURL: url } }), 'BAD_USER_INPUT')
    await expectRefusal(as(coach).updateTeam({ id: team, input: { socialURLs: [url] } }), 'BAD_USER_INPUT')
  })

  test('to social networks must be on their host', async () => {
    const { team } = await scenario()
    for (const url of ['https://instagram.com.evil.example/', 'https://evilx.com/', 'https://example.com/'])
      await expectRefusal(as(coach).updateTeam({ id: team, input: { socialURLs: [url] } }), 'BAD_USER_INPUT')
  })
})
