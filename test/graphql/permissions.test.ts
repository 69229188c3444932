import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { playerGuestInvitations } from '../../functions/domain/registrations/entity.ts'
import { offerFreeSpots } from '../../functions/domain/registrations/waitlist.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { userRecord } from '../../functions/domain/users/record.ts'
import { mutations as mutationRows } from '../../functions/graphql/operations/mutations.ts'
import type { Mutations, Queries } from '../../functions/graphql/operations/operation.ts'
import { queries as queryRows } from '../../functions/graphql/operations/queries.ts'
import { attachMutations, schema } from '../../functions/graphql/schema.ts'
import { anonymousQuery } from '../../functions/graphql/site/run-query.ts'
import { subjectOf } from '../../functions/graphql/site/subject.ts'
import { setPassword } from '../../functions/services/identity/identity.ts'
import { log } from '../../functions/services/log.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { documentOf } from '../../scripts/calls.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { everyField } from '../support/every-field.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { postQuery } from '../support/post-query.ts'
import { subscriptionOf } from '../support/push-receiver.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestIdentity } from '../support/test-identity.ts'
import { startTestMail } from '../support/test-mail.ts'
import { startTestNotices } from '../support/test-notices.ts'

await startTestIdentity()
const { path, outbox } = await startTestMail()
await startTestNotices(path)
const logged = [vi.spyOn(log, 'info'), vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]

/**
 * The result of every operation for every actor. AN anonymous · UV signed in, address not confirmed, owns nothing · U the same, confirmed ·
 * TO owner of the team · PO its owner while the claim is reviewed · MG its manager · PC claimer of the player · OC creator of the opportunity
 * or event · EV its evaluator · AD admin · BL blocked · DE deleted account with a valid token. IN invited as the team's manager, EX no longer
 * its manager: both get what U gets.
 * A allowed · F FORBIDDEN · N NOT_FOUND · L UNAUTHENTICATED · C CONFLICT · B BAD_USER_INPUT, after the permission was checked.
 */
const ACTORS = ['AN', 'UV', 'U', 'TO', 'PO', 'MG', 'PC', 'OC', 'EV', 'AD', 'BL', 'DE', 'IN', 'EX'] as const
type Actor = (typeof ACTORS)[number]
const STRANGERS: readonly Actor[] = ['AN', 'UV', 'U', 'BL', 'DE', 'IN', 'EX']
type Fixture = Record<Exclude<Actor, 'AN'>, UserItem> & { team: string; player: string; newTeam: () => Promise<string> }
type Args = Record<string, unknown>
type Make = (world: Fixture, actor: Actor) => Promise<Args> | Args
/** The answers for all actors, and the arguments. */
type Case = readonly [answers: string, args?: Make]

/** Private texts of the fixture, and the actors who may read them: the family, organizers, and admins. */
const CANARIES = {
  lastName: { text: 'Quetzalcoatl', readers: ['TO', 'PO', 'MG', 'PC', 'OC', 'AD'] },
  email: { text: 'family-canary@', readers: ['TO', 'MG', 'PC', 'OC', 'AD'] },
  notes: { text: 'canary in the notes', readers: ['TO', 'PO', 'MG', 'PC', 'OC', 'AD'] },
}

const emailOfFamily = `${CANARIES.email.text}${newID()}.example`
const actors = {
  UV: await given.user({ emailVerifiedAt: undefined }),
  U: await given.user(),
  TO: await given.clearedCoach(),
  PO: await given.clearedCoach(),
  MG: await given.clearedCoach(),
  PC: await given.user({ email: emailOfFamily }),
  OC: await given.clearedCoach(),
  EV: await given.user(),
  AD: await given.admin(),
  BL: await given.user({ isBlocked: true }),
  DE: await given.user(),
  IN: await given.user(),
  EX: await given.user(),
}
// A second admin, so that AD is not refused as the last admin.
await given.admin()
await transactWrite([[users().delete({ userID: actors.DE.userID })]])
const { id: player } = await given.player({ claimer: actors.PC, name: `Jordan ${CANARIES.lastName.text}` })
async function managedTeam() {
  const { id } = await given.team({ owner: actors.TO })
  await given.teamContact(actors.TO, { teamID: id, user: actors.MG, role: 'manager' })
  return id
}
const [team, provisionalTeam] = [await managedTeam(), (await given.team({ owner: actors.PO })).id]
await as(actors.TO).addTeamContact({ teamID: team, userID: actors.IN.userID, role: 'manager' })
await given.teamContact(actors.TO, { teamID: team, user: actors.EX, role: 'manager' })
await as(actors.TO).removeTeamContact({ teamID: team, userID: actors.EX.userID })
for (const teamID of [team, provisionalTeam]) await given.rosterEntry(actors.AD, { teamID, playerID: player })
// Let the clock advance, so that the roster is from before the claim.
await new Promise((resolve) => setTimeout(resolve, 5))
await given.provisionalClaim(provisionalTeam)

const fixture: Fixture = { ...actors, team, player, newTeam: managedTeam }
/** The fixture with the provisional team as the team, and its owner as the owner. */
const provisionalFixture: Fixture = {
  ...fixture,
  TO: actors.PO,
  team: provisionalTeam,
  newTeam: async () => given.provisionalClaim((await given.team({ owner: actors.PO })).id),
}
const fixtureOf = (actor: Actor) => (actor === 'PO' ? provisionalFixture : fixture)

// Functions that create a new target for each call, since many operations consume it.
const ownTeam = ({ newTeam }: Fixture) => newTeam()
const ownPlayer = async ({ PC }: Fixture) => (await given.player({ claimer: PC })).id
const unclaimedTeam = async ({ AD }: Fixture) => (await given.team({ owner: AD })).id
const unclaimedPlayer = async ({ AD }: Fixture) => (await given.player({ claimer: AD })).id
const generalOpportunity = async ({ OC }: Fixture, _?: Actor, more: object = {}) =>
  (await given.opportunity({ creator: OC, ...more })).id
const teamOpportunity = async ({ AD, team }: Fixture, more: object = {}) =>
  (await given.opportunity({ creator: AD, teamID: team, ...more })).id
const isOfTeam = (actor: Actor) => actor === 'TO' || actor === 'PO' || actor === 'MG'
/** For the people of the team an opportunity of the team, for everyone else one of OC, which EV evaluates. */
async function opportunityFor(w: Fixture, actor: Actor, more: object = {}) {
  if (isOfTeam(actor)) return teamOpportunity(w, more)
  const id = await generalOpportunity(w, actor, more)
  if (actor === 'EV') await given.evaluator(w.OC, id, w.EV)
  return id
}

