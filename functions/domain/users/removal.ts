import { accountCodes } from '../accounts/entity.ts'
import { type ClaimRequestItem, claimRequests } from '../claim-requests/entity.ts'
import { decided } from '../claim-requests/requests.ts'
import { contactInvitations } from '../contact-invitations/entity.ts'
import { divisionContacts } from '../division-contacts/entity.ts'
import { players } from '../players/entity.ts'
import { changedPlayer } from '../players/write.ts'
import { registrations } from '../registrations/entity.ts'
import { queryPartition, retryOnConflict, transactWrite, versionConflict, type Write } from '../store.ts'
import { teamContacts } from '../team-contacts/entity.ts'
import { teams } from '../teams/entity.ts'
import { changedTeam } from '../teams/write.ts'
import { users, userTies } from './entity.ts'

type Writes = [Write, Error?][]
type Release = (userID: string, recordID: string, now: Date) => Promise<Writes>

/**
 * Releases what a deleted account held, until nothing is left: claimed teams and players are unclaimed, contact entries go, what
 * the user wrote on registrations and claims is forgotten. May be run again at any time, also after it ended halfway; does nothing
 * to an account that is there.
 */
export async function removeChildrenOfUser(userID: string): Promise<void> {
  const held = await queryPartition(`user#${userID}`, undefined, true)
  if (held.of(users()).length > 0) return
  for (const { tie, recordID } of held.of(userTies())) {
    await retryOnConflict(async () => {
      const writes = await releases[tie](userID, recordID, new Date())
      await transactWrite([...writes, [userTies().delete({ userID, tie, recordID })]])
    })
  }
  const codes = held.of(accountCodes())
  if (codes.length > 0) await transactWrite(codes.map(({ purpose }) => [accountCodes().delete({ userID, purpose })]))
}

const unclaimed = { claimedBy: undefined, claimedAt: undefined }

const releases: Record<'ct' | 'cp' | 'con' | 'inv' | 'cr' | 'rg', Release> = {
  async ct(userID, teamID, now) {
    const { data: team } = await teams().get({ teamID }).go({ consistent: true })
    return team?.claimedBy === userID ? changedTeam(team, unclaimed, now).writes : []
  },
  async cp(userID, playerID, now) {
    const { data: player } = await players().get({ playerID }).go({ consistent: true })
    return player?.claimedBy === userID ? changedPlayer(player, unclaimed, now).writes : []
  },
  async con(userID, recordID) {
    const [teamID = '', division] = recordID.split('.')
    return [
      [
        division
          ? divisionContacts().delete({ teamID, divisionID: recordID, userID })
          : teamContacts().delete({ teamID, contactID: userID }),
      ],
    ]
  },
  async inv(userID, recordID) {
    return [[contactInvitations().delete({ teamID: recordID.split('.')[0]!, recordID, userID })]]
  },
  async cr(_, claimID, now) {
    const { data: claim } = await claimRequests().get({ claimID }).go({ consistent: true })
    if (!claim) return []
    const silent: ClaimRequestItem = { ...claim, message: undefined }
    if (claim.status === 'pending') return decided(silent, 'rejected', now).writes
    const put = claimRequests()
      .put({ ...silent, version: claim.version + 1 })
      .where(({ version }, { eq }) => eq(version, claim.version))
    return [[put, versionConflict]]
  },
  async rg(userID, recordID) {
    const [opportunityID = '', playerID = ''] = recordID.split('.')
    const { data: registration } = await registrations().get({ opportunityID, playerID }).go({ consistent: true })
    if (registration?.registeredBy !== userID || !registration.notes) return []
    const put = registrations()
      .put({ ...registration, notes: undefined, version: registration.version + 1 })
      .where(({ version }, { eq }) => eq(version, registration.version))
    return [[put, versionConflict]]
  },
}

/** Brings the account's present name and address into the contact entries that show them. */
export async function renameContactsOf(userID: string): Promise<void> {
  const held = await queryPartition(`user#${userID}`, undefined, true)
  const [user] = held.of(users())
  if (!user) return
  const { name, email } = user
  for (const { tie, recordID } of held.of(userTies())) {
    if (tie !== 'con') continue
    const [teamID = '', division] = recordID.split('.')
    const entry = division
      ? divisionContacts().patch({ teamID, divisionID: recordID, userID }).set({ name, email })
      : teamContacts().patch({ teamID, contactID: userID }).set({ name, email })
    // An entry that was removed meanwhile stays removed.
    await transactWrite([[entry, versionConflict]]).catch((error: unknown) => {
      if (error !== versionConflict) throw error
    })
  }
}
