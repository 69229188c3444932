import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { players } from '../../functions/domain/players/entity.ts'
import { playerRecord } from '../../functions/domain/players/record.ts'
import { guestInvitations } from '../../functions/domain/registrations/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { findPlace } from '../../functions/services/places/us-places.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { find, transactWrite } from '../../functions/store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../functions/values/durations.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { inDays } from '../support/times.ts'

const FOUND = 'playerID name age position match reasons isInvited'

const [organizer, family] = await Promise.all([given.clearedCoach(), given.user()])
const team = await given.team({ owner: organizer })

/** Creates a player. Each test uses another state, so that it finds no players of other tests. */
const player = (state: string, city: string, more: object = {}) =>
  given.player({
    claimer: family,
    name: 'Jordan Sample',
    age: 12,
    position: 'Catcher',
    locationCity: city,
    state,
    guardianConsent: '2026-11',
    ...more,
  })
const open = (id: string, isOpen = true) => as(family).setOpenToGuestPlay({ playerID: id, isOpen }, 'guestPlayUntil')
const need = (state: string, city: string, more: object = {}) =>
  given.opportunity({
    creator: organizer,
    teamID: team.id,
    type: 'GUEST_NEED',
    city,
    state,
    minAge: 11,
    maxAge: 13,
    positionsNeeded: ['Catcher'],
    ...more,
  })
const foundBy = (who: UserItem, id: string) => as(who).guestPlayers({ opportunityID: id }, FOUND)
const invite = (opportunityID: string, playerID: string) => as(organizer).inviteGuestPlayer({ opportunityID, playerID })

test('an organizer finds a player, by first name and initial, after the family turns guest play on', async () => {
  const { id: playerID } = await player('VT', 'Burlington')
  const { id } = await need('VT', 'Burlington')
  expect(await foundBy(organizer, id)).toEqual([])
  expect(await as(family).player({ id: playerID }, 'guestPlayUntil')).toEqual({ guestPlayUntil: null })

  const now = new Date()
  const { guestPlayUntil } = await as(family).setOpenToGuestPlay({ playerID, isOpen: true }, 'guestPlayUntil', { now })
  expect(Date.parse(guestPlayUntil) - now.getTime()).toBe(60 * 86_400_000)
  expect(await foundBy(organizer, id)).toEqual([
    {
      playerID,
      name: 'Jordan S.',
      age: 12,
      position: 'Catcher',
      match: 'FULL',
      isInvited: false,
      reasons: ['The league age fits', 'Plays Catcher', 'Within 10 miles'],
    },
  ])
  const guestPlayers = await as(organizer).guestPlayers({ opportunityID: id }, FOUND, { locale: 'es' })
  expect(guestPlayers[0].reasons[1]).toBe('Posición: Receptor')
  // Only the family can read the setting.
  for (const other of [asAnonymous(), as(organizer), as(await given.user())])
    expect(await other.player({ id: playerID }, 'guestPlayUntil')).toEqual({ guestPlayUntil: null })

  await open(playerID, false)
  expect(await foundBy(organizer, id)).toEqual([])
})