const event = async (creator: UserItem, teamID?: string) => (await given.event({ creator, teamID })).id
const eventFor = (w: Fixture, actor: Actor) => (isOfTeam(actor) ? event(w.AD, w.team) : event(w.OC))

/** A new tournament of OC. */
async function tournament({ OC }: Fixture) {
  const divisions = [{ ageGroup: '12U', division: 'AA', max: 8 }]
  const { id } = await given.event({ creator: OC, divisions, waiverRequired: true })
  const [division] = (await as(OC).event({ id }, 'divisions { id }'))!.divisions
  return { eventID: id, divisionID: division!.id! }
}
const divisionFor = async (w: Fixture) => {
  const { eventID, divisionID } = await tournament(w)
  return { id: eventID, divisionID }
}
/** An entry of the team. */
const entry = async (w: Fixture) =>
  (await as(w.AD).enterTeam({ input: { ...(await tournament(w)), teamID: w.team } }, 'id')).id

const acceptedEntry = async (w: Fixture) =>
  (await as(w.AD).decideEntry({ id: await entry(w), decision: 'ACCEPTED' }, 'id')).id

/** The player's waiver of a tournament for which the team without a provisional owner chose it. */
const eventWaiver: Make = async (w) => {
  const id = await acceptedEntry(fixture)
  await as(w.AD).chooseEventRoster({ id, playerIDs: [w.player] })
  const eventID = id.split('.')[0]!
  const { waiverHash } = (await as(w.AD).event({ id: eventID }, 'waiverHash'))!
  return { eventID, playerID: w.player, waiverHash }
}

const registration = async (w: Fixture, actor: Actor, more: object = {}) => {
  const opportunityID = await opportunityFor(w, actor)
  return (await given.registration(w.AD, { opportunityID, playerID: w.player, ...signed(), ...more })).id
}
const approved = (w: Fixture, actor: Actor) => registration(w, actor, { approvedBy: w.AD })
/** A registration on the waitlist that has been offered a spot. */
const offered = async (w: Fixture, actor: Actor) => {
  const opportunityID = await opportunityFor(w, actor, { capacity: 1, offersAutomatically: true })
  const taken = await given.registration(w.AD, {
    opportunityID,
    playerID: await unclaimedPlayer(w),
    approvedBy: w.AD,
  })
  const { id } = await given.registration(w.AD, { opportunityID, playerID: w.player })
  await as(w.AD).rejectRegistration({ registrationID: taken.id })
  await offerFreeSpots(opportunityID)
  return id
}

const person = async () => (await given.user()).userID
const division = async (w: Fixture) => {
  const added = await as(w.TO).addDivision({ input: { teamID: w.team, division: `AA ${newID()}`, ageGroup: '12U' } })
  return added.id
}
const invitation = async ({ TO, team: teamID }: Fixture) =>
  as(TO).addTeamContact({ teamID, userID: await person(), role: 'coach' })
const divisionInFall = async (w: Fixture) => ({
  teamID: w.team,
  divisionID: await division(w),
  season: '2026 Fall',
})
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
  const { id: playerID } = await given.player({ claimer })
  const input = { teamID: w.team, playerID, startDate: '2025-09-01', season: '2025 Fall' }
  const { id, waitsFor } = await as(by).addPlayerToTeam({ input }, 'id waitsFor')
  expect(waitsFor).toBe(actor === 'PC' ? 'player' : 'team')
  return { id }
}
const OUTSIDE: readonly Actor[] = ['AN', 'BL', 'DE']
/** Sends operations as the actor, or as U for those who may send none. */
const asOwner = (w: Fixture, actor: Actor) => as(OUTSIDE.includes(actor) ? w.U : w[actor as 'U'])
const ownWatch = (w: Fixture, actor: Actor) =>
  asOwner(w, actor).createWatch({ input: { kind: 'EVENTS', filters: `search=${newID()}` } })
const claim = async (w: Fixture) =>
  (await as(await given.user()).createClaimRequest({ resourceType: 'team', resourceID: await ownTeam(w) })).id
/** An opportunity with a pending invitation of PC to evaluate. */
const evaluation = async (w: Fixture, actor: Actor) => {
  const id = await opportunityFor(w, actor)
  await as(w.AD).inviteEvaluator({ opportunityID: id, userID: w.PC.userID })
  return { id }
}
/** A pending transfer of a team from its owner to PC. */
const transfer = async (w: Fixture, actor: Actor) => {
  const id = actor === 'PO' ? (await given.team({ owner: w.TO })).id : await ownTeam(w)
  const offer = await as(w.TO).transferTeam({ teamID: id, userID: w.PC.userID })
  if (actor === 'PO') await given.provisionalClaim(id)
  return offer
}
/** For OC, one of its own team. */
const guestNeed = async (w: Fixture, actor: Actor) =>
  opportunityFor(w, actor, {
    type: 'GUEST_NEED',
    ...(!isOfTeam(actor) && { teamID: (await given.team({ owner: w.OC })).id }),
  })
const guestInvitation = async ({ player: playerID }: Fixture) => {
  const opportunityID = newID()
  await playerGuestInvitations().put({ playerID, opportunityID, expiresAt: Date.now() }).go()
  return opportunityID
}
const report = async (w: Fixture) => {
  const id = await ownTeam(w)
  await as(w.U).reportRecord({ kind: 'team', id, reason: 'Spam' })
  return (await as(w.AD).reports({ perPage: 1000 }, 'id recordID')).find((it) => it.recordID === id)!
}
const registeredFor = async (w: Fixture, actor: Actor) => (await registration(w, actor)).split('.')[0]!
const season = async (w: Fixture) => (await as(w.AD).createSeason({ input: aSeason })).id
const aDivision: Make = (w) => ({ input: { teamID: w.team, division: `A ${newID()}`, ageGroup: '10U' } })
const signed = () => ({ waiverSigned: true, notes: CANARIES.notes.text })
const aWalkUp = { name: 'Wanda Walker', birthYear: 2014, birthWindow: 'MAY_AUG', parentEmail: 'walker@mail.example' }
const anywhere = { location: 'Field 1', city: 'Austin', state: 'TX' }
const aSeason = { name: '2031 Fall', year: 2031, seasonType: 'Fall', startDate: '2031-08-15', endDate: '2031-11-30' }

