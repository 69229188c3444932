import { CustomAttributeType } from 'electrodb'
import { entity, expiring, required } from '../../store/entity.ts'
import { find } from '../../store/store.ts'

/** What to search for, until the erasure is finished. */
export type Traces = {
  names: string[]
  /** Photos of deleted records, which are withheld. */
  photoKeys: string[]
  /** The player, and the duplicates merged into it. */
  ids: string[]
  /** The opportunities that the player was registered for. */
  opportunityIDs: string[]
  /** The events that a team chose the player for. Absent in erasures that began before events were searched. */
  eventIDs?: string[]
  /** The people whose notifications, messages, and claims may name the player. */
  userIDs: string[]
}

const ERASURE_STATUSES = ['running', 'finished'] as const

/** The erasure of a player: a deletion without a copy, which also removes what names the player elsewhere. */
export const erasures = entity('erasure', { byPlayer: ['erasure#${playerID}', 'meta'] }, () => ({
  ...required('string', 'requestedBy', 'startedAt'),
  finishedAt: { type: 'string' },
  status: { type: ERASURE_STATUSES, required: true },
  traces: { type: CustomAttributeType<Traces>('any') },
  ...expiring,
}))

export const findErasure = (playerID: string) => find(erasures, { playerID })
