import { logFault } from '../domain/log.ts'
import { deletePhoto, withholdPhoto } from '../domain/media/photos.ts'
import { settings } from '../domain/settings.ts'
import { type StreamChange, textOf } from './change.ts'

/** Deletes a photo that visitors may have seen, also from the CDN. */
export async function deleteAndInvalidatePhoto(key: string): Promise<void> {
  await deletePhoto(key)
  await invalidate(key, [`/${key}`])
}

/** The same for a photo that may be restored. */
export async function withholdAndInvalidatePhoto(key: string): Promise<void> {
  await withholdPhoto(key)
  await invalidate(key, [`/${key}`])
}

/** Invalidates the paths in the CDN. Asked again with the same reference, it answers with the invalidation that is there. */
export async function invalidate(reference: string, paths: string[]): Promise<void> {
  const DistributionId = settings.distributionID
  if (!DistributionId) return
  try {
    const { CloudFrontClient, CreateInvalidationCommand } = await import('@aws-sdk/client-cloudfront')
    const Paths = { Quantity: paths.length, Items: paths }
    await new CloudFrontClient().send(
      new CreateInvalidationCommand({ DistributionId, InvalidationBatch: { CallerReference: reference, Paths } }),
    )
  } catch (error) {
    // Nothing else waits for it: the CDN keeps a photo or a page for a minute at most.
    await logFault('The CDN could not be invalidated.', { error: error as Error })
  }
}

/** The key of a player's photo or a team's logo; undefined where there is none. */
export function photoKeyOf(entity: string | undefined, image: StreamChange['after']): string | undefined {
  if (entity === 'player') return textOf(image, 'photoKey')
  return entity === 'team' ? textOf(image, 'logoKey') : undefined
}