const PUBLIC = 'A A A A A A A A A A A A'
const SIGNED_IN = 'L A A A A A A A A A F L'
const ALL_REFUSED = 'L F F F F F F F F F F L'
const ADMIN = 'L F F F F F F F F A F L'
const WRONG_PASSWORD = 'L B B B B B B B B B F L'
const VERIFIED_ORGANIZER = 'L F F A F A F A F A F L'
const ADMIN_FINDS_NOTHING = 'L F F F F F F F F N F L'
const ROSTER = 'L F F A A A A F F A F L'
const INVALID = 'B B B B B B B B B B B B'
const OWNER = 'L F F A F F F F F A F L'
const FAMILY_ONLY = 'L F F F F F A F F F F L'
const TEAM = 'L F F A A A F F F A F L'
const PLAYER = 'L F F F F F A F F A F L'
const ORGANIZER = 'L F F A A A F A F A F L'
/** Operations on a registration by its family, or an admin. Strangers cannot see it. */
const FAMILY = 'L N N F F F A F N A F L'

/** The new record is the argument. */
const to =
  (arg: string, make: (world: Fixture, actor: Actor) => Promise<string | { id: string }>, more: Args = {}): Make =>
  async (w, a) => {
    const made = await make(w, a)
    return { [arg]: typeof made === 'string' ? made : made.id, ...more }
  }
const own =
  (name: 'team' | 'player', arg = 'id', more: Args = {}): Make =>
  (w) => ({ [arg]: w[name], ...more })

const queries: Record<keyof Queries, Case> = {
  teams: [PUBLIC],
  teamsCount: [PUBLIC],
  teamsFacets: [PUBLIC],
  team: [PUBLIC, own('team')],
  teamRoster: [PUBLIC, own('team', 'teamID')],
  teamRosterCount: [PUBLIC, own('team', 'teamID')],
  teamEventCount: [PUBLIC, own('team', 'teamID')],
  teamOpportunityCount: [PUBLIC, own('team', 'teamID')],
  teamResponseRate: [PUBLIC, own('team', 'teamID')],
  claimedTeams: [SIGNED_IN],
  managedTeams: [SIGNED_IN],
  players: [PUBLIC],
  playersCount: [PUBLIC],
  playersFacets: [PUBLIC],
  player: [PUBLIC, own('player')],
  playerInvitation: [PUBLIC, own('player', 'playerID', { code: 'ABCD-EFGH' })],
  claimedPlayers: [SIGNED_IN],
  playerTeamHistory: [PUBLIC, own('player', 'playerID')],
  ageRules: [PUBLIC],
  positions: [PUBLIC],
  seasons: [PUBLIC],
  season: [PUBLIC, to('id', season)],
  users: ['L F F A A A F F F A F L', () => ({ search: 'pat' })],
  safetyRecordsToReview: [ADMIN],
  usersCount: ['L F F A A A F F F A F L', () => ({ search: 'pat' })],
  user: [PUBLIC, (w) => ({ id: w.TO.userID })],
  events: [PUBLIC],
  eventsCount: [PUBLIC],
  eventsFacets: [PUBLIC],
  event: [PUBLIC, to('id', eventFor)],
  opportunities: [PUBLIC],
  opportunitiesCount: [PUBLIC],
  opportunitiesFacets: [PUBLIC],
  opportunity: [PUBLIC, to('id', registeredFor)],
  opportunityRegistrationsCount: [ORGANIZER, to('opportunityID', opportunityFor)],
  opportunityRegistrations: [ORGANIZER, to('opportunityID', registeredFor)],
  claimRequests: [ADMIN],
  auditLog: [
    'L F F A A A A A F A F L',
    async (w, a) => {
      if (a === 'PC') return { kind: 'player', id: w.player }
      return a === 'OC' ? { kind: 'event', id: await event(w.OC) } : { kind: 'team', id: w.team }
    },
  ],
  reports: [ADMIN],
  deletedRecords: [SIGNED_IN],
  erasure: [SIGNED_IN, own('player', 'playerID')],
  hiddenRecords: [ADMIN],
  waitingPhotos: [ADMIN],
  search: [PUBLIC, () => ({ text: 'thunder' })],
  adminQueues: [ADMIN],
  adminStats: [PUBLIC],
  currentUser: [PUBLIC],
  contactInvitation: [PUBLIC, own('team', 'id', { code: 'ABCD-EFGH' })],
  contactInvitations: [SIGNED_IN],
  guestPlayers: [VERIFIED_ORGANIZER, to('opportunityID', guestNeed)],
  familyAsks: [VERIFIED_ORGANIZER, to('opportunityID', guestNeed)],
  opportunityEvaluators: [ORGANIZER, to('opportunityID', opportunityFor)],
  evaluationSheet: ['L F F A A A F A A A F L', to('opportunityID', opportunityFor)],
  evaluatorInvitations: [SIGNED_IN],
  teamTransfers: [SIGNED_IN],
  myRegistrations: [SIGNED_IN],
  agenda: [SIGNED_IN],
  pendingRosterEntries: [SIGNED_IN],
  pendingClaims: [SIGNED_IN],
  notifications: [SIGNED_IN],
  unreadNotificationCount: [SIGNED_IN],
  pushKey: [SIGNED_IN],
  pushSubscriptions: [SIGNED_IN],
  calendarFeeds: [SIGNED_IN],
  watches: [SIGNED_IN],
  exportMyData: [SIGNED_IN],
  syncRuns: [ADMIN],
  syncRun: [ADMIN_FINDS_NOTHING, () => ({ id: newID() })],
  syncDeadLetters: [ADMIN],
  humanCheck: [PUBLIC, () => ({ action: 'login' })],
  places: [PUBLIC, () => ({ search: 'aus' })],
  nearestPlace: [PUBLIC, () => ({ latitude: 30.27, longitude: -97.74 })],
  cityPage: [PUBLIC, () => ({ path: '/teams/tx/austin' })],
}

const PASSWORD = 'left field 42'

