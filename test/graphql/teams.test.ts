import { describe, expect, test } from 'vitest'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectAtOnce, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { inDays } from '../support/times.ts'

const NAME_TAKEN = 'A team with that name already exists. Try another name or claim the existing team.'

let number = 0
const newName = () => `River Otters ${Date.now().toString(36)} no ${number++}`
const inAustin = (name = newName()) => ({ name, locationCity: 'Austin', state: 'tx' })

const user = await given.user()
const admin = await given.admin()

test('the next tryout of a team is its soonest public one that is open for registration', async () => {
  const team = await given.team({ owner: user, name: newName() })
  const next = async () => (await as(user).team({ id: team.id }, 'nextTryout { id }')).nextTryout
  expect(await next()).toBeNull()
  const of = { creator: user, teamID: team.id }
  await given.opportunity({ ...of, startTime: inDays(1), type: 'GUEST_NEED' })
  await given.opportunity({ ...of, startTime: inDays(2), visibility: 'PRIVATE' })
  await given.opportunity({ ...of, startTime: inDays(3), registrationDeadline: inDays(-1) })
  await given.opportunity({ ...of, startTime: inDays(9) })
  const { id } = await given.opportunity({ ...of, startTime: inDays(4) })
  expect(await next()).toEqual({ id })
})

