import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryID } from '../../functions/domain/entries/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import type { MutationResolvers } from '../../functions/graphql/generated.ts'
import { mutations } from '../../functions/graphql/operations/mutations.ts'
import { admin as adminOnly } from '../../functions/graphql/rules/rule.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, Refused } from '../support/as.ts'
import { given } from '../support/given.ts'
import { startMailClock } from '../support/mail-clock.ts'
import { inDays } from '../support/times.ts'

const { pass, mailsTo } = await startMailClock()
const admin = await given.admin()
const SEQUENCES = Number(process.env.MAIL_SEQUENCES ?? 4)

/** Two accounts, each with a team, a player, an opportunity, and an event that the other has to do with, and an address of neither. */
async function world() {
  const [one, other] = await Promise.all([given.clearedCoach(), given.clearedCoach()])
  const sideOf = async (owner: UserItem, family: UserItem) => {
    const { id: teamID, divisionID } = await given.team({ owner, division: 'Open', ageGroup: '12U' })
    const { id: playerID } = await given.guestPlayer({ claimer: family, name: 'Sam Slugger' })
    // Of the owner until its family is here, and one of nobody.
    const [reserve, unclaimed, imported] = await Promise.all([
      given.player({ claimer: owner, name: 'Robin Reserve' }),
      given.player({ claimer: admin, name: 'Una Unclaimed' }),
      given.importedTeam(),
    ])
    await given.rosterEntry(owner, { teamID, playerID: reserve.id })
    const [tryout, event] = await Promise.all([
      given.opportunity({ creator: owner, teamID, type: 'GUEST_NEED', title: `Tryout ${newID()}`, capacity: 1 }),
      given.event({
        creator: owner,
        teamID,
        waiverRequired: true,
        divisions: ['AA', 'AAA'].map((division) => ({ ageGroup: '12U', division, max: 2 })),
      }),
    ])
    const { divisions } = (await as(owner).event({ id: event.id }, 'divisions { id }'))!
    const ofDivision = { eventID: event.id, divisionID: divisions[0]!.id! }
    const rival = { ...ofDivision, teamID: (await given.team({ owner })).id }
    await as(owner).enterTeam({ input: rival })
    await as(owner).decideEntry({ id: entryID(rival), decision: 'ACCEPTED' })
    const entry = { ...ofDivision, teamID: (await given.team({ owner: family })).id }
    await given.rosterEntry(family, { teamID: entry.teamID, playerID })
    return {
      entry,
      rival,
      teamID,
      divisionID,
      playerID,
      reserveID: reserve.id,
      unclaimedID: unclaimed.id,
      importedID: imported.id,
      opportunityID: tryout.id,
      eventID: event.id,
      divisionIDs: divisions.map(({ id }) => id!),
      entryID: '',
      transferID: '',
    }
  }
  return {
    accounts: [one, other] as const,
    sides: [await sideOf(one, other), await sideOf(other, one)] as const,
    stranger: `stranger-${newID()}@elsewhere.example`,
  }
}
type Side = Awaited<ReturnType<typeof world>>['sides'][number]
type Parties = { owner: UserItem; family: UserItem; side: Side; stranger: string; count: number }

async function unlessRefused(work: Promise<unknown>) {
  await work.catch((error) => {
    if (!(error instanceof Refused)) throw error
  })
}

const registrationID = ({ opportunityID, playerID }: Pick<Side, 'opportunityID' | 'playerID'>) =>
  `${opportunityID}.${playerID}`

/** The owner's own player leaves the only spot, and the family is next. */
async function freeSpot({ owner, family, side: { opportunityID, playerID, reserveID } }: Parties) {
  const own = { opportunityID, playerID: reserveID }
  await unlessRefused(given.registration(owner, { ...own, approvedBy: owner }))
  await unlessRefused(given.registration(family, { opportunityID, playerID }))
  await unlessRefused(as(owner).withdrawRegistration({ registrationID: registrationID(own) }))
  await pass(0)
}

