import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { familyInvitations } from '../../functions/domain/family-invitations/entity.ts'
import { familyPath } from '../../functions/domain/family-invitations/link.ts'
import { playerGuestInvitations } from '../../functions/domain/registrations/guest-invitation-entity.ts'
import { offerFreeSpots } from '../../functions/domain/registrations/waitlist.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { userRecord } from '../../functions/domain/users/record.ts'
import { permissions } from '../../functions/graphql/permissions.ts'
import { schema } from '../../functions/graphql/schema.ts'
import { setPassword } from '../../functions/services/identity/identity.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { everyField } from '../support/every-field.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestIdentity } from '../support/test-identity.ts'
import { startTestMail } from '../support/test-mail.ts'
import { startTestNotices } from '../support/test-notices.ts'

await startTestIdentity()
const { path, outbox } = await startTestMail()
await startTestNotices(path)
const written = vi.spyOn(process.stdout, 'write')

/**
 * The result of every operation for every actor. AN anonymous · UV signed in, address not confirmed, owns nothing · U the same, confirmed ·
 * TO owner of the team · PO its owner while the claim is reviewed · MG its manager · PC claimer of the player · OC creator of the opportunity
 * or event · EV its evaluator · AD admin · BL blocked · DE deleted account with a valid token. IN invited as the team's manager, EX no longer
 * its manager: both get what U gets.
 * A allowed · F FORBIDDEN · N NOT_FOUND · L UNAUTHENTICATED · C CONFLICT · B BAD_USER_INPUT, after the permission was checked.
 */
const ACTORS = ['AN', 'UV', 'U', 'TO', 'PO', 'MG', 'PC', 'OC', 'EV', 'AD', 'BL', 'DE', 'IN', 'EX'] as const
type Actor = (typeof ACTORS)[number]
type Fixture = Record<Exclude<Actor, 'AN'>, UserItem> & { team: string; player: string; newTeam: () => Promise<string> }
type Case = {
  document: string
  variables?: (world: Fixture, actor: Actor) => Promise<object> | object
  answers: string
}

let fixture: Fixture
/** The fixture with the provisional team as the team, and its owner as the owner. */
let provisionalFixture: Fixture
const fixtureOf = (actor: Actor) => (actor === 'PO' ? provisionalFixture : fixture)

beforeAll(async () => {
  const [UV, U, TO, PO, MG, PC, OC, EV, AD, BL, DE, IN, EX] = await Promise.all([
    given.user({ emailVerifiedAt: undefined }),
    ...[given.user(), given.user(), given.user(), given.user()],
    given.user({ email: `${CANARIES.email.text}${newID()}.example` }),
    ...[given.user(), given.user()],
    given.admin(),
    given.user({ isBlocked: true }),
    ...[given.user(), given.user(), given.user()],
  ])
  const player = await given.player({ claimer: PC!, name: `Jordan ${CANARIES.lastName.text}` })
  // A second admin, so that AD is not refused as the last admin.
  await given.admin()
  await transactWrite([[users().delete({ userID: DE!.userID })]])
  const managedTeam = async () => {
    const { id } = await given.team({ owner: TO! })
    await given.teamContact(TO!, { teamID: id, user: MG!, role: 'manager' })
    return id
  }
  const [team, provisionalTeam] = [await managedTeam(), (await given.team({ owner: PO! })).id]
  await as(TO!).addTeamContact({ teamID: team, userID: IN!.userID, role: 'manager' })
  await given.teamContact(TO!, { teamID: team, user: EX!, role: 'manager' })
  await as(TO!).removeTeamContact({ teamID: team, userID: EX!.userID })
  for (const teamID of [team, provisionalTeam]) await given.rosterEntry(AD!, { teamID, playerID: player.id })
  // Let the clock advance, so that the roster is from before the claim.
  await new Promise((resolve) => setTimeout(resolve, 5))
  await makeProvisional(provisionalTeam)
  fixture = {
    UV,
    U,
    TO,
    PO,
    MG,
    PC,
    OC,
    EV,
    AD,
    BL,
    DE,
    IN,
    EX,
    team,
    player: player.id,
    newTeam: managedTeam,
  } as Fixture
  const newTeam = async () => makeProvisional((await given.team({ owner: PO! })).id)
  provisionalFixture = { ...fixture, TO: PO!, team: provisionalTeam, newTeam }
})

const CALENDAR = 'mutation ($kind: CalendarKind!, $id: ID) { calendarFeed(kind: $kind, id: $id) { url } }'

/** As if its owner had just claimed it from the governing body's listings. */
async function makeProvisional(teamID: string) {
  const { data } = await teams().get({ teamID }).go({ consistent: true })
  const now = new Date()
  const provisional = {
    since: now.toISOString(),
    until: new Date(now.getTime() + 86_400_000).toISOString(),
    before: {},
  }
  await transactWrite(recordWrites(teamRecord.replace(data!, { provisional }, { now })))
  return teamID
}

const send = (user: UserItem, document: string, variables: object) => as(user).send(document, variables)

// Functions that create a new target for each call, since many operations consume it.
const ownTeam = ({ newTeam }: Fixture) => newTeam()
const ownPlayer = async ({ PC }: Fixture) => (await given.player({ claimer: PC })).id
const unclaimedTeam = async ({ AD }: Fixture) => (await given.team({ owner: AD })).id
const unclaimedPlayer = async ({ AD }: Fixture) => (await given.player({ claimer: AD })).id
const generalOpportunity = async ({ OC }: Fixture, more: object = {}) =>
  (await given.opportunity({ creator: OC, ...more })).id
const teamOpportunity = async ({ AD, team }: Fixture, more: object = {}) =>
  (await given.opportunity({ creator: AD, teamID: team, ...more })).id
const isOfTeam = (actor: Actor) => actor === 'TO' || actor === 'PO' || actor === 'MG'
/** For the people of the team an opportunity of the team, for everyone else one of OC, which EV evaluates. */
async function opportunityFor(w: Fixture, actor: Actor, more: object = {}) {
  if (isOfTeam(actor)) return teamOpportunity(w, more)
  const id = await generalOpportunity(w, more)
  if (actor !== 'EV') return id
  await send(w.OC, INVITE_EVALUATOR, { id, user: w.EV.userID })
  await send(w.EV, 'mutation ($id: ID!) { acceptEvaluator(opportunityID: $id) }', { id })
  return id
}
const INVITE_EVALUATOR =
  'mutation ($id: ID!, $user: ID!) { inviteEvaluator(opportunityID: $id, userID: $user) { userID } }'

const event = async (creator: UserItem, teamID?: string) => (await given.event({ creator, teamID })).id
const eventFor = (w: Fixture, actor: Actor) => (isOfTeam(actor) ? event(w.AD, w.team) : event(w.OC))

const registration = async (w: Fixture, actor: Actor) => {
  const opportunityID = await opportunityFor(w, actor)
  return (
    await given.registration(w.AD, {
      opportunityID,
      playerID: w.player,
      waiverSigned: true,
      notes: CANARIES.notes.text,
    })
  ).id
}
/** A registration on the waitlist that has been offered a spot. */
const offered = async (w: Fixture, actor: Actor) => {
  const more = { capacity: 1 }
  const opportunityID = await opportunityFor(w, actor, more)
  const taken = await given.registration(w.AD, { opportunityID, playerID: await unclaimedPlayer(w) })
  await send(w.AD, 'mutation ($id: ID!) { approveRegistration(registrationID: $id) { id } }', taken)
  const { id } = await given.registration(w.AD, { opportunityID, playerID: w.player })
  await send(w.AD, 'mutation ($id: ID!) { rejectRegistration(registrationID: $id) { id } }', taken)
  await offerFreeSpots(opportunityID)
  return id
}