const mutations: Record<keyof Mutations, Case> = {
  signUp: [PUBLIC, () => ({ input: { email: `${newID()}@fungo.example`, name: 'New Person', password: PASSWORD } })],
  login: [
    PUBLIC,
    async () => {
      const { email, userID } = await given.user()
      await setPassword(userID, PASSWORD)
      return { input: { email, password: PASSWORD } }
    },
  ],
  // Everyone needs the session cookie. accounts.test.ts tests it.
  refreshSession: ['L L L L L L L L L L L L'],
  signOut: [PUBLIC],
  forgotPassword: [PUBLIC, () => ({ email: 'nobody@fungo.example' })],
  resetPassword: [INVALID, () => ({ input: { email: 'nobody@fungo.example', code: '000000', newPassword: PASSWORD } })],
  verifyEmail: [INVALID, () => ({ input: { userID: newID(), code: '000000' } })],
  changePassword: [WRONG_PASSWORD, () => ({ input: { currentPassword: 'wrong', newPassword: PASSWORD } })],
  // Everyone needs the access token of a session too. totp.test.ts tests it.
  startTotp: ['L L L L L L L L L L F L'],
  confirmTotp: [WRONG_PASSWORD, () => ({ input: { code: '000000', currentPassword: 'wrong' } })],
  turnOffTotp: [WRONG_PASSWORD, () => ({ input: { currentPassword: 'wrong' } })],
  resetTotp: [ADMIN, to('userID', person)],
  sendVerificationEmail: [SIGNED_IN],
  deleteMyAccount: [WRONG_PASSWORD, () => ({ input: { currentPassword: 'wrong' } })],
  deleteUser: [ADMIN, to('id', person)],
  blockUser: [ADMIN, to('id', person)],
  unblockUser: [ADMIN, to('id', person)],
  createTeam: [SIGNED_IN, () => ({ input: { name: `Owls ${newID()}`, locationCity: 'Austin', state: 'TX' } })],
  updateTeam: [TEAM, own('team', 'id', { input: { description: 'x' } })],
  dismissTeamSuggestion: [TEAM, own('team', 'id', { field: 'name' })],
  deleteTeam: [OWNER, to('id', ownTeam)],
  claimTeam: [
    'L A A C C C A A A F F L',
    async (w, actor) => ({ teamID: isOfTeam(actor) ? w.team : await unclaimedTeam(w) }),
  ],
  transferTeam: [OWNER, async (w) => ({ teamID: await ownTeam(w), userID: w.PC.userID })],
  acceptTransfer: ['L N N F F N A N N F F L', transfer],
  declineTransfer: ['L N N F F N A N N F F L', transfer],
  cancelTransfer: ['L N N A F N F N N A F L', transfer],
  setOpenToGuestPlay: [FAMILY_ONLY, own('player', 'playerID', { isOpen: false })],
  inviteGuestPlayer: [
    VERIFIED_ORGANIZER,
    async (w, a) => ({
      opportunityID: await guestNeed(w, a),
      playerID: (await given.guestPlayer({ claimer: await given.user() })).id,
    }),
  ],
  setAskingFamilies: [VERIFIED_ORGANIZER, to('opportunityID', guestNeed, { isOn: false })],
  declineGuestInvitation: [FAMILY_ONLY, async (w) => ({ opportunityID: await guestInvitation(w), playerID: w.player })],
  inviteEvaluator: [ORGANIZER, async (w, a) => ({ opportunityID: await opportunityFor(w, a), userID: await person() })],
  removeEvaluator: [ORGANIZER, async (w, a) => ({ opportunityID: (await evaluation(w, a)).id, userID: w.PC.userID })],
  acceptEvaluator: ['L N N N N N A N A N F L', to('opportunityID', evaluation)],
  declineEvaluator: ['L N N N N N A N A N F L', to('opportunityID', evaluation)],
  saveEvaluation: [
    'L F F A A A F A A A F L',
    async (w, a) => ({ opportunityID: (await approved(w, a)).split('.')[0], playerID: w.player, score: 4 }),
  ],
  addDivisionToTeam: [TEAM, aDivision],
  addDivision: [TEAM, aDivision],
  updateDivision: [
    TEAM,
    async (w) => ({ id: await division(w), input: { division: `AAA ${newID()}`, ageGroup: '12U' } }),
  ],
  deleteDivision: [TEAM, to('id', division)],
  addTeamContact: [TEAM, async (w) => ({ teamID: w.team, userID: await person(), role: 'coach' })],
  removeTeamContact: [TEAM, async (w) => ({ teamID: w.team, userID: (await invitation(w)).id.split('.')[1] })],
  addDivisionContact: [TEAM, async (w) => ({ divisionID: await division(w), userID: await person(), role: 'coach' })],
  removeDivisionContact: [
    TEAM,
    async (w) => {
      const divisionID = await division(w)
      const { userID } = await given.user()
      await as(w.TO).addDivisionContact({ divisionID, userID, role: 'coach' })
      return { ageGroupID: divisionID, userID }
    },
  ],
  inviteContact: [TEAM, (w) => ({ recordID: w.team, email: `${newID()}@fungo.example`, role: 'coach' })],
  // The invitation is of a user who is none of the actors.
  acceptContact: [ALL_REFUSED, invitation],
  declineContact: [ALL_REFUSED, invitation],
  createPlayer: [SIGNED_IN, () => ({ input: { name: 'New Player' } })],
  updatePlayer: [PLAYER, own('player', 'id', { input: { age: 12 } })],
  dismissPlayerSuggestion: [PLAYER, own('player', 'id', { field: 'name' })],
  deletePlayer: [PLAYER, to('id', ownPlayer)],
  erasePlayer: [PLAYER, to('id', ownPlayer)],
  claimPlayer: [
    'L A A A A A C A A F F L',
    async (w, actor) => ({ playerID: actor === 'PC' ? w.player : await unclaimedPlayer(w) }),
  ],
  confirmGuardianConsent: [FAMILY_ONLY, own('player', 'playerID', { version: '2026-11' })],
  addPlayerToTeam: [
    ROSTER,
    async (w) => ({
      input: { teamID: w.team, playerID: await ownPlayer(w), startDate: '2026-01-01', season: '2026 Spring' },
    }),
  ],
  updatePlayerTeamHistory: [
    ROSTER,
    to('id', rosterEntry, { input: { startDate: '2026-02-01', season: '2026 Spring' } }),
  ],
  removePlayerFromTeam: [ROSTER, to('teamHistoryID', rosterEntry)],
  importRoster: [TEAM, async (w) => ({ ...(await divisionInFall(w)), rows: [{ name: 'Jordan Sample', isNew: true }] })],
  moveRosterToSeason: [TEAM, async (w) => ({ ...(await divisionInFall(w)), entryIDs: [await rosterEntry(w)] })],
  invitePlayerFamily: [
    'L F F A A F F F F A F L',
    async (w) => ({ teamID: w.team, playerID: await coachedPlayer(w, w.team), email: 'family@fungo.example' }),
  ],
  acceptPlayerInvitation: [
    'L F A C C A A A A F F L',
    async (w) => {
      // A new team, since the actor who accepts then has a player on the team.
      const team = await ownTeam(w)
      const player = await coachedPlayer(w, team)
      return { playerID: player, code: await given.familyInvitation(w.TO, { teamID: team, playerID: player }) }
    },
  ],
  markNotificationsRead: [SIGNED_IN],
  addPushSubscription: [SIGNED_IN, () => ({ input: subscriptionOf(newID()) })],
  removePushSubscription: [SIGNED_IN, () => ({ id: newID() })],
  calendarFeed: [SIGNED_IN, own('team', 'id', { kind: 'TEAM' })],
  revokeCalendarFeed: [SIGNED_IN, (w, actor) => asOwner(w, actor).calendarFeed({ kind: 'USER' })],
  createWatch: [SIGNED_IN, () => ({ input: { kind: 'EVENTS', filters: `search=${newID()}` } })],
  requestWatch: ['A A A A A A A A A A F A', () => ({ input: { kind: 'EVENTS', email: `${newID()}@fungo.example` } })],
  updateWatch: [SIGNED_IN, async (w, actor) => ({ ...(await ownWatch(w, actor)), input: {} })],
  deleteWatch: [SIGNED_IN, ownWatch],
  acceptRosterEntry: [ROSTER, rosterRequest],
  declineRosterEntry: [ROSTER, rosterRequest],
  createClaimRequest: [SIGNED_IN, to('resourceID', unclaimedTeam, { resourceType: 'team' })],
  approveClaim: [ADMIN, to('claimID', claim)],
  rejectClaim: [ADMIN, to('claimID', claim)],
  reverseClaim: [
    ADMIN,
    async (w) => {
      const claimID = await claim(w)
      await as(w.AD).rejectClaim({ claimID })
      return { claimID }
    },
  ],
  reportRecord: ['A A A A A A A A A A F A', to('id', ownTeam, { kind: 'team', reason: 'Spam' })],
  resolveReport: [ADMIN, to('id', report, { action: 'keep' })],
  approvePhoto: [ADMIN_FINDS_NOTHING, () => ({ id: newID() })],
  rejectPhoto: [ADMIN_FINDS_NOTHING, () => ({ id: newID(), reason: 'Not a player' })],
  hideRecord: [ADMIN, to('id', ownTeam, { kind: 'team', reason: 'Spam' })],
  unhideRecord: [ADMIN, to('id', ownTeam, { kind: 'team' })],
  restoreRecord: [
    'L N N N N N N A N A F L',
    async (w) => {
      const id = await event(w.OC)
      await as(w.OC).deleteEvent({ id })
      return { id, kind: 'event' }
    },
  ],
  mergeTeams: [ADMIN, async (w) => ({ fromID: await ownTeam(w), intoID: await ownTeam(w) })],
  mergePlayers: [ADMIN, async (w) => ({ fromID: await ownPlayer(w), intoID: await ownPlayer(w) })],
  createEvent: [
    TEAM,
    (w) => ({ input: { ...anywhere, name: 'Cup', date: '2027-03-06T09:00', eventType: 'Tournament', teamID: w.team } }),
  ],
  updateEvent: [ORGANIZER, to('id', eventFor, { input: { name: 'Cup 2' } })],
  emailEventChanges: [ORGANIZER, to('id', eventFor)],
  dismissEventSuggestion: [ORGANIZER, to('id', eventFor, { field: 'name' })],
  enterTeam: ['L F F A A A F F F A F L', async (w) => ({ input: { ...(await tournament(w)), teamID: w.team } })],
  withdrawEntry: ['L F F A A A F F F A F L', to('id', entry)],
  acceptEntryOffer: ['L F F C C C F F F C F L', to('id', entry)],
  decideEntry: ['L F F F F F F A F A F L', to('id', entry, { decision: 'WAITLISTED' })],
  recordEntryFee: ['L F F F F F F A F A F L', to('id', entry, { feePaidCents: 1 })],
  recordEntryInsurance: ['L F F F F F F A F A F L', to('id', entry, { insuredUntil: '2027-03-31' })],
  // Past the permission, the event has no such division.
  moveEntry: ['L F F F F F F N F N F L', to('id', entry, { divisionID: newID() })],
  cancelDivision: ['L F F F F F F A F A F L', divisionFor],
  emailTeams: [
    'L F F F F F F A F A F L',
    async (w) => ({ id: (await entry(w)).split('.')[0], subject: 'Rain', text: 'We play.' }),
  ],
  chooseEventRoster: ['L F F A A A F F F A F L', to('id', acceptedEntry, { playerIDs: [] })],
  signEventWaiver: [FAMILY_ONLY, eventWaiver],
  checkInTeam: ['L F F F F F F A F A F L', to('id', acceptedEntry, { checkedInAt: '2026-03-07T15:00:00Z' })],
  replaceSchedule: [ORGANIZER, to('id', eventFor, { input: { version: '0', games: [] } })],
  deleteEvent: ['L F F F F F F A F A F L', to('id', eventFor)],
  createOpportunity: [
    TEAM,
    (w) => ({ input: { ...anywhere, title: 'Tryout', startTime: '2027-03-06T09:00', teamID: w.team } }),
  ],
  updateOpportunity: [ORGANIZER, to('id', opportunityFor, { input: { title: 'Tryout 2' } })],
  emailOpportunityChanges: [ORGANIZER, to('id', opportunityFor)],
  deleteOpportunity: [ORGANIZER, to('id', opportunityFor)],
  registerForOpportunity: [
    'L F F A F A A F F A F L',
    async (w) => ({ input: { opportunityID: await generalOpportunity(w), playerID: w.player, ...signed() } }),
  ],
  updateRegistrationStatus: [ORGANIZER, to('id', registration, { status: 'REJECTED' })],
  approveRegistration: [ORGANIZER, to('registrationID', registration)],
  rejectRegistration: [ORGANIZER, to('registrationID', registration)],
  offerSpot: [ORGANIZER, to('registrationID', registration)],
  waitlistRegistration: [ORGANIZER, to('registrationID', registration)],
  moveInLine: [ORGANIZER, to('registrationID', registration, { isUp: true })],
  undoDecision: [ORGANIZER, to('registrationID', approved)],
  // An opportunity without a team has no team for the profile to belong to.
  registerWalkUp: [
    'L F F A F A F C F C F L',
    async (w, actor) => ({ input: { ...aWalkUp, opportunityID: await opportunityFor(w, actor) } }),
  ],
  withdrawRegistration: [FAMILY, to('registrationID', registration)],
  acceptRegistration: [FAMILY, to('registrationID', registration)],
  acceptWaitlistOffer: [FAMILY, to('registrationID', offered)],
  declineWaitlistOffer: [FAMILY, to('registrationID', offered)],
  checkIn: [ORGANIZER, to('registrationID', approved, { checkedInAt: '2026-01-01T00:00:00Z' })],
  emailRegistrants: [
    ORGANIZER,
    to('opportunityID', registeredFor, { status: 'PENDING', subject: 'Rain', text: 'We play.' }),
  ],
  // Past the permission, nobody is chosen or left to tell.
  offerRosterSpots: [
    VERIFIED_ORGANIZER.replaceAll('A', 'B'),
    to('opportunityID', guestNeed, { input: { players: [], replyBy: '2030-01-01T00:00:00Z' } }),
  ],
  setRosterSpots: [VERIFIED_ORGANIZER, to('opportunityID', guestNeed, { spots: [{ spots: 2 }] })],
  sendNotSelected: [VERIFIED_ORGANIZER.replaceAll('A', 'C'), to('opportunityID', guestNeed)],
  askOrganizer: ['L F A A A A A C A A F L', to('opportunityID', generalOpportunity, { text: 'Is there parking?' })],
  updateRegistration: [ORGANIZER, to('id', registration, { input: { feePaidCents: 500 } })],
  updateAgeRule: [ADMIN, () => ({ id: 'usa-softball', input: { cutoffDay: 30 } })],
  createSeason: [ADMIN, () => ({ input: aSeason })],
  updateSeason: [ADMIN, to('id', season, { input: { isActive: false } })],
  deleteSeason: [ADMIN, to('id', season)],
  updateUser: [ADMIN, to('id', person, { input: { name: 'Renamed' } })],
  updateSafetyRecords: ['L A A A A A A A A A F L', () => ({ input: { backgroundCheckedOn: '2026-01-15' } })],
  reviewSafetyRecord: [
    ADMIN,
    async () => {
      const coach = await given.user()
      await as(coach).updateSafetyRecords({ input: { backgroundCheckedOn: '2026-01-15' } })
      return { userID: coach.userID, kind: 'BACKGROUND_CHECK', isConfirmed: true }
    },
  ],
  updateUserSettings: [SIGNED_IN, () => ({ input: { eventReminders: false } })],
  syncGoverningBody: ['L F F F F F F F F A F L', () => ({ input: { upload: 'nonsense' } })],
  uploadSyncFiles: ['L F F F F F F F F B F L', () => ({ input: {} })],
  retrySyncRun: [ADMIN_FINDS_NOTHING, () => ({ id: newID() })],
  dismissSyncDeadLetters: [ADMIN_FINDS_NOTHING, () => ({ runID: newID() })],
  cancelSyncRun: [ADMIN_FINDS_NOTHING, () => ({ id: newID() })],
  syncTeam: ['L F F F F F F F F A F L', (w) => ({ input: { teamID: w.team } })],
}

