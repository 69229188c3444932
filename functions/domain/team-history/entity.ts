import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type RosterItem = EntityItem<ReturnType<typeof rosterEntries>>
export type RosterRequest = EntityItem<ReturnType<typeof rosterRequests>>
/** An entry that stands, or one that waits. */
export type RosterRow = RosterItem & { waitsFor?: RosterSide }

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
  jerseyNumber: { type: 'string' },
  /** The entry of the season before, which ends when this one stands. */
  follows: { type: 'string' },
  /** The user who added it, or accepted it for the team. */
  addedBy: { type: 'string' },
  createdAt: { type: 'string', required: true },
} as const

/** The side whose owner has to accept an entry. */
export const ROSTER_SIDES = ['team', 'player'] as const
export type RosterSide = (typeof ROSTER_SIDES)[number]

const requestAttributes = { ...attributes, waitsFor: { type: ROSTER_SIDES, required: true } } as const

/** An entry that one side asked for and the other has to accept, as its team keeps it. It gives no right and counts for nothing. */
export const rosterRequests = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'roster-request', version: '1' },
        attributes: requestAttributes,
        indexes: {
          // The players who wait to join a team, or are asked to.
          byTeam: {
            pk: { field: 'pk', composite: ['teamID'], template: 'team#${teamID}' },
            sk: { field: 'sk', composite: ['teamHistoryID'], template: 'req#${teamHistoryID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** The same request as its player keeps it: a mirror, written in the same transaction. */
export const playerRequests = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'player-request', version: '1' },
        attributes: requestAttributes,
        indexes: {
          // The teams that a player waits for, or is asked by.
          byPlayer: {
            pk: { field: 'pk', composite: ['playerID'], template: 'player#${playerID}' },
            sk: { field: 'sk', composite: ['teamHistoryID'], template: 'req#${teamHistoryID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

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
