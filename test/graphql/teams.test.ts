import { beforeAll, expect, test } from 'vitest'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const CREATE = `mutation ($input: CreateTeamInput!) {
  createTeam(input: $input) { id name locationCity state description claimedBy claimedAt latitude longitude viewerCanManage viewerCanClaim divisions { id } }
}`
const CREATE_FIELDS =
  'id name locationCity state description claimedBy claimedAt latitude longitude viewerCanManage viewerCanClaim divisions { id }'
const UPDATE =
  'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { id name locationCity state description latitude } }'
const UPDATE_FIELDS = 'id name locationCity state description latitude'
const NAME = 'query ($id: ID!) { team(id: $id) { name claimedBy } }'
const ADD_DIVISION =
  'mutation ($input: AddDivisionInput!) { addDivisionToTeam(input: $input) { id teamID division ageGroup } }'

const NAME_TAKEN = 'A team with that name already exists. Try another name or claim the existing team.'

let number = 0
const newName = () => `River Otters ${Date.now().toString(36)} no ${number++}`
const inAustin = (name = newName()) => ({ name, locationCity: 'Austin', state: 'tx' })

let user: UserItem
let admin: UserItem
beforeAll(async () => {
  user = await given.user()
  admin = await given.admin()
})

test('the next tryout of a team is its soonest public one that is open for registration', async () => {
  const team = await given.team({ owner: user, name: newName() })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
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
    const ask = `query ($id: ID!, $search: String) { team(id: $id) { colors crest logoURL } teams(search: $search) { colors crest logoURL } }`
    const { team: one, teams } = await asAnonymous().send(ask, { id: team.id, search: team.name })
    expect(teams).toEqual([one])
    return one
  }
  const derived = await look()
  expect(derived).toEqual({
    colors: [expect.stringMatching(/^#/), expect.stringMatching(/^#/)],
    crest: expect.any(String),
    logoURL: null,
  })
  expect(await look()).toEqual(derived)

  const send = (input: object) => as(user).updateTeam({ id: team.id, input })
  await send({ colors: ['#112233', '#AABBCC'], crest: 'PLATE_STRIPES' })
  await expect
    .poll(look, { timeout: 5_000 })
    .toEqual({ colors: ['#112233', '#aabbcc'], crest: 'PLATE_STRIPES', logoURL: null })
  for (const colors of [['#112233'], ['#112233', '#112233'], ['red', 'blue']])
    await expectRefusal(send({ colors }), 'BAD_USER_INPUT', 'Choose two different colors.')
  await send({ colors: null, crest: null })
  await expect.poll(look, { timeout: 5_000 }).toEqual(derived)
})

test('a new team belongs to its creator, has coordinates, and is listed at once', async () => {
  const owner = as(user)
  const name = newName()
  const team = await owner.createTeam({ input: { ...inAustin(`  ${name} `), description: ' Fun. ' } }, CREATE_FIELDS)
  expect(team).toMatchObject({
    name,
    locationCity: 'Austin',
    state: 'TX',
    description: 'Fun.',
    claimedBy: user.userID,
    viewerCanManage: true,
    viewerCanClaim: false,
    divisions: [],
  })
  expect(team.latitude).toBeCloseTo(30.3, 0)
  expect(team.longitude).toBeCloseTo(-97.7, 0)

  const { teams: found, teamsCount } = await asAnonymous().send(
    'query ($search: String) { teams(search: $search) { id description divisions { id } } teamsCount(search: $search) }',
    { search: name.toUpperCase() },
  )
  expect(found.map(({ id }: { id: string }) => id)).toEqual([team.id])
  expect(teamsCount).toBe(1)
  const claimedTeams = await owner.claimedTeams()
  expect(claimedTeams).toContainEqual({ id: team.id })
})

test('a refusal and those of its fields are in the language of the request, with the same code', async () => {
  const name = newName()
  const options = { locale: 'es' } as const
  const invalid = as(admin).createTeam({ input: { name: 'Nutrias 12U' } }, undefined, options)
  const message = 'El nombre del equipo no debe incluir una división ni un grupo de edad (por ejemplo, 12U o AA).'
  await expect(invalid).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message, fields: { name: [message] } })
  const long = as(admin).createTeam({ input: { name: 'x'.repeat(101) } }, undefined, options)
  await expectRefusal(long, 'BAD_USER_INPUT', 'El nombre de un equipo puede tener hasta 100 caracteres.')
  await as(admin).createTeam({ input: { name } })
  const taken = as(admin).createTeam({ input: { name } }, undefined, options)
  await expectRefusal(
    taken,
    'CONFLICT',
    'Ya existe un equipo con ese nombre. Pruebe con otro nombre o reclame el equipo existente.',
  )
  await expectRefusal(
    as(admin).deleteTeam({ id: newID() }, undefined, options),
    'NOT_FOUND',
    'No se encontró el equipo',
  )
})

