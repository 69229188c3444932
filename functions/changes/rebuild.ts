import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { type ChangeLogChange, type Kind, kinds } from '../domain/change-log/rows.ts'
import { client, tableName } from '../domain/dynamo.ts'
import { type EventItem, events } from '../domain/events/entity.ts'
import { eventRow } from '../domain/events/row.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { opportunityRow } from '../domain/opportunities/row.ts'
import { type PlayerItem, players } from '../domain/players/entity.ts'
import { playerRow } from '../domain/players/row.ts'
import { batchGet } from '../domain/store.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { teamRow } from '../domain/teams/row.ts'
import { type UserItem, users } from '../domain/users/entity.ts'
import { userRow } from '../domain/users/row.ts'
import { rebuild } from './snapshots.ts'

type Item = Record<string, unknown>

const changesOf: Record<Kind, { entity: () => string; changes: (items: Item[]) => Promise<ChangeLogChange[]> }> = {
  team: { entity: () => teams().schema.model.entity, changes: each<TeamItem>('teamID', teamRow) },
  player: { entity: () => players().schema.model.entity, changes: each<PlayerItem>('playerID', playerRow) },
  event: { entity: () => events().schema.model.entity, changes: each<EventItem>('eventID', eventRow) },
  user: { entity: () => users().schema.model.entity, changes: each<UserItem>('userID', userRow) },
  opportunity: { entity: () => opportunities().schema.model.entity, changes: opportunityChanges },
}

/** The whole read model anew from the table: for a log that expired before a snapshot took it in, or a lost snapshot. */
export async function rebuildReadModel() {
  for (const kind of kinds) await rebuild(kind, scan(kind))
}

async function* scan(kind: Kind): AsyncGenerator<ChangeLogChange[]> {
  const { entity, changes } = changesOf[kind]
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: tableName(),
        ConsistentRead: true,
        FilterExpression: '#entity = :entity',
        ExpressionAttributeNames: { '#entity': '__edb_e__' },
        ExpressionAttributeValues: { ':entity': entity() },
        ExclusiveStartKey,
      }),
    )
    yield await changes(page.Items ?? [])
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}

function each<T extends { version: number }>(id: keyof T & string, row: (item: T) => ChangeLogChange['row']) {
  return async (items: Item[]): Promise<ChangeLogChange[]> =>
    (items as unknown as T[]).map((item) => ({ id: item[id] as string, version: item.version, row: row(item) }))
}

/** An opportunity's row carries the name of its team. */
async function opportunityChanges(items: Item[]): Promise<ChangeLogChange[]> {
  const found = items as unknown as OpportunityItem[]
  const teamIDs = found.flatMap(({ teamID }) => teamID ?? [])
  const names = new Map<unknown, string>()
  for (const team of await batchGet(teamIDs.map((teamID) => ({ pk: `team#${teamID}`, sk: 'meta' })))) {
    names.set(team.teamID, team.name as string)
  }
  return each<OpportunityItem>('opportunityID', (item) => opportunityRow(item, names.get(item.teamID)))(items)
}