/** What the owner of a side does to the other account, and what that account does in return. */
const operations: Partial<Record<keyof MutationResolvers, (parties: Parties) => Promise<unknown>>> = {
  registerForOpportunity: ({ family, side: { opportunityID, playerID } }) =>
    as(family).registerForOpportunity({ input: { opportunityID, playerID } }),
  /** The coach registers the player of the family. */
  async acceptRegistration({ owner, family, side }) {
    const { teamID, playerID, opportunityID } = side
    await unlessRefused(given.rosterEntry(owner, { teamID, playerID }))
    await unlessRefused(as(owner).registerForOpportunity({ input: { opportunityID, playerID } }))
    await as(family).acceptRegistration({ registrationID: registrationID(side) })
  },
  updateRegistration: ({ owner, side, count }) =>
    as(owner).updateRegistration({ id: registrationID(side), input: { feePaidCents: count } }),
  checkIn: ({ owner, side, count }) =>
    as(owner).checkIn({ registrationID: registrationID(side), jerseyNumber: String(count) }),
  withdrawRegistration: ({ family, side }) => as(family).withdrawRegistration({ registrationID: registrationID(side) }),
  async acceptWaitlistOffer(parties) {
    await freeSpot(parties)
    await as(parties.family).acceptWaitlistOffer({ registrationID: registrationID(parties.side) })
  },
  async declineWaitlistOffer(parties) {
    await freeSpot(parties)
    await as(parties.family).declineWaitlistOffer({ registrationID: registrationID(parties.side) })
  },
  async offerRosterSpots({ owner, side }) {
    const { opportunityID, playerID, divisionID } = side
    const input = { players: [{ playerID }], divisionID, season: '2030 Fall', replyBy: inDays(2), note: 'Buy now' }
    const [offered] = await as(owner).offerRosterSpots({ opportunityID, input }, 'rosterOffer { entryID }')
    side.entryID = offered!.rosterOffer.entryID
  },
  sendNotSelected: ({ owner, side: { opportunityID } }) =>
    as(owner).sendNotSelected({ opportunityID, note: 'Buy now' }),
  offerSpot: ({ owner, side }) => as(owner).offerSpot({ registrationID: registrationID(side) }),
  waitlistRegistration: ({ owner, side }) => as(owner).waitlistRegistration({ registrationID: registrationID(side) }),
  undoDecision: ({ owner, side }) => as(owner).undoDecision({ registrationID: registrationID(side) }),
  approveRegistration: ({ owner, side }) => as(owner).approveRegistration({ registrationID: registrationID(side) }),
  rejectRegistration: ({ owner, side }) =>
    as(owner).rejectRegistration({ registrationID: registrationID(side), reason: 'Buy now' }),
  updateRegistrationStatus: ({ owner, side }) =>
    as(owner).updateRegistrationStatus({ id: registrationID(side), status: 'PENDING' }),
  updateOpportunity: ({ owner, side: { opportunityID }, count }) =>
    as(owner).updateOpportunity({
      id: opportunityID,
      input: { location: `Field ${count}`, cancelled: count % 3 === 2 },
    }),
  emailOpportunityChanges: ({ owner, side: { opportunityID } }) =>
    as(owner).emailOpportunityChanges({ id: opportunityID }),
  updateEvent: ({ owner, side: { eventID }, count }) =>
    as(owner).updateEvent({ id: eventID, input: { location: `Field ${count}` } }),
  enterTeam: ({ family, side: { entry } }) => as(family).enterTeam({ input: entry }),
  withdrawEntry: ({ family, side: { entry } }) => as(family).withdrawEntry({ id: entryID(entry) }),
  acceptEntryOffer: ({ family, side: { entry } }) => as(family).acceptEntryOffer({ id: entryID(entry) }),
  decideEntry: ({ owner, side: { entry }, count }) =>
    as(owner).decideEntry({ id: entryID(entry), decision: count % 2 ? 'ACCEPTED' : 'DECLINED' }),
  moveEntry: ({ owner, side: { entry, divisionIDs }, count }) => {
    const [from, to] = count % 2 ? divisionIDs : divisionIDs.toReversed()
    return as(owner).moveEntry({ id: entryID({ ...entry, divisionID: from! }), divisionID: to! })
  },
  emailTeams: ({ owner, side: { eventID } }) => as(owner).emailTeams({ id: eventID, subject: 'News', text: 'Buy now' }),
  cancelDivision: ({ owner, side: { entry } }) =>
    as(owner).cancelDivision({ id: entry.eventID, divisionID: entry.divisionID }),
  async chooseEventRoster({ owner, family, side: { entry, playerID }, count }) {
    await unlessRefused(as(owner).decideEntry({ id: entryID(entry), decision: 'ACCEPTED' }))
    return as(family).chooseEventRoster({ id: entryID(entry), playerIDs: count % 2 ? [playerID] : [] })
  },
  async replaceSchedule({ owner, side: { eventID, entry, rival }, count }) {
    await unlessRefused(as(owner).decideEntry({ id: entryID(entry), decision: 'ACCEPTED' }))
    const { date, schedule } = (await as(owner).event({ id: eventID }, 'date schedule { version }'))!
    const teamIDs = [entry.teamID, rival.teamID]
    const game = { startsAt: date, field: `Field ${count}`, divisionID: entry.divisionID, teamIDs }
    return as(owner).replaceSchedule({ id: eventID, input: { version: schedule.version, games: [game] } })
  },
  deleteEvent: ({ owner, side: { eventID } }) => as(owner).deleteEvent({ id: eventID }),
  emailEventChanges: ({ owner, side: { eventID } }) => as(owner).emailEventChanges({ id: eventID }),
  deleteOpportunity: ({ owner, side: { opportunityID } }) => as(owner).deleteOpportunity({ id: opportunityID }),
  restoreRecord: ({ owner, side: { opportunityID } }) =>
    as(owner).restoreRecord({ kind: 'opportunity', id: opportunityID }),
  async addPlayerToTeam({ owner, side }) {
    const { teamID, playerID } = side
    const entry = { teamID, playerID, startDate: '2025-09-01', season: '2025 Fall' }
    side.entryID = (await as(owner).addPlayerToTeam({ input: entry })).id
  },
  acceptRosterEntry: ({ family, side: { entryID } }) => as(family).acceptRosterEntry({ id: entryID }),
  declineRosterEntry: ({ family, side: { entryID } }) => as(family).declineRosterEntry({ id: entryID }),
  updatePlayerTeamHistory: ({ owner, side: { entryID }, count }) =>
    as(owner).updatePlayerTeamHistory({ id: entryID, input: { jerseyNumber: String(count) } }),
  removePlayerFromTeam: ({ owner, side: { entryID } }) => as(owner).removePlayerFromTeam({ teamHistoryID: entryID }),
  moveRosterToSeason: ({ owner, side: { teamID, divisionID, entryID }, count }) =>
    as(owner).moveRosterToSeason({ teamID, entryIDs: [entryID], season: `${2026 + (count % 2)} Spring`, divisionID }),
  invitePlayerFamily: ({ owner, side: { teamID, reserveID }, stranger }) =>
    as(owner).invitePlayerFamily({ teamID, playerID: reserveID, email: stranger }),
  async acceptPlayerInvitation({ owner, family, side: { teamID, reserveID } }) {
    const code = await given.familyInvitation(owner, { teamID, playerID: reserveID, email: family.email })
    await as(family).acceptPlayerInvitation({ playerID: reserveID, code, guardianConsent: '2026-11' })
  },
  claimPlayer: ({ family, side: { unclaimedID } }) => as(family).claimPlayer({ playerID: unclaimedID }),
  createClaimRequest: ({ family, side: { teamID } }) =>
    as(family).createClaimRequest({ resourceType: 'team', resourceID: teamID, message: 'Mine' }),
  updatePlayer: ({ family, side: { playerID }, count }) =>
    as(family).updatePlayer({ id: playerID, input: { name: `Sam Slugger${'abcdef'[count % 6]}` } }),
  setOpenToGuestPlay: ({ family, side: { playerID }, count }) =>
    as(family).setOpenToGuestPlay({ playerID, isOpen: count % 2 === 1 }),
  erasePlayer: ({ family, side: { playerID } }) => as(family).erasePlayer({ id: playerID }),
  importRoster: ({ owner, side: { teamID, divisionID }, stranger }) =>
    as(owner).importRoster({
      teamID,
      divisionID,
      season: '2025 Fall',
      rows: ['Ann', 'Ben'].map((name) => ({ name: `${name} Slugger`, parentEmail: stranger })),
    }),
  registerWalkUp: ({ owner, side: { opportunityID }, stranger }) =>
    as(owner).registerWalkUp({
      input: { opportunityID, name: 'Ann Slugger', birthYear: 2014, birthWindow: 'MAY_AUG', parentEmail: stranger },
    }),
  inviteContact: ({ owner, side: { teamID }, stranger }) =>
    as(owner).inviteContact({ recordID: teamID, email: stranger, role: 'coach' }),
  addTeamContact: ({ owner, family, side: { teamID } }) =>
    as(owner).addTeamContact({ teamID, userID: family.userID, role: 'manager' }),
  removeTeamContact: ({ owner, family, side: { teamID } }) =>
    as(owner).removeTeamContact({ teamID, userID: family.userID }),
  addDivisionContact: ({ owner, family, side: { divisionID } }) =>
    as(owner).addDivisionContact({ divisionID, userID: family.userID, role: 'coach' }),
  removeDivisionContact: ({ owner, family, side: { divisionID } }) =>
    as(owner).removeDivisionContact({ divisionID, userID: family.userID }),
  declineContact: async ({ family }) => {
    const [invitation] = await as(family).contactInvitations({}, 'id')
    return as(family).declineContact({ id: invitation?.id ?? '' })
  },
  acceptContact: async ({ family }) => {
    const [invitation] = await as(family).contactInvitations({}, 'id')
    return as(family).acceptContact({ id: invitation?.id ?? '' })
  },
  async transferTeam({ owner, family, side }) {
    side.transferID = (await as(owner).transferTeam({ teamID: side.teamID, userID: family.userID })).id
  },
  cancelTransfer: ({ owner, side: { transferID } }) => as(owner).cancelTransfer({ id: transferID }),
  acceptTransfer: ({ family, side: { transferID } }) => as(family).acceptTransfer({ id: transferID }),
  declineTransfer: ({ family, side: { transferID } }) => as(family).declineTransfer({ id: transferID }),
  inviteEvaluator: ({ owner, family, side: { opportunityID } }) =>
    as(owner).inviteEvaluator({ opportunityID, userID: family.userID }),
  acceptEvaluator: ({ family, side: { opportunityID } }) => as(family).acceptEvaluator({ opportunityID }),
  declineEvaluator: ({ family, side: { opportunityID } }) => as(family).declineEvaluator({ opportunityID }),
  removeEvaluator: ({ owner, family, side: { opportunityID } }) =>
    as(owner).removeEvaluator({ opportunityID, userID: family.userID }),
  inviteGuestPlayer: ({ owner, side: { opportunityID, playerID } }) =>
    as(owner).inviteGuestPlayer({ opportunityID, playerID }),
  declineGuestInvitation: ({ family, side: { opportunityID, playerID } }) =>
    as(family).declineGuestInvitation({ opportunityID, playerID }),
  setAskingFamilies: ({ owner, side: { opportunityID }, count }) =>
    as(owner).setAskingFamilies({ opportunityID, isOn: count % 2 === 0 }),
  requestWatch: ({ side: { teamID }, stranger }) =>
    asAnonymous().requestWatch({ input: { kind: 'TEAM', teamID, email: stranger } }),
  reportRecord: ({ side: { teamID }, stranger }) =>
    asAnonymous().reportRecord({ kind: 'team', id: teamID, reason: 'Buy now', email: stranger }),
  askOrganizer: ({ family, side: { opportunityID } }) => as(family).askOrganizer({ opportunityID, text: 'Buy now' }),
  emailRegistrants: ({ owner, side: { opportunityID } }) =>
    as(owner).emailRegistrants({ opportunityID, subject: 'News', text: 'Buy now' }),
  updateTeam: ({ owner, side: { teamID }, count }) =>
    as(owner).updateTeam({ id: teamID, input: { locationCity: ['Austin', 'Dallas'][count % 2]! } }),
  claimTeam: ({ family, side: { importedID } }) => as(family).claimTeam({ teamID: importedID }),
  deleteTeam: ({ owner, side: { teamID } }) => as(owner).deleteTeam({ id: teamID }),
  deletePlayer: ({ family, side: { playerID } }) => as(family).deletePlayer({ id: playerID }),
}

