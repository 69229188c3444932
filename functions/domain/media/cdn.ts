import { logFault } from '../log.ts'
import { settings } from '../settings.ts'

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
    await logFault('The CDN could not be invalidated.', { error: error as Error })
  }
}