test.each([
  ['SS/P', 'Pitcher', 'Shortstop, Pitcher', 'Shortstop, Pitcher, Infield', 'Catcher, Outfield'],
  ['UTIL', null, 'Pitcher, Catcher, Right Field', 'Pitcher, Catcher, Right Field, Infield, Outfield', ''],
  ['mid inf', null, 'Second Base, Shortstop', 'Second Base, Shortstop, Infield', 'First Base, Pitcher, Outfield'],
  ['All positions', null, 'Pitcher, Catcher, Right Field', 'Pitcher, Catcher, Right Field, Infield, Outfield', ''],
  ['INF\\OF', 'Outfield', 'Infield, Outfield', 'Infield, Outfield, Shortstop, Left Field', 'Pitcher, Catcher'],
  ['MIF', null, 'Second Base, Shortstop', 'Second Base, Shortstop, Infield', 'First Base, Pitcher, Outfield'],
  ['IF/OF', 'Outfield', 'Infield, Outfield', 'Infield, Outfield, Shortstop, Left Field', 'Pitcher, Catcher'],
  ['p, c', 'Catcher', 'Pitcher, Catcher', 'Pitcher, Catcher', 'Infield, Left Field'],
  ['DH', null, '', '', 'Pitcher, Infield'],
])(
  'a player listed as %s has all positions in filters, counts, fits, guest matching, and gaps',
  async (written, second, listed, fits, not) => {
    const list = (names: string) => names.split(', ').filter(Boolean)
    const lastName = `Positions${crypto.randomUUID().replace(/[^a-z]/g, '')}`
    const { id } = await player('SD', 'Pierre', { name: `Jo ${lastName}`, position: written })
    await open(id)
    const stored = await as(family).player({ id }, 'position positions')
    expect(stored.position).toBe(stored.positions[0])
    expect(stored.positions[1] ?? null).toBe(second)

    for (const position of [...list(listed), ...list(not)])
      expect([position, await as(family).playersCount({ search: lastName, position })]).toEqual([
        position,
        list(listed).includes(position) ? 1 : 0,
      ])
    for (const position of [...list(fits), ...list(not)]) {
      const { id: opportunityID, title } = await need('SD', 'Pierre', { positionsNeeded: [position] })
      const isFit = list(fits).includes(position)
      const found = (await foundBy(organizer, opportunityID)).map((it: { playerID: string }) => it.playerID)
      expect([position, found.includes(id)]).toEqual([position, isFit])
      const fitting = await as(family).opportunitiesCount({ search: title, fitsPlayer: id })
      expect([position, fitting]).toEqual([position, isFit ? 1 : 0])
    }
  },
)

test('a tryout finds only players whose families included tryouts, and a guest need finds both', async () => {
  const [{ id: guest }, { id: both }] = await Promise.all([player('ND', 'Fargo'), player('ND', 'Fargo')])
  await open(guest)
  const included = await as(family).setOpenToGuestPlay(
    { playerID: both, isOpen: true, tryouts: true },
    'isOpenToTryouts',
  )
  expect(included).toEqual({ isOpenToTryouts: true })
  expect(await as(family).player({ id: guest }, 'isOpenToTryouts')).toEqual({ isOpenToTryouts: false })
  expect(await as(organizer).player({ id: both }, 'isOpenToTryouts')).toEqual({ isOpenToTryouts: false })

  const [{ id: tryout }, { id: game }] = [await need('ND', 'Fargo', { type: 'TRYOUT' }), await need('ND', 'Fargo')]
  const ids = async (id: string) => (await foundBy(organizer, id)).map((it: { playerID: string }) => it.playerID)
  expect(await ids(tryout)).toEqual([both])
  expect((await ids(game)).sort()).toEqual([guest, both].sort())
  await expectRefusal(invite(tryout, guest), 'NOT_FOUND', 'Player not found')
  await invite(tryout, both)

  await open(both)
  expect(await ids(tryout)).toEqual([])
})

// The test of a plain filter below has matches by age, position, and place.
test('missing data makes a POSSIBLE match, after the FULL ones, with the reasons of each', async () => {
  const found = async (city: string, more: object) => {
    const { id } = await player('NV', city, more)
    await open(id)
    return id
  }
  const [near, here] = [await found('Carson City', {}), await found('Reno', {})]
  const unknown = await found('Reno', { age: null, position: '' })
  const unplaced = await found('Nowhere At All', {})
  const rows = await foundBy(organizer, (await need('NV', 'Reno')).id)
  expect(rows.map((it) => [it.playerID, it.match])).toEqual([
    ...[here, near].map((id) => [id, 'FULL']),
    ...[unknown, unplaced].map((id) => [id, 'POSSIBLE']),
  ])
  expect(rows[1].reasons[2]).toMatch(/^Within (25|50) miles$/)
  expect(rows[2].reasons).toEqual(["Age isn't on file", "Position isn't on file", 'Within 10 miles'])
  expect(rows[3]!.reasons[2]).toBe("City isn't on file")
})

