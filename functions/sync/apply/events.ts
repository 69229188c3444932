import { type EventItem, events } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { batchGet, keyOf, parseItem } from '../../domain/store.ts'
import { cleanEvent, type ImportedEvent, isRefused } from '../cleaning/records.ts'
import { importedChange } from './imported-change.ts'
import { localID } from './local-id.ts'
import { emptyPlan, isInScope, originKey, type Plan, type Preview, type Scope, type Updated } from './plan.ts'
import { DELETED_HERE, knownReferences, staysAway } from './references.ts'
import { teamsByExternalID } from './team-lookup.ts'

type Listed = { externalID: string; modified: string; event: ImportedEvent; eventID: string }

export async function planEvents(items: Updated<'events'>[], scope: Scope, consistent: boolean): Promise<Plan> {
  const plan = emptyPlan()
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

    const host = event.hostTeamExternalID ? hosts.get(event.hostTeamExternalID) : undefined
    const naming = { eventID, key, modified, source }
    const { fields, isChanged } = fieldsOf(
      before,
      { ...event, sport: host?.sport },
      host?.teamID ?? before?.teamID,
      naming,
    )
    if (before && isChanged) preview.change = 'updated'
    plan.units.push({
      record: importedChange(eventRecord, before, fields, { isChanged, scope }),
      writes: [],
      counts: before ? { updated: isChanged ? 1 : 0 } : { created: 1 },
      references: [],
    })
  }
  return plan
}

type Naming = { eventID: string; key: string; modified: string; source: string }

/** What the feed says of the event; what it does not name stays. */
function fieldsOf(
  before: EventItem | undefined,
  event: ImportedEvent & { sport: string | undefined },
  teamID: string | undefined,
  { eventID, key, modified, source }: Naming,
) {
  const { hostTeamExternalID: _, ...named } = event
  const said = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as typeof named
  const origin = { source, externals: { ...before?.origin?.externals, [key]: modified } }
  const isChanged =
    !before || Object.entries({ ...said, teamID }).some(([field, value]) => !isEqual(before, field, value))
  return { fields: { ...said, eventID, teamID, origin }, isChanged }
}

const isEqual = (event: EventItem, field: string, value: unknown) =>
  JSON.stringify(event[field as keyof EventItem]) === JSON.stringify(value)
