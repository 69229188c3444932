import { log, logFault } from '../log.ts'
import { settings } from '../settings.ts'

/** CloudFront allows 15 wildcard paths in progress, and hiding one team needs six. An admin may hide several teams at once. */
const TOO_MANY = 'TooManyInvalidationsInProgress'

/** Invalidates the paths in the CDN. Idempotent per reference. */
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
    // Do not fail: the CDN caches a page for at most one minute.
    if ((error as Error).name === TOO_MANY) return void log.warn('Too many invalidations of the CDN are in progress.')
    await logFault('The CDN could not be invalidated.', { error: error as Error })
  }
}
