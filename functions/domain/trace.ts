import { isRequestXRaySampled } from '@aws-lambda-powertools/commons/utils/env'

/**
 * Does the work of one event. Of a sampled event the X-Ray trace shows each call to the table, under a subsegment with these
 * notes; the tracer is loaded by the first such event.
 */
export async function traced<T>(notes: Record<string, string>, work: () => Promise<T>): Promise<T> {
  if (!isRequestXRaySampled()) return work()
  const { inSubsegment } = await import('./tracer.ts')
  return inSubsegment(notes, work)
}