/**
 * Mutations that notify nobody but the caller. The mails of accounts have limits by address (accounts.test.ts), and those of watches, which find
 * what is new, have a limit by reader (watches.test.ts). An account is deleted once.
 */
const NOTIFY_NOBODY = `
  signUp login refreshSession signOut forgotPassword resetPassword verifyEmail sendVerificationEmail changePassword deleteMyAccount
  startTotp confirmTotp turnOffTotp updateUser updateUserSettings updateSafetyRecords markNotificationsRead
  addPushSubscription removePushSubscription calendarFeed revokeCalendarFeed createWatch updateWatch deleteWatch
  createTeam createEvent createOpportunity createPlayer confirmGuardianConsent saveEvaluation setRosterSpots moveInLine recordEntryFee
  recordEntryInsurance signEventWaiver checkInTeam
  dismissTeamSuggestion dismissPlayerSuggestion dismissEventSuggestion addDivisionToTeam addDivision updateDivision deleteDivision`

test('the sequences have each mutation that notifies', () => {
  const left = Object.entries(mutations).flatMap(([name, { rule }]) =>
    rule !== adminOnly && !Object.hasOwn(operations, name) ? [name] : [],
  )
  expect(left.sort()).toEqual(NOTIFY_NOBODY.trim().split(/\s+/).sort())
})

