import type { TeamItem } from './entity.ts'

/** Whom an owner appointed to manage the team too. It ends with that ownership, which began at `since`. */
export type TeamManagers = { grantedBy: string; since: string; userIDs: string[] }
type Managed = Partial<Pick<TeamItem, 'claimedBy' | 'claimedAt' | 'managers'>>

/** Those whom the present owner appointed. */
export const managersOf = ({ claimedBy, claimedAt, managers }: Managed): readonly string[] =>
  managers && isAppointedBy(managers, { claimedBy, claimedAt }) ? managers.userIDs : []

/** Whether the user owns the team or was appointed by its owner. */
export const managesTeam = (team: Managed, userID: string) =>
  team.claimedBy === userID || managersOf(team).includes(userID)

/** The creator of what moves to the team: its owner, where the one who created it does not manage the team. */
export const creatorFor = <ID extends string | undefined>(team: Managed, createdBy: ID): ID | string =>
  createdBy && team.claimedBy && !managesTeam(team, createdBy) ? team.claimedBy : createdBy

/** What an appointment is made of; undefined where nobody owns the team. */
export type Appointment = Omit<TeamManagers, 'userIDs'>
export const appointmentBy = ({ claimedBy, claimedAt }: Managed): Appointment | undefined =>
  claimedBy && claimedAt ? { grantedBy: claimedBy, since: claimedAt } : undefined

/** What a contact is marked with that the owner or a manager made of themselves: it ends with the ownership too. */
export const appointmentOfOwn = (team: Managed, userID: string): { appointment?: Appointment } => {
  const appointment = managesTeam(team, userID) ? appointmentBy(team) : undefined
  return appointment ? { appointment } : {}
}

/** Whether it was made by the present owner, in this ownership. */
export const isAppointedBy = ({ grantedBy, since }: Appointment, { claimedBy, claimedAt }: Managed) =>
  grantedBy === claimedBy && since === claimedAt

export const withManager = (team: Managed, userID: string): { managers: TeamManagers } => ({
  managers: { ...appointmentBy(team)!, userIDs: [...new Set([...managersOf(team), userID])] },
})

export function withoutManager(team: Managed, userID: string): { managers: TeamManagers | undefined } {
  const userIDs = managersOf(team).filter((it) => it !== userID)
  return { managers: userIDs.length > 0 ? { ...appointmentBy(team)!, userIDs } : undefined }
}
