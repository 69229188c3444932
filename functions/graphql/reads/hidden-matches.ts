import { eventRecord } from '../../domain/events/record.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
import { playerRecord } from '../../domain/players/record.ts'
import type { HideableKind } from '../../domain/reports/entity.ts'
import { allHiddenRecords } from '../../domain/reports/entity.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import type { ChangeLogChange } from '../../store/change-log/rows.ts'
import type { Query } from '../../store/read-model/query.ts'
import { SQLiteReadModel } from '../../store/read-model/sqlite/read-model.ts'
import { findAll } from '../../values/promises.ts'
import type { Context } from '../context.ts'

/** The IDs of the hidden records that match the query, in the order of the list. */
export async function hiddenMatches(kind: HideableKind, query: Query, { load, now }: Context): Promise<string[]> {
  const references = await load.readOnce('hiddenRecords', allHiddenRecords)
  const ids = references.filter((it) => it.kind === kind).map(({ recordID }) => recordID)
  load.budget.expectRecords(ids.length)
  const rows = await findAll(ids, (id) => asShown(kind, id, load))
  const model = new SQLiteReadModel(kind, ':memory:')
  try {
    model.apply(rows, now.getTime())
    return model.ids({ ...query, page: 1, perPage: ids.length })
  } finally {
    model.close()
  }
}

/** The row that the record would have in the directory if it were shown. */
async function asShown(kind: HideableKind, id: string, load: Context['load']): Promise<ChangeLogChange | null> {
  if (kind === 'team') {
    const team = await load.team(id)
    return team && teamRecord.listed({ ...team, hidden: undefined }, {})
  }
  if (kind === 'player') {
    const player = await load.player(id)
    return player && playerRecord.listed({ ...player, hidden: undefined }, {})
  }
  if (kind === 'event') {
    const event = await load.event(id)
    return event && eventRecord.listed({ ...event, hidden: undefined }, { team: await load.team(event.teamID) })
  }
  const opportunity = await load.opportunity(id)
  return (
    opportunity &&
    opportunityRecord.listed({ ...opportunity, hidden: undefined }, { team: await load.team(opportunity.teamID) })
  )
}