const division = async (w: Fixture) => {
  const { addDivision } = await send(
    w.TO,
    'mutation ($input: AddDivisionInput!) { addDivision(input: $input) { id } }',
    {
      input: { teamID: w.team, division: `AA ${newID()}`, ageGroup: '12U' },
    },
  )
  return addDivision.id as string
}
const invitation = async (w: Fixture) => {
  const { userID } = await given.user()
  const { addTeamContact } = await send(
    w.TO,
    'mutation ($teamID: ID!, $userID: ID!) { addTeamContact(teamID: $teamID, userID: $userID, role: "coach") { id } }',
    { teamID: w.team, userID },
  )
  return { id: addTeamContact.id as string }
}
const rosterEntry = async (w: Fixture) =>
  (await given.rosterEntry(w.AD, { teamID: w.team, playerID: await ownPlayer(w) })).id
/** A player on the roster, claimed by the team owner. */
const coachedPlayer = async ({ TO }: Fixture, team: string) => {
  const { id } = await given.player({ claimer: TO })
  await given.rosterEntry(TO, { teamID: team, playerID: id })
  return id
}
/** A pending roster entry. For PC it waits for PC, for everyone else for the team owner. */
const rosterRequest = async (w: Fixture, actor: Actor) => {
  const stranger = await given.user()
  const [by, claimer] = actor === 'PC' ? [w.TO, w.PC] : [stranger, stranger]
  const { addPlayerToTeam } = await send(
    by,
    'mutation ($input: AddPlayerToTeamInput!) { addPlayerToTeam(input: $input) { id waitsFor } }',
    {
      input: {
        teamID: w.team,
        playerID: (await given.player({ claimer })).id,
        startDate: '2025-09-01',
        season: '2025 Fall',
      },
    },
  )
  expect(addPlayerToTeam.waitsFor).toBe(actor === 'PC' ? 'player' : 'team')
  return { id: addPlayerToTeam.id as string }
}
const claim = async (w: Fixture) => {
  const { createClaimRequest } = await send(
    await given.user(),
    'mutation ($id: ID!) { createClaimRequest(resourceType: "team", resourceID: $id) { id } }',
    { id: await ownTeam(w) },
  )
  return createClaimRequest.id as string
}
/** An opportunity with a pending invitation of PC to evaluate. */
const evaluation = async (w: Fixture, actor: Actor) => {
  const id = await opportunityFor(w, actor)
  await send(w.AD, INVITE_EVALUATOR, { id, user: w.PC.userID })
  return { id }
}
/** A pending transfer of a team from its owner to PC. */
const transfer = async (w: Fixture, actor: Actor) => {
  const id = actor === 'PO' ? (await given.team({ owner: w.TO })).id : await ownTeam(w)
  const { transferTeam } = await send(
    w.TO,
    'mutation ($id: ID!, $userID: ID!) { transferTeam(teamID: $id, userID: $userID) { id } }',
    { id, userID: w.PC.userID },
  )
  if (actor === 'PO') await makeProvisional(id)
  return { id: transferTeam.id as string }
}
const guestNeed = (w: Fixture, actor: Actor) => opportunityFor(w, actor, { type: 'GUEST_NEED' })
/** A player in Austin who is open to guest play. */
const guestPlayer = async (_: Fixture) => {
  const family = await given.user()
  const { id } = await given.player({
    claimer: family,
    locationCity: 'Austin',
    state: 'TX',
    guardianConsent: '2026-11',
  })
  await send(family, 'mutation ($id: ID!) { setOpenToGuestPlay(playerID: $id, isOpen: true) { id } }', { id })
  return id
}
const guestInvitation = async ({ player: playerID }: Fixture) => {
  const opportunityID = newID()
  await playerGuestInvitations().put({ playerID, opportunityID, expiresAt: Date.now() }).go()
  return opportunityID
}
const report = async (w: Fixture) => {
  const id = await ownTeam(w)
  await send(w.U, 'mutation ($id: ID!) { reportRecord(kind: team, id: $id, reason: "Spam") }', { id })
  const { reports } = await send(w.AD, '{ reports(perPage: 1000) { id recordID } }', {})
  return { id: reports.find((it: { recordID: string }) => it.recordID === id).id as string }
}
const season = async (w: Fixture) => {
  const { createSeason } = await send(
    w.AD,
    'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { id } }',
    { input: aSeason },
  )
  return createSeason.id as string
}
const aSeason = { name: '2031 Fall', year: 2031, seasonType: 'Fall', startDate: '2031-08-15', endDate: '2031-11-30' }

const PUBLIC = 'A A A A A A A A A A A A'
const SIGNED_IN = 'L A A A A A A A A A F L'
const ALL_REFUSED = 'L F F F F F F F F F F L'
const ADMIN = 'L F F F F F F F F A F L'
const TEAM = 'L F F A A A F F F A F L'
const PLAYER = 'L F F F F F A F F A F L'
const ORGANIZER = 'L F F A A A F A F A F L'
/** Operations on a registration by its family, or an admin. Strangers cannot see it. */
const FAMILY = 'L N N F F F A F N A F L'

const teamID = (w: Fixture) => ({ id: w.team })
const playerID = (w: Fixture) => ({ id: w.player })

