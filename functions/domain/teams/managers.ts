import type { TeamItem, TeamManagers } from './entity.ts'

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
