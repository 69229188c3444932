// Creates demo records through the API: `npm run seed -- --url http://localhost:3000`, signed in as ADMIN_EMAIL with ADMIN_PASSWORD.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { grantAdmin } from './admin.ts'
import { apiClient, type Client } from './api-client.ts'
import { austinTeams, batters, demoOpportunities, demoPlayers, demoSeasons } from './demo/records.ts'
import { runCommand } from './run-command.ts'

export const DEMO_PASSWORD = 'fungo-demo'

type Cloud = {
  url: string
  env: Record<string, string>
  drain(): Promise<void>
  outbox(to: string): { text: string }[]
}

/** Creates the four demo accounts and their records. The directory is synced from the feed. */
export async function seedDemo(cloud: Cloud) {
  const visitor = apiClient(cloud.url, null, cloud.env.HUMAN_CHECK_SECRET)
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env
  // ADMIN_EMAIL may be one of the demo addresses.
  const ownPassword = (email: string) => (email === ADMIN_EMAIL?.toLowerCase() && ADMIN_PASSWORD) || null
  const account = (name: string, role: string, who: string) => {
    const email = `${who}@fungo.example`
    const password = ownPassword(email)
    if (password) return visitor.login(email, password)
    return visitor.signUp({ email, password: DEMO_PASSWORD, name, role })
  }
  const [admin, coach, parent, user] = await Promise.all([
    account('Avery Admin', 'user', 'admin'),
    account('Casey Coach', 'coach', 'coach'),
    account('Parker Parent', 'player_parent', 'parent'),
    account('Uma User', 'user', 'user'),
  ])
  await grantAdmin('admin@fungo.example', cloud.env)
  // The fourth account stays unverified, like a new one.
  for (const one of [admin, coach, parent]) await verifyEmail(one, cloud)
  const loadRecords = () => seed(admin, { coach, parent, user })
  const password = ownPassword(admin.user.email) ?? DEMO_PASSWORD
  await (cloud.env.ADMIN_TOTP === 'required' ? withTwoSteps(admin, password, loadRecords) : loadRecords())
  await cloud.drain()
}

/** Two-step sign-in of the admin is on during the work. */
async function withTwoSteps({ send, mutate }: Client, currentPassword: string, work: () => Promise<void>) {
  const { startTotp } = await send('mutation { startTotp { secret } }')
  const code = new TOTP({ secret: Secret.fromBase32(startTotp.secret) }).generate()
  await mutate('confirmTotp', { code, currentPassword }, '')
  await work()
  await mutate('turnOffTotp', { currentPassword }, '')
}