const queries: Record<keyof typeof permissions.Query, Case> = {
  teams: { document: '{ teams { id } }', answers: PUBLIC },
  teamsCount: { document: '{ teamsCount }', answers: PUBLIC },
  teamsFacets: { document: '{ teamsFacets { filter } }', answers: PUBLIC },
  team: { document: 'query ($id: ID!) { team(id: $id) { id } }', variables: teamID, answers: PUBLIC },
  teamRoster: { document: 'query ($id: ID!) { teamRoster(teamID: $id) { id } }', variables: teamID, answers: PUBLIC },
  teamRosterCount: {
    document: 'query ($id: ID!) { teamRosterCount(teamID: $id) }',
    variables: teamID,
    answers: PUBLIC,
  },
  teamEventCount: { document: 'query ($id: ID!) { teamEventCount(teamID: $id) }', variables: teamID, answers: PUBLIC },
  teamOpportunityCount: {
    document: 'query ($id: ID!) { teamOpportunityCount(teamID: $id) }',
    variables: teamID,
    answers: PUBLIC,
  },
  teamResponseRate: {
    document: 'query ($id: ID!) { teamResponseRate(teamID: $id) }',
    variables: teamID,
    answers: PUBLIC,
  },
  claimedTeams: { document: '{ claimedTeams { id } }', answers: SIGNED_IN },
  managedTeams: { document: '{ managedTeams { id } }', answers: SIGNED_IN },
  players: { document: '{ players { id } }', answers: PUBLIC },
  playersCount: { document: '{ playersCount }', answers: PUBLIC },
  playersFacets: { document: '{ playersFacets { filter } }', answers: PUBLIC },
  player: { document: 'query ($id: ID!) { player(id: $id) { id } }', variables: playerID, answers: PUBLIC },
  claimedPlayers: { document: '{ claimedPlayers { id } }', answers: SIGNED_IN },
  playerTeamHistory: {
    document: 'query ($id: ID!) { playerTeamHistory(playerID: $id) { id } }',
    variables: playerID,
    answers: PUBLIC,
  },
  ageRules: { document: '{ ageRules { id } }', answers: PUBLIC },
  positions: { document: '{ positions { id } }', answers: PUBLIC },
  seasons: { document: '{ seasons { id } }', answers: PUBLIC },
  season: {
    document: 'query ($id: ID!) { season(id: $id) { id } }',
    variables: async (w) => ({ id: await season(w) }),
    answers: PUBLIC,
  },
  users: { document: '{ users(search: "pat") { id } }', answers: 'L F F A A A F F F A F L' },
  safetyRecordsToReview: { document: '{ safetyRecordsToReview { id } }', answers: ADMIN },
  profileReaders: { document: '{ profileReaders { profiles user { email } } }', answers: ADMIN },
  usersCount: { document: '{ usersCount(search: "pat") }', answers: 'L F F A A A F F F A F L' },
  user: {
    document: 'query ($id: ID!) { user(id: $id) { id } }',
    variables: (w) => ({ id: w.TO.userID }),
    answers: PUBLIC,
  },
  events: { document: '{ events { id } }', answers: PUBLIC },
  eventsCount: { document: '{ eventsCount }', answers: PUBLIC },
  eventsFacets: { document: '{ eventsFacets { filter } }', answers: PUBLIC },
  event: {
    document: 'query ($id: ID!) { event(id: $id) { id } }',
    variables: async (w, a) => ({ id: await eventFor(w, a) }),
    answers: PUBLIC,
  },
  opportunities: { document: '{ opportunities { id } }', answers: PUBLIC },
  opportunitiesCount: { document: '{ opportunitiesCount }', answers: PUBLIC },
  opportunitiesFacets: { document: '{ opportunitiesFacets { filter } }', answers: PUBLIC },
  opportunity: {
    document: 'query ($id: ID!) { opportunity(id: $id) { id } }',
    variables: async (w, a) => ({ id: await opportunityFor(w, a) }),
    answers: PUBLIC,
  },
  opportunityRegistrationsCount: {
    document: 'query ($id: ID!) { opportunityRegistrationsCount(opportunityID: $id) }',
    variables: async (w, actor) => ({ id: await opportunityFor(w, actor) }),
    answers: ORGANIZER,
  },
  opportunityRegistrations: {
    document: 'query ($id: ID!) { opportunityRegistrations(opportunityID: $id) { id } }',
    variables: async (w, a) => ({ id: (await registration(w, a)).split('.')[0] }),
    answers: ORGANIZER,
  },
  claimRequests: { document: '{ claimRequests { id } }', answers: ADMIN },
  auditLog: {
    document: 'query ($kind: AuditKind!, $id: ID!) { auditLog(kind: $kind, id: $id) { id action } }',
    variables: async (w, a) => {
      if (a === 'PC') return { kind: 'player', id: w.player }
      return a === 'OC' ? { kind: 'event', id: await event(w.OC) } : { kind: 'team', id: w.team }
    },
    answers: 'L F F A A A A A F A F L',
  },
  reports: { document: '{ reports { id } }', answers: ADMIN },
  deletedRecords: { document: '{ deletedRecords { id } }', answers: SIGNED_IN },
  erasure: {
    document: 'query ($id: ID!) { erasure(playerID: $id) { id } }',
    variables: (w) => ({ id: w.player }),
    answers: SIGNED_IN,
  },
  hiddenRecords: { document: '{ hiddenRecords { id } }', answers: ADMIN },
  search: { document: '{ search(text: "thunder") { teamsCount } }', answers: PUBLIC },
  adminQueues: { document: '{ adminQueues { pendingClaims openReports } }', answers: ADMIN },
  adminStats: { document: '{ adminStats { totalTeams } }', answers: PUBLIC },
  currentUser: { document: '{ currentUser { id } }', answers: PUBLIC },
  contactInvitations: { document: '{ contactInvitations { id } }', answers: SIGNED_IN },
  guestPlayers: {
    document: 'query ($id: ID!) { guestPlayers(opportunityID: $id) { playerID } }',
    variables: async (w, a) => ({ id: await guestNeed(w, a) }),
    answers: 'L F F A F A F A F A F L',
  },
  opportunityEvaluators: {
    document: 'query ($id: ID!) { opportunityEvaluators(opportunityID: $id) { userID } }',
    variables: async (w, a) => ({ id: await opportunityFor(w, a) }),
    answers: ORGANIZER,
  },
  evaluationSheet: {
    document: 'query ($id: ID!) { evaluationSheet(opportunityID: $id) { playerID } }',
    variables: async (w, a) => ({ id: await opportunityFor(w, a) }),
    answers: 'L F F A A A F A A A F L',
  },
  evaluatorInvitations: { document: '{ evaluatorInvitations { userID } }', answers: SIGNED_IN },
  teamTransfers: { document: '{ teamTransfers { id } }', answers: SIGNED_IN },
  myRegistrations: { document: '{ myRegistrations { id } }', answers: SIGNED_IN },
  agenda: { document: '{ agenda { id } }', answers: SIGNED_IN },
  pendingRosterEntries: { document: '{ pendingRosterEntries { id } }', answers: SIGNED_IN },
  notifications: { document: '{ notifications { id } }', answers: SIGNED_IN },
  unreadNotificationCount: { document: '{ unreadNotificationCount }', answers: SIGNED_IN },
  calendarFeeds: { document: '{ calendarFeeds { id } }', answers: SIGNED_IN },
  exportMyData: { document: '{ exportMyData }', answers: SIGNED_IN },
  syncRuns: { document: '{ syncRuns { id } }', answers: ADMIN },
  syncRun: {
    document: 'query ($id: ID!) { syncRun(id: $id) { id } }',
    variables: () => ({ id: newID() }),
    answers: 'L F F F F F F F F N F L',
  },
  syncDeadLetters: { document: '{ syncDeadLetters { reason run { id } } }', answers: ADMIN },
  humanCheck: { document: '{ humanCheck(action: "login") { provider } }', answers: PUBLIC },
  places: { document: '{ places(search: "aus") { city } }', answers: PUBLIC },
  nearestPlace: { document: '{ nearestPlace(latitude: 30.27, longitude: -97.74) { city } }', answers: PUBLIC },
}

const input = (type: string, operation: string, select = '{ id }') =>
  `mutation ($input: ${type}!) { ${operation}(input: $input) ${select} }`
const update = (type: string, operation: string) =>
  `mutation ($id: ID!, $input: ${type}!) { ${operation}(id: $id, input: $input) { id } }`
const byID = (operation: string, argument = 'id', select = '') =>
  `mutation ($id: ID!) { ${operation}(${argument}: $id) ${select} }`

const PASSWORD = 'left field 42'

