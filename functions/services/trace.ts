import { isRequestXRaySampled } from '@aws-lambda-powertools/commons/utils/env'

/**
 * Handles one event. If X-Ray samples the event, its trace shows each DynamoDB call in a subsegment with these annotations. The first
 * sampled event loads the tracer.
 */
export async function traced<T>(notes: Record<string, string>, work: () => Promise<T>): Promise<T> {
  if (!isRequestXRaySampled()) return work()
  const { inSubsegment } = await import('./tracer.ts')
  return inSubsegment(notes, work)
}
