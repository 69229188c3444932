import { logFault } from '../log.ts'
import { settings } from '../settings.ts'

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
    // Nothing else waits for it: the CDN keeps a page for a minute at most.
    await logFault('The CDN could not be invalidated.', { error: error as Error })
  }
}