/** Mails that tell no state, such as messages. The others tell the state of one record, since each side has one of a kind. */
const MESSAGE = /^(Question|News)/

test('no address gets more than the budget, whatever two accounts do in turn, five times over', async () => {
  const step = fc.record({
    name: fc.constantFrom(...(Object.keys(operations) as (keyof typeof operations)[])),
    side: fc.constantFrom(0 as const, 1 as const),
    minutes: fc.nat({ max: 20 }),
  })
  const sequences = fc.array(step, { minLength: 2, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      const { accounts, sides, stranger } = await world()
      for (let count = 0; count < 5 * steps.length; count++) {
        const { name, side, minutes } = steps[count % steps.length]!
        const parties = { owner: accounts[side], family: accounts[1 - side]!, side: sides[side], stranger, count }
        await unlessRefused(operations[name]!(parties))
        await pass(minutes * 60, { isScheduled: true })
      }
      await pass(60 * 60, { isScheduled: true })
      expect(mailsTo({ email: stranger }).length).toBeLessThanOrEqual(3)
      for (const account of accounts) {
        const mails = mailsTo(account)
        // Six from each account, itself included.
        expect(mails.length).toBeLessThanOrEqual(12)
        const states = mails.filter(({ subject }) => !MESSAGE.test(subject))
        for (const [subject, same] of Map.groupBy(states, (it) => it.subject))
          expect(same.length, subject).toBeLessThanOrEqual(2 * 3)
      }
    }),
    { numRuns: SEQUENCES, endOnFailure: true },
  )
})
