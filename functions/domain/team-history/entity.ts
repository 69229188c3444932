import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type RosterItem = EntityItem<ReturnType<typeof rosterEntries>>

const attributes = {
  /** `<teamID>.<own>` */
  teamHistoryID: { type: 'string', required: true },
  teamID: { type: 'string', required: true },
  playerID: { type: 'string', required: true },
  version: { type: 'number', required: true },
  startDate: { type: 'string', required: true },
  endDate: { type: 'string' },
  division: { type: 'string' },
  ageGroup: { type: 'string' },
  season: { type: 'string', required: true },
  createdAt: { type: 'string', required: true },
} as const

/** A roster entry as its team keeps it: the record itself. */
export const rosterEntries = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'roster-entry', version: '1' },
        attributes,
        indexes: {
          // The roster of a team, present and past.
          byTeam: {
            pk: { field: 'pk', composite: ['teamID'], template: 'team#${teamID}' },
            sk: { field: 'sk', composite: ['teamHistoryID'], template: 'ros#${teamHistoryID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** The same entry as its player keeps it: a mirror, written in the same transaction. */
export const playerHistory = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'player-history', version: '1' },
        attributes,
        indexes: {
          // The teams a player is or was on.
          byPlayer: {
            pk: { field: 'pk', composite: ['playerID'], template: 'player#${playerID}' },
            sk: { field: 'sk', composite: ['teamHistoryID'], template: 'his#${teamHistoryID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
