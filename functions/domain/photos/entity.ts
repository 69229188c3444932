import type { EntityItem } from 'electrodb'
import { needsConsistentReads } from '../../store/change-log/token.ts'
import { entity, expiring, required } from '../../store/entity.ts'

export type WaitingPhotoItem = EntityItem<ReturnType<typeof waitingPhotos>>

const PICTURED = ['team', 'player'] as const
export type PicturedKind = (typeof PICTURED)[number]

/** A reference to a record whose photo or logo waits for an admin. The stream consumer keeps it equal to `photoReview` of the record. */
// The photos that wait, oldest first.
export const waitingPhotos = entity('waiting-photo', { all: ['waiting-photos', '${reviewID}'] }, () => ({
  kind: { type: PICTURED, required: true },
  ...required('string', 'recordID'),
}))

/** A photo or logo that an admin rejected, for the notice to the account that uploaded it. */
export const rejectedPhotos = entity('rejected-photo', { byReview: ['rejected-photo#${reviewID}', 'meta'] }, () => ({
  kind: { type: PICTURED, required: true },
  ...required('string', 'recordID', 'userID', 'reason', 'rejectedBy'),
  ...expiring,
}))

export async function allWaitingPhotos(): Promise<WaitingPhotoItem[]> {
  const { data } = await waitingPhotos().query.all({}).go({ pages: 'all', consistent: needsConsistentReads() })
  return data
}
