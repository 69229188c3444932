import { type EventItem, events, teamEvents } from '../domain/events/entity.ts'
import { eventRecord } from '../domain/events/record.ts'
import { type OpportunityItem, opportunities, teamOpportunities } from '../domain/opportunities/entity.ts'
import { opportunityRecord } from '../domain/opportunities/record.ts'
import { type PlayerItem, players } from '../domain/players/entity.ts'
import { playerRecord } from '../domain/players/record.ts'
import { allHiddenRecords, type HideableKind } from '../domain/reports/entity.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { teamRecord } from '../domain/teams/record.ts'
import type { EntityDefinition } from '../store/entity.ts'
import { type ListedRecord, type RecordChange, writeRecord } from '../store/records/listed-record.ts'
import { conditionCheck, find, get, type Partition, retryOnConflict, type Write } from '../store/store.ts'

type Items = { team: TeamItem; player: PlayerItem; event: EventItem; opportunity: OpportunityItem }
export type RecordOf<K extends HideableKind> = Items[K]

const entities = { team: teams, player: players, event: events, opportunity: opportunities }
const records = { team: teamRecord, player: playerRecord, event: eventRecord, opportunity: opportunityRecord }
const references = { event: teamEvents, opportunity: teamOpportunities }

const keyOf = (kind: HideableKind, id: string) => ({ [`${kind}ID`]: id })
/** The entity of a kind that is known only at run time. Its items are typed by `RecordOf`. */
const entityOf = (kind: HideableKind) => entities[kind] as EntityDefinition

export const findRecord = <K extends HideableKind>(kind: K, id: string) =>
  find(entityOf(kind), keyOf(kind, id)) as Promise<Items[K] | null>

/** As `findRecord`. Refuses a malformed ID and a record that is gone. */
export const getRecord = <K extends HideableKind>(kind: K, id: string) =>
  get(entityOf(kind), keyOf(kind, id)) as Promise<Items[K]>

/** The read of the record, which is also the first key of its partition. */
export const readOf = (kind: HideableKind, id: string): Write => entityOf(kind)().get(keyOf(kind, id))

/** A condition check that the record exists. */
export const recordExists = (kind: HideableKind, id: string, refusal: Error) =>
  [conditionCheck(readOf(kind, id), 'exists'), refusal] as const

/** The changes of a record. Events and opportunities are listed with their team. */
export const recordOf = <K extends HideableKind>(kind: K) =>
  records[kind] as unknown as ListedRecord<K, Items[K], { team?: TeamItem | null }>

/** Reads the record and writes its change, again after a lost race. No-op if the record is gone or does not change. */
export const changeRecord = <K extends HideableKind>(
  kind: K,
  id: string,
  changeOf: (record: Items[K]) => RecordChange | null,
): Promise<void> =>
  retryOnConflict(async () => {
    const record = await findRecord(kind, id)
    const change = record && changeOf(record)
    if (change) await writeRecord(change)
  })

export type TeamRecordKind = keyof typeof references
export type TeamRecord = { kind: TeamRecordKind; id: string }

export const isOfTeams = (kind: HideableKind): kind is TeamRecordKind => kind in references

/** The events and opportunities that the team has references to: all but hidden ones. */
export const referredByTeam = (partition: Partition): TeamRecord[] => [
  ...partition.of(teamEvents).map(({ eventID }) => ({ kind: 'event' as const, id: eventID })),
  ...partition.of(teamOpportunities).map(({ opportunityID }) => ({ kind: 'opportunity' as const, id: opportunityID })),
]

/** All events and opportunities of the team. */
export async function recordsOfTeam(teamID: string, partition: Partition): Promise<TeamRecord[]> {
  const hidden = (await allHiddenRecords(true)).flatMap(({ kind, recordID: id }) =>
    isOfTeams(kind) ? [{ kind, id }] : [],
  )
  const found = await Promise.all(hidden.map(({ kind, id }) => findRecord(kind, id)))
  return [...referredByTeam(partition), ...hidden.filter((_, i) => found[i]?.teamID === teamID)]
}

/** The write that deletes the team's reference to the record. */
export const referenceRemoval = ({ kind, id }: TeamRecord, teamID: string): [Write] => [
  (references[kind] as EntityDefinition)().delete({ teamID, ...keyOf(kind, id) }),
]
