import { beforeAll, expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const FIELDS =
  'id name age position batsThrows locationCity state photoURL claimedBy claimedAt viewerCanEdit viewerCanClaim viewerClaimPending'
const CREATE = `mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($id: ID!, $input: UpdatePlayerInput!) { updatePlayer(id: $id, input: $input) { ${FIELDS} } }`
const PLAYER = `query ($id: ID!) { player(id: $id) { ${FIELDS} } }`
const SEARCH =
  'query ($search: String, $state: String, $city: String, $position: String) { players(search: $search, state: $state, city: $city, position: $position) { id name } playersCount(search: $search, state: $state, city: $city, position: $position) }'

let user: UserItem
beforeAll(async () => {
  user = await given.user()
})

test('a player belongs to its creator and is in the list at once', async () => {
  const input = {
    name: ' Robin  Quillfeather ',
    age: 11,
    position: 'Shortstop',
    batsThrows: 'Switch/Right',
    locationCity: 'Austin',
    state: 'tx',
  }
  const { createPlayer: player } = await as(user).send(CREATE, { input })
  expect(player).toMatchObject({
    ...input,
    name: 'Robin Quillfeather',
    state: 'TX',
    photoURL: null,
    claimedBy: user.userID,
    viewerCanEdit: true,
    viewerCanClaim: false,
    viewerClaimPending: false,
  })
  const filters = { search: 'quillf', state: 'TX', city: 'austin', position: 'Shortstop' }
  expect(await as(user).send(SEARCH, filters)).toEqual({
    players: [{ id: player.id, name: 'Robin Quillfeather' }],
    playersCount: 1,
  })
  expect(await as(user).claimedPlayers()).toContainEqual({ id: player.id })
})

test('a player created by an admin is unclaimed', async () => {
  const { createPlayer } = await as(await given.admin()).send(CREATE, { input: { name: 'Kai Unclaimed' } })
  expect(createPlayer).toMatchObject({ claimedBy: null, viewerCanEdit: true, viewerCanClaim: false })
})

test.each([
  [{}, 'Player name is required.'],
  [{ name: '  ' }, 'Player name is required.'],
  [{ name: 'A', age: 0 }, 'Age must be a whole number from 1 to 99.'],
  [{ name: 'A', batsThrows: 'Both' }, /^Bats\/Throws must be one of Right\/Right/],
  [{ name: 'A', state: 'Texas' }, 'State must be a valid two-letter code (e.g., FL).'],
])('a player cannot be created from %j', async (input, message) => {
  await expect(as(user).send(CREATE, { input })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  })
})

test('a deployment with full profiles shows visitors the full name', async () => {
  const { createPlayer: player } = await as(user).send(CREATE, { input: { name: 'Blair Fullprofile' } })
  process.env.PUBLIC_PROFILES = 'full'
  try {
    expect((await asAnonymous().send(SEARCH, { search: 'fullprofile' })).players).toEqual([
      { id: player.id, name: 'Blair Fullprofile' },
    ])
  } finally {
    delete process.env.PUBLIC_PROFILES
  }
})

test('twenty concurrent edits of a player are all applied', async () => {
  const { id } = await given.player({ claimer: user })
  const edits = [
    { age: 15 },
    { position: 'Pitcher' },
    { batsThrows: 'Left/Left' },
    { locationCity: 'Dallas' },
    { state: 'TX' },
  ]
  await Promise.all([...edits, ...edits, ...edits, ...edits].map((input) => as(user).send(UPDATE, { id, input })))
  expect((await as(user).send(PLAYER, { id })).player).toMatchObject(Object.assign({}, ...edits))
})

test('fittingOpportunities are open, not full, and match the age, sport, and position of the player', async () => {
  const { id } = await given.player({ claimer: user, age: 12, position: 'Shortstop' })
  const age = { minAge: 11, maxAge: 13 }
  const fitting = await Promise.all([
    given.opportunity(age),
    given.opportunity({ ...age, positionsNeeded: ['Pitcher', 'Shortstop'] }),
    given.opportunity({ ...age, positionsNeeded: ['Infield'] }),
  ])
  await given.opportunity({ minAge: 14 })
  await given.opportunity({ ...age, positionsNeeded: ['Catcher'] })
  await given.opportunity({ ...age, visibility: 'HIDDEN', creator: user })
  const full = await given.opportunity({ ...age, capacity: 1, creator: user })
  const registered = await given.registration(user, { opportunityID: full.id, playerID: id })
  await as(user).approveRegistration({ registrationID: registered.id })
  const { id: teamID } = await given.team({ owner: user, sport: 'BASEBALL' })
  await given.rosterEntry(user, { teamID, playerID: id })
  await given.opportunity({ ...age, sport: 'SOFTBALL' })
  const player = await as(user).player({ id }, 'fittingOpportunities { id }')
  const found = player.fittingOpportunities.map((it) => it.id)
  expect(found.sort()).toEqual(fitting.map((it) => it.id).sort())
})

test('fittingOpportunities begin near the home of the player', async () => {
  const { id } = await given.player({ age: 16, locationCity: 'Cedar Park', state: 'TX' })
  const at = (city: string, state: string, day: string) =>
    given.opportunity({ minAge: 16, maxAge: 16, location: `${city}, ${state}`, city, state, startTime: `${day}T10:00` })
  const far = await at('Portland', 'ME', '2098-05-01')
  const near = await at('Round Rock', 'TX', '2098-05-08')
  const player = await as(user).player({ id }, 'fittingOpportunities { id }')
  const found = player.fittingOpportunities.map((it: { id: string }) => it.id)
  expect(found.indexOf(near.id)).toBeLessThan(found.indexOf(far.id))
})

test('a fitting opportunity is found behind sixty earlier ones for another position', async () => {
  const { id } = await given.player({ claimer: user, age: 17, position: 'Shortstop' })
  const age = { minAge: 17, maxAge: 17 }
  await Promise.all(Array.from({ length: 61 }, () => given.opportunity({ ...age, positionsNeeded: ['Catcher'] })))
  const fitting = await given.opportunity({ ...age, positionsNeeded: ['Shortstop'], startTime: '2098-05-01T10:00' })
  const player = await as(user).player({ id }, 'fittingOpportunities { id }')
  expect(player.fittingOpportunities).toContainEqual({ id: fitting.id })
})
