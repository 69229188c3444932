import type { EntityItem } from 'electrodb'
import { entity, required } from '../../store/entity.ts'
import type { TeamItem } from '../teams/entity.ts'

export type TeamTransferItem = EntityItem<ReturnType<typeof teamTransfers>>

const TRANSFER_STATUSES = ['pending', 'accepted', 'declined', 'canceled'] as const

/** The latest offer of a team to another account. A team has one at a time. */
// The offer of a team.
export const teamTransfers = entity('team-transfer', { byTeam: ['team#${teamID}', 'transfer'] }, () => ({
  ...required('string', 'fromUserID', 'toUserID', 'createdAt'),
  version: { type: 'number', required: true },
  /** Contains the team's ID. */
  transferID: { type: 'string', required: true },
  status: { type: TRANSFER_STATUSES, required: true },
  /** When the offering owner became the owner. */
  ownedSince: { type: 'string', required: true },
  /** Epoch seconds. The offer can be accepted until then. */
  expiresAt: { type: 'number', required: true },
}))

/** Whether the offer can be accepted: it is unanswered and unexpired, and the user who made it still owns the team. */
export const isPendingTransfer = (
  { status, expiresAt, fromUserID, ownedSince }: TeamTransferItem,
  team: Pick<TeamItem, 'claimedBy' | 'claimedAt'>,
  now: Date,
) =>
  status === 'pending' &&
  expiresAt * 1000 > now.getTime() &&
  team.claimedBy === fromUserID &&
  team.claimedAt === ownedSince
