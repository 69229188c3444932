import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { type ChangeLogChange, type Kind, kinds } from '../domain/change-log/rows.ts'
import { client, tableName } from '../domain/dynamo.ts'
import { type EventItem, events } from '../domain/events/entity.ts'
import { eventRecord } from '../domain/events/record.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { opportunityRecord } from '../domain/opportunities/record.ts'
import { type PlayerItem, players } from '../domain/players/entity.ts'
import { playerRecord } from '../domain/players/record.ts'
import { batchGet, ENTITY_ATTRIBUTE, keyOf } from '../domain/store.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { teamRecord } from '../domain/teams/record.ts'
import { type UserItem, users } from '../domain/users/entity.ts'
import { userRecord } from '../domain/users/record.ts'
import { rebuild } from './snapshots.ts'

type Item = Record<string, unknown>

const changesOf: Record<Kind, { entity: () => string; changes: (items: never[]) => Promise<ChangeLogChange[]> }> = {
  team: { entity: () => teams().schema.model.entity, changes: each<TeamItem>(teamRecord) },
  player: { entity: () => players().schema.model.entity, changes: each<PlayerItem>(playerRecord) },
  event: { entity: () => events().schema.model.entity, changes: withTeam<EventItem>(eventRecord) },
  user: { entity: () => users().schema.model.entity, changes: each<UserItem>(userRecord) },
  opportunity: {
    entity: () => opportunities().schema.model.entity,
    changes: withTeam<OpportunityItem>(opportunityRecord),
  },
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
        ExpressionAttributeNames: { '#entity': ENTITY_ATTRIBUTE },
        ExpressionAttributeValues: { ':entity': entity() },
        ExclusiveStartKey,
      }),
    )
    yield await changes((page.Items ?? []) as never[])
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}

function each<Item>(record: { listed(item: Item, listing: object): ChangeLogChange }) {
  return async (items: Item[]) => items.map((item) => record.listed(item, {}))
}

/** Rows of what belongs to a team carry some of the team. */
function withTeam<Item extends { teamID?: string }>(record: {
  listed(item: Item, listing: { team: TeamItem | null }): ChangeLogChange
}) {
  return async (items: Item[]) => {
    const teamIDs = items.flatMap(({ teamID }) => teamID ?? [])
    const found = (await batchGet(teamIDs.map((teamID) => keyOf(teams().get({ teamID }))))) as TeamItem[]
    const teamOf = new Map<string | undefined, TeamItem>(found.map((team) => [team.teamID, team]))
    return items.map((item) => record.listed(item, { team: teamOf.get(item.teamID) ?? null }))
  }
}
