import { logFault } from '../domain/log.ts'
import { deletePhoto } from '../domain/media/photos.ts'
import { settings } from '../domain/settings.ts'

/** Deletes a photo that visitors may have seen, and makes the CDN forget it. */
export async function withdrawPhoto(key: string): Promise<void> {
  await deletePhoto(key)
  const DistributionId = settings.distributionID
  if (!DistributionId) return
  try {
    const { CloudFrontClient, CreateInvalidationCommand } = await import('@aws-sdk/client-cloudfront')
    const Paths = { Quantity: 1, Items: [`/${key}`] }
    // Asked again with the same reference, CloudFront answers with the invalidation that is there.
    await new CloudFrontClient().send(
      new CreateInvalidationCommand({ DistributionId, InvalidationBatch: { CallerReference: key, Paths } }),
    )
  } catch (error) {
    // Nothing else waits for it: the CDN keeps a photo for a minute at most.
    await logFault('The CDN could not be told to forget a photo.', { error: error as Error })
  }
}
