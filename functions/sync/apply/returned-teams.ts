import type { TeamContactItem } from '../../domain/contacts/entity.ts'
import { deletedRecordCopy, itemIn, recordIn } from '../../domain/deleted-records/copies.ts'
import { deletedRecordParts, deletedRecords } from '../../domain/deleted-records/entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { restoreReturnedTeam } from '../../lifecycle/restore/parts.ts'
import { findAll } from '../../store/store.ts'
import type { Scope } from './plan.ts'

/** The write that keeps a copy of a team that the source deletes. It also lets the stream consumer keep what belongs to it. */
export const removedTeamCopy = (record: TeamItem, { source, now }: Scope) =>
  deletedRecordCopy(
    { kind: 'removedTeam', recordID: record.teamID, ownerID: undefined, record },
    { userID: source, isAdmin: true, now: new Date(now) },
  )

/** The teams that the source deleted, as they were. Copies are kept for 30 days. */
export async function removedTeamsOf(teamIDs: readonly string[]): Promise<Map<string, TeamItem>> {
  const ids = teamIDs.map((recordID) => ({ kind: 'removedTeam', recordID }) as const)
  const copies = await findAll(deletedRecords, ids, true)
  return new Map(copies.map((copy) => [copy.recordID, recordIn<TeamItem>(copy)]))
}

type ContactKey = { teamID: string; contactID: string }

export const copyOfContact = ({ teamID: recordID, contactID: partID }: ContactKey) =>
  ({ kind: 'removedTeam', recordID, entity: 'team-contact', partID }) as const

/** The contacts of teams that the source deleted, by ID. */
export async function copiedContacts(contacts: readonly ContactKey[]): Promise<Map<string, TeamContactItem>> {
  const copies = await findAll(deletedRecordParts, contacts.map(copyOfContact), true)
  return new Map(copies.map((copy) => [copy.partID, itemIn<TeamContactItem>(copy)]))
}

/** Restores what belonged to those of the teams that the source deleted and listed again. */
export async function restoreReturnedTeams(teamIDs: readonly string[]): Promise<void> {
  for (const teamID of (await removedTeamsOf(teamIDs)).keys()) await restoreReturnedTeam(teamID)
}
