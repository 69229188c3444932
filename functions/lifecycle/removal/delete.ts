import { type Deleter, deletedRecordCopy } from '../../domain/deleted-records/copies.ts'
import { familiesOfEvent } from '../../domain/entries/families.ts'
import { evaluators } from '../../domain/evaluations/entity.ts'
import { takesEntries } from '../../domain/events/entity.ts'
import { takesYes, unanswered } from '../../domain/guest-play/open.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { isPublic } from '../../domain/opportunities/status.ts'
import { getManagedPlayer } from '../../domain/players/managed.ts'
import { registrations } from '../../domain/registrations/entity.ts'
import { familiesOf } from '../../domain/registrations/families.ts'
import type { HideableKind } from '../../domain/reports/entity.ts'
import { scheduleDeletion } from '../../domain/scheduled-work/changes.ts'
import { rememberDeleted, rememberDeletedTeam } from '../../domain/sync/reference-entity.ts'
import { holdsName } from '../../domain/teams/record.ts'
import { writeRecord } from '../../store/records/listed-record.ts'
import { queryPartition, retryOnConflict, type Writes } from '../../store/store.ts'
import { getRecord, type RecordOf, recordOf, type TeamRecordKind } from '../records.ts'

type Deletion<K extends HideableKind> = {
  record: RecordOf<K>
  ownerID: string | undefined
  /** What is written with the deletion. */
  writes?: Writes
  holdsKey?: boolean
  isComplete?: boolean
}

/** Deletes the record. A copy is kept for 30 days. The stream consumer removes its items and photo. */
async function deleteRecord<K extends HideableKind>(
  kind: K,
  recordID: string,
  by: Deleter,
  deletionOf: () => Promise<Deletion<K>>,
): Promise<true> {
  await retryOnConflict(async () => {
    const { record, writes = [], ...copied } = await deletionOf()
    const { holdsKey } = copied
    // A restored opportunity does not go on asking families.
    const kept = { ...record, askedBy: undefined }
    const copy = deletedRecordCopy({ kind, recordID, record: kept, ...copied }, by)
    await writeRecord(recordOf(kind).remove(record, { holdsKey }), [...writes, copy])
  })
  return true
}

export const deleteTeam = (teamID: string, by: Deleter) =>
  deleteRecord('team', teamID, by, async () => {
    const record = await getRecord('team', teamID)
    const holdsKey = await holdsName(record)
    return { record, ownerID: record.claimedBy, writes: rememberDeletedTeam(record), holdsKey }
  })

export const deletePlayer = (playerID: string, by: Deleter) =>
  deleteRecord('player', playerID, by, async () => {
    const record = await getManagedPlayer(playerID, by, by.now)
    return { record, ownerID: record.claimedBy, writes: rememberDeleted('players', playerID, record.origin) }
  })

export const deleteEvent = (eventID: string, by: Deleter) =>
  deleteRecord('event', eventID, by, async () => {
    const record = await getRecord('event', eventID)
    const writes = [
      ...rememberDeleted('events', eventID, record.origin),
      ...(await scheduleDeletionNotice(record, by.now)),
    ]
    const isComplete = !takesEntries(record)
    return { record, ownerID: record.createdBy, writes, isComplete }
  })

export const deleteOpportunity = (opportunityID: string, by: Deleter) =>
  deleteRecord('opportunity', opportunityID, by, async () => {
    const record = await getRecord('opportunity', opportunityID)
    return { record, ownerID: record.createdBy, writes: await scheduleDeletionNotice(record, by.now) }
  })

/**
 * The writes, with those of the deletion, that schedule its email. Of an event: to families on the rosters of the hosting and accepted teams,
 * and the managers of teams that entered. Of an opportunity: to families of registered players, evaluators, and families that were asked.
 */
export const scheduleDeletionNotice = (record: RecordOf<TeamRecordKind>, now: Date): Promise<Writes> =>
  'opportunityID' in record ? scheduleOpportunityNotice(record, now) : scheduleEventNotice(record, now)

function scheduleEventNotice(event: RecordOf<'event'>, now: Date) {
  const followedTeamID = event.hidden ? undefined : event.teamID
  const audience = { recipients: () => familiesOfEvent(event, now), followedTeamID }
  return scheduleDeletion('event-change', event.eventID, event, audience, now)
}

function scheduleOpportunityNotice(opportunity: RecordOf<'opportunity'>, now: Date) {
  const recipients = async () => {
    const partition = await queryPartition(opportunities().get(opportunity), true)
    const invited = [...partition.of(evaluators), ...(takesYes(opportunity, now) ? unanswered(partition) : [])]
    const families = await familiesOf(partition.of(registrations), opportunity)
    return [...new Set([...families, ...invited.map(({ userID }) => userID)])]
  }
  const audience = { recipients, followedTeamID: isPublic(opportunity) ? opportunity.teamID : undefined }
  return scheduleDeletion('opportunity-change', opportunity.opportunityID, opportunity, audience, now)
}