const mutations: Record<keyof typeof permissions.Mutation, Case> = {
  signUp: {
    document: input('SignUpInput', 'signUp', '{ token }'),
    variables: () => ({ input: { email: `${newID()}@fungo.example`, name: 'New Person', password: PASSWORD } }),
    answers: PUBLIC,
  },
  login: {
    document: input('LoginInput', 'login', '{ token }'),
    variables: async () => {
      const { email, userID } = await given.user()
      await setPassword(userID, PASSWORD)
      return { input: { email, password: PASSWORD } }
    },
    answers: PUBLIC,
  },
  // Everyone needs the session cookie. accounts.test.ts tests it.
  refreshSession: { document: 'mutation { refreshSession { token } }', answers: 'L L L L L L L L L L L L' },
  signOut: { document: 'mutation { signOut }', answers: PUBLIC },
  forgotPassword: {
    document: 'mutation { forgotPassword(email: "nobody@fungo.example") }',
    answers: PUBLIC,
  },
  resetPassword: {
    document: input('ResetPasswordInput', 'resetPassword', ''),
    variables: () => ({ input: { email: 'nobody@fungo.example', code: '000000', newPassword: PASSWORD } }),
    answers: 'B B B B B B B B B B B B',
  },
  verifyEmail: {
    document: input('VerifyEmailInput', 'verifyEmail', ''),
    variables: () => ({ input: { userID: newID(), code: '000000' } }),
    answers: 'B B B B B B B B B B B B',
  },
  changePassword: {
    document: input('ChangePasswordInput', 'changePassword', ''),
    variables: () => ({ input: { currentPassword: 'wrong', newPassword: PASSWORD } }),
    answers: 'L B B B B B B B B B F L',
  },
  // Everyone needs the access token of a session too. totp.test.ts tests it.
  startTotp: { document: 'mutation { startTotp { secret } }', answers: 'L L L L L L L L L L F L' },
  confirmTotp: {
    document: input('ConfirmTotpInput', 'confirmTotp', ''),
    variables: () => ({ input: { code: '000000', currentPassword: 'wrong' } }),
    answers: 'L B B B B B B B B B F L',
  },
  turnOffTotp: {
    document: input('TurnOffTotpInput', 'turnOffTotp', ''),
    variables: () => ({ input: { currentPassword: 'wrong' } }),
    answers: 'L B B B B B B B B B F L',
  },
  resetTotp: {
    document: byID('resetTotp', 'userID', '{ id }'),
    variables: async () => ({ id: (await given.user()).userID }),
    answers: ADMIN,
  },
  sendVerificationEmail: { document: 'mutation { sendVerificationEmail }', answers: SIGNED_IN },
  deleteMyAccount: {
    document: input('DeleteMyAccountInput', 'deleteMyAccount', ''),
    variables: () => ({ input: { currentPassword: 'wrong' } }),
    answers: 'L B B B B B B B B B F L',
  },
  deleteUser: {
    document: byID('deleteUser'),
    variables: async () => ({ id: (await given.user()).userID }),
    answers: ADMIN,
  },
  blockUser: {
    document: byID('blockUser', 'id', '{ id }'),
    variables: async () => ({ id: (await given.user()).userID }),
    answers: ADMIN,
  },
  unblockUser: {
    document: byID('unblockUser', 'id', '{ id }'),
    variables: async () => ({ id: (await given.user()).userID }),
    answers: ADMIN,
  },
  createTeam: {
    document: input('CreateTeamInput', 'createTeam'),
    variables: () => ({ input: { name: `Owls ${newID()}`, locationCity: 'Austin', state: 'TX' } }),
    answers: SIGNED_IN,
  },
  updateTeam: {
    document: update('UpdateTeamInput', 'updateTeam'),
    variables: (w) => ({ id: w.team, input: { description: 'x' } }),
    answers: TEAM,
  },
  dismissTeamSuggestion: {
    document: 'mutation ($id: ID!) { dismissTeamSuggestion(id: $id, field: "name") { id } }',
    variables: (w) => ({ id: w.team }),
    answers: TEAM,
  },
  deleteTeam: {
    document: byID('deleteTeam'),
    variables: async (w) => ({ id: await ownTeam(w) }),
    answers: 'L F F A F F F F F A F L',
  },
  claimTeam: {
    document: byID('claimTeam', 'teamID', '{ id }'),
    variables: async (w, actor) => ({ id: isOfTeam(actor) ? w.team : await unclaimedTeam(w) }),
    answers: 'L A A C C C A A A F F L',
  },
  transferTeam: {
    document: 'mutation ($id: ID!, $userID: ID!) { transferTeam(teamID: $id, userID: $userID) { id } }',
    variables: async (w) => ({ id: await ownTeam(w), userID: w.PC.userID }),
    answers: 'L F F A F F F F F A F L',
  },
  acceptTransfer: {
    document: byID('acceptTransfer', 'id', '{ id }'),
    variables: transfer,
    answers: 'L N N F F N A N N F F L',
  },
  declineTransfer: {
    document: byID('declineTransfer', 'id', ''),
    variables: transfer,
    answers: 'L N N F F N A N N F F L',
  },
  cancelTransfer: {
    document: byID('cancelTransfer', 'id', ''),
    variables: transfer,
    answers: 'L N N A F N F N N A F L',
  },
  setOpenToGuestPlay: {
    document: 'mutation ($player: ID!) { setOpenToGuestPlay(playerID: $player, isOpen: false) { id } }',
    variables: (w) => ({ player: w.player }),
    answers: 'L F F F F F A F F F F L',
  },
  inviteGuestPlayer: {
    document: 'mutation ($id: ID!, $player: ID!) { inviteGuestPlayer(opportunityID: $id, playerID: $player) }',
    variables: async (w, a) => ({ id: await guestNeed(w, a), player: await guestPlayer(w) }),
    answers: 'L F F A F A F A F A F L',
  },
  declineGuestInvitation: {
    document: 'mutation ($id: ID!, $player: ID!) { declineGuestInvitation(opportunityID: $id, playerID: $player) }',
    variables: async (w) => ({ id: await guestInvitation(w), player: w.player }),
    answers: 'L F F F F F A F F F F L',
  },
  inviteEvaluator: {
    document: INVITE_EVALUATOR,
    variables: async (w, a) => ({ id: await opportunityFor(w, a), user: (await given.user()).userID }),
    answers: ORGANIZER,
  },
  removeEvaluator: {
    document: 'mutation ($id: ID!, $user: ID!) { removeEvaluator(opportunityID: $id, userID: $user) }',
    variables: async (w, a) => ({ ...(await evaluation(w, a)), user: w.PC.userID }),
    answers: ORGANIZER,
  },
  acceptEvaluator: {
    document: byID('acceptEvaluator', 'opportunityID', ''),
    variables: evaluation,
    answers: 'L N N N N N A N A N F L',
  },
  declineEvaluator: {
    document: byID('declineEvaluator', 'opportunityID', ''),
    variables: evaluation,
    answers: 'L N N N N N A N A N F L',
  },
  saveEvaluation: {
    document: 'mutation ($id: ID!, $player: ID!) { saveEvaluation(opportunityID: $id, playerID: $player, score: 4) }',
    variables: async (w, a) => {
      const id = await registration(w, a)
      await send(w.AD, 'mutation ($id: ID!) { approveRegistration(registrationID: $id) { id } }', { id })
      return { id: id.split('.')[0], player: w.player }
    },
    answers: 'L F F A A A F A A A F L',
  },
  addDivisionToTeam: {
    document: input('AddDivisionInput', 'addDivisionToTeam'),
    variables: (w) => ({ input: { teamID: w.team, division: `A ${newID()}`, ageGroup: '10U' } }),
    answers: TEAM,
  },
  addDivision: {
    document: input('AddDivisionInput', 'addDivision'),
    variables: (w) => ({ input: { teamID: w.team, division: `A ${newID()}`, ageGroup: '10U' } }),
    answers: TEAM,
  },
  updateDivision: {
    document: update('UpdateDivisionInput', 'updateDivision'),
    variables: async (w) => ({ id: await division(w), input: { division: `AAA ${newID()}`, ageGroup: '12U' } }),
    answers: TEAM,
  },
  deleteDivision: {
    document: byID('deleteDivision'),
    variables: async (w) => ({ id: await division(w) }),
    answers: TEAM,
  },
  addTeamContact: {
    document:
      'mutation ($teamID: ID!, $userID: ID!) { addTeamContact(teamID: $teamID, userID: $userID, role: "coach") { id } }',
    variables: async (w) => ({ teamID: w.team, userID: (await given.user()).userID }),
    answers: TEAM,
  },
  removeTeamContact: {
    document: 'mutation ($teamID: ID!, $userID: ID!) { removeTeamContact(teamID: $teamID, userID: $userID) }',
    variables: async (w) => {
      const { userID } = await given.user()
      await send(
        w.TO,
        'mutation ($teamID: ID!, $userID: ID!) { addTeamContact(teamID: $teamID, userID: $userID, role: "coach") { id } }',
        { teamID: w.team, userID },
      )
      return { teamID: w.team, userID }
    },
    answers: TEAM,
  },
  addDivisionContact: {
    document:
      'mutation ($divisionID: ID!, $userID: ID!) { addDivisionContact(divisionID: $divisionID, userID: $userID, role: "coach") { id } }',
    variables: async (w) => ({ divisionID: await division(w), userID: (await given.user()).userID }),
    answers: TEAM,
  },
  removeDivisionContact: {
    document:
      'mutation ($divisionID: ID!, $userID: ID!) { removeDivisionContact(ageGroupID: $divisionID, userID: $userID) }',
    variables: async (w) => {
      const divisionID = await division(w)
      const { userID } = await given.user()
      await send(
        w.TO,
        'mutation ($id: ID!, $userID: ID!) { addDivisionContact(divisionID: $id, userID: $userID, role: "coach") { id } }',
        { id: divisionID, userID },
      )
      return { divisionID, userID }
    },
    answers: TEAM,
  },
  // The invitation is of a user who is none of the actors.
  acceptContact: {
    document: 'mutation ($id: ID!) { acceptContact(id: $id) }',
    variables: invitation,
    answers: ALL_REFUSED,
  },
  declineContact: {
    document: 'mutation ($id: ID!) { declineContact(id: $id) }',
    variables: invitation,
    answers: ALL_REFUSED,
  },
  createPlayer: {
    document: input('CreatePlayerInput', 'createPlayer'),
    variables: () => ({ input: { name: 'New Player' } }),
    answers: SIGNED_IN,
  },
  updatePlayer: {
    document: update('UpdatePlayerInput', 'updatePlayer'),
    variables: (w) => ({ id: w.player, input: { age: 12 } }),
    answers: PLAYER,
  },
  dismissPlayerSuggestion: {
    document: 'mutation ($id: ID!) { dismissPlayerSuggestion(id: $id, field: "name") { id } }',
    variables: (w) => ({ id: w.player }),
    answers: PLAYER,
  },
  deletePlayer: {
    document: byID('deletePlayer'),
    variables: async (w) => ({ id: await ownPlayer(w) }),
    answers: PLAYER,
  },
  erasePlayer: {
    document: byID('erasePlayer'),
    variables: async (w) => ({ id: await ownPlayer(w) }),
    answers: PLAYER,
  },
  claimPlayer: {
    document: byID('claimPlayer', 'playerID', '{ id }'),
    variables: async (w, actor) => ({ id: actor === 'PC' ? w.player : await unclaimedPlayer(w) }),
    answers: 'L A A A A A C A A F F L',
  },
  confirmGuardianConsent: {
    document: 'mutation ($player: ID!) { confirmGuardianConsent(playerID: $player, version: "2026-11") { id } }',
    variables: (w) => ({ player: w.player }),
    answers: 'L F F F F F A F F F F L',
  },
  addPlayerToTeam: {
    document: input('AddPlayerToTeamInput', 'addPlayerToTeam'),
    variables: async (w) => ({
      input: { teamID: w.team, playerID: await ownPlayer(w), startDate: '2026-01-01', season: '2026 Spring' },
    }),
    answers: 'L F F A A A A F F A F L',
  },
  updatePlayerTeamHistory: {
    document: update('UpdatePlayerTeamHistoryInput', 'updatePlayerTeamHistory'),
    variables: async (w) => ({ id: await rosterEntry(w), input: { startDate: '2026-02-01', season: '2026 Spring' } }),
    answers: 'L F F A A A A F F A F L',
  },
  removePlayerFromTeam: {
    document: byID('removePlayerFromTeam', 'teamHistoryID'),
    variables: async (w) => ({ id: await rosterEntry(w) }),
    answers: 'L F F A A A A F F A F L',
  },
  importRoster: {
    document:
      'mutation ($team: ID!, $division: ID!) { importRoster(teamID: $team, divisionID: $division, season: "2026 Fall", rows: [{name: "Jordan Sample", isNew: true}]) { rows { outcome } } }',
    variables: async (w) => ({ team: w.team, division: await division(w) }),
    answers: TEAM,
  },
  moveRosterToSeason: {
    document:
      'mutation ($team: ID!, $division: ID!, $entry: ID!) { moveRosterToSeason(teamID: $team, divisionID: $division, season: "2026 Fall", entryIDs: [$entry]) { id } }',
    variables: async (w) => ({ team: w.team, division: await division(w), entry: await rosterEntry(w) }),
    answers: TEAM,
  },
  invitePlayerFamily: {
    document:
      'mutation ($team: ID!, $player: ID!) { invitePlayerFamily(teamID: $team, playerID: $player, email: "family@fungo.example") }',
    variables: async (w) => ({ team: w.team, player: await coachedPlayer(w, w.team) }),
    answers: 'L F F A A F F F F A F L',
  },
  acceptPlayerInvitation: {
    document:
      'mutation ($player: ID!, $code: String!) { acceptPlayerInvitation(playerID: $player, code: $code) { id } }',
    variables: async (w) => {
      // A new team, since the actor who accepts then has a player on the team.
      const team = await ownTeam(w)
      const player = await coachedPlayer(w, team)
      await send(
        w.TO,
        'mutation ($team: ID!, $player: ID!) { invitePlayerFamily(teamID: $team, playerID: $player, email: "family@fungo.example") }',
        { team, player },
      )
      const { data } = await familyInvitations().get({ playerID: player }).go({ consistent: true })
      const code = new URLSearchParams((await familyPath(data!)).split('#')[1]).get('invitation')
      return { player, code }
    },
    answers: 'L A A C C A A A A F F L',
  },
  markNotificationsRead: { document: 'mutation { markNotificationsRead }', answers: SIGNED_IN },
  calendarFeed: {
    document: 'mutation ($id: ID!) { calendarFeed(kind: TEAM, id: $id) { id } }',
    variables: (w) => ({ id: w.team }),
    answers: SIGNED_IN,
  },
  revokeCalendarFeed: {
    document: byID('revokeCalendarFeed'),
    variables: async (w, actor) => {
      const asker = actor === 'AN' || actor === 'BL' || actor === 'DE' ? w.U : w[actor]
      return (await send(asker, 'mutation { calendarFeed(kind: USER) { id } }', {})).calendarFeed
    },
    answers: SIGNED_IN,
  },
  acceptRosterEntry: {
    document: 'mutation ($id: ID!) { acceptRosterEntry(id: $id) { id } }',
    variables: rosterRequest,
    answers: 'L F F A A A A F F A F L',
  },
  declineRosterEntry: {
    document: byID('declineRosterEntry'),
    variables: rosterRequest,
    answers: 'L F F A A A A F F A F L',
  },
  createClaimRequest: {
    document: 'mutation ($id: ID!) { createClaimRequest(resourceType: "team", resourceID: $id) { id } }',
    variables: async (w) => ({ id: await unclaimedTeam(w) }),
    answers: SIGNED_IN,
  },
  approveClaim: {
    document: byID('approveClaim', 'claimID', '{ id }'),
    variables: async (w) => ({ id: await claim(w) }),
    answers: ADMIN,
  },
  rejectClaim: {
    document: byID('rejectClaim', 'claimID', '{ id }'),
    variables: async (w) => ({ id: await claim(w) }),
    answers: ADMIN,
  },
  reverseClaim: {
    document: byID('reverseClaim', 'claimID', '{ id }'),
    variables: async (w) => {
      const id = await claim(w)
      await send(w.AD, 'mutation ($id: ID!) { rejectClaim(claimID: $id) { id } }', { id })
      return { id }
    },
    answers: ADMIN,
  },
  reportRecord: {
    document: 'mutation ($id: ID!) { reportRecord(kind: team, id: $id, reason: "Spam") }',
    variables: async (w) => ({ id: await ownTeam(w) }),
    answers: 'A A A A A A A A A A F A',
  },
  resolveReport: {
    document: 'mutation ($id: ID!) { resolveReport(id: $id, action: keep) { id } }',
    variables: report,
    answers: ADMIN,
  },
  hideRecord: {
    document: 'mutation ($id: ID!) { hideRecord(kind: team, id: $id, reason: "Spam") }',
    variables: async (w) => ({ id: await ownTeam(w) }),
    answers: ADMIN,
  },
  unhideRecord: {
    document: 'mutation ($id: ID!) { unhideRecord(kind: team, id: $id) }',
    variables: async (w) => ({ id: await ownTeam(w) }),
    answers: ADMIN,
  },
  restoreRecord: {
    document: 'mutation ($id: ID!) { restoreRecord(kind: event, id: $id) }',
    variables: async (w) => {
      const id = await event(w.OC)
      await send(w.OC, 'mutation ($id: ID!) { deleteEvent(id: $id) }', { id })
      return { id }
    },
    answers: 'L N N N N N N A N A F L',
  },
  mergeTeams: {
    document: 'mutation ($from: ID!, $into: ID!) { mergeTeams(fromID: $from, intoID: $into) { isDone } }',
    variables: async (w) => ({ from: await ownTeam(w), into: await ownTeam(w) }),
    answers: ADMIN,
  },
  mergePlayers: {
    document: 'mutation ($from: ID!, $into: ID!) { mergePlayers(fromID: $from, intoID: $into) { isDone } }',
    variables: async (w) => ({ from: await ownPlayer(w), into: await ownPlayer(w) }),
    answers: ADMIN,
  },
  createEvent: {
    document: input('CreateEventInput', 'createEvent'),
    variables: (w) => ({
      input: {
        name: 'Cup',
        date: '2027-03-06T09:00',
        location: 'Field 1',
        city: 'Austin',
        state: 'TX',
        eventType: 'Tournament',
        teamID: w.team,
      },
    }),
    answers: TEAM,
  },
  updateEvent: {
    document: update('UpdateEventInput', 'updateEvent'),
    variables: async (w, a) => ({ id: await eventFor(w, a), input: { name: 'Cup 2' } }),
    answers: ORGANIZER,
  },
  dismissEventSuggestion: {
    document: 'mutation ($id: ID!) { dismissEventSuggestion(id: $id, field: "name") { id } }',
    variables: async (w, a) => ({ id: await eventFor(w, a) }),
    answers: ORGANIZER,
  },
  deleteEvent: {
    document: byID('deleteEvent'),
    variables: async (w, a) => ({ id: await eventFor(w, a) }),
    answers: 'L F F F F F F A F A F L',
  },
  createOpportunity: {
    document: input('CreateOpportunityInput', 'createOpportunity'),
    variables: (w) => ({
      input: {
        title: 'Tryout',
        startTime: '2027-03-06T09:00',
        location: 'Field 1',
        city: 'Austin',
        state: 'TX',
        teamID: w.team,
      },
    }),
    answers: TEAM,
  },
  updateOpportunity: {
    document: update('UpdateOpportunityInput', 'updateOpportunity'),
    variables: async (w, a) => ({ id: await opportunityFor(w, a), input: { title: 'Tryout 2' } }),
    answers: ORGANIZER,
  },
  deleteOpportunity: {
    document: byID('deleteOpportunity'),
    variables: async (w, a) => ({ id: await opportunityFor(w, a) }),
    answers: ORGANIZER,
  },
  registerForOpportunity: {
    document: input('RegisterForOpportunityInput', 'registerForOpportunity'),
    variables: async (w) => ({
      input: {
        opportunityID: await generalOpportunity(w),
        playerID: w.player,
        waiverSigned: true,
        notes: CANARIES.notes.text,
      },
    }),
    answers: 'L F F A F A A F F A F L',
  },
  updateRegistrationStatus: {
    document: 'mutation ($id: ID!) { updateRegistrationStatus(id: $id, status: REJECTED) { id } }',
    variables: async (w, a) => ({ id: await registration(w, a) }),
    answers: ORGANIZER,
  },
  approveRegistration: {
    document: byID('approveRegistration', 'registrationID', '{ id }'),
    variables: async (w, a) => ({ id: await registration(w, a) }),
    answers: ORGANIZER,
  },
  rejectRegistration: {
    document: byID('rejectRegistration', 'registrationID', '{ id }'),
    variables: async (w, a) => ({ id: await registration(w, a) }),
    answers: ORGANIZER,
  },
  withdrawRegistration: {
    document: byID('withdrawRegistration', 'registrationID'),
    variables: async (w, a) => ({ id: await registration(w, a) }),
    answers: FAMILY,
  },
  acceptRegistration: {
    document: byID('acceptRegistration', 'registrationID', '{ id }'),
    variables: async (w, a) => ({ id: await registration(w, a) }),
    answers: FAMILY,
  },
  acceptWaitlistOffer: {
    document: byID('acceptWaitlistOffer', 'registrationID', '{ id }'),
    variables: async (w, a) => ({ id: await offered(w, a) }),
    answers: FAMILY,
  },
  declineWaitlistOffer: {
    document: byID('declineWaitlistOffer', 'registrationID', '{ id }'),
    variables: async (w, a) => ({ id: await offered(w, a) }),
    answers: FAMILY,
  },
  checkIn: {
    document: 'mutation ($id: ID!) { checkIn(registrationID: $id, checkedInAt: "2026-01-01T00:00:00Z") { id } }',
    variables: async (w, a) => {
      const id = await registration(w, a)
      await send(w.AD, 'mutation ($id: ID!) { approveRegistration(registrationID: $id) { id } }', { id })
      return { id }
    },
    answers: ORGANIZER,
  },
  emailRegistrants: {
    document:
      'mutation ($id: ID!) { emailRegistrants(opportunityID: $id, status: PENDING, subject: "Rain", text: "We play.") }',
    variables: async (w, a) => ({ id: (await registration(w, a)).split('.')[0] }),
    answers: ORGANIZER,
  },
  askOrganizer: {
    document: 'mutation ($id: ID!) { askOrganizer(opportunityID: $id, text: "Is there parking?") }',
    variables: async (w) => ({ id: await generalOpportunity(w) }),
    answers: 'L F A A A A A C A A F L',
  },
  updateRegistration: {
    document: update('UpdateRegistrationInput', 'updateRegistration'),
    variables: async (w, a) => ({ id: await registration(w, a), input: { feePaidCents: 500 } }),
    answers: ORGANIZER,
  },
  updateAgeRule: {
    document: update('UpdateAgeRuleInput', 'updateAgeRule'),
    variables: () => ({ id: 'usa-softball', input: { cutoffDay: 30 } }),
    answers: ADMIN,
  },
  createSeason: {
    document: input('CreateSeasonInput', 'createSeason'),
    variables: () => ({ input: aSeason }),
    answers: ADMIN,
  },
  updateSeason: {
    document: update('UpdateSeasonInput', 'updateSeason'),
    variables: async (w) => ({ id: await season(w), input: { isActive: false } }),
    answers: ADMIN,
  },
  deleteSeason: { document: byID('deleteSeason'), variables: async (w) => ({ id: await season(w) }), answers: ADMIN },
  updateUser: {
    document: update('UpdateUserInput', 'updateUser'),
    variables: async () => ({ id: (await given.user()).userID, input: { name: 'Renamed' } }),
    answers: ADMIN,
  },
  updateSafetyRecords: {
    document: 'mutation { updateSafetyRecords(input: { backgroundCheckedOn: "2026-01-15" }) { id } }',
    answers: 'L A A A A A A A A A F L',
  },
  reviewSafetyRecord: {
    document:
      'mutation ($id: ID!) { reviewSafetyRecord(userID: $id, kind: BACKGROUND_CHECK, isConfirmed: true) { id } }',
    variables: async () => {
      const coach = await given.user()
      await send(coach, 'mutation { updateSafetyRecords(input: { backgroundCheckedOn: "2026-01-15" }) { id } }', {})
      return { id: coach.userID }
    },
    answers: ADMIN,
  },
  updateUserSettings: {
    document: input('UpdateUserSettingsInput', 'updateUserSettings'),
    variables: () => ({ input: { eventReminders: false } }),
    answers: SIGNED_IN,
  },
  syncGoverningBody: {
    document: input('SyncGoverningBodyInput', 'syncGoverningBody', '{ success }'),
    // There is no such upload. test/sync tests what it does.
    variables: () => ({ input: { upload: 'nonsense' } }),
    answers: 'L F F F F F F F F A F L',
  },
  uploadSyncFiles: {
    document: input('UploadSyncFilesInput', 'uploadSyncFiles', ''),
    variables: () => ({ input: {} }),
    answers: 'L F F F F F F F F B F L',
  },
  retrySyncRun: {
    document: byID('retrySyncRun', 'id', '{ id }'),
    variables: () => ({ id: newID() }),
    answers: 'L F F F F F F F F N F L',
  },
  dismissSyncDeadLetters: {
    document: byID('dismissSyncDeadLetters', 'runID', ''),
    variables: () => ({ id: newID() }),
    answers: 'L F F F F F F F F N F L',
  },
  cancelSyncRun: {
    document: byID('cancelSyncRun', 'id', '{ id }'),
    variables: () => ({ id: newID() }),
    answers: 'L F F F F F F F F N F L',
  },
  syncTeam: {
    document: input('SyncTeamInput', 'syncTeam', '{ success }'),
    variables: (w) => ({ input: { teamID: w.team } }),
    answers: 'L F F F F F F F F A F L',
  },
}

