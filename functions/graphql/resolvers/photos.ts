import { photoAddress } from '../../services/media/photo-address.ts'
import { timeOfID } from '../../values/ids.ts'
import type { WaitingPhotoResolvers } from '../generated.ts'
import { pictureStatus } from '../rules/published.ts'

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