test('a player of another sport is no match, and one without a team that gives its sport is a POSSIBLE match', async () => {
  const plays = async (sport?: string) => {
    const { id: playerID } = await player('HI', 'Honolulu')
    const team = sport && (await given.team({ owner: family, sport }))
    if (team) await given.rosterEntry(family, { teamID: team.id, playerID })
    await open(playerID)
    return playerID
  }
  await plays('SOFTBALL')
  const [unknown, baseball] = [await plays(), await plays('BASEBALL')]
  const { id: teamID } = await given.team({ owner: organizer, sport: 'BASEBALL' })
  const found = await foundBy(organizer, (await need('HI', 'Honolulu', { teamID })).id)
  expect(found.map((it) => [it.playerID, it.reasons[2]])).toEqual([
    [baseball, 'Plays baseball'],
    [unknown, "Sport isn't on file"],
  ])
})

test('guestPlayers returns the same as a plain filter over all players', async () => {
  const cities = {
    DE: ['Wilmington', 'Dover', 'Nowhere At All'],
    MD: ['Baltimore', 'Salisbury'],
    VA: ['Richmond'],
    NJ: ['Camden', 'Atlantic City'],
    PA: ['Philadelphia', 'Harrisburg', 'Pittsburgh', 'Nowhere At All'],
  }
  const places = Object.entries(cities).flatMap(([state, of]) => of.map((city): [string, string] => [state, city]))
  const place = fc.constantFrom(...places)
  const position = fc.constantFrom('Catcher', 'Shortstop', '')
  const age = fc.option(fc.integer({ min: 9, max: 14 }))
  const about = fc.sample(fc.record({ place, position, age, isOpen: fc.boolean() }), 40)
  const all = await Promise.all(
    about.map(async (it) => ({ ...it, id: (await player(...it.place, { age: it.age, position: it.position })).id })),
  )
  for (const { id, isOpen } of all) if (isOpen) await open(id)

  const radians = (degrees: number) => (degrees * Math.PI) / 180
  /** The distance by the law of cosines (the app uses the haversine formula), or null if a place is unknown. */
  async function miles(from: [string, string], to: [string, string]) {
    const [a, b] = await Promise.all([findPlace(from[1], from[0]), findPlace(to[1], to[0])])
    if (!a || !b) return null
    const [north, south] = [radians(a.latitude), radians(b.latitude)]
    const turn = Math.cos(radians(a.longitude - b.longitude))
    const cosine = Math.sin(north) * Math.sin(south) + Math.cos(north) * Math.cos(south) * turn
    return 3958.8 * Math.acos(Math.min(1, cosine))
  }
  type Needed = { at: [string, string]; minAge: number | null; maxAge: number | null; positions: string[] }
  async function plain({ at, minAge, maxAge, positions }: Needed) {
    const kept = await Promise.all(
      all.map(async (it) => {
        const away = await miles(it.place, at)
        const isNear = away === null ? it.place[0] === at[0] : away <= 75
        const isOfAge = it.age === null || (it.age >= (minAge ?? 0) && it.age <= (maxAge ?? 99))
        const plays = it.position === '' || positions.length === 0 || positions.includes(it.position)
        const isKnown =
          away !== null &&
          (it.age !== null || (minAge === null && maxAge === null)) &&
          (it.position !== '' || positions.length === 0)
        return it.isOpen && isNear && isOfAge && plays ? [`${it.id} ${isKnown ? 'FULL' : 'POSSIBLE'}`] : []
      }),
    )
    return kept.flat().sort()
  }
  const needs = fc.record({
    at: place,
    minAge: fc.option(fc.integer({ min: 9, max: 11 })),
    maxAge: fc.option(fc.integer({ min: 11, max: 14 })),
    positions: fc.subarray(['Catcher', 'Shortstop']),
  })
  await fc.assert(
    fc.asyncProperty(needs, async (it) => {
      const { at, positions, ...ages } = it
      const { id } = await need(...at, { ...ages, positionsNeeded: positions })
      const found: { playerID: string; match: string }[] = await foundBy(organizer, id)
      expect(found.map(({ playerID, match }) => `${playerID} ${match}`).sort()).toEqual(await plain(it))
    }),
    { numRuns: 15 },
  )
})