test('a team has colors and a crest derived from its name until its owner chooses others', async () => {
  const team = await given.team({ owner: user, name: newName() })
  const look = async () => {
    const one = await asAnonymous().team({ id: team.id }, 'colors crest logoURL')
    expect(await asAnonymous().teams({ search: team.name }, 'colors crest logoURL')).toEqual([one])
    return one
  }
  const derived = await look()
  const color = expect.stringMatching(/^#/)
  expect(derived).toEqual({ colors: [color, color], crest: expect.any(String), logoURL: null })
  const send = (input: object) => as(user).updateTeam({ id: team.id, input })
  await send({ colors: ['#112233', '#AABBCC'], crest: 'PLATE_STRIPES' })
  const chosen = { colors: ['#112233', '#aabbcc'], crest: 'PLATE_STRIPES', logoURL: null }
  await expect.poll(look, { timeout: 5_000 }).toEqual(chosen)
  for (const colors of [['#112233'], ['#112233', '#112233'], ['red', 'blue']])
    await expectRefusal(send({ colors }), 'BAD_USER_INPUT', 'Choose two different colors.')
  await send({ colors: null, crest: null })
  await expect.poll(look, { timeout: 5_000 }).toEqual(derived)
})

test('a new team belongs to its creator, has coordinates, and is listed at once', async () => {
  const name = newName()
  const team = await as(user).createTeam(
    { input: { ...inAustin(`  ${name} `), description: ' Fun. ' } },
    'id name locationCity state description claimedBy latitude longitude viewerCanManage viewerCanClaim divisions { id }',
  )
  expect(team).toEqual({
    id: team.id,
    name,
    locationCity: 'Austin',
    state: 'TX',
    description: 'Fun.',
    claimedBy: user.userID,
    latitude: expect.closeTo(30.3, 0),
    longitude: expect.closeTo(-97.7, 0),
    viewerCanManage: true,
    viewerCanClaim: false,
    divisions: [],
  })
  expect(await asAnonymous().teams({ search: name.toUpperCase() })).toEqual([{ id: team.id }])
  expect(await asAnonymous().teamsCount({ search: name.toUpperCase() })).toBe(1)
  expect(await as(user).claimedTeams()).toContainEqual({ id: team.id })
})

test('a refusal and those of its fields are in the language of the request, with the same code', async () => {
  const { name } = await given.team({ name: newName() })
  const create = (input: object) => as(admin).createTeam({ input }, undefined, { locale: 'es' })
  const message = 'El nombre del equipo no debe incluir una división ni un grupo de edad (por ejemplo, 12U o AA).'
  const invalid = { code: 'BAD_USER_INPUT', message, fields: { name: [message] } }
  await expect(create({ name: 'Nutrias 12U' })).rejects.toMatchObject(invalid)
  const tooLong = 'El nombre de un equipo puede tener hasta 100 caracteres.'
  await expectRefusal(create({ name: 'x'.repeat(101) }), 'BAD_USER_INPUT', tooLong)
  const taken = 'Ya existe un equipo con ese nombre. Pruebe con otro nombre o reclame el equipo existente.'
  await expectRefusal(create({ name }), 'CONFLICT', taken)
  const missing = as(admin).deleteTeam({ id: newID() }, undefined, { locale: 'es' })
  await expectRefusal(missing, 'NOT_FOUND', 'No se encontró el equipo')
})

test('a team created by an admin is unclaimed and needs only a name', async () => {
  const team = await as(admin).createTeam({ input: { name: newName() } }, 'claimedBy claimedAt locationCity state')
  expect(team).toEqual({ claimedBy: null, claimedAt: null, locationCity: null, state: null })
  await expectRefusal(as(admin).createTeam({ input: {} }), 'BAD_USER_INPUT', 'Team name is required.')
})

test.each<[object, string]>([
  [{ name: ' ', locationCity: 'Austin', state: 'TX' }, 'Team name is required.'],
  [{ name: '\u200b\u202e', locationCity: 'Austin', state: 'TX' }, 'Team name is required.'],
  [{ locationCity: '', state: '' }, 'Team name is required.'],
  ...[
    ...['Otters 12U', 'Otters 9 u', 'Otters AA', 'AAA Otters', 'otters aa', 'Otters U12', 'Otters u-12', 'Otters 12-U'],
    ...['Otters 12 & Under', '12 and under Otters', 'Otters 12&U', 'Otters Under 12', 'Otters 12–U'],
  ].map((name): [object, string] => [
    { ...inAustin(name) },
    'Team name should not include a division or age group (e.g., 12U, AA).',
  ]),
  [{ name: 'Otters', locationCity: ' ', state: 'TX' }, 'City is required to create a team.'],
  [{ name: 'Otters', locationCity: 'Austin' }, 'State must be a valid two-letter code (e.g., FL).'],
  [{ name: 'Otters', locationCity: 'Austin', state: 'TEX' }, 'State must be a valid two-letter code (e.g., FL).'],
  [{ name: 'Otters', locationCity: 'Austin', state: 'T1' }, 'State must be a valid two-letter code (e.g., FL).'],
])('a team cannot be created from %j: %s', async (input, message) => {
  await expectRefusal(as(user).createTeam({ input }), 'BAD_USER_INPUT', message)
})

test('a team name is unique regardless of case and spaces, also against imported teams', async () => {
  const name = newName()
  const spellings = [name, name.toUpperCase(), `  ${name}`, name.replaceAll(' ', '   ')]
  const creations = Array.from({ length: 8 }, (_, i) => as(user).createTeam({ input: inAustin(spellings[i % 4]) }))
  await expectAtOnce(creations, { message: NAME_TAKEN })
  expect(await asAnonymous().teamsCount({ search: name })).toBe(1)
  await expectRefusal(as(admin).createTeam({ input: inAustin(spellings[1]) }), 'CONFLICT', NAME_TAKEN)
  const imported = await given.importedTeam({ name: newName() })
  await expect.poll(() => asAnonymous().teamsCount({ search: imported.name }), { timeout: 5_000 }).toBe(1)
  await expectRefusal(as(user).createTeam({ input: inAustin(imported.name.toLowerCase()) }), 'CONFLICT', NAME_TAKEN)
})

test('a renamed team releases its old name and cannot take a used one', async () => {
  const [old, other] = [await given.team({ owner: user }), await given.team({ owner: user })]
  const rename = async (name: string) => (await as(user).updateTeam({ id: old.id, input: { name } }, 'name')).name
  await expectRefusal(rename(other.name.toLowerCase()), 'CONFLICT', NAME_TAKEN)
  await expectRefusal(rename(''), 'BAD_USER_INPUT', 'Team name is required.')
  const name = newName()
  for (const spelled of [name, name.toUpperCase()]) expect(await rename(spelled)).toBe(spelled)
  await as(user).createTeam({ input: inAustin(old.name) })
})

// updates.test.ts has null in each field.
test('updateTeam keeps omitted fields and clears empty ones', async () => {
  const { id } = await as(user).createTeam({ input: { ...inAustin(), description: 'Since 1999' } })
  const update = (input: object) => as(user).updateTeam({ id, input }, 'locationCity state description latitude')
  const moved = { locationCity: 'Dallas', state: 'TX', description: 'Since 1999', latitude: expect.closeTo(32.8, 0) }
  expect(await update({ locationCity: 'Dallas' })).toEqual(moved)
  const nothing = { locationCity: null, state: null, description: null, latitude: null }
  expect(await update({ state: '', locationCity: '', description: '' })).toEqual(nothing)
})

test('a deleted team disappears from every read at once, and its name can be used again', async () => {
  const team = await given.team({ owner: user })
  const counted = async () => (await as(user).adminStats({}, 'totalTeams')).totalTeams
  const before = await counted()
  expect(await as(user).deleteTeam({ id: team.id })).toBe(true)
  expect(await counted()).toBe(before - 1)
  expect(await as(user).team({ id: team.id })).toBeNull()
  expect(await as(user).teamsCount({ search: team.name })).toBe(0)
  expect(await as(user).claimedTeams()).not.toContainEqual({ id: team.id })
  await as(user).createTeam({ input: inAustin(team.name) })
  await expectRefusal(as(user).deleteTeam({ id: team.id }), 'NOT_FOUND', 'Team not found')
})

test('a team can be called Aaron or Isaac, which contain a level', async () => {
  for (const name of ["Aaron's Aces", 'Isaac', 'Baaa']) await as(user).createTeam({ input: inAustin(name) })
})

test('a team is created with its first division, if one is given', async () => {
  const create = async (division: object) =>
    (await as(user).createTeam({ input: { ...inAustin(), ...division } }, 'divisions { division ageGroup }')).divisions
  expect(await create({ division: '12u AA' })).toEqual([{ division: 'AA', ageGroup: '12U' }])
  expect(await create({ division: '12U AA', ageGroup: '12U' })).toEqual([{ division: 'AA', ageGroup: '12U' }])
  expect(await create({ division: '', ageGroup: '' })).toEqual([])
  await expectRefusal(create({ division: 'AA' }), 'BAD_USER_INPUT', 'Please fill in all fields')
})

test('a division needs both level and age group when added or updated', async () => {
  const { id: teamID } = await given.team({ owner: user })
  const add = (input: object) => as(user).addDivisionToTeam({ input: { teamID, ...input } }, 'id division ageGroup')
  const { id, ...added } = await add({ division: ' AA ', ageGroup: '12U' })
  expect(added).toEqual({ division: 'AA', ageGroup: '12U' })
  const update = (input: object) => as(user).updateDivision({ id, input })
  for (const input of [{ division: ' ', ageGroup: '10U' }, { division: 'A' }, {}])
    for (const write of [add, update]) await expectRefusal(write(input), 'BAD_USER_INPUT', 'Please fill in all fields')
  const both = update({ division: '11U AA', ageGroup: '12U' })
  await expectRefusal(both, 'BAD_USER_INPUT', 'The level names another age group.')
  await update({ division: '13u Major' })
  const team = await asAnonymous().team({ id: teamID }, 'divisions { id division ageGroup }')
  expect(team.divisions).toEqual([{ id, division: 'Major', ageGroup: '13U' }])
  expect(await asAnonymous().teams({ ageGroup: '13U' })).toContainEqual({ id: teamID })
})

test('a team is found by the age group of its divisions in each notation, and one that is no number of years stays as typed', async () => {
  const { id } = await given.team({ owner: user })
  const added = async (division: string, ageGroup: string) =>
    (await as(user).addDivision({ input: { teamID: id, division, ageGroup } }, 'ageGroup')).ageGroup
  for (const [at, ageGroup] of ['12', '12u', 'U12', '12 U', '12 & Under'].entries())
    expect(await added(`Level ${at}`, ageGroup)).toBe('12U')
  expect(await added('Varsity', 'High School')).toBe('High School')
  expect(await as(user).teams({ ageGroup: '12U' })).toContainEqual({ id })
})

test('a duplicate level and age group in a team is refused with a message', async () => {
  const { id: teamID } = await given.team({ owner: user })
  const add = (division: string, ageGroup: string) => as(user).addDivision({ input: { teamID, division, ageGroup } })
  const [first, other] = [await add('AA', '12U'), await add('AA', '10U')]
  await expectRefusal(add(' aa', '12u'), 'CONFLICT', 'This team already has the division 12U aa')
  const change = ({ id }: { id: string }, division: string) =>
    as(user).updateDivision({ id, input: { division, ageGroup: '12U' } })
  await expectRefusal(change(other, 'AA'), 'CONFLICT', 'This team already has the division 12U AA')
  await change(first, 'aa')
  await expectAtOnce([add('AAA', '14U'), add('AAA', '14U'), add('AAA', '14U')])
})

test('renaming a division renames it in its current and past roster entries only', async () => {
  const { id: teamID, divisionID } = await given.team({ owner: user, division: 'AA', ageGroup: '12U' })
  const placed = async (ageGroup: string) => {
    const { id: playerID } = await given.player({ claimer: user })
    return (await given.rosterEntry(user, { teamID, playerID, division: 'AA', ageGroup })).id
  }
  const [current, past, other] = [await placed('12U'), await placed('12U'), await placed('10U')]
  await as(user).updatePlayerTeamHistory({ id: past, input: { endDate: '2025-12-01' } })
  const major = { division: 'Major', ageGroup: '13U' }
  await as(user).updateDivision({ id: divisionID, input: major })
  const named = 'teamHistory { id division ageGroup player { teamHistory { division ageGroup } } }'
  const { teamHistory } = await as(user).team({ id: teamID }, named)
  for (const [id, name] of [
    [current, major],
    [past, major],
    [other, { division: 'AA', ageGroup: '10U' }],
  ] as const)
    expect(teamHistory).toContainEqual({ id, ...name, player: { teamHistory: [name] } })
})

const cost = (cents: number) => ({
  cents,
  includes: ['INSURANCE' as const],
  hasPaymentPlan: true,
  hasFinancialAid: false,
})

test('the cost of a season is shown with its date and kept in the audit log', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  const fields =
    'seasonCost { cents includes tournaments practicePlace rosterSize hasPaymentPlan hasFinancialAid asOf }'
  const update = (seasonCost: object) => as(owner).updateTeam({ id, input: { seasonCost } })
  const facts = { tournaments: 8, practicePlace: 'Zilker Park', rosterSize: 11 }
  await update({ ...cost(150_000), ...facts, practicePlace: ' Zilker Park ' })
  const asOf = new Date().toISOString().slice(0, 10)
  expect((await asAnonymous().team({ id }, fields)).seasonCost).toEqual({ ...cost(150_000), ...facts, asOf })
  const [entry] = await as(owner).auditLog({ kind: 'team', id }, 'changes { field }')
  expect(entry.changes).toEqual([{ field: 'seasonCost' }])
  await expectRefusal(update(cost(-1)), 'BAD_USER_INPUT')
  await update({ ...cost(150_000), practicePlace: ' ' })
  expect((await asAnonymous().team({ id }, fields)).seasonCost.practicePlace).toBeNull()
})