const LETTERS: Record<string, string> = {
  FORBIDDEN: 'F',
  NOT_FOUND: 'N',
  UNAUTHENTICATED: 'L',
  CONFLICT: 'C',
  BAD_USER_INPUT: 'B',
}

/** Who has read which canary. */
const read = Object.fromEntries(Object.keys(CANARIES).map((name) => [name, new Set<Actor>()]))

function leaksIn(text: string, actor: Actor) {
  const found = Object.entries(CANARIES).filter(([, canary]) => text.includes(canary.text))
  for (const [name] of found) read[name]!.add(actor)
  return found.filter(([, { readers }]) => !readers.includes(actor)).map(([name]) => name)
}

function lettersOf(answers: string) {
  const letters = answers.split(' ')
  const ofUser = letters[ACTORS.indexOf('U')]!
  return [...letters, ofUser, ofUser]
}

const argsOf = async ([, args]: Case, actor: Actor) => (await args?.(fixtureOf(actor), actor)) ?? {}

async function answerOf(name: string, values: Args, actor: Actor): Promise<{ letter: string; leaks: string[] }> {
  const { ask } = actor === 'AN' ? asAnonymous() : as(fixture[actor])
  const { data, errors } = await ask(everyField(documentOf(name, values), 2), values)
  const leaks = leaksIn(JSON.stringify(data ?? null), actor)
  if (!errors?.[0]) return { letter: 'A', leaks }
  const code = String(errors[0].extensions?.code)
  return { letter: LETTERS[code] ?? `${code}: ${errors[0].message}`, leaks }
}

