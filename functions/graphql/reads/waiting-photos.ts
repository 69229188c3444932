import { allWaitingPhotos, type WaitingPhotoItem } from '../../domain/photos/entity.ts'
import type { PlayerItem } from '../../domain/players/entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import type { PhotoReview } from '../../services/media/photo-review.ts'
import type { Context } from '../context.ts'

export type PhotoToReview = WaitingPhotoItem & { record: TeamItem | PlayerItem; review: PhotoReview }

/** The photos and logos that an admin has not looked at, oldest first. */
export const photosToReview = ({ load }: Context): Promise<PhotoToReview[]> =>
  load.readOnce('photosToReview', async () => {
    const waiting = await allWaitingPhotos()
    const found = await Promise.all(
      waiting.map(async (photo) => {
        const record = await (photo.kind === 'team' ? load.team(photo.recordID) : load.player(photo.recordID))
        const review = record?.photoReview
        // The photo was replaced or its record deleted, and the stream consumer has not removed it yet.
        return record && review?.reviewID === photo.reviewID ? { ...photo, record, review } : null
      }),
    )
    return found.filter((photo) => photo !== null)
  })
