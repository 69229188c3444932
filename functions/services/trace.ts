import { isRequestXRaySampled } from '@aws-lambda-powertools/commons/utils/env'
import { client } from '../store/dynamo.ts'
import { lazy } from '../values/lazy.ts'

/** Loaded at the first sampled event. `invocation` is a facade for the segment of the current invocation, which Lambda owns. */
const tracing = lazy(async () => {
  const { Tracer } = await import('@aws-lambda-powertools/tracer')
  const tracer = new Tracer({ captureHTTPsRequests: false })
  tracer.captureAWSv3Client(client)
  return { tracer, invocation: tracer.getSegment() }
})

/** Handles one event. If X-Ray samples the event, its trace shows each DynamoDB call in a subsegment with these annotations. */
export async function traced<T>(notes: Record<string, string>, work: () => Promise<T>): Promise<T> {
  if (!isRequestXRaySampled()) return work()
  const { tracer, invocation } = await tracing()
  // The tracer finds its invocation in the async context in which it was loaded, so each later invocation needs its own context.
  return tracer.provider.getNamespace().runAndReturn(async () => {
    if (!invocation) return work()
    tracer.setSegment(invocation)
    const own = tracer.getSegment()!.addNewSubsegment(`## ${process.env._HANDLER}`)
    tracer.setSegment(own)
    for (const [name, value] of Object.entries(notes)) tracer.putAnnotation(name, value)
    try {
      return await work()
    } catch (error) {
      tracer.addErrorAsMetadata(error as Error)
      throw error
    } finally {
      own.close()
    }
  })
}