test('guest play ends after 60 days or when another user claims the player, and pauses while the player is hidden or shown to teams only', async () => {
  const { id: playerID } = await player('ME', 'Bangor')
  await open(playerID)
  const later = new Date(inDays(61))
  const { id } = await need('ME', 'Bangor', { startTime: new Date(later.getTime() + 86_400_000).toISOString() })
  expect(await foundBy(organizer, id)).toHaveLength(1)
  expect(await as(organizer).guestPlayers({ opportunityID: id }, FOUND, { now: later })).toEqual([])
  const admin = await given.admin()
  await as(admin).hideRecord({ kind: 'player', id: playerID, reason: 'Check' })
  expect(await foundBy(organizer, id)).toEqual([])
  await as(admin).unhideRecord({ kind: 'player', id: playerID })
  for (const [visibility, found] of [
    ['TEAM_ONLY', 0],
    ['LISTED', 1],
  ] as const) {
    await as(family).updatePlayer({ id: playerID, input: { visibility } })
    expect(await foundBy(organizer, id)).toHaveLength(found)
  }
  await given.approvedClaim(await given.user(), 'player', playerID)
  expect(await foundBy(organizer, id)).toEqual([])
})

test('guest play needs the guardian consent, however it was given, and the state of the player', async () => {
  const { id } = await player('RI', 'Providence', { guardianConsent: null })
  expect((await open(id)).guestPlayUntil).not.toBeNull()
  await transactWrite([[players().patch({ playerID: id }).remove(['guardianConsent'])]])
  await expectRefusal(open(id), 'CONFLICT')
  await expectRefusal(open((await player('', '')).id), 'CONFLICT')
})

test('fifty players are listed at most', async () => {
  const guestPlay = { by: family.userID, until: inDays(1), tryouts: false }
  const open = { claimedBy: family.userID, state: 'AK', locationCity: 'Juneau', guestPlay }
  await Promise.all(
    Array.from({ length: 51 }, async (_, i) => {
      const made = playerRecord.create({ playerID: newID(), name: `Jordan ${i}`, ...open }, { now: new Date() })
      await transactWrite(recordWrites(made))
    }),
  )
  expect(await foundBy(organizer, (await need('AK', 'Juneau')).id)).toHaveLength(50)
})

test('an account that loses the player meanwhile opens it to nobody', async () => {
  const { id } = await player('AL', 'Mobile')
  beforeNextTransaction(async () => void (await given.approvedClaim(await given.user(), 'player', id)))
  await expectRefusal(open(id), 'FORBIDDEN')
})

test('only coaches with a confirmed check and training find players, and only for a public guest need of a confirmed team', async () => {
  await open((await player('WY', 'Casper')).id)
  // Nobody invites the own family.
  await given.guestPlayer({ claimer: organizer, state: 'WY', locationCity: 'Casper', age: 12 })
  for (const more of [{ type: 'TRYOUT' }, { visibility: 'PRIVATE' }, { visibility: 'HIDDEN' }])
    expect(await foundBy(organizer, (await need('WY', 'Casper', more)).id)).toEqual([])
  const NOT_CLEARED =
    'Players who are open to play show once an admin has confirmed your background check and training.'
  const cleared = await given.clearedCoach()
  const { backgroundCheckedOn, backgroundCheckConfirmedAt, safeSportTrainedOn, safeSportConfirmedAt } = cleared
  const check = { backgroundCheckedOn, backgroundCheckConfirmedAt }
  const training = { safeSportTrainedOn, safeSportConfirmedAt }
  const imported = await given.importedTeam()
  const refused: [UserItem, string, { teamID?: string | null }?][] = [
    [await given.clearedCoach({ emailVerifiedAt: undefined }), 'Confirm your email address first.'],
    [await given.user(), NOT_CLEARED],
    [await given.user({ role: 'coach', backgroundCheckedOn, safeSportTrainedOn }), NOT_CLEARED],
    [await given.user({ role: 'coach', ...check }), NOT_CLEARED],
    [await given.user({ role: 'coach', ...training }), NOT_CLEARED],
    [await given.user({ role: 'coach', ...check, ...training, backgroundCheckedOn: '2023-01-15' }), NOT_CLEARED],
    [
      cleared,
      'Players who are open to play show for opportunities of a team. Edit this opportunity and choose its team.',
      { teamID: null },
    ],
    [await given.clearedCoach(), 'Your claim of this team is being reviewed.', { teamID: imported.id }],
  ]
  for (const [coach, message, { teamID } = {}] of refused) {
    if (teamID) await as(coach).claimTeam({ teamID })
    const own = teamID === undefined ? (await given.team({ owner: coach })).id : teamID
    const { id } = await need('WY', 'Casper', { creator: coach, teamID: own })
    const calls = [
      () => foundBy(coach, id),
      () => as(coach).familyAsks({ opportunityID: id }, 'fittingCount'),
      () => as(coach).inviteGuestPlayer({ opportunityID: id, playerID: 'x' }),
      () => as(coach).setAskingFamilies({ opportunityID: id, isOn: true }),
    ]
    for (const call of calls) await expectRefusal(call(), 'FORBIDDEN', message)
  }
  expect(await foundBy(organizer, (await need('WY', 'Casper')).id)).toHaveLength(1)
})