test('practices and the size of the roster are given without dues, and nothing at all is no season', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  const update = (seasonCost: object) => as(owner).updateTeam({ id, input: { seasonCost } })
  const nothing = { includes: [], hasPaymentPlan: false, hasFinancialAid: false }
  await update({ ...nothing, practicesPerWeek: 2, rosterSize: 11 })
  const read = () =>
    asAnonymous().team({ id }, 'season { cents practicesPerWeek rosterSize } seasonCost { practicesPerWeek }')
  expect(await read()).toEqual({ season: { cents: null, practicesPerWeek: 2, rosterSize: 11 }, seasonCost: null })
  expect(await as(owner).teams({ seasonUpTo: 500, statedOnly: true, perPage: 1000 })).not.toContainEqual({ id })
  await update({ ...nothing, practicePlace: ' ' })
  expect(await read()).toEqual({ season: null, seasonCost: null })
})

test('each field of a team takes as much as its limit, and no more', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  const LIMITS = {
    ...{ name: 100, city: 100, description: 4_000, website: 300, networks: 6, waiver: 10_000 },
    ...{ cents: 5_000_000, tournaments: 100, overnightTrips: 100, practicesPerWeek: 14, place: 200, rosterSize: 50 },
  }
  const update = (over?: string) => {
    const most = (field: keyof typeof LIMITS) => LIMITS[field] + (field === over ? 1 : 0)
    const text = (field: keyof typeof LIMITS) => 'x'.repeat(most(field))
    const seasonCost = {
      ...cost(most('cents')),
      tournaments: most('tournaments'),
      overnightTrips: most('overnightTrips'),
      practicesPerWeek: most('practicesPerWeek'),
      practicePlace: text('place'),
      rosterSize: most('rosterSize'),
    }
    const input = {
      name: text('name'),
      locationCity: text('city'),
      description: text('description'),
      websiteURL: 'https://example.com/'.padEnd(most('website'), 'x'),
      socialURLs: Array.from({ length: most('networks') }, (_, at) => `https://x.com/ironwoods${at}`),
      waiverText: text('waiver'),
      seasonCost,
    }
    return as(owner).updateTeam({ id, input })
  }
  await update()
  for (const field of Object.keys(LIMITS)) await expectRefusal(update(field), 'BAD_USER_INPUT')
})

