import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { limited } from '../../functions/graphql/limits/rate-limits.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, Refused } from '../support/as.ts'
import { given } from '../support/given.ts'
import { startMailClock } from '../support/mail-clock.ts'

const { pass, mailsTo } = await startMailClock()
const SEQUENCES = Number(process.env.MAIL_SEQUENCES ?? 4)

/** Two accounts, each with a team, a player, an opportunity, and an event that the other has to do with, and an address of neither. */
async function world() {
  const [one, other] = await given.users(2)
  const sideOf = async (owner: UserItem, family: UserItem) => {
    const { id: teamID, divisionID } = await given.team({ owner, division: 'Open', ageGroup: '12U' })
    const { id: playerID } = await given.guestPlayer({ claimer: family, name: 'Sam Slugger' })
    const [tryout, event] = await Promise.all([
      given.opportunity({ creator: owner, teamID, type: 'GUEST_NEED', title: `Tryout ${newID()}`, capacity: 1 }),
      given.event({ creator: owner, teamID }),
    ])
    return { teamID, divisionID, playerID, opportunityID: tryout.id, eventID: event.id, entryID: '', transferID: '' }
  }
  return {
    accounts: [one, other] as const,
    sides: [await sideOf(one, other), await sideOf(other, one)] as const,
    stranger: `stranger-${newID()}@elsewhere.example`,
  }
}
type Side = Awaited<ReturnType<typeof world>>['sides'][number]
type Parties = { owner: UserItem; family: UserItem; side: Side; stranger: string; count: number }

const registrationID = ({ opportunityID, playerID }: Side) => `${opportunityID}.${playerID}`
/** What the owner of a side does to the other account, and what that account does in return. */
const operations: Record<string, (parties: Parties) => Promise<unknown>> = {
  registerForOpportunity: ({ family, side: { opportunityID, playerID } }) =>
    as(family).registerForOpportunity({ input: { opportunityID, playerID } }),
  withdrawRegistration: ({ family, side }) => as(family).withdrawRegistration({ registrationID: registrationID(side) }),
  acceptWaitlistOffer: ({ family, side }) => as(family).acceptWaitlistOffer({ registrationID: registrationID(side) }),
  declineWaitlistOffer: ({ family, side }) => as(family).declineWaitlistOffer({ registrationID: registrationID(side) }),
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
  invitePlayerFamily: ({ owner, side: { teamID, playerID }, stranger }) =>
    as(owner).invitePlayerFamily({ teamID, playerID, email: stranger }),
  importRoster: ({ owner, side: { teamID, divisionID }, stranger }) =>
    as(owner).importRoster({
      ...{ teamID, divisionID, season: '2025 Fall' },
      rows: ['Ann', 'Ben'].map((name) => ({ name: `${name} Slugger`, parentEmail: stranger })),
    }),
  inviteContact: ({ owner, side: { teamID }, stranger }) =>
    as(owner).inviteContact({ recordID: teamID, email: stranger, role: 'coach' }),
  addTeamContact: ({ owner, family, side: { teamID } }) =>
    as(owner).addTeamContact({ teamID, userID: family.userID, role: 'manager' }),
  removeTeamContact: ({ owner, family, side: { teamID } }) =>
    as(owner).removeTeamContact({ teamID, userID: family.userID }),
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
  removeEvaluator: ({ owner, family, side: { opportunityID } }) =>
    as(owner).removeEvaluator({ opportunityID, userID: family.userID }),
  inviteGuestPlayer: ({ owner, side: { opportunityID, playerID } }) =>
    as(owner).inviteGuestPlayer({ opportunityID, playerID }),
  askOrganizer: ({ family, side: { opportunityID } }) => as(family).askOrganizer({ opportunityID, text: 'Buy now' }),
  emailRegistrants: ({ owner, side: { opportunityID } }) =>
    as(owner).emailRegistrants({ opportunityID, subject: 'News', text: 'Buy now' }),
  claimTeam: ({ family, side: { teamID } }) => as(family).claimTeam({ teamID }),
  deleteTeam: ({ owner, side: { teamID } }) => as(owner).deleteTeam({ id: teamID }),
  deletePlayer: ({ family, side: { playerID } }) => as(family).deletePlayer({ id: playerID }),
}

/** Mails that tell no state, such as messages. The others tell the state of one record, since each side has one of a kind. */
const MESSAGE = /^(Question|News)/

test('no address gets more than the budget, whatever two accounts do in turn, five times over', async () => {
  for (const name of Object.keys(operations)) expect(limited, name).toHaveProperty(name)
  const step = fc.record({
    name: fc.constantFrom(...Object.keys(operations)),
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
        await operations[name]!(parties).catch((error) => {
          if (!(error instanceof Refused)) throw error
        })
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
}, 600_000)
