import { type EventItem, events } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { hiddenReference } from '../../domain/reports/entity.ts'
import { detailsOf, isNotified, nextSequence, scheduleImportedChange } from '../../domain/scheduled-work/changes.ts'
import { hiddenWithTeam } from '../../store/records/hidden.ts'
import type { Stored } from '../../store/records/listed-record.ts'
import { cleanEvent, type ImportedEvent } from '../cleaning/clean-records.ts'
import type { DerivedKind, Incoming } from './derived.ts'
import { importedChange, mergeFields } from './fields.ts'

export const eventsOfFeed: DerivedKind<'events', EventItem, ImportedEvent> = {
  kind: 'events',
  entity: events,
  idField: 'eventID',
  record: eventRecord,
  clean: ({ data }) => cleanEvent(data),
  merge: async (incoming) => incoming.map(merge),
}

function merge({ id, record, before, team, origin, scope }: Incoming<EventItem, ImportedEvent>) {
  const { teamExternalID: _, ...ofRecord } = record
  const fields = { ...ofRecord, sport: team?.sport }
  const { changes, corrected, suggested } = mergeFields<Partial<EventItem>>(before ?? {}, fields, origin, {
    isOwned: Boolean(before?.createdBy),
    isNewest: true,
    isOnly: true,
  })
  const isChanged = !before || Object.keys(changes).length > 0 || before.teamID !== team?.teamID
  const hidden = before?.hidden ?? hiddenWithTeam(team ?? null, new Date(scope.now))
  const after = {
    ...(before ? { ...before, ...changes } : fields),
    eventID: id,
    teamID: team?.teamID,
    hidden,
    origin: { ...origin, corrected, suggested },
  }
  const hiding = before?.hidden ? [] : hiddenReference('event', id, hidden).flat()
  const notice = noticeOf(before, after, new Date(scope.now))
  const numbered = before ? { ...after, calendarSequence: nextSequence(before, after) } : after
  return {
    record: importedChange(eventRecord, before, numbered, { isChanged, scope }),
    otherWrites: [...hiding, ...(notice ?? [])],
    isChanged,
  }
}

/** The writes that schedule the email to families, as for an edit by hand. */
function noticeOf(before: EventItem | undefined, after: Omit<EventItem, keyof Stored>, now: Date) {
  if (!before?.teamID || after.hidden) return null
  const change = { before: detailsOf(before), after: detailsOf({ ...before, ...after }) }
  return isNotified(change.before, change.after, now)
    ? scheduleImportedChange('event-change', before.eventID, change, now)
    : null
}