test("'up to $1,000' hides a season of $1,500 in teams and opportunities, and keeps those that do not say last", async () => {
  const owner = await given.user()
  const [cheap, dear, silent] = await Promise.all([1, 2, 3].map(() => given.team({ owner })))
  const tryouts = new Map<string, string>()
  for (const { id: teamID } of [silent!, cheap!, dear!])
    tryouts.set(teamID, (await given.opportunity({ creator: owner, teamID })).id)
  await as(owner).updateTeam({ id: cheap!.id, input: { seasonCost: cost(100_000) } })
  await as(owner).updateTeam({ id: dear!.id, input: { seasonCost: cost(150_000) } })

  const teamsUpTo = async (seasonUpTo: number, statedOnly = false) =>
    (await as(owner).teams({ seasonUpTo, statedOnly, perPage: 1000 }))
      .map(({ id }) => id)
      .filter((id) => tryouts.has(id))
  expect(await teamsUpTo(1000)).toEqual([cheap!.id, silent!.id])
  expect(await teamsUpTo(1000, true)).toEqual([cheap!.id])
  expect(new Set(await teamsUpTo(1500, true))).toEqual(new Set([cheap!.id, dear!.id]))
  await expectRefusal(as(owner).teams({ seasonUpTo: 1234 }), 'BAD_USER_INPUT')

  const found = (await as(owner).opportunities({ seasonUpTo: 1000 })).map(({ id }) => id)
  expect(found.filter((id) => [...tryouts.values()].includes(id))).toEqual([
    tryouts.get(cheap!.id),
    tryouts.get(silent!.id),
  ])

  const teamsFacets = await as(owner).teamsFacets({}, 'filter values { value count }')
  const ofSeason = teamsFacets.find(({ filter }) => filter === 'seasonUpTo')
  const count = ofSeason!.values.find(({ value }) => value === '1000')!.count
  expect(count).toBe(await as(owner).teamsCount({ seasonUpTo: 1000, statedOnly: true }))
})

