import { photoAddress } from '../../services/media/photo-address.ts'
import { timeOfID } from '../../values/ids.ts'
import type { QueryResolvers, WaitingPhotoResolvers } from '../generated.ts'
import { paging } from '../reads/lists.ts'
import { photosToReview } from '../reads/waiting-photos.ts'
import { pictureStatus } from '../rules/published.ts'

export const Query = {
  waitingPhotos: async (_, args, context, info) => {
    const { offset, perPage } = paging(args, info)
    return (await photosToReview(context)).slice(offset, offset + perPage)
  },
} satisfies QueryResolvers

export const WaitingPhoto = {
  id: ({ reviewID }) => reviewID,
  recordName: ({ record }) => record.name,
  url: async ({ record }, _, { mediaSecret, now }) => {
    const key = 'logoKey' in record ? record.logoKey : 'photoKey' in record ? record.photoKey : undefined
    return key ? photoAddress(key, await mediaSecret(), now) : null
  },
  uploadedBy: ({ review }, _, { load }) => load.user(review.by),
  uploadedAt: ({ reviewID }) => new Date(timeOfID(reviewID)).toISOString(),
  isShown: async ({ record }, _, context) => (await pictureStatus(record, context)) === 'SHOWN',
  labels: ({ review }) => review.labels ?? [],
} satisfies WaitingPhotoResolvers
