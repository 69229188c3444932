import { type TeamContactItem, teamContacts } from '../../domain/contacts/team-contact-entity.ts'
import { events, teamEvents } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { playerHistory, type RosterItem, rosterEntries } from '../../domain/roster/entity.ts'
import { syncReferences } from '../../domain/sync/reference-entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { type queryPartition, transactWrite, versionConflict } from '../../store/store.ts'
import { childID } from '../../values/ids.ts'
import { localID } from '../../values/local-id.ts'

export type Outside = { source: string; externalID: string }
/** The external records of contacts, by `<teamID>.<contactID>`. */
export type ContactReferences = ReadonlyMap<string, Outside>

type Children = Awaited<ReturnType<typeof queryPartition>>

const FEED_ENTITIES = new Set<unknown>(['team', 'team-contact', 'roster-entry', 'team-event'])

/** Whether no person has added anything to the team. */
export const hasFeedRecordsOnly = (children: Children, teamID: string) =>
  [...children.entities].every((entity) => FEED_ENTITIES.has(entity)) &&
  children.of(teamContacts).every(({ modified, userID }) => modified && !userID) &&
  children.of(rosterEntries).every((entry) => entry.teamHistoryID === entryIDOf(entry, teamID))

/** The entry ID that the sync would create. */
const entryIDOf = ({ playerID, season }: RosterItem, teamID: string) =>
  childID(teamID, localID('roster', playerID, teamID, season))

/** Moves records added by the sync to the kept team. A claimed team only gets events, because its owner manages its roster and contacts. */
export async function moveChildren(children: Children, keptTeam: TeamItem, contactReferences: ContactReferences) {
  if (!keptTeam.claimedBy) {
    for (const contact of children.of(teamContacts)) await moveContact(contact, keptTeam, contactReferences)
    for (const entry of children.of(rosterEntries)) await moveEntry(entry, keptTeam)
  }
  for (const { teamID, eventID } of children.of(teamEvents)) {
    const { data: event } = await events().get({ eventID }).go({ consistent: true })
    if (event?.teamID !== teamID) continue
    const moved = eventRecord.replace(event, { teamID: keptTeam.teamID }, { now: new Date(), team: keptTeam })
    await transactWrite(recordWrites(moved))
  }
}

async function moveContact(contact: TeamContactItem, { teamID }: TeamItem, references: ContactReferences) {
  const { contactID, modified } = contact
  const from = `${contact.teamID}.${contactID}`
  const reference = references.get(from)
  const { data: there } = await teamContacts().get({ teamID, contactID }).go({ consistent: true })
  await transactWrite([
    [deletedContact(contact), versionConflict],
    ...(there && (there.modified ?? '') >= modified! ? [] : [[teamContacts().put({ ...contact, teamID })] as const]),
    ...(reference
      ? [
          [
            syncReferences()
              .patch({ ...reference, kind: 'contacts' })
              .set({ localID: `${teamID}.${contactID}` })
              .where((held, { eq }) => eq(held.localID, from)),
            versionConflict,
          ] as const,
        ]
      : []),
  ])
}

export const deletedContact = ({ teamID, contactID, modified }: TeamContactItem) =>
  teamContacts()
    .delete({ teamID, contactID })
    .where((held, { eq }) => eq(held.modified, modified!))

async function moveEntry(entry: RosterItem, { teamID }: TeamItem) {
  const { playerID, teamHistoryID } = entry
  const { data: player } = await players().get({ playerID }).go({ consistent: true })
  const after = { ...entry, teamID, teamHistoryID: entryIDOf(entry, teamID) }
  const origin = player?.origin?.rosterEntry === teamHistoryID && { ...player.origin, rosterEntry: after.teamHistoryID }
  await transactWrite([
    [rosterEntries().delete({ teamID: entry.teamID, teamHistoryID })],
    [playerHistory().delete({ playerID, teamHistoryID })],
    ...(player ? [[rosterEntries().put(after)] as const, [playerHistory().put(after)] as const] : []),
    ...(player && origin ? recordWrites(playerRecord.annotate(player, { origin })) : []),
  ])
}