const LETTERS: Record<string, string> = {
  FORBIDDEN: 'F',
  NOT_FOUND: 'N',
  UNAUTHENTICATED: 'L',
  CONFLICT: 'C',
  BAD_USER_INPUT: 'B',
}

/** Private texts of the fixture, and the actors who may read them: the family, organizers, and admins. */
const CANARIES = {
  lastName: { text: 'Quetzalcoatl', readers: ['TO', 'PO', 'MG', 'PC', 'OC', 'AD'] },
  email: { text: 'family-canary@', readers: ['TO', 'MG', 'PC', 'OC', 'AD'] },
  notes: { text: 'canary in the notes', readers: ['TO', 'PO', 'MG', 'PC', 'OC', 'AD'] },
}

const leaksIn = (text: string, actor: Actor) =>
  Object.entries(CANARIES)
    .filter(([, canary]) => text.includes(canary.text) && !canary.readers.includes(actor))
    .map(([name]) => name)

function lettersOf({ answers }: Pick<Case, 'answers'>) {
  const letters = answers.split(' ')
  const ofUser = letters[ACTORS.indexOf('U')]!
  return [...letters, ofUser, ofUser]
}

async function answerOf({ document, variables }: Case, actor: Actor): Promise<{ letter: string; leaks: string[] }> {
  const values = (await variables?.(fixtureOf(actor), actor)) ?? {}
  const { ask } = actor === 'AN' ? asAnonymous() : as(fixture[actor])
  const { data, errors } = await ask(everyField(document, 2), values)
  const leaks = leaksIn(JSON.stringify(data ?? null), actor)
  if (!errors?.[0]) return { letter: 'A', leaks }
  const code = String(errors[0].extensions?.code)
  return { letter: LETTERS[code] ?? `${code}: ${errors[0].message}`, leaks }
}

