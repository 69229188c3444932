import { Tracer } from '@aws-lambda-powertools/tracer'
import { client } from '../store/dynamo.ts'

const tracer = new Tracer({ captureHTTPsRequests: false })
tracer.captureAWSv3Client(client)

/** A facade for the segment of the current invocation, which Lambda owns. */
const invocation = tracer.getSegment()

export function inSubsegment<T>(notes: Record<string, string>, work: () => Promise<T>): Promise<T> {
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
