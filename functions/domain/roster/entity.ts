import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity, expiring, required } from '../../store/entity.ts'
import { findAll } from '../../store/store.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import type { StoredText } from '../../values/messages/stored-text.ts'
import { type Sport, sportOf } from '../../values/sports.ts'
import { teams } from '../teams/entity.ts'

export type RosterItem = EntityItem<ReturnType<typeof rosterEntries>>
export type RosterRequest = EntityItem<ReturnType<typeof rosterRequests>>
/** An effective entry, or a pending request. */
export type RosterRow = RosterItem & { waitsFor?: RosterSide; offer?: RosterOffer }

export const NO_HISTORY = requestTexts.mayNotManageTeamHistory

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
  /** The entry of the previous season, which ends when this one takes effect. */
  follows: { type: 'string' },
  /** The user who added it or accepted it for the team. */
  addedBy: { type: 'string' },
  /** Nobody managed the player when it was added, or the claim of who did was rejected. It makes no tie, also once a family claims the player. */
  lacksConsent: { type: 'boolean' },
  createdAt: { type: 'string', required: true },
} as const

/** The side whose owner must accept an entry. */
export const ROSTER_SIDES = ['team', 'player'] as const
export type RosterSide = (typeof ROSTER_SIDES)[number]

/** What the organizer of an opportunity offers a registered player: a request that waits for the family until `replyBy`. */
export type RosterOffer = {
  opportunityID: string
  replyBy: string
  /** Empty for any. */
  position: string
  priceCents?: number
  note?: string
}

const requestAttributes = {
  ...attributes,
  waitsFor: { type: ROSTER_SIDES, required: true },
  offer: { type: CustomAttributeType<RosterOffer>('any') },
  /** When the family was reminded of the offer. */
  remindedAt: { type: 'string' },
} as const

/** A request for a roster entry that the other side must accept, stored with the team. It grants no access and is not counted. */
// The pending requests of a team.
export const rosterRequests = entity(
  'roster-request',
  { byTeam: ['team#${teamID}', 'req#${teamHistoryID}'] },
  () => requestAttributes,
)

/** The player's copy of the request, written in the same transaction. */
// The pending requests of a player.
export const playerRequests = entity(
  'player-request',
  { byPlayer: ['player#${playerID}', 'req#${teamHistoryID}'] },
  () => requestAttributes,
)

/** A roster entry, stored with the team. This is the source of truth. */
// The roster of a team, current and past.
export const rosterEntries = entity(
  'roster-entry',
  { byTeam: ['team#${teamID}', 'ros#${teamHistoryID}'] },
  () => attributes,
)

/** The player's copy of the entry, written in the same transaction. */
// The teams of a player, current and past.
export const playerHistory = entity(
  'player-history',
  { byPlayer: ['player#${playerID}', 'his#${teamHistoryID}'] },
  () => attributes,
)

export type RosterChangeItem = EntityItem<ReturnType<typeof rosterChanges>>

/** A field of an entry before and after a change. */
export type FieldChange = { label: StoredText; from: StoredText; to: StoredText }

const KINDS = ['added', 'changed', 'removed', 'accepted', 'declined', 'withdrawn', 'expired'] as const

/** A change of a roster entry. The stream consumer sends notices of it. */
// The changes of an entry, oldest first.
export const rosterChanges = entity(
  'roster-change',
  { byEntry: ['roster-change#${teamHistoryID}', '${changeID}'] },
  () => ({
    ...required('string', 'teamID', 'playerID', 'season'),
    changedBy: { type: 'string' },
    kind: { type: KINDS, required: true },
    /** The side that accepted or declined, for these kinds. */
    answeredBy: { type: ROSTER_SIDES },
    /** The opportunity from which the spot was offered. */
    opportunityID: { type: 'string' },
    fields: { type: CustomAttributeType<FieldChange[]>('any') },
    ...expiring,
  }),
)

/** Whether the roster entry has not ended. */
export const isCurrent = ({ endDate }: { endDate?: string }, now: Date) =>
  !endDate || endDate >= now.toISOString().slice(0, 10)

/** The sports of the player's current and former teams. Empty if no team gives its sport. */
export async function playerSports(playerID: string): Promise<Sport[]> {
  const { data: history } = await playerHistory().query.byPlayer({ playerID }).go({ pages: 'all' })
  return [...new Set((await findAll(teams, history)).flatMap(({ sport }) => sportOf(sport) ?? []))]
}
