import { newID } from '../../values/ids.ts'
import { settings } from '../settings.ts'
import type { reencodedImage } from './reencoded-image.ts'

/** A photo or logo that waits for an admin. Others see it before that only if it is not flagged and an earlier one of the account was approved. */
export type PhotoReview = {
  reviewID: string
  /** The account that uploaded it. */
  by: string
  /** The provider found the labels in it. */
  isFlagged?: boolean
  labels?: string[]
}

type Image = NonNullable<Awaited<ReturnType<typeof reencodedImage>>>

/** How an uploaded image is reviewed. Undefined if it counts as approved. Admins' images do. */
export async function reviewOf(
  image: Image,
  { userID, isAdmin }: { userID: string; isAdmin: boolean },
): Promise<PhotoReview | undefined> {
  if (isAdmin || settings.photoReview === 'off') return undefined
  const review = { reviewID: newID(), by: userID }
  if (settings.photoReview === 'queue') return review
  const labels = await moderationLabels(image.bytes)
  return labels.length > 0 ? { ...review, isFlagged: true, labels } : undefined
}

/** What Amazon Rekognition found that most people would not want to see. Empty if it found nothing. */
async function moderationLabels(Bytes: Buffer): Promise<string[]> {
  const { RekognitionClient, DetectModerationLabelsCommand } = await import('@aws-sdk/client-rekognition')
  const { ModerationLabels = [] } = await new RekognitionClient().send(
    new DetectModerationLabelsCommand({ Image: { Bytes } }),
  )
  return [...new Set(ModerationLabels.flatMap(({ Name }) => Name ?? []))]
}