const ACCOUNTS = ACTORS.filter((it): it is Exclude<Actor, 'AN'> => !OUTSIDE.includes(it))

describe.each([
  ['query', queries],
  ['mutation', mutations],
] as const)(
  'each actor may call exactly the permitted %s operations, and reads no private field of others',
  (type, cases) => {
    test.each(Object.entries(cases) as [string, Case][])('%s', async (name, one) => {
      const isAllowed = (actor: Actor) => lettersOf(one[0])[ACTORS.indexOf(actor)] === 'A'
      // A query and a refusal leave the target as it is, so those without a tie to it share one.
      const shared = (type === 'query' || !STRANGERS.some(isAllowed)) && argsOf(one, 'U')
      const answers = await Promise.all(
        ACTORS.map(async (actor) =>
          answerOf(name, await ((STRANGERS.includes(actor) && shared) || argsOf(one, actor)), actor),
        ),
      )
      const row = (letters: string[]) => ACTORS.map((actor, i) => `${actor} ${letters[i]}`)
      expect(row(answers.map(({ letter }) => letter))).toEqual(row(lettersOf(one[0])))
      expect(row(answers.map(({ leaks }) => leaks.join()))).toEqual(row(ACTORS.map(() => '')))
    })
  },
)

test('each reader of a private field has read it above, so that a leak would be found', () => {
  for (const [name, { readers }] of Object.entries(CANARIES))
    expect(
      readers.filter((actor) => !read[name]!.has(actor as Actor)),
      name,
    ).toEqual([])
})