const ROSTER = 'divisions { id division } teamHistory { division ageGroup isCurrent waitsFor }'

const place = { division: 'AA', ageGroup: '12U' }

async function withTwoDivisions() {
  const { id: team, divisionID: from } = await given.team({ owner: user, ...place })
  const { id: to } = await as(user).addDivision({ input: { teamID: team, division: 'AAA', ageGroup: '12U' } })
  return { team, from, to }
}

describe('a division', () => {
  test('is deleted with its contacts when no current roster entry uses it', async () => {
    const { team, from, to } = await withTwoDivisions()
    const { id: playerID } = await given.player({ claimer: user })
    await given.rosterEntry(user, { teamID: team, playerID, ...place, startDate: '2020-01-01' })
    const { id } = (await as(user).team({ id: team }, 'teamHistory { id }')).teamHistory[0]
    await as(user).updatePlayerTeamHistory({ id, input: { endDate: '2020-06-01' } })
    const guest = await given.user()
    await as(user).addDivisionContact({ divisionID: from, userID: guest.userID, role: 'coach' })
    await as(user).deleteDivision({ id: from })
    expect(await as(user).team({ id: team }, ROSTER)).toMatchObject({ divisions: [{ id: to }], teamHistory: [place] })
    expect(await as(guest).contactInvitations()).toEqual([])
    await expectRefusal(as(user).deleteDivision({ id: from }), 'NOT_FOUND', 'Division not found')
  })

  test('cannot be deleted while the current roster uses it, unless its players move to another division', async () => {
    const { team, from, to } = await withTwoDivisions()
    const [own, family] = [await given.player({ claimer: user }), await given.player()]
    await given.rosterEntry(user, { teamID: team, playerID: own.id, ...place })
    const asked = { teamID: team, playerID: family.id, startDate: '2025-09-01', season: '2025 Fall', ...place }
    await as(user).addPlayerToTeam({ input: asked })
    const used = '2 players of the current roster are in 12U AA. Choose a division to move them to.'
    await expectRefusal(as(user).deleteDivision({ id: from }), 'CONFLICT', used)
    const { to: elsewhere } = await withTwoDivisions()
    await expectRefusal(as(user).deleteDivision({ id: from, moveTo: elsewhere }), 'NOT_FOUND')
    await as(user).deleteDivision({ id: from, moveTo: to })
    const after = await as(user).team({ id: team }, ROSTER)
    expect(after.divisions).toMatchObject([{ id: to }])
    expect(after.teamHistory).toMatchObject([
      { division: 'AAA', isCurrent: true },
      { division: 'AAA', waitsFor: 'player' },
    ])
  })

  test('from the feed cannot be deleted, since the next sync would recreate it', async () => {
    const { team, from } = await withTwoDivisions()
    const { data } = await teams().get({ teamID: team }).go({ consistent: true })
    const divisions = data!.divisions.map((it) => (it.id === from ? { ...it, externalID: 'feed/1' } : it))
    await transactWrite(recordWrites(teamRecord.replace(data!, { divisions }, { now: new Date() })))
    const shown = await as(user).team({ id: team }, 'divisions { id isImported }')
    expect(shown.divisions.map((it) => it.isImported === (it.id === from))).toEqual([true, true])
    const message = 'The governing body lists this division. It would come back with the next sync.'
    await expectRefusal(as(user).deleteDivision({ id: from }), 'CONFLICT', message)
  })
})

describe('the links of a team', () => {
  const update = async (input: object, id?: string) =>
    as(user).updateTeam({ id: id ?? (await given.team({ owner: user })).id, input }, 'id websiteURL socialURLs')

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
    'https://[',
    'https://team.local/',
    'https://user@example.com/',
    'https://:secret@example.com/',
  ])('cannot be %s', async (url) => {
    await expectRefusal(update({ websiteURL: url }), 'BAD_USER_INPUT')
    await expectRefusal(update({ socialURLs: [url] }), 'BAD_USER_INPUT')
  })

  test.each(['https://instagram.com.evil.example/', 'https://evilx.com/', 'https://example.com/'])(
    'cannot be %s, which is no social network',
    async (url) => expectRefusal(update({ socialURLs: [url] }), 'BAD_USER_INPUT'),
  )
})
