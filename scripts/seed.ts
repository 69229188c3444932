// Creates demo records through the API: `npm run seed -- --url http://localhost:3000`, signed in as ADMIN_EMAIL with ADMIN_PASSWORD.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { accountsIn } from './admin.ts'
import { apiClient, type Client } from './api-client.ts'
import {
  austinTeams,
  batters,
  coachPosts,
  demoOpportunities,
  demoPlayers,
  demoSeasons,
  demoTournaments,
  inDays,
} from './demo/demo-records.ts'
import { runCommand } from './run-command.ts'

export const DEMO_PASSWORD = 'fungo-demo'

type SignedIn = Awaited<ReturnType<Client['login']>>
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
    account('Avery Adams', 'user', 'admin'),
    account('Casey Coach', 'coach', 'coach'),
    account('Parker Parent', 'player_parent', 'parent'),
    account('Uma User', 'user', 'user'),
  ])
  const { grantAdmin } = await accountsIn(cloud.env)
  await grantAdmin('admin@fungo.example')
  // The fourth account stays unverified, like a new one.
  for (const one of [admin, coach, parent]) await verifyEmail(one, cloud)
  const loadRecords = () => seed(admin, { coach, parent, user })
  const password = ownPassword(admin.session.user.email) ?? DEMO_PASSWORD
  await (cloud.env.ADMIN_TOTP === 'required' ? withTwoSteps(admin, password, loadRecords) : loadRecords())
  await cloud.drain()
}

/** Two-step sign-in of the admin is on during the work. */
async function withTwoSteps(admin: Client, currentPassword: string, work: () => Promise<void>) {
  const { secret } = await admin.startTotp({}, 'secret')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await admin.confirmTotp({ input: { code, currentPassword } })
  await work()
  await admin.turnOffTotp({ input: { currentPassword } })
}

