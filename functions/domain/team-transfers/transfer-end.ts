import { replaceItem } from '../../store/records/version.ts'
import type { Writes } from '../../store/store.ts'
import { userReferences } from '../users/entity.ts'
import { type TeamTransferItem, teamTransfers } from './entity.ts'

/** The recipient's reference to the offer. */
export const transferReference = ({ toUserID: userID, teamID: recordID }: TeamTransferItem) => {
  const key = { userID, kind: 'teamTransfer', recordID } as const
  return { put: () => userReferences().put({ ...key }), delete: () => userReferences().delete({ ...key }) }
}

/** The writes that end a pending offer. */
export const transferEndWrites = (transfer: TeamTransferItem, status: TeamTransferItem['status']): Writes => [
  replaceItem(teamTransfers(), transfer, { ...transfer, status, version: transfer.version + 1 }),
  [transferReference(transfer).delete()],
]
