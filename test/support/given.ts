import { familyInvitations } from '../../functions/domain/family-invitations/entity.ts'
import { familyPath } from '../../functions/domain/family-invitations/service.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { addPushSubscription } from '../../functions/domain/push/subscriptions.ts'
import { type TeamItem, teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { userRecord } from '../../functions/domain/users/record.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { pick } from '../../functions/values/pick.ts'
import { as } from './as.ts'
import { childrensNames, subscriptionOf } from './push-receiver.ts'
import { inDays } from './times.ts'

type User = { userID: string }
type Team = { id: string; name: string; claimedBy: string | null }
type FamilyInvitation = { teamID: string; playerID: string; email?: string }

let names = 0
/** Decimal, because names that differ only in look-alikes such as 1 and l count as the same. */
const unique = (word: string) => `${word} ${names++}-${Date.now()}`

const today = new Date().toISOString()
const CLEARED = {
  backgroundCheckedOn: today.slice(0, 10),
  backgroundCheckConfirmedAt: today,
  safeSportTrainedOn: today.slice(0, 10),
  safeSportConfirmedAt: today,
}

/** Creates records for tests, through the API where users create them through the API. */
export type Family = Awaited<ReturnType<typeof given.family>>

export const given = {
  /** An account with a confirmed address and without a password. It has a device with notifications if a push receiver runs. */
  async user({
    role = 'user',
    ...more
  }: Partial<
    Pick<UserItem, 'role' | 'name' | 'email' | 'isBlocked' | 'emailVerifiedAt' | 'locale'> & typeof CLEARED
  > = {}): Promise<UserItem> {
    const userID = newID()
    const user = {
      userID,
      email: `${userID}@fungo.example`,
      name: 'Pat Example',
      role,
      isBlocked: false,
      emailVerifiedAt: new Date().toISOString(),
      emailNotifications: true,
      eventReminders: true,
      opportunityAlerts: true,
      marketingEmails: false,
      ...more,
    }
    const created = userRecord.create(user, { now: new Date(), taken: new Error(`${user.email} is taken.`) })
    await transactWrite(recordWrites(created))
    if (process.env.PUSH_RECEIVER)
      await addPushSubscription(subscriptionOf(userID), { userID, sessionID: null, now: new Date() })
    return created.item
  },
  admin: () => given.user({ role: 'admin' }),
  /** A coach whose background check and training an admin has confirmed. */
  clearedCoach: (more: Partial<Pick<UserItem, 'name' | 'emailVerifiedAt'>> = {}) =>
    given.user({ role: 'coach', ...CLEARED, ...more }),
  /** That many accounts. */
  users: (count: number) =>
    Promise.all(Array.from({ length: count }, () => given.user())) as Promise<
      [UserItem, UserItem, UserItem, UserItem, UserItem]
    >,

  /** A parent and the ID of the child. */
  async family(child: Record<string, unknown> = {}) {
    const parent = await given.user()
    return { parent, player: (await given.player({ claimer: parent, ...child })).id }
  },

  /** `divisionID` is the ID of its first division, if the input has one. */
  async team({ owner, ...input }: { owner?: UserItem } & Record<string, unknown> = {}) {
    const { divisions, ...team } = await as(owner ?? (await given.user())).createTeam(
      { input: { name: unique('Ironwoods'), locationCity: 'Austin', state: 'TX', ...input } },
      'id name claimedBy divisions { id }',
    )
    return { ...team, divisionID: divisions[0]?.id } as Team & { divisionID: string }
  },

  /** A team of the owner with a record of every kind that can belong to a team, and a request of each kind. */
  async wholeTeam(owner: UserItem) {
    const { divisionID, ...team } = await given.team({ owner, division: 'Open', ageGroup: '12U' })
    const teamID = team.id
    await as(owner).addDivision({ input: { teamID, division: 'AA', ageGroup: '12U' } })
    await as(owner).addDivisionContact({ divisionID, userID: owner.userID, role: 'coach' })
    await given.teamContact(owner, { teamID, user: owner, role: 'manager' })
    const [invited, asker] = await Promise.all([given.user(), given.user()])
    await as(owner).addTeamContact({ teamID, userID: invited.userID, role: 'coach' })
    await as(asker).createClaimRequest({ resourceType: 'team', resourceID: teamID })
    const [own, asked] = await Promise.all([given.player({ claimer: owner }), given.player()])
    const entry = { teamID, startDate: '2025-09-01', season: '2025 Fall' }
    const placed = { ...entry, division: 'Open', ageGroup: '12U', jerseyNumber: '7' }
    await as(owner).addPlayerToTeam({ input: { ...placed, playerID: own.id } })
    await as(owner).addPlayerToTeam({ input: { ...entry, playerID: asked.id } })
    const event = await given.event({ creator: owner, teamID })
    const opportunity = await given.opportunity({ creator: owner, teamID })
    return { ...team, event, opportunity, invited, asker }
  },

  /** An unclaimed team as the sync creates it: without a unique key for its name. */
  async importedTeam(known: Partial<TeamItem> = {}) {
    const teamID = newID()
    const origin = { source: 'usssa', externals: {} }
    const team = { teamID, name: `Imported ${teamID}`, divisions: [], origin, ...known }
    await transactWrite(recordWrites(teamRecord.create(team, { now: new Date() })))
    return { id: teamID, name: team.name }
  },

  /** As if the owner of the team had just claimed it from the governing body's listings. Returns the ID of the team. */
  async provisionalClaim(teamID: string) {
    const { data } = await teams().get({ teamID }).go({ consistent: true })
    const now = new Date()
    const until = new Date(now.getTime() + 86_400_000).toISOString()
    const provisional = { since: now.toISOString(), until, before: pick(data!, 'name', 'divisions') }
    await transactWrite(recordWrites(teamRecord.replace(data!, { provisional }, { now })))
    return teamID
  },

  /** A claim with which an admin gives the team or player to the user, as after a dispute. Returns the ID of the claim. */
  async approvedClaim(by: User, resourceType: 'team' | 'player', resourceID: string) {
    const { id } = await as(by).createClaimRequest({ resourceType, resourceID, message: 'Mine' })
    await as(await given.admin()).approveClaim({ claimID: id })
    return id
  },

  /** Gives the team to the new owner, who accepts. */
  async transfer(owner: User, teamID: string, { userID }: User) {
    const { id } = await as(owner).transferTeam({ teamID, userID })
    await as({ userID }).acceptTransfer({ id })
  },

  async player({ claimer, ...input }: { claimer?: UserItem } & Record<string, unknown> = {}) {
    const player = await as(claimer ?? (await given.user())).createPlayer(
      { input: { name: 'Jordan Sample', age: 12, ...input } },
      'id name claimedBy',
    )
    childrensNames.add(player.name)
    return player as { id: string; name: string; claimedBy: string | null }
  },

  /** A player who is open to guest play, by default in Austin. */
  async guestPlayer({ claimer, ...input }: { claimer: UserItem } & Record<string, unknown>) {
    const place = { locationCity: 'Austin', state: 'TX', guardianConsent: '2026-11' }
    const player = await given.player({ claimer, ...place, ...input })
    await as(claimer).setOpenToGuestPlay({ playerID: player.id, isOpen: true })
    return player
  },

  /** Invites the family of the player by email. Returns the code in the link. */
  async familyInvitation(by: User, { teamID, playerID, email = 'family@fungo.example' }: FamilyInvitation) {
    await as(by).invitePlayerFamily({ teamID, playerID, email })
    return given.familyCode(playerID)
  },
  async familyCode(playerID: string) {
    const { data } = await familyInvitations().get({ playerID }).go({ consistent: true })
    return new URLSearchParams((await familyPath(data!)).split('#')[1]).get('invitation')!
  },

  /** By default a public tryout in Austin in a week. */
  async opportunity({ creator, ...input }: { creator?: UserItem } & Record<string, unknown> = {}) {
    const opportunity = await as(creator ?? (await given.user())).createOpportunity(
      {
        input: {
          title: unique('Fall tryout'),
          type: 'TRYOUT',
          startTime: inDays(7),
          location: 'Zilker Park',
          city: 'Austin',
          state: 'TX',
          capacity: 10,
          feeCents: 0,
          visibility: 'PUBLIC',
          ...input,
        },
      },
      'id title visibility status',
    )
    return opportunity as { id: string; title: string; visibility: string; status: string }
  },

  /** By default a tournament in Austin in March 2027. */
  async event({ creator, ...input }: { creator?: UserItem } & Record<string, unknown> = {}) {
    const event = await as(creator ?? (await given.user())).createEvent({
      input: {
        name: unique('Fall Classic'),
        date: '2027-03-06T09:00',
        location: 'Zilker Park',
        city: 'Austin',
        state: 'TX',
        eventType: 'Tournament',
        ...input,
      },
    })
    return event as { id: string }
  },

  /** Registers the player, and approves the registration as the organizer, if there is one in the input. */
  async registration(
    by: User,
    { approvedBy, ...input }: { opportunityID: string; playerID: string; approvedBy?: User } & Record<string, unknown>,
  ) {
    const { id } = await as(by).registerForOpportunity({ input })
    if (approvedBy) await as(approvedBy).approveRegistration({ registrationID: id })
    return { id }
  },

  /** Invites the user to evaluate, who accepts. */
  async evaluator(organizer: User, opportunityID: string, { userID }: User) {
    await as(organizer).inviteEvaluator({ opportunityID, userID })
    await as({ userID }).acceptEvaluator({ opportunityID })
  },

  /** Adds the player to the roster, accepted by the other side if needed. By default for the 2025 Fall season. */
  async rosterEntry(by: User, input: { teamID: string; playerID: string } & Record<string, unknown>) {
    const entry = await as(by).addPlayerToTeam(
      { input: { startDate: '2025-09-01', season: '2025 Fall', ...input } },
      'id waitsFor',
    )
    const { id, waitsFor } = entry as { id: string; waitsFor: 'team' | 'player' | null }
    const { teamID, playerID } = input
    if (waitsFor) await given.acceptedEntry({ id, waitsFor, teamID, playerID })
    return { id }
  },

  /** Accepts a pending roster entry as the owner of the team or the claimer of the player, if there is one. */
  async acceptedEntry({
    id,
    waitsFor,
    teamID,
    playerID,
  }: {
    id: string
    waitsFor: 'team' | 'player'
    teamID: string
    playerID: string
  }) {
    const { data } = waitsFor === 'team' ? await teams().get({ teamID }).go() : await players().get({ playerID }).go()
    if (!data?.claimedBy) return
    await as({ userID: data.claimedBy }).acceptRosterEntry({ id })
  },

  /** Adds the user as a contact of the team and accepts the invitation. */
  async teamContact(by: User, { teamID, user, role = 'coach' }: { teamID: string; user: User; role?: string }) {
    const contact = await as(by).addTeamContact({ teamID, userID: user.userID, role })
    if (user.userID !== by.userID) await as(user).acceptContact({ id: contact.id })
  },
}