/** Opens the verification link from the sign-up mail. */
async function verifyEmail({ session: { user }, verifyEmail }: SignedIn, cloud: Cloud) {
  const link = cloud
    .outbox(user.email)
    .map(({ text }) => text.match(/https?:\S+\/verify-email#\S+/)?.[0])
    .find((found) => found)
  if (!link) return
  const input = { userID: user.id, code: new URLSearchParams(new URL(link).hash.slice(1)).get('code') }
  await verifyEmail({ input })
}

type People = { coach: SignedIn; parent: SignedIn; user: SignedIn }

/** Creates the demo records. Without `people`, only those that an admin creates. */
async function seed(admin: SignedIn, people: People | null) {
  const today = new Date()
  for (const input of demoSeasons(today)) await admin.createSeason({ input })
  await sync(admin)
  await inBatches(austinTeams, async ({ seasonCost, ...team }) => {
    const { id } = await admin.createTeam({ input: { ...team, locationCity: 'Austin', state: 'TX' } })
    if (seasonCost) await admin.updateTeam({ id, input: { seasonCost } })
  })

  const organizer = 'id name locationCity state claimedBy divisions { ageGroup }'
  const near = { latitude: 30.27, longitude: -97.74, within: 75 }
  const nearAustin = await admin.teams({ near, perPage: 16 }, organizer)
  const teams = await admin.teams({ perPage: 40 }, organizer)
  const organizers = new Map([...nearAustin, ...teams].map((team) => [team.id, team]))
  const opportunities = demoOpportunities(today, [...organizers.values()])
  const made = await inBatches(opportunities, (input) => admin.createOpportunity({ input }))
  const tryoutAt14 = made[opportunities.findIndex(({ type, maxAge }) => type === 'TRYOUT' && maxAge === 14)]!
  const players = await inBatches(demoPlayers(today), (input) => admin.createPlayer({ input }))
  if (people)
    await stories(
      admin,
      people,
      today,
      tryoutAt14.id,
      players.map(({ id }) => id),
    )
}

async function sync(admin: Client) {
  const { success, message, runID } = await admin.syncGoverningBody({ input: { type: 'all' } }, 'success message runID')
  let run = { status: 'running', message, isStalled: false }
  while (run.status === 'running' && runID) {
    // A sync can take minutes on a slow machine, so only a stalled one fails.
    if (run.isStalled) throw new Error('The sync of the demo makes no progress. Start Fungo again.')
    run = await admin.syncRun({ id: runID }, 'status message isStalled')
    if (run.status === 'running') await sleep(250)
  }
  if (!success || run.status === 'failed') throw new Error(`The sync of the demo failed: ${run.message}`)
}

/** The coach enters a background check and training, and the admin confirms both. */
export async function clearCoach(coach: Client, userID: string, admin: Client) {
  const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
  await coach.updateSafetyRecords({ input: { backgroundCheckedOn: lastMonth, safeSportTrainedOn: lastMonth } })
  for (const kind of ['BACKGROUND_CHECK', 'SAFESPORT_TRAINING'])
    await admin.reviewSafetyRecord({ userID, kind, isConfirmed: true })
}

/** The coach's tournaments: the first is full and has a waitlist. Returns the events with the entries of the coach's team. */
async function tournaments(admin: Client, coach: Client, ownTeam: string, today: Date) {
  const { full, open, small } = demoTournaments(today)
  const entered: { eventID: string; entryID: string }[] = []
  const others = (await admin.teams({ city: 'Austin', state: 'TX', perPage: 3 }, 'id')).map(({ id }) => id)
  for (const [input, teams] of [
    [full, others],
    [open, others.slice(0, 1)],
    [small, []],
  ] as const) {
    const { id: eventID, divisions } = await coach.createEvent({ input }, 'id divisions { id ageGroup }')
    const divisionID = divisions.find(({ ageGroup }) => ageGroup === '12U')!.id!
    for (const [at, teamID] of [ownTeam, ...teams].entries()) {
      const as = teamID === ownTeam ? coach : admin
      const { id } = await as.enterTeam({ input: { eventID, divisionID, teamID } }, 'id')
      if (at < 2) await coach.decideEntry({ id, decision: 'ACCEPTED' })
      if (teamID === ownTeam) entered.push({ eventID, entryID: id })
    }
  }
  return entered
}

/** A coach's team, a parent's players, and a user's claims, in every state that a screen can show. */
async function stories(
  admin: SignedIn,
  { coach, parent, user }: People,
  today: Date,
  tryoutAt14: string,
  players: string[],
) {
  await clearCoach(coach, coach.session.user.id, admin)
  const home = { locationCity: 'Cedar Park', state: 'TX' }
  const description =
    'A club of two teams that practices twice a week and plays two tournaments a month. Every player bats; every family keeps score once a season.'
  const team = { name: 'Cedar Park Thunder', sport: 'BASEBALL', ...home, description }
  const { id: teamID } = await coach.createTeam({ input: team })
  await coach.addDivision({ input: { teamID, ageGroup: '12U', division: 'AA' } })
  await coach.addDivision({ input: { teamID, ageGroup: '14U', division: 'A' } })
  await coach.addTeamContact({ teamID, userID: coach.session.user.id, role: 'manager' })

  const [sam, riley] = await inBatches(batters, async (input) => (await parent.createPlayer({ input })).id)
  const seasons = await admin.seasons({ isActive: true }, 'name startDate endDate')
  const day = inDays(today, 0)
  const season = seasons.find((it) => it.startDate <= day && day <= it.endDate) ?? seasons[0]
  for (const playerID of [sam!, ...players.slice(0, 11)]) {
    const input = {
      teamID,
      playerID,
      startDate: season.startDate,
      season: season.name,
      division: 'AA',
      ageGroup: '12U',
    }
    const { id, waitsFor } = await coach.addPlayerToTeam({ input }, 'id waitsFor')
    if (waitsFor) await parent.acceptRosterEntry({ id })
  }
  const place = { teamID, location: 'Brushy Creek Fields', city: 'Cedar Park', state: 'TX' }
  const date = `${inDays(today, 16)}T10:00`
  await coach.createEvent({ input: { ...place, name: 'Thunder Family Doubleheader', date, eventType: 'Scrimmage' } })

  const [fullTournament, openTournament] = await tournaments(admin, coach, teamID, today)
  const posts = coachPosts(today, fullTournament!.eventID)
  const postIDs: Partial<Record<keyof typeof posts, string>> = {}
  for (const name of Object.keys(posts) as (keyof typeof posts)[])
    postIDs[name] = (await coach.createOpportunity({ input: { ...place, ...posts[name] } })).id
  await parent.setOpenToGuestPlay({ playerID: riley, isOpen: true })
  await coach.updateOpportunity({ id: postIDs.canceled, input: { cancelled: true } })

  const register = async (by: Client, opportunityID: string | undefined, playerID: string, more: object = {}) =>
    (await by.registerForOpportunity({ input: { opportunityID, playerID, waiverSigned: true, ...more } })).id
  const decide = (id: string, status: string) => coach.updateRegistrationStatus({ id, status })
  const { open, tonight, full, needed } = postIDs
  await decide(await register(parent, tonight, sam!, { jerseyNumber: '7' }), 'APPROVED')
  await decide(await register(admin, tonight, players[4]!), 'APPROVED')
  await register(admin, tonight, players[5]!, { notes: 'Pitches and plays first base.' })
  await register(parent, open, sam!, { jerseyNumber: '7', notes: 'Can also play second base.' })
  await decide(await register(admin, open, players[1]!), 'APPROVED')
  await decide(await register(admin, open, players[2]!, { notes: 'Coming from a 10U team.' }), 'REJECTED')
  const guest = players[18]!
  await decide(await register(admin, full, guest), 'APPROVED')
  await register(parent, needed, sam!, { jerseyNumber: '12' })
  await register(parent, tryoutAt14, riley!)

  await coach.chooseEventRoster({ id: openTournament!.entryID, playerIDs: [sam!, ...players.slice(0, 4)] })
  await coach.chooseEventRoster({ id: fullTournament!.entryID, playerIDs: [sam!, guest, ...players.slice(0, 9)] })

  // The user claims an imported player, which waits for an admin, and disputes the claim of a team.
  const imported = await user.players({ perPage: 200, page: 2 }, 'id viewerCanClaim')
  const theirs = imported.find((it) => it.viewerCanClaim)
  if (theirs) await user.claimPlayer({ playerID: theirs.id })
  const message = 'I have run this team since 2021.'
  await user.createClaimRequest({ resourceType: 'team', resourceID: teamID, message })
}

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