test('a family gets two asks a day, whoever sends them, and the next day two more', async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  const [{ id: one }, { id: other }] = [await player('KS', 'Topeka'), await player('KS', 'Topeka')]
  for (const id of [one, other]) await open(id)
  const inviteFrom = async (playerID: string, now = inDays(0)) => {
    const creator = await given.clearedCoach()
    const { id: teamID } = await given.team({ owner: creator })
    const startTime = inDays(5)
    const { id: opportunityID } = await need('KS', 'Topeka', { creator, teamID, startTime })
    return as(creator).inviteGuestPlayer({ opportunityID, playerID }, undefined, { now: new Date(now) })
  }
  await inviteFrom(one)
  await inviteFrom(other)
  for (const id of [one, other])
    await expectRefusal(inviteFrom(id), 'RATE_LIMITED', 'This family was asked twice today. Please try again tomorrow.')
  await inviteFrom(one, inDays(1))
  vi.unstubAllEnvs()
})

test('a family can be invited to guest play once, and is not listed after the player is registered', async () => {
  const { id: playerID } = await player('MT', 'Helena')
  const { id } = await need('MT', 'Helena')
  await expectRefusal(invite(id, playerID), 'NOT_FOUND', 'Player not found')
  await open(playerID)
  const now = new Date()
  await as(organizer).inviteGuestPlayer({ opportunityID: id, playerID }, undefined, { now })
  const invitation = await find(guestInvitations, { opportunityID: id, playerID })
  expect(invitation?.expiresAt).toBe(expiresAfter(180 * DAY_SECONDS, now))
  expect(await foundBy(organizer, id)).toMatchObject([{ playerID, isInvited: true }])
  await expectRefusal(invite(id, playerID), 'CONFLICT', 'This family has already been invited')
  await given.registration(family, { opportunityID: id, playerID })
  expect(await foundBy(organizer, id)).toEqual([])
})

test('a guest invitation waits for the family until it registers, declines, or can no longer register', async () => {
  const { id: playerID } = await player('ID', 'Boise')
  await open(playerID)
  const needs = await Promise.all([9, 8, 7, 6].map((days) => need('ID', 'Boise', { startTime: inDays(days) })))
  const ids = needs.map(({ id }) => id)
  for (const id of ids) await invite(id, playerID)
  const pending = async () => {
    const claimedPlayers = await as(family).claimedPlayers({}, 'id guestInvitations { id }')
    const found = claimedPlayers.find(({ id }) => id === playerID)
    return found!.guestInvitations.map(({ id }) => ids.indexOf(id))
  }
  expect(await pending()).toEqual([3, 2, 1, 0])
  for (const other of [asAnonymous(), as(organizer), as(await given.admin())])
    expect(await other.player({ id: playerID }, 'guestInvitations { id }')).toEqual({ guestInvitations: [] })

  await given.registration(family, { opportunityID: ids[0]!, playerID })
  await as(family).declineGuestInvitation({ opportunityID: ids[1], playerID })
  await as(organizer).deleteOpportunity({ id: ids[2] })
  expect(await pending()).toEqual([3])
  const again = as(family).declineGuestInvitation({ opportunityID: ids[1], playerID })
  await expectRefusal(again, 'NOT_FOUND', 'Invitation not found')
  expect(await foundBy(organizer, ids[1]!)).toMatchObject([{ playerID, isInvited: true }])
  await expectRefusal(invite(ids[1]!, playerID), 'CONFLICT')

  // A withdrawn registration stays an answer.
  await as(family).withdrawRegistration({ registrationID: `${ids[0]}.${playerID}` })
  expect(await pending()).toEqual([3])
  await open(playerID, false)
  expect(await pending()).toEqual([])
})
