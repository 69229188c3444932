import { expect, onTestFinished, test, vi } from 'vitest'
import { as, asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'

const user = await given.user()

test('a player belongs to its creator and is in the list at once', async () => {
  const stated = { age: 11, position: 'Shortstop', batsThrows: 'Switch/Right', locationCity: 'Austin' }
  const player = await as(user).createPlayer(
    { input: { ...stated, name: ' Robin  Quillfeather ', state: 'tx' } },
    'id name age position batsThrows locationCity state photoURL claimedBy viewerCanEdit viewerCanClaim viewerClaimPending',
  )
  expect(player).toEqual({
    ...stated,
    id: player.id,
    name: 'Robin Quillfeather',
    state: 'TX',
    photoURL: null,
    claimedBy: user.userID,
    viewerCanEdit: true,
    viewerCanClaim: false,
    viewerClaimPending: false,
  })
  const filters = { search: 'quillf', state: 'TX', city: 'austin', position: 'Shortstop' }
  expect(await as(user).players(filters, 'id name')).toEqual([{ id: player.id, name: 'Robin Quillfeather' }])
  expect(await as(user).playersCount(filters)).toBe(1)
  expect(await as(user).claimedPlayers()).toContainEqual({ id: player.id })
})

test.each([
  [{}, 'Player name is required.'],
  [{ name: '  ' }, 'Player name is required.'],
  [{ name: 'A', age: 0 }, 'Age must be a whole number from 1 to 99.'],
  [{ name: 'A', batsThrows: 'Both' }, expect.stringMatching(/^Bats\/Throws must be one of Right\/Right/)],
  [{ name: 'A', state: 'Texas' }, 'State must be a valid two-letter code (e.g., FL).'],
])('a player cannot be created from %j', async (input, message) => {
  await expect(as(user).createPlayer({ input })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message })
})

test('a deployment with full profiles shows visitors the full name', async () => {
  const { id, name } = await given.player({ claimer: user, name: 'Blair Fullprofile' })
  vi.stubEnv('PUBLIC_PROFILES', 'full')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await asAnonymous().players({ search: 'fullprofile' }, 'id name')).toEqual([{ id, name }])
})

test('ten concurrent edits of a player are all applied', async () => {
  const { id } = await given.player({ claimer: user })
  const state = { age: 15, position: 'Pitcher', batsThrows: 'Left/Left', locationCity: 'Dallas', state: 'TX' }
  const edits = Object.entries(state).map(([field, value]) => ({ [field]: value }))
  await Promise.all([...edits, ...edits].map((input) => as(user).updatePlayer({ id, input })))
  expect(await as(user).player({ id }, 'age position batsThrows locationCity state')).toEqual(state)
})

const fittingTo = async (id: string) =>
  (await as(user).player({ id }, 'fittingOpportunities { id }')).fittingOpportunities.map((it) => it.id)

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
  await given.registration(user, { opportunityID: full.id, playerID: id, approvedBy: user })
  const { id: teamID } = await given.team({ owner: user, sport: 'BASEBALL' })
  await given.rosterEntry(user, { teamID, playerID: id })
  await given.opportunity({ ...age, sport: 'SOFTBALL' })
  expect((await fittingTo(id)).sort()).toEqual(fitting.map((it) => it.id).sort())
})

test('fittingOpportunities begin near the home of the player', async () => {
  const { id } = await given.player({ age: 16, locationCity: 'Cedar Park', state: 'TX' })
  const at = (city: string, state: string, day: string) =>
    given.opportunity({ minAge: 16, maxAge: 16, location: `${city}, ${state}`, city, state, startTime: `${day}T10:00` })
  const far = await at('Portland', 'ME', '2098-05-01')
  const near = await at('Round Rock', 'TX', '2098-05-08')
  const found = await fittingTo(id)
  expect(found.indexOf(near.id)).toBeLessThan(found.indexOf(far.id))
})

test('a fitting opportunity is found behind sixty earlier ones for another position', async () => {
  const { id } = await given.player({ claimer: user, age: 17, position: 'Shortstop' })
  const age = { minAge: 17, maxAge: 17 }
  await Promise.all(Array.from({ length: 61 }, () => given.opportunity({ ...age, positionsNeeded: ['Catcher'] })))
  const fitting = await given.opportunity({ ...age, positionsNeeded: ['Shortstop'], startTime: '2098-05-01T10:00' })
  expect(await fittingTo(id)).toContain(fitting.id)
})