// Most emails are sent by the stream consumer: test/support/test-mail.ts checks all of them.
test('no email to others and no log line has a private field of the family', async () => {
  const texts = Object.values(CANARIES).map(({ text }) => text)
  const sent = outbox.mails().filter((mail) => texts.some((text) => JSON.stringify({ ...mail, to: '' }).includes(text)))
  const readers = Object.values(CANARIES).flatMap((it) => it.readers)
  const addresses = readers.map((actor) => fixture[actor as keyof typeof fixture] as UserItem).map(({ email }) => email)
  expect(sent.filter(({ to }) => !addresses.includes(to)).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([])
  expect(outbox.mails().length).toBeGreaterThan(0)

  const query = 'query ($search: String) { players(search: $search) { id } }'
  for (const search of texts) await postQuery({ query, variables: { search } })
  const lines = logged.flatMap(({ mock }) => mock.calls.map((line) => inspect(line, { depth: 9 })))
  expect(lines.join()).toContain('query players')
  expect(lines.filter((line) => texts.some((text) => line.includes(text)))).toEqual([])
})

test('no page, preview, or sitemap has a private field of the family', async () => {
  const views = Object.entries({ players: '^/players$', player: '^/players/(.+)', team: '^/teams/(.+)' }).map(
    ([name, path]) => {
      const variables = name === 'players' ? {} : { id: '$1' }
      return { path, operations: [{ query: everyField(documentOf(name, variables), 2), variables }] }
    },
  )
  const folder = temporaryFolder()
  await writeFile(join(folder, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>')
  await writeFile(join(folder, 'queries.json'), JSON.stringify({ views }))
  vi.stubEnv('WEB_FOLDER', folder)
  const opportunity = await generalOpportunity(fixture)
  await given.registration(fixture.AD, { opportunityID: opportunity, playerID: fixture.player, waiverSigned: true })
  const records = [`/players/${fixture.player}`, `/teams/${fixture.team}`, `/opportunities/${opportunity}`]
  for (const path of [...records, '/players', '/sitemap.xml']) {
    const { statusCode, body = '' } = await openPage(`https://fungo.example${path}`)
    expect(statusCode, path).toBe(200)
    expect(leaksIn(body, 'AN'), path).toEqual([])
    if (path === records[0]) expect(body).toContain('Jordan Q.')
  }
  const { statusCode } = await openPage(`https://fungo.example/og${records[0]}.png`)
  expect(statusCode).toBe(404)
  for (const path of records) {
    const { head } = await subjectOf(path, 'en', anonymousQuery('test'))
    expect(leaksIn(JSON.stringify(head), 'AN'), path).toEqual([])
  }
})

test('no notification and no export has a private field of the family for others', async () => {
  for (const actor of ACCOUNTS) {
    const client = as(fixture[actor])
    const notifications = await client.notifications({}, 'subject text')
    expect(leaksIn(JSON.stringify(notifications) + (await client.exportMyData()), actor), actor).toEqual([])
  }
})

test('no calendar has a private field of the family for others', async () => {
  for (const actor of ACCOUNTS) {
    for (const [kind, id] of [['USER'], ['TEAM', fixture.team]] as const) {
      const calendarFeed = await as(fixture[actor]).calendarFeed({ kind, id }, 'url')
      const { statusCode, body = '' } = await openPage(calendarFeed.url)
      expect(statusCode).toBe(200)
      expect(leaksIn(body, actor), `${kind} of ${actor}`).toEqual([])
    }
  }
})

describe('an ID of no record', () => {
  const none = newID()
  const ofNone = `${none}.${newID()}`
  const of: [keyof Mutations, Args, string][] = [
    ['updateTeam', { id: none, input: { description: 'x' } }, 'Team'],
    ['claimTeam', { teamID: none }, 'Team'],
    ['createClaimRequest', { resourceType: 'team', resourceID: none }, 'Team'],
    ['updateDivision', { id: none, input: { division: 'AA', ageGroup: '12U' } }, 'Division'],
    ['updateDivision', { id: ofNone, input: { division: 'AA', ageGroup: '12U' } }, 'Team'],
    ['removeDivisionContact', { userID: none }, 'Division'],
    ['acceptTransfer', { id: ofNone }, 'Transfer'],
    ['acceptContact', { id: none }, 'Invitation'],
    ['acceptContact', { id: `${none}.x` }, 'Invitation'],
    ['updatePlayer', { id: none, input: { age: 12 } }, 'Player'],
    ['erasePlayer', { id: none }, 'Player'],
    ['claimPlayer', { playerID: none }, 'Player'],
    ['createClaimRequest', { resourceType: 'player', resourceID: none }, 'Player'],
    ['removePlayerFromTeam', { teamHistoryID: ofNone }, 'Team history'],
    ['acceptRosterEntry', { id: ofNone }, 'Team history'],
    ['updateEvent', { id: none, input: { name: 'Cup' } }, 'Event'],
    ['withdrawEntry', { id: ofNone }, 'Entry'],
    ['decideEntry', { id: ofNone, decision: 'ACCEPTED' }, 'Entry'],
    ['updateOpportunity', { id: none, input: { title: 'Tryout' } }, 'Opportunity'],
    ['acceptEvaluator', { opportunityID: none }, 'Invitation'],
    ['withdrawRegistration', { registrationID: ofNone }, 'Registration'],
    ['approveRegistration', { registrationID: none }, 'Registration'],
  ]
  test.each(of)('is refused by %s(%j)', async (name, args, record) => {
    await expectRefusal(asAnonymous()[name](args), 'UNAUTHENTICATED')
    await expectRefusal(as(fixture.BL)[name](args), 'FORBIDDEN')
    await expectRefusal(as(fixture.U)[name](args), 'NOT_FOUND', `${record} not found`)
  })

  test.each<[keyof Mutations, Args]>([
    ['createEvent', {}],
    ['createOpportunity', {}],
    ['addPlayerToTeam', {}],
    ['addPlayerToTeam', { teamID: none }],
    ['addPlayerToTeam', { playerID: none }],
  ])('and no ID is refused by %s(%j)', async (name, input) => {
    await expectRefusal(asAnonymous()[name]({ input }), 'UNAUTHENTICATED')
    await expectRefusal(as(fixture.U)[name]({ input }), 'BAD_USER_INPUT')
  })
})

describe('an owner without a confirmed email address', () => {
  const unverified = async (userID: string) => {
    const { data } = await users().get({ userID }).go({ consistent: true })
    await transactWrite(recordWrites(userRecord.replace(data!, { emailVerifiedAt: undefined }, { now: new Date() })))
  }
  const UNVERIFIED = 'Confirm your email address first.'

  test.each([
    ...['addTeamContact', 'addDivisionContact', 'inviteContact', 'inviteEvaluator', 'inviteGuestPlayer'],
    ...['setAskingFamilies', 'emailRegistrants', 'askOrganizer', 'transferTeam', 'invitePlayerFamily'],
    ...['offerRosterSpots', 'sendNotSelected', 'enterTeam'],
  ] as const)('emails nobody by %s', async (name) => {
    const owner = await given.user()
    const team = (await given.team({ owner })).id
    const world = { ...fixture, TO: owner, team, newTeam: async () => team }
    const values = (await mutations[name][1]?.(world, 'TO')) ?? {}
    await unverified(owner.userID)
    await expectRefusal(as(owner)[name](values), 'FORBIDDEN', UNVERIFIED)
  })

  test.each([
    ...['updateTeam', 'addDivision', 'updateDivision', 'addPlayerToTeam', 'updatePlayerTeamHistory', 'importRoster'],
    ...['acceptRosterEntry', 'createEvent', 'updateEvent', 'createOpportunity', 'updateOpportunity'],
  ] as const)('changes nothing by %s while the claim is reviewed', async (name) => {
    const owner = await given.user()
    const team = await given.provisionalClaim((await given.team({ owner })).id)
    const values = (await mutations[name][1]?.({ ...fixture, TO: owner, team }, 'PO')) ?? {}
    await unverified(owner.userID)
    await expectRefusal(as(owner)[name](values), 'FORBIDDEN', UNVERIFIED)
  })
})

test('a family without a confirmed email address can ask a team whose claim is reviewed', async () => {
  const teamID = await given.provisionalClaim((await given.team({ owner: await given.user() })).id)
  const claimer = await given.user({ emailVerifiedAt: undefined })
  const { id: playerID } = await given.player({ claimer })
  const input = { teamID, playerID, startDate: '2025-09-01', season: '2025 Fall' }
  expect(await as(claimer).addPlayerToTeam({ input }, 'waitsFor')).toEqual({ waitsFor: 'team' })
})

test('a visitor may do nothing with a record, also by its fields', async () => {
  const records = {
    team: await unclaimedTeam(fixture),
    player: await unclaimedPlayer(fixture),
    event: await event(fixture.OC),
    opportunity: await generalOpportunity(fixture),
  }
  for (const [name, id] of Object.entries(records)) {
    const { data } = await asAnonymous().ask(everyField(documentOf(name, { id }), 2), { id })
    expect(JSON.stringify(data), name).toContain('"viewerCan')
    expect(JSON.stringify(data), name).not.toMatch(/"viewerCan\w+":true/)
  }
})

test('everyone but an admin may claim what nobody has claimed', async () => {
  const open = { team: await unclaimedTeam(fixture), player: await unclaimedPlayer(fixture) }
  for (const kind of ['team', 'player'] as const)
    for (const [actor, isAllowed] of [
      ['U', true],
      ['TO', true],
      ['AD', false],
    ] as const) {
      const canClaim = async (id: string) =>
        (await as(fixture[actor]).send(`query ($id: ID!) { it: ${kind}(id: $id) { viewerCanClaim } }`, { id })).it
      expect(await canClaim(open[kind]), `${actor} ${kind}`).toEqual({ viewerCanClaim: isAllowed })
      expect(await canClaim(fixture[kind]), `${actor} ${kind}`).toEqual({ viewerCanClaim: false })
    }
})

test('a team that an admin has hidden cannot be claimed, at once or by a request', async () => {
  const teamID = await unclaimedTeam(fixture)
  await as(fixture.AD).hideRecord({ kind: 'team', id: teamID, reason: 'Check' })
  await expectRefusal(as(fixture.U).claimTeam({ teamID }), 'NOT_FOUND', 'Team not found')
  const request = { resourceType: 'team', resourceID: teamID }
  await expectRefusal(as(fixture.U).createClaimRequest(request), 'NOT_FOUND', 'Team not found')
})

test('a family sees the team-only opportunities of a team until its player leaves the roster', async () => {
  const teamID = await managedTeam()
  const id = await teamOpportunity({ ...fixture, team: teamID }, { visibility: 'PRIVATE' })
  const { parent, player: playerID } = await given.family()
  const entry = await given.rosterEntry(parent, { teamID, playerID })
  expect(await as(parent).opportunity({ id })).toEqual({ id })
  await as(parent).updatePlayerTeamHistory({ id: entry.id, input: { endDate: '2025-10-01' } })
  await expectRefusal(as(parent).opportunity({ id }), 'NOT_FOUND')
})

describe('opportunities that are not public', () => {
  test.each([
    ['PRIVATE', 'N N N A A A A A N A N N'],
    ['INVITE_ONLY', 'N A A A A A A A A A N N'],
    ['HIDDEN', 'N N N A A A N A N A N N'],
  ])('%s', async (visibility, answers) => {
    const id = await teamOpportunity(fixture, { visibility })
    const own: Partial<Record<Actor, string>> = {
      OC: await generalOpportunity(fixture, 'OC', { visibility }),
      PO: await teamOpportunity(provisionalFixture, { visibility }),
    }
    const found: Awaited<ReturnType<typeof answerOf>>[] = []
    for (const actor of ACTORS) found.push(await answerOf('opportunity', { id: own[actor] ?? id }, actor))
    expect(found.map(({ letter }) => letter)).toEqual(lettersOf(answers))
  })

  test.each([
    ['PRIVATE', 'TO MG PC AD'],
    ['INVITE_ONLY', 'TO MG AD'],
    ['HIDDEN', 'TO MG AD'],
  ])('lists and counts include a %s opportunity of a team only for %s', async (visibility, seers) => {
    const title = `Quiet ${newID()}`
    await teamOpportunity(fixture, { visibility, title })
    for (const actor of ACTORS) {
      const by = actor === 'AN' ? asAnonymous() : as(fixture[actor])
      const isSeen = seers.split(' ').includes(actor)
      expect(await by.opportunities({ search: title }, 'title'), actor).toEqual(isSeen ? [{ title }] : [])
      expect(await by.opportunitiesCount({ search: title }), actor).toBe(isSeen ? 1 : 0)
      const { opportunities } = (await by.team({ id: fixture.team }, 'opportunities { title }'))!
      const titles = opportunities.map((it: { title: string }) => it.title)
      expect(titles.includes(title), actor).toBe(isSeen)
    }
  })
})

test('every operation of the schema has a row, a resolver, and a row in these tables', async () => {
  await attachMutations()
  for (const [table, cases, type] of [
    [queryRows, queries, schema.getQueryType()!],
    [mutationRows, mutations, schema.getMutationType()!],
  ] as const) {
    const fields = Object.values(type.getFields())
    const names = fields.map(({ name }) => name).sort()
    expect(Object.keys(table).sort()).toEqual(names)
    expect(Object.keys(cases).sort()).toEqual(names)
    expect(fields.filter(({ resolve }) => !resolve).map(({ name }) => name)).toEqual([])
  }
})
