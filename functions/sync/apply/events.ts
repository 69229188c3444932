import { type EventItem, events, teamEvents } from '../../domain/events/entity.ts'
import { eventRow } from '../../domain/events/row.ts'
import { batchGet, keyOf, parseItem, versionConflict, type Write } from '../../domain/store.ts'
import { cleanEvent, type ImportedEvent, isRefused } from '../cleaning/records.ts'
import { localID } from './local-id.ts'
import {
  emptyPlan,
  firstVersion,
  isInScope,
  originKey,
  type Plan,
  type Preview,
  type Scope,
  type Updated,
} from './plan.ts'
import { DELETED_HERE, knownReferences, staysAway } from './references.ts'
import { teamsByExternalID } from './team-lookup.ts'

type Listed = { externalID: string; modified: string; event: ImportedEvent; eventID: string }

export async function planEvents(items: Updated<'events'>[], scope: Scope, consistent: boolean): Promise<Plan> {
  const plan = emptyPlan('event')
  const { source } = scope
  const listed: Listed[] = []
  for (const { externalID, modified, data } of items) {
    const event = await cleanEvent(data)
    if (isRefused(event)) plan.refusals.push({ kind: 'events', externalID, reason: event.reason })
    else if (isInScope(scope, event))
      listed.push({ externalID, modified, event, eventID: localID('event', source, externalID) })
  }
  const found = await batchGet(
    listed.map(({ eventID }) => keyOf(events().get({ eventID }))),
    consistent,
  )
  const existing = new Map(
    found.map((item): [string, EventItem] => [item.eventID as string, parseItem(events(), item)]),
  )
  const absent = listed.filter(({ eventID }) => !existing.has(eventID)).map(({ externalID }) => externalID)
  const references = await knownReferences(source, 'events', absent, consistent)
  const hosts = await teamsByExternalID(
    source,
    listed.flatMap(({ event }) => event.hostTeamExternalID ?? []),
    consistent,
  )

  for (const { externalID, modified, event, eventID } of listed) {
    const before = existing.get(eventID)
    const known = references.get(externalID)
    if (!before && staysAway(known, modified)) {
      if (!known?.removed) plan.refusals.push({ kind: 'events', externalID, reason: DELETED_HERE })
      continue
    }
    const key = originKey(source, externalID)
    const preview: Preview = { externalID, name: event.name, change: before ? 'unchanged' : 'created' }
    plan.previews.push(preview)
    if (before && (before.origin?.externals[key] ?? '') >= modified) continue

    const teamID = event.hostTeamExternalID ? hosts.get(event.hostTeamExternalID)?.teamID : undefined
    const after = eventAfter(before, event, teamID ?? before?.teamID, { eventID, key, modified, scope })
    const isChanged = !before || after.updatedAt !== before.updatedAt
    if (before && isChanged) preview.change = 'updated'
    plan.units.push({
      writes: [
        [
          before
            ? events()
                .put(after)
                .where(({ version }, { eq }) => eq(version, before.version))
            : events().create(after),
          versionConflict,
        ],
        ...hostWrites(before, after).map((write) => [write] as const),
      ],
      change: isChanged ? { id: eventID, version: after.version, row: eventRow(after) } : undefined,
      counts: before ? { updated: isChanged ? 1 : 0 } : { created: 1 },
      added: before ? 0 : 1,
      references: [],
    })
  }
  return plan
}

type Naming = { eventID: string; key: string; modified: string; scope: Scope }

function eventAfter(
  before: EventItem | undefined,
  event: ImportedEvent,
  teamID: string | undefined,
  { eventID, key, modified, scope }: Naming,
): EventItem {
  const { hostTeamExternalID: _, ...fields } = event
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as typeof fields
  const after: EventItem = {
    ...before,
    ...said,
    eventID,
    teamID,
    version: before ? before.version + 1 : firstVersion(scope),
    origin: { source: scope.source, externals: { ...before?.origin?.externals, [key]: modified } },
    createdAt: before?.createdAt ?? scope.now,
    updatedAt: scope.now,
  }
  const isSame =
    before && [...Object.keys(said), 'teamID'].every((field) => equal(before, after, field as keyof EventItem))
  return isSame ? { ...after, updatedAt: before.updatedAt } : after
}

const equal = (a: EventItem, b: EventItem, field: keyof EventItem) =>
  JSON.stringify(a[field]) === JSON.stringify(b[field])

/** A team's partition refers to the events that it hosts. */
function hostWrites(before: EventItem | undefined, { teamID, eventID }: EventItem): Write[] {
  if (before?.teamID === teamID) return []
  return [
    ...(before?.teamID ? [teamEvents().delete({ teamID: before.teamID, eventID })] : []),
    ...(teamID ? [teamEvents().put({ teamID, eventID })] : []),
  ]
}