/** Opens the verification link from the sign-up mail. */
async function verifyEmail({ user, mutate }: Client & { user: { id: string; email: string } }, cloud: Cloud) {
  const link = cloud
    .outbox(user.email)
    .map(({ text }) => text.match(/https?:\S+\/verify-email#\S+/)?.[0])
    .find((found) => found)
  if (!link) return
  const input = { userID: user.id, code: new URLSearchParams(new URL(link).hash.slice(1)).get('code') }
  await mutate('verifyEmail', input, '')
}

type People = { coach: Client; parent: Client; user: Client }

/** Creates the demo records. Without `people`, only those that an admin creates. */
async function seed(admin: Client, people: People | null) {
  const today = new Date()
  for (const season of demoSeasons(today)) await admin.mutate('createSeason', season)
  await sync(admin)
  await inBatches(austinTeams, async ({ seasonCost, ...team }) => {
    const { id } = await admin.mutate('createTeam', { ...team, locationCity: 'Austin', state: 'TX' })
    if (seasonCost)
      await admin.send('mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { id } }', {
        id,
        input: { seasonCost },
      })
  })

  const { teams, nearAustin } = await admin.send(`{
    teams(perPage: 40) { ...Organizer }
    nearAustin: teams(near: { latitude: 30.27, longitude: -97.74, within: 75 }, perPage: 16) { ...Organizer }
  } fragment Organizer on Team { id name locationCity state claimedBy divisions { ageGroup } }`)
  const organizers = new Map([...nearAustin, ...teams].map((team) => [team.id, team]))
  const opportunities = demoOpportunities(today, [...organizers.values()])
  const made = await inBatches(opportunities, (input) => create(admin, 'Opportunity', input))
  const tryoutAt14 = made[opportunities.findIndex(({ type, maxAge }) => type === 'TRYOUT' && maxAge === 14)]!
  const players = await inBatches(demoPlayers(), (input) => create(admin, 'Player', input))
  if (people) await stories(admin, people, today, tryoutAt14, players)
}

async function sync(admin: Client) {
  const { success, message, runID } = await admin.mutate(
    'syncGoverningBody',
    { type: 'all' },
    '{ success message runID }',
  )
  let run = { status: 'running', message: message as string, isStalled: false }
  while (run.status === 'running' && runID) {
    // A sync can take minutes on a slow machine, so only a stalled one fails.
    if (run.isStalled) throw new Error('The sync of the demo makes no progress. Start Fungo again.')
    run = (await admin.send('query ($id: ID!) { syncRun(id: $id) { status message isStalled } }', { id: runID }))
      .syncRun
    if (run.status === 'running') await sleep(250)
  }
  if (!success || run.status === 'failed') throw new Error(`The sync of the demo failed: ${run.message}`)
}

const create = async (by: Client, type: 'Opportunity' | 'Player' | 'Team', input: object): Promise<string> =>
  (await by.mutate(`create${type}`, input)).id

/** A coach's team, a parent's players, and a user's claims, in every state that a screen can show. */
async function stories(
  admin: Client,
  { coach, parent, user }: People,
  today: Date,
  tryoutAt14: string,
  players: string[],
) {
  const teamID = await create(coach, 'Team', {
    name: 'Cedar Park Thunder',
    sport: 'BASEBALL',
    locationCity: 'Cedar Park',
    state: 'TX',
    description:
      'A club of two teams that practices twice a week and plays two tournaments a month. Every player bats; every family keeps score once a season.',
  })
  for (const [ageGroup, division] of [
    ['12U', 'AA'],
    ['14U', 'A'],
  ])
    await coach.mutate('addDivision', { teamID, ageGroup, division })
  const { users } = await admin.send('{ users(search: "coach@fungo.example") { id } }')
  await coach.send(
    'mutation ($teamID: ID!, $userID: ID!, $role: String!) { addTeamContact(teamID: $teamID, userID: $userID, role: $role) { id } }',
    { teamID, userID: users[0].id, role: 'manager' },
  )

  const [sam, riley] = await inBatches(batters, (input) => create(parent, 'Player', input))
  const { seasons } = await admin.send('{ seasons(isActive: true) { name startDate endDate } }')
  const day = today.toISOString().slice(0, 10)
  const season =
    seasons.find((it: { startDate: string; endDate: string }) => it.startDate <= day && day <= it.endDate) ?? seasons[0]
  for (const playerID of [sam!, ...players.slice(0, 11)]) {
    const { startDate, name } = season
    const input = { teamID, playerID, startDate, season: name, division: 'AA', ageGroup: '12U' }
    const entry = await coach.mutate('addPlayerToTeam', input, '{ id waitsFor }')
    if (entry.waitsFor)
      await parent.send('mutation AcceptRosterEntry($id: ID!) { acceptRosterEntry(id: $id) { id } }', { id: entry.id })
  }
  const offer = { teamID, location: 'Brushy Creek Fields', city: 'Cedar Park', state: 'TX' }
  await coach.mutate('createEvent', {
    ...offer,
    name: 'Thunder Family Doubleheader',
    date: `${inDays(today, 16)}T10:00`,
    eventType: 'Scrimmage',
  })

  // 6:30 PM is at least ninety minutes away.
  const evening = dayAfter(today, 7)
  const tryout = { ...offer, type: 'TRYOUT', capacity: 20, minAge: 10, maxAge: 12 }
  const guest = { ...offer, type: 'GUEST_NEED', capacity: 1, feeCents: 0 }
  const post = (input: object) => create(coach, 'Opportunity', input)
  const open = await post({
    ...tryout,
    title: '12U AA open tryout',
    description: 'Two hours: throwing, fielding, ten swings each. Bring a glove, a bat and water.',
    startTime: `${inDays(today, 9)}T09:00`,
    endTime: `${inDays(today, 9)}T11:00`,
    registrationDeadline: `${inDays(today, 8)}T20:00`,
    feeCents: 1500,
    waiverRequired: true,
    positionsNeeded: ['Pitcher', 'Catcher', 'Outfield'],
  })
  const tonight = await post({
    ...tryout,
    title: '12U AA evening tryout',
    description: 'A second look at pitchers and infielders. Warm-up starts at the gate.',
    startTime: `${evening}T18:30`,
    endTime: `${evening}T20:30`,
    feeCents: 1500,
    waiverRequired: true,
  })
  const full = await post({
    ...guest,
    title: 'Guest catcher for a weekend tournament',
    startTime: `${inDays(today, 5)}T08:00`,
    positionsNeeded: ['Catcher'],
    waiverRequired: true,
  })
  const needed = await post({
    ...guest,
    title: 'Guest pitcher for one game',
    startTime: `${inDays(today, 4)}T08:30`,
    positionsNeeded: ['Pitcher'],
  })
  await post({
    ...guest,
    title: 'Guest catcher for a doubleheader',
    startTime: `${inDays(today, 3)}T10:00`,
    neededBy: `${inDays(today, 2)}T20:00`,
    positionsNeeded: ['Catcher'],
    minAge: 13,
    maxAge: 14,
    waiverRequired: true,
  })
  await parent.send('mutation ($id: ID!) { setOpenToGuestPlay(playerID: $id, isOpen: true) { id } }', { id: riley })
  await post({
    ...tryout,
    title: '14U A private workout',
    startTime: `${inDays(today, 12)}T18:00`,
    visibility: 'PRIVATE',
    minAge: 13,
    maxAge: 14,
  })
  await post({
    ...tryout,
    title: '12U AA call-backs',
    startTime: `${inDays(today, 13)}T18:00`,
    visibility: 'INVITE_ONLY',
  })
  await post({ ...tryout, title: 'Winter camp (draft)', startTime: `${inDays(today, 60)}T10:00`, visibility: 'HIDDEN' })
  await post({
    ...tryout,
    title: 'Early tryout, registration over',
    startTime: `${inDays(today, 3)}T09:00`,
    registrationDeadline: `${inDays(today, -1)}T20:00`,
  })
  const canceled = await post({ ...tryout, title: 'Rained-out tryout', startTime: `${inDays(today, 6)}T09:00` })
  await coach.send(
    'mutation ($id: ID!, $input: UpdateOpportunityInput!) { updateOpportunity(id: $id, input: $input) { id } }',
    { id: canceled, input: { cancelled: true } },
  )

  const register = async (by: Client, opportunityID: string, playerID: string, more: object = {}): Promise<string> =>
    (await by.mutate('registerForOpportunity', { opportunityID, playerID, waiverSigned: true, ...more })).id
  const decide = (id: string, status: string) =>
    coach.send(
      'mutation ($id: ID!, $status: RegistrationStatus!) { updateRegistrationStatus(id: $id, status: $status) { id } }',
      { id, status },
    )
  await decide(await register(parent, tonight, sam!, { jerseyNumber: '7' }), 'APPROVED')
  await decide(await register(admin, tonight, players[4]!), 'APPROVED')
  await register(admin, tonight, players[5]!, { notes: 'Pitches and plays first base.' })
  await register(parent, open, sam!, { jerseyNumber: '7', notes: 'Can also play second base.' })
  await decide(await register(admin, open, players[1]!), 'APPROVED')
  await decide(await register(admin, open, players[2]!, { notes: 'Coming from a 10U team.' }), 'REJECTED')
  await decide(await register(admin, full, players[3]!), 'APPROVED')
  await register(parent, needed, sam!, { jerseyNumber: '12' })
  await register(parent, tryoutAt14, riley!)

  // The user claims an imported player, which waits for an admin, and disputes the claim of a team.
  const { players: imported } = await user.send('{ players(perPage: 200, page: 2) { id claimedBy viewerCanClaim } }')
  const theirs = imported.find((it: { viewerCanClaim: boolean }) => it.viewerCanClaim)
  if (theirs) await user.send('mutation ($id: ID!) { claimPlayer(playerID: $id) { id } }', { id: theirs.id })
  await user.send(
    'mutation ($id: ID!) { createClaimRequest(resourceType: "team", resourceID: $id, message: "I have run this team since 2021.") { id } }',
    { id: teamID },
  )
}

/** The day in Texas after so many hours. */
const dayAfter = (now: Date, hours: number) =>
  new Date(now.getTime() + hours * 3_600_000).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' })

const inDays = (from: Date, days: number) => dayAfter(from, days * 24)

async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let i = 0; i < items.length; i += 4) done.push(...(await Promise.all(items.slice(i, i + 4).map(work))))
  return done
}

if (import.meta.main)
  await runCommand(async () => {
    const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:3000' } } })
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD)
      throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD to those of an admin there.')
    await seed(await apiClient(values.url).login(ADMIN_EMAIL, ADMIN_PASSWORD), null)
    console.log(`Demo records are in ${values.url}.`)
  })
