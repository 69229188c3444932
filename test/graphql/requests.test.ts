import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { client } from '../../functions/store/dynamo.ts'
import { MySeasonDocument } from '../../web/features/my-season/my-season.generated.ts'
import { as, asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'

let sent: string[] = []
/** The number of requests that started while no other was in flight: the round trips in sequence. */
let rounds = 0
let underWay = 0
client.middlewareStack.add(
  (next, context) => async (args) => {
    sent.push((context as { commandName?: string }).commandName!.replace('Command', ''))
    if (underWay++ === 0) rounds++
    try {
      return await next(args)
    } finally {
      underWay--
    }
  },
  { step: 'initialize', name: 'counted' },
)

/** Counts the DynamoDB requests of the operation by command, and the sequential round trips. */
async function cost(operation: () => Promise<unknown>) {
  sent = []
  rounds = 0
  await operation()
  const requests: Record<string, number> = {}
  for (const name of sent) requests[name] = (requests[name] ?? 0) + 1
  return { ...requests, rounds }
}

let owner: UserItem
let stranger: UserItem
let team: string
let player: string
let opportunity: string

beforeAll(async () => {
  owner = await given.clearedCoach()
  team = (await given.team({ owner, name: 'Counted Herons' })).id
  await as(owner).addDivision({ input: { teamID: team, division: 'AA', ageGroup: '12U' } })
  for (let i = 0; i < 12; i++) {
    const { id } = await given.player({ claimer: owner, name: `Counted Player${i}` })
    player = id
    await given.rosterEntry(owner, { teamID: team, playerID: id })
  }
  for (let i = 0; i < 3; i++) {
    await given.event({ creator: owner, name: `Counted Cup ${i}`, date: '2030-05-01T09:00', teamID: team })
    opportunity = (await given.opportunity({ creator: owner, teamID: team })).id
  }
  await given.registration(owner, { opportunityID: opportunity, playerID: player })
  stranger = await given.user()
  await asAnonymous().send('{ teamsCount playersCount eventsCount opportunitiesCount }')
})

const TEAM = `query ($id: ID!) { team(id: $id) {
  id name locationCity state description claimedBy viewerCanManage viewerCanClaim
  divisions { id division ageGroup contacts { id name email role } }
  players { id name } contacts { id name email role }
  events { id name date city state } opportunities { id title type startTime status visibility }
  teamHistory { id season startDate endDate division ageGroup player { id name position age } }
} teamRosterCount(teamID: $id) teamEventCount(teamID: $id) teamOpportunityCount(teamID: $id) }`
const PLAYER = `query ($id: ID!) { player(id: $id) {
  id name age position viewerCanEdit teams { id name } teamHistory { id season startDate team { id name } } } }`
const OPPORTUNITY = `query ($id: ID!) { opportunity(id: $id) {
  id title status team { id name } createdByUser { name } registrations { id status player { id name } } spotsLeft } }`
const HOME = `{
  teams(perPage: 10) { id name description divisions { id division ageGroup } } players(perPage: 10) { id name age locationCity state batsThrows }
  events(perPage: 10) { id name date location city state status } opportunities(perPage: 10) { id title type startTime location status }
  adminStats { totalTeams totalPlayers totalOpportunities } upcomingEvents: eventsCount(upcomingOnly: true) }`

/** Freezes the clock, so that on a slow machine too, all that follows is within the same second. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] })
afterEach(() => void vi.useRealTimers())

const asVisitor = (document: string, variables?: () => object) => () => asAnonymous().send(document, variables?.())
const asOwner = (document: string, variables?: () => object) => () => as(owner).send(document, variables?.())
const asStranger = (document: string) => () => as(stranger).send(document)

const LIST = { BatchGetItem: 1, rounds: 1 }
const NOTHING = { rounds: 0 }
/** One Query for the partition, then one batch for the records that its rows refer to. */
const DETAIL = { Query: 1, BatchGetItem: 1, rounds: 2 }
/** The same, after reading the account of the viewer. */
const SIGNED_IN = { Query: 1, BatchGetItem: 2, rounds: 3 }

test.each([
  ['a team with all its tabs', asVisitor(TEAM, () => ({ id: team })), DETAIL],
  ['a player with history', asVisitor(PLAYER, () => ({ id: player })), DETAIL],
  ['an opportunity with registrations', asVisitor(OPPORTUNITY, () => ({ id: opportunity })), DETAIL],
  ['a team for its owner', asOwner(TEAM, () => ({ id: team })), SIGNED_IN],
  ['a player for its claimer', asOwner(PLAYER, () => ({ id: player })), SIGNED_IN],
  ['an opportunity for its organizer', asOwner(OPPORTUNITY, () => ({ id: opportunity })), SIGNED_IN],
  ['a page of teams', asVisitor('{ teams { id name description divisions { id } } }'), LIST],
  ['a page of players', asVisitor('{ players { id name batsThrows } }'), LIST],
  ['a page of events', asVisitor('{ events { id name location status } }'), LIST],
  ['a page of opportunities', asVisitor('{ opportunities { id title status } }'), LIST],
  [
    'a page of opportunities with their teams',
    asVisitor('{ opportunities { id status team { name } } }'),
    { BatchGetItem: 2, rounds: 2 },
  ],
  ['a search of teams', asVisitor('{ teams(search: "her", state: "TX", page: 1) { id name description } }'), LIST],
  ['names for pickers', asVisitor('{ teams(perPage: 500) { id name } players(perPage: 500) { id name } }'), NOTHING],
  ['the league ages of a thousand players', asVisitor('{ players(perPage: 1000) { leagueAges { age } } }'), NOTHING],
  ['ten thousand ids', asVisitor('{ teams(perPage: 10000) { id } }'), NOTHING],
  ['exact totals', asVisitor('{ teamsCount(search: "her") playersCount eventsCount opportunitiesCount }'), NOTHING],
  ['the totals', asVisitor('{ adminStats { totalTeams totalPlayers totalSeasons } }'), { Query: 1, rounds: 1 }],
  ['home', asVisitor(HOME), LIST],
  // The menu of every screen sends this. It queries one partition for each of the twelve players, and those of the viewer and the
  // team. Depending on which returns first, the registration, its opportunity, and those of the team take one to three batches.
  [
    'the MySeason query of a user with twelve players and a team',
    asOwner(MySeasonDocument.text),
    { Query: 15, BatchGetItem: 5, rounds: 5 },
  ],
  ['a signed-in viewer', asStranger('{ currentUser { id name } }'), LIST],
  // The teams whose private opportunities the viewer can see are read in parallel with the other lists.
  ['home for a user who may be on a team', asStranger(HOME), { Query: 2, BatchGetItem: 3, rounds: 3 }],
  // The read model is searched for a team of the same name.
  ['a new team', () => given.team({ owner }), { BatchGetItem: 1, Query: 1, TransactWriteItems: 1, rounds: 3 }],
] as const)('%s takes at most the expected DynamoDB requests and round trips', async (_, operation, expected) => {
  // Lists read the change log once a second. The first operation has done that.
  stopClock()
  await operation()
  const { rounds: roundTrips, ...requests } = await cost(operation)
  const { rounds: most, ...limits } = expected as Record<string, number>
  for (const [name, count] of Object.entries(requests)) expect(count, name).toBeLessThanOrEqual(limits[name] ?? 0)
  expect(roundTrips, 'round trips').toBeLessThanOrEqual(most!)
})

test('concurrent lists within a second read the change log of each kind once', async () => {
  await sleep(1_100)
  stopClock()
  const lists = asVisitor('{ teams { id name } players { id name } events { id name } opportunities { id title } }')
  expect(await cost(() => Promise.all(Array.from({ length: 10 }, lists)))).toMatchObject({ Query: 4 })
  expect(await cost(lists)).toEqual(NOTHING)
})

test('ten aliases of an unpaged list make as many reads as one', async () => {
  const { id: teamID } = await given.team({ owner })
  const { id: need } = await given.opportunity({ creator: owner, teamID, type: 'GUEST_NEED' })
  const admin = await given.admin()
  for (const [who, field] of [
    [owner, 'deletedRecords { id }'],
    [owner, 'notifications { id }'],
    [owner, `guestPlayers(opportunityID: "${need}") { playerID }`],
    [admin, 'hiddenRecords { id }'],
  ] as const) {
    const reads = async (document: string) => {
      const { Query, BatchGetItem, GetItem } = (await cost(() => as(who).send(document))) as Record<string, number>
      return { Query, BatchGetItem, GetItem }
    }
    // The first request also fills caches.
    await reads(`{ ${field} }`)
    const aliases = Array.from({ length: 10 }, (_, i) => `a${i}: ${field}`).join(' ')
    expect(await reads(`{ ${aliases} }`), field).toEqual(await reads(`{ ${field} }`))
  }
})

test('deletedRecords reads the team of several records once', async () => {
  const teamID = (await given.team({ owner })).id
  const getsWith = async (count: number) => {
    for (let i = 0; i < count; i++) {
      const { id } = await given.event({ creator: owner, teamID })
      await as(owner).deleteEvent({ id })
    }
    const { GetItem = 0 } = (await cost(() => as(owner).send('{ deletedRecords { id } }'))) as { GetItem?: number }
    return GetItem
  }
  expect(await getsWith(3)).toBe(await getsWith(1))
})

test('deletedRecords and teamTransfers read teams in batches', async () => {
  const [coach, newOwner] = await Promise.all([given.user(), given.user()])
  for (let i = 0; i < 4; i++) {
    const { id } = await given.team({ owner: coach })
    const offered = await given.team({ owner: coach })
    await as(coach).deleteTeam({ id })
    await as(coach).transferTeam({ teamID: offered.id, userID: newOwner.userID })
  }
  const deleted = await cost(async () => {
    expect(await as(coach).deletedRecords({ kind: 'team' }, 'id mergedIntoID')).toHaveLength(4)
  })
  expect(deleted).toMatchObject({ Query: 1 })
  expect(deleted).not.toHaveProperty('Get')
  const offers = await cost(async () => {
    expect(await as(newOwner).teamTransfers({}, 'id team { name } fromName')).toHaveLength(4)
  })
  // The one Query reads the references of the account. No partition of a team is queried.
  expect(offers).toMatchObject({ Query: 1 })
})