test('a team created by an admin is unclaimed and needs only a name', async () => {
  const createTeam = await as(admin).createTeam({ input: { name: newName() } }, CREATE_FIELDS)
  expect(createTeam).toMatchObject({ claimedBy: null, claimedAt: null, locationCity: null, state: null })
  await expectRefusal(as(admin).createTeam({ input: {} }), 'BAD_USER_INPUT', 'Team name is required.')
})

test.each<[object, string]>([
  [{ name: ' ', locationCity: 'Austin', state: 'TX' }, 'Team name is required.'],
  [{ name: '\u200b\u202e', locationCity: 'Austin', state: 'TX' }, 'Team name is required.'],
  [{ locationCity: '', state: '' }, 'Team name is required.'],
  ...['Otters 12U', 'Otters 9 u', 'Otters AA', 'AAA Otters', 'otters aa'].map((name): [object, string] => [
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

test("names like 'Aaron's Aces' and 'Isaac' are accepted", async () => {
  for (const name of [`Aaron's Aces ${number++}`, `Isaac ${number++}`, `Baaa ${number++}`]) {
    const createTeam = await as(user).createTeam({ input: inAustin(name) }, CREATE_FIELDS)
    expect(createTeam.name).toBe(name)
  }
})

test('a team name is unique regardless of case and spaces, also against imported teams', async () => {
  const name = newName()
  await as(user).createTeam({ input: inAustin(name) })
  await expectRefusal(
    as(admin).createTeam({ input: inAustin(` ${name.toUpperCase().replaceAll(' ', '  ')}`) }),
    'CONFLICT',
    NAME_TAKEN,
  )
  const imported = await importedTeam(newName())
  const counted = async () => await asAnonymous().teamsCount({ search: imported.name })
  await expect.poll(counted, { timeout: 5_000 }).toBe(1)
  await expectRefusal(as(user).createTeam({ input: inAustin(imported.name.toLowerCase()) }), 'CONFLICT', NAME_TAKEN)
})

test('one of twenty concurrent teams with the same name is created', async () => {
  for (let round = 0; round < 3; round++) {
    const name = newName()
    const spellings = [name, name.toUpperCase(), `  ${name}`, name.replaceAll(' ', '   ')]
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => as(user).send(CREATE, { input: inAustin(spellings[i % 4]) })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT', message: NAME_TAKEN })
    const teamsCount = await asAnonymous().teamsCount({ search: name })
    expect(teamsCount).toBe(1)
  }
})

test('a renamed team releases its old name and cannot take a used one', async () => {
  const [old, other] = [await given.team({ owner: user }), await given.team({ owner: user })]
  const name = newName()
  await expectRefusal(
    as(user).updateTeam({ id: old.id, input: { name: other.name.toLowerCase() } }),
    'CONFLICT',
    NAME_TAKEN,
  )
  await expectRefusal(
    as(user).updateTeam({ id: old.id, input: { name: '' } }),
    'BAD_USER_INPUT',
    'Team name is required.',
  )
  expect((await as(user).updateTeam({ id: old.id, input: { name } }, UPDATE_FIELDS)).name).toBe(name)
  expect((await as(user).updateTeam({ id: old.id, input: { name: name.toUpperCase() } }, UPDATE_FIELDS)).name).toBe(
    name.toUpperCase(),
  )
  await as(user).createTeam({ input: inAustin(old.name) })
})

test('updateTeam keeps omitted fields and clears empty and null ones', async () => {
  const createTeam = await as(user).createTeam({ input: { ...inAustin(), description: 'Since 1999' } }, CREATE_FIELDS)
  const { id } = createTeam
  const first = await as(user).send(UPDATE, { id, input: { locationCity: 'Dallas' } })
  expect(first.updateTeam).toMatchObject({ locationCity: 'Dallas', state: 'TX', description: 'Since 1999' })
  expect(first.updateTeam.latitude).toBeCloseTo(32.8, 0)
  const second = await as(user).send(UPDATE, { id, input: { state: '', locationCity: '', description: '' } })
  expect(second.updateTeam).toMatchObject({ locationCity: null, state: null, description: null, latitude: null })

  const links = { websiteURL: 'https://larks.example.org', socialURLs: ['https://instagram.com/larks'] }
  await as(user).updateTeam({ id, input: { locationCity: 'Dallas', state: 'TX', description: 'Again', ...links } })
  const cleared = ['locationCity', 'state', 'description', 'websiteURL', 'socialURLs', 'sport', 'logo']
  const nulls = Object.fromEntries(['name', ...cleared].map((field) => [field, null]))
  expect(await as(user).updateTeam({ id, input: nulls }, UPDATE_FIELDS)).toMatchObject({
    ...{ name: createTeam.name, locationCity: null, state: null, description: null },
  })
  const team = await asAnonymous().team({ id }, 'websiteURL socialURLs')
  expect(team).toEqual({ websiteURL: null, socialURLs: [] })
})

test('only the owner and admins can manage a team', async () => {
  const { id } = await given.team({ owner: user })
  const stranger = as(await given.user())
  const message = "You don't have permission to manage this team"
  await expectRefusal(stranger.updateTeam({ id, input: {} }), 'FORBIDDEN', message)
  await expectRefusal(stranger.deleteTeam({ id }), 'FORBIDDEN', message)
  await expectRefusal(asAnonymous().deleteTeam({ id }), 'UNAUTHENTICATED')
  await expectRefusal(stranger.deleteTeam({ id: newID() }), 'NOT_FOUND', 'Team not found')
  await as(admin).updateTeam({ id, input: { description: 'By the administrator' } })
})

test('a deleted team disappears from every read at once, and its name can be used again', async () => {
  const team = await given.team({ owner: user })
  const before = await counted()
  expect(await as(user).deleteTeam({ id: team.id })).toBe(true)
  expect(await counted()).toBe(before - 1)
  expect(await as(user).team({ id: team.id }, 'name claimedBy')).toBeNull()
  const { teamsCount, claimedTeams } = await as(user).send(
    'query ($search: String) { teamsCount(search: $search) claimedTeams { id } }',
    { search: team.name },
  )
  expect(teamsCount).toBe(0)
  expect(claimedTeams).not.toContainEqual({ id: team.id })
  await as(user).createTeam({ input: inAustin(team.name) })
  await expectRefusal(as(user).deleteTeam({ id: team.id }), 'NOT_FOUND', 'Team not found')
})

test('a team is created with its first division, if one is given', async () => {
  const create = (division: object) =>
    as(user).createTeam({ input: { ...inAustin(), ...division } }, 'divisions { division ageGroup }')
  expect(await create({ division: '12u AA' })).toEqual({ divisions: [{ division: 'AA', ageGroup: '12U' }] })
  expect(await create({ division: '12U AA', ageGroup: '12U' })).toEqual({
    divisions: [{ division: 'AA', ageGroup: '12U' }],
  })
  expect(await create({ division: '', ageGroup: '' })).toEqual({ divisions: [] })
  await expectRefusal(create({ division: 'AA' }), 'BAD_USER_INPUT', 'Please fill in all fields')
})

test('a division needs both level and age group when added or updated', async () => {
  const { id } = await given.team({ owner: user })
  const added = await as(user).addDivisionToTeam(
    {
      input: { teamID: id, division: ' AA ', ageGroup: '12U' },
    },
    'id teamID division ageGroup',
  )
  expect(added).toMatchObject({ teamID: id, division: 'AA', ageGroup: '12U' })
  for (const input of [{ division: ' ', ageGroup: '10U' }, { division: 'A' }, {}]) {
    await expectRefusal(
      as(user).addDivisionToTeam({ input: { teamID: id, ...input } }),
      'BAD_USER_INPUT',
      'Please fill in all fields',
    )
    await expectRefusal(as(user).updateDivision({ id: added.id, input }), 'BAD_USER_INPUT', 'Please fill in all fields')
  }
  const both = { division: '11U AA', ageGroup: '12U' }
  await expectRefusal(
    as(user).updateDivision({ id: added.id, input: both }),
    'BAD_USER_INPUT',
    'The level names another age group.',
  )
  await as(user).updateDivision({ id: added.id, input: { division: '13u Major' } })
  const team = await asAnonymous().team({ id }, 'divisions { id division ageGroup }')
  expect(team.divisions).toEqual([{ id: added.id, division: 'Major', ageGroup: '13U' }])
  const found = await asAnonymous().teams({ ageGroup: '13U' })
  expect(found).toContainEqual({ id })
  await expectRefusal(
    as(await given.user()).updateDivision({ id: added.id, input: { division: 'A', ageGroup: '8U' } }),
    'FORBIDDEN',
  )
})

test.each(['12', '12u', 'U12', '12 U', '12 & Under'])(
  'a team whose division has the age group %s is found under 12U',
  async (ageGroup) => {
    const { id } = await given.team({ owner: user })
    const added = await as(user).addDivisionToTeam(
      {
        input: { teamID: id, division: 'AA', ageGroup },
      },
      'id teamID division ageGroup',
    )
    expect(added.ageGroup).toBe('12U')
    const found = await as(user).teams({ ageGroup: '12U' })
    expect(found).toContainEqual({ id })
  },
)

test('an age group that is no number of years stays as it was typed', async () => {
  const { id } = await given.team({ owner: user })
  const added = await as(user).addDivisionToTeam(
    {
      input: { teamID: id, division: 'Varsity', ageGroup: 'High School' },
    },
    'id teamID division ageGroup',
  )
  expect(added.ageGroup).toBe('High School')
})

test('a duplicate level and age group in a team is refused with a message', async () => {
  const { id } = await given.team({ owner: user })
  const add = (division: string, ageGroup: string) =>
    as(user).send(ADD_DIVISION, { input: { teamID: id, division, ageGroup } })
  const { addDivisionToTeam: first } = await add('AA', '12U')
  const { addDivisionToTeam: other } = await add('AA', '10U')
  await expectRefusal(add(' aa', '12u'), 'CONFLICT', 'This team already has the division 12U aa')
  const change = (divisionID: string, division: string, ageGroup: string) =>
    as(user).updateDivision({ id: divisionID, input: { division, ageGroup } })
  await expectRefusal(change(other.id, 'AA', '12U'), 'CONFLICT', 'This team already has the division 12U AA')
  await change(first.id, 'aa', '12U')
  const outcomes = await Promise.allSettled([add('AAA', '14U'), add('AAA', '14U'), add('AAA', '14U')])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('renaming a division renames it in its current and past roster entries only', async () => {
  const { id } = await given.team({ owner: user })
  const division = await as(user).addDivisionToTeam(
    {
      input: { teamID: id, division: 'AA', ageGroup: '12U' },
    },
    'id teamID division ageGroup',
  )
  const placed = async (more: object) => {
    const player = await given.player({ claimer: user })
    const { id: entryID } = await given.rosterEntry(user, { teamID: id, playerID: player.id, ...more })
    return { player, entryID }
  }
  const current = await placed({ division: 'AA', ageGroup: '12U' })
  const past = await placed({ division: 'AA', ageGroup: '12U' })
  const other = await placed({ division: 'AA', ageGroup: '10U' })
  await as(user).updatePlayerTeamHistory({ id: past.entryID, input: { endDate: '2025-12-01' } })
  await as(user).updateDivision({ id: division.id, input: { division: 'Major', ageGroup: '13U' } })
  const team = await as(user).team({ id }, 'teamHistory { id division ageGroup }')
  const nameOf = (entryID: string) => team.teamHistory.find((it: { id: string }) => it.id === entryID)
  expect(nameOf(current.entryID)).toMatchObject({ division: 'Major', ageGroup: '13U' })
  expect(nameOf(past.entryID)).toMatchObject({ division: 'Major', ageGroup: '13U' })
  expect(nameOf(other.entryID)).toMatchObject({ division: 'AA', ageGroup: '10U' })
  const player = await as(user).player({ id: current.player.id }, 'teamHistory { division ageGroup }')
  expect(player.teamHistory).toEqual([{ division: 'Major', ageGroup: '13U' }])
})

test('twenty concurrently added divisions are all kept', async () => {
  const { id } = await given.team({ owner: user })
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      as(user).addDivisionToTeam({ input: { teamID: id, division: `Level ${i}`, ageGroup: '12U' } }),
    ),
  )
  const team = await as(user).team(
    { id },
    'contacts { id name email role } divisions { id division ageGroup contacts { userID email role } }',
  )
  expect(team.divisions).toHaveLength(20)
})

test('a team with everything on its tabs takes one Query and one BatchGetItem', async () => {
  const { id } = await given.team({ owner: user })
  for (let i = 0; i < 3; i++) await addToRoster(id, (await given.player({ claimer: user })).id)
  await as(user).addTeamContact({ teamID: id, userID: user.userID, role: 'coach' })
  const document = `query ($id: ID!) {
    team(id: $id) {
      name divisions { division contacts { name } } contacts { name } players { name } teamHistory { season player { name } viewerCanManage }
      events { name } opportunities { title } viewerCanManage
    }
    teamRosterCount(teamID: $id) teamEventCount(teamID: $id) teamOpportunityCount(teamID: $id)
  }`
  expect(await requestsOf(() => asAnonymous().send(document, { id }))).toEqual(['BatchGetItem', 'Query'])
  expect(await requestsOf(() => asAnonymous().send(NAME, { id }))).toEqual(['Query'])
})

test('creating a team takes one write transaction', async () => {
  const requests = await requestsOf(() => as(user).send(CREATE, { input: inAustin() }))
  expect(requests.filter((it) => it.includes('Write') || it.includes('Put') || it.includes('Update'))).toEqual([
    'TransactWriteItems',
  ])
})

/** The DynamoDB commands that the work sends, sorted by name. */
async function requestsOf(work: () => Promise<unknown>) {
  const { client } = await import('../../functions/store/dynamo.ts')
  const requests: string[] = []
  const count =
    (next: (args: never) => unknown, { commandName }: { commandName?: string }) =>
    (args: never) => {
      requests.push(commandName!.replace(/Command$/, ''))
      return next(args)
    }
  client.middlewareStack.add(count as never, { step: 'initialize', name: 'count', override: true })
  try {
    await work()
  } finally {
    client.middlewareStack.remove('count')
  }
  return requests.sort()
}

const addToRoster = (teamID: string, playerID: string) => given.rosterEntry(user, { teamID, playerID })

/** A team as the sync creates it: without a unique key for its name. */
async function importedTeam(name: string) {
  const team = { teamID: newID(), name, divisions: [], origin: { source: 'usssa', externals: {} } }
  const created = teamRecord.create(team, { now: new Date() })
  await transactWrite(recordWrites(created))
  return created.item
}

const counted = async () => (await as(user).adminStats({}, 'totalTeams')).totalTeams
