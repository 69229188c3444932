import { Tracer } from '@aws-lambda-powertools/tracer'
import { client } from './dynamo.ts'

const tracer = new Tracer({ captureHTTPsRequests: false })
tracer.captureAWSv3Client(client)

/** Stands for the segment of whichever invocation runs, which is Lambda's own. */
const invocation = tracer.getSegment()

export function inSubsegment<T>(notes: Record<string, string>, work: () => Promise<T>): Promise<T> {
  // The tracer knows its invocation by the context in which it was loaded; each that comes later needs one of its own.
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