describe.each([
  ['query', queries],
  ['mutation', mutations],
] as const)(
  'each actor may call exactly the permitted %s operations, and reads no private field of others',
  (_, cases) => {
    test.each(Object.entries(cases) as [string, Case][])('%s', async (name, one) => {
      const answers = await Promise.all(ACTORS.map((actor) => answerOf(one, actor)))
      const row = (letters: string[]) => ACTORS.map((actor, i) => `${actor} ${letters[i]}`)
      expect(row(answers.map(({ letter }) => letter))).toEqual(row(lettersOf(one)))
      // The full name is on the child's own page.
      const ownPage = name === 'player' ? ['U', 'EV', 'IN', 'EX'] : []
      expect(row(answers.map(({ leaks }) => leaks.join()))).toEqual(
        row(ACTORS.map((actor) => (ownPage.includes(actor) ? 'lastName' : ''))),
      )
    })
  },
)

test('no email to others and no log line has a private field of the family', async () => {
  const texts = Object.values(CANARIES).map(({ text }) => text)
  const sent = outbox.mails().filter((mail) => texts.some((text) => JSON.stringify({ ...mail, to: '' }).includes(text)))
  const readers = Object.values(CANARIES).flatMap((it) => it.readers)
  const addresses = readers.map((actor) => fixture[actor as keyof typeof fixture] as UserItem).map(({ email }) => email)
  expect(sent.filter(({ to }) => !addresses.includes(to)).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([])
  expect(outbox.mails().length).toBeGreaterThan(0)
  const lines = written.mock.calls.map(([line]) => String(line))
  expect(lines.filter((line) => texts.some((text) => line.includes(text)))).toEqual([])
})

test('no page, preview, or sitemap has a private field of the family', async () => {
  const folder = temporaryFolder()
  await writeFile(join(folder, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>')
  await writeFile(join(folder, 'first-views.json'), '[]')
  vi.stubEnv('WEB_FOLDER', folder)
  const opportunity = await generalOpportunity(fixture)
  await given.registration(fixture.AD, { opportunityID: opportunity, playerID: fixture.player, waiverSigned: true })
  const paths = [`/players/${fixture.player}`, `/teams/${fixture.team}`, `/opportunities/${opportunity}`, '/players']
  for (const path of [...paths, '/sitemap.xml']) {
    const { statusCode, body = '' } = await openPage(`https://fungo.example${path}`)
    expect(statusCode, path).toBe(200)
    expect(leaksIn(body, 'AN'), path).toEqual([])
  }
})

test('no calendar has a private field of the family for others', async () => {
  for (const actor of ACTORS.filter((it) => it !== 'AN' && it !== 'BL' && it !== 'DE')) {
    for (const [kind, id] of [['USER'], ['TEAM', fixture.team]] as const) {
      const { calendarFeed } = await send(fixture[actor], CALENDAR, { kind, id })
      const { statusCode, body = '' } = await openPage(calendarFeed.url)
      expect(statusCode).toBe(200)
      expect(leaksIn(body, actor), `${kind} of ${actor}`).toEqual([])
    }
  }
})

test('a manager cannot appoint managers', async () => {
  const { userID } = await given.user()
  await expectRefusal(as(fixture.MG).addTeamContact({ teamID: fixture.team, userID, role: 'manager' }), 'FORBIDDEN')
})

describe('an owner without a confirmed email address', () => {
  const unverified = async (userID: string) => {
    const { data } = await users().get({ userID }).go({ consistent: true })
    await transactWrite(recordWrites(userRecord.replace(data!, { emailVerifiedAt: undefined }, { now: new Date() })))
  }
  const UNVERIFIED = 'Confirm your email address first.'

  test.each([
    ...['addTeamContact', 'addDivisionContact', 'inviteEvaluator', 'inviteGuestPlayer', 'emailRegistrants'],
    ...['askOrganizer', 'transferTeam', 'invitePlayerFamily'],
  ] as const)('emails nobody by %s', async (name) => {
    const owner = await given.user()
    const team = (await given.team({ owner })).id
    const world = { ...fixture, TO: owner, team, newTeam: async () => team }
    const { document, variables } = mutations[name]
    const values = (await variables?.(world, 'TO')) ?? {}
    await unverified(owner.userID)
    await expectRefusal(as(owner).send(document, values), 'FORBIDDEN', UNVERIFIED)
  })

  test.each([
    ...['updateTeam', 'addDivision', 'updateDivision', 'addPlayerToTeam', 'updatePlayerTeamHistory', 'importRoster'],
    ...['acceptRosterEntry', 'createEvent', 'updateEvent', 'createOpportunity', 'updateOpportunity'],
  ] as const)('changes nothing by %s while the claim is reviewed', async (name) => {
    const owner = await given.user()
    const team = await makeProvisional((await given.team({ owner })).id)
    const { document, variables } = mutations[name]
    const values = (await variables?.({ ...fixture, TO: owner, team }, 'PO')) ?? {}
    await unverified(owner.userID)
    await expectRefusal(as(owner).send(document, values), 'FORBIDDEN', UNVERIFIED)
  })
})

describe('opportunities that are not public', () => {
  const see = 'query ($id: ID!) { opportunity(id: $id) { id } }'
  test.each([
    ['PRIVATE', 'N N N A A A A A N A N N'],
    ['INVITE_ONLY', 'N A A A A A A A A A N N'],
    ['HIDDEN', 'N N N A A A N A N A N N'],
  ])('%s', async (visibility, answers) => {
    const own = await generalOpportunity(fixture, { visibility })
    const found: Awaited<ReturnType<typeof answerOf>>[] = []
    // OC reads their own opportunity, everyone else the one of the team.
    for (const actor of ACTORS)
      found.push(
        await answerOf(
          {
            document: see,
            variables: async (w) => ({ id: actor === 'OC' ? own : await teamOpportunity(w, { visibility }) }),
            answers,
          },
          actor,
        ),
      )
    expect(found.map(({ letter }) => letter)).toEqual(lettersOf({ answers }))
  })

  test.each([
    ['PRIVATE', 'TO MG PC AD'],
    ['INVITE_ONLY', 'TO MG AD'],
    ['HIDDEN', 'TO MG AD'],
  ])('lists and counts include a %s opportunity of a team only for %s', async (visibility, seers) => {
    const title = `Quiet ${newID()}`
    await teamOpportunity(fixture, { visibility, title })
    for (const actor of ACTORS) {
      const { data } = await (actor === 'AN' ? asAnonymous() : as(fixture[actor])).ask(
        'query ($search: String) { opportunities(search: $search) { title } opportunitiesCount(search: $search) }',
        { search: title },
      )
      const isSeen = seers.split(' ').includes(actor)
      expect(data, actor).toEqual({ opportunities: isSeen ? [{ title }] : [], opportunitiesCount: isSeen ? 1 : 0 })
    }
  })
})

describe('fields that are hidden from visitors', () => {
  test('the last name and the photo of a player', async () => {
    const id = (await given.player({ name: 'Jordan Abernathy' })).id
    const player = await asAnonymous().player({ id }, 'name photoURL')
    expect(player).toEqual({ name: 'Jordan A.', photoURL: null })
    const full = await as(fixture.U).player({ id }, 'name')
    expect(full.name).toBe('Jordan Abernathy')
  })

  test('search results for the last name of a player', async () => {
    const last = `Zz${newID().slice(-8)}`
    await given.player({ name: `Jordan ${last}` })
    const search = 'query ($search: String) { players(search: $search) { id } playersCount(search: $search) }'
    expect(await asAnonymous().send(search, { search: last })).toEqual({ players: [], playersCount: 0 })
    expect((await as(fixture.U).send(search, { search: last })).playersCount).toBe(0)
    expect((await as(fixture.AD).send(search, { search: last })).playersCount).toBe(1)
  })

  test('the email address of a contact', async () => {
    await given.teamContact(fixture.TO, { teamID: fixture.team, user: await given.user({ name: 'Kim Contact' }) })
    const read = 'query ($id: ID!) { team(id: $id) { contacts { name email } } }'
    const contactOf = async (client: ReturnType<typeof as>) =>
      (await client.send(read, { id: fixture.team })).team.contacts.find(
        (it: { name: string }) => it.name === 'Kim Contact',
      )
    expect((await contactOf(asAnonymous())).email).toBeNull()
    expect((await contactOf(as(fixture.U))).email).toMatch(/@fungo\.example$/)
  })

  test('the registrations of an opportunity, of which other users see those of their own players', async () => {
    const opportunityID = await generalOpportunity(fixture)
    const { createPlayer: other } = await send(fixture.U, input('CreatePlayerInput', 'createPlayer'), {
      input: { name: 'Other Kid', age: 12 },
    })
    const waiverSigned = true
    await given.registration(fixture.PC, { opportunityID, playerID: fixture.player, waiverSigned, notes: 'secret' })
    await given.registration(fixture.U, { opportunityID, playerID: other.id, waiverSigned })
    const read = 'query ($id: ID!) { opportunity(id: $id) { registrationCount registrations { playerID notes } } }'
    const seenBy = async (client: ReturnType<typeof as>) => (await client.send(read, { id: opportunityID })).opportunity
    expect(await seenBy(asAnonymous())).toEqual({ registrationCount: 2, registrations: [] })
    expect((await seenBy(as(fixture.U))).registrations).toEqual([{ playerID: other.id, notes: null }])
    expect((await seenBy(as(fixture.TO))).registrations).toEqual([])
    expect((await seenBy(as(fixture.OC))).registrations).toHaveLength(2)
    expect((await seenBy(as(fixture.AD))).registrations).toHaveLength(2)
  })
})

test('every operation of the schema has a permission, a resolver, and a row in these tables', () => {
  for (const [table, cases, type] of [
    [permissions.Query, queries, schema.getQueryType()!],
    [permissions.Mutation, mutations, schema.getMutationType()!],
  ] as const) {
    const fields = Object.values(type.getFields())
    const names = fields.map(({ name }) => name).sort()
    expect(Object.keys(table).sort()).toEqual(names)
    expect(Object.keys(cases).sort()).toEqual(names)
    expect(fields.filter(({ resolve }) => !resolve).map(({ name }) => name)).toEqual([])
  }
})
