import { raiseVersion, unchangedSince } from '../../store/records/version.ts'
import { find, get, type Write } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { type Caller, isActiveAdmin, users } from '../users/entity.ts'
import { type TeamItem, type TeamManagers, teams } from './entity.ts'

export const findTeam = async (teamID: string | undefined): Promise<TeamItem | null> =>
  isID(teamID) ? find(teams, { teamID }) : null

type Managed = Partial<Pick<TeamItem, 'claimedBy' | 'claimedAt' | 'managers'>>

/** The managers appointed by the current owner. */
export const managersOf = ({ claimedBy, claimedAt, managers }: Managed): readonly string[] =>
  managers && isAppointedBy(managers, { claimedBy, claimedAt }) ? managers.userIDs : []

/** Whether the user owns the team or was appointed by its owner. */
export const managesTeam = (team: Managed, userID: string) =>
  team.claimedBy === userID || managersOf(team).includes(userID)

/** The creator of a record that moves to the team. Becomes the team's owner if the creator does not manage the team. */
export const creatorFor = <ID extends string | undefined>(team: Managed, createdBy: ID): ID | string =>
  createdBy && team.claimedBy && !managesTeam(team, createdBy) ? team.claimedBy : createdBy

/** The ownership that an appointment belongs to. Undefined if the team has no owner. */
export type Appointment = Omit<TeamManagers, 'userIDs'>
export const appointmentBy = ({ claimedBy, claimedAt }: Managed): Appointment | undefined =>
  claimedBy && claimedAt ? { grantedBy: claimedBy, since: claimedAt } : undefined

/** Marks a contact that the owner or a manager created for themselves. It ends with the ownership. */
export const appointmentOfOwn = (team: Managed, userID: string): { appointment?: Appointment } => {
  const appointment = managesTeam(team, userID) ? appointmentBy(team) : undefined
  return appointment ? { appointment } : {}
}

/** Whether the current owner made the appointment during the current ownership. */
export const isAppointedBy = ({ grantedBy, since }: Appointment, { claimedBy, claimedAt }: Managed) =>
  grantedBy === claimedBy && since === claimedAt

export const withManager = (team: Managed, userID: string): { managers: TeamManagers } => ({
  managers: { ...appointmentBy(team)!, userIDs: [...new Set([...managersOf(team), userID])] },
})

export function withoutManager(team: Managed, userID: string): { managers: TeamManagers | undefined } {
  const userIDs = managersOf(team).filter((it) => it !== userID)
  return { managers: userIDs.length > 0 ? { ...appointmentBy(team)!, userIDs } : undefined }
}

export const NO_TEAM = requestTexts.mayNotManageTeam

/** The team as it is now. Refuses a caller who no longer manages it. */
export async function getManagedTeam(teamID: string, { userID, isAdmin }: Caller): Promise<TeamItem> {
  const team = await get(teams, { teamID })
  if (!isAdmin && !managesTeam(team, userID)) throw new Refusal('FORBIDDEN', NO_TEAM)
  return team
}

/**
 * For a write that depends on the team's roster or divisions: fails if the team has changed since it was read, and makes every concurrent
 * write of this kind and every edit of the team read again.
 */
export const touched = (team: TeamItem) => raiseVersion(teams(), { teamID: team.teamID }, team)

/** A condition that the team has not changed since it was read. */
export const unchanged = ({ teamID, version }: TeamItem): Write => unchangedSince(teams().get({ teamID }), version)

/** Whether the user manages the team now, or is an admin, and is not blocked. An invitation by anyone else has ended. */
export async function isManagerOrAdmin(userID: string, team: TeamItem | null): Promise<boolean> {
  const user = await find(users, { userID })
  if (!user || user.isBlocked) return false
  return (team !== null && managesTeam(team, userID)) || isActiveAdmin(user)
}
