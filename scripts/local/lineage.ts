import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SQSRecord } from 'aws-lambda'
import type { FunctionName } from '../../functions/manifest.ts'

/** Lambda ends a chain of messages at the next round of a function that does not allow recursion. */
export const MAX_ROUNDS = 16

/**
 * The trace headers of queued messages, by message. Lambda gives each invocation a trace header with the number of rounds of its chain, which
 * the SDK sends along with each message. SQS keeps it with the message, which the queue emulator does not.
 */
const traces = new Map<string, string>()

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  const trace = request.headers['x-amzn-trace-id']
  if (!trace || request.headers['x-amz-target'] !== 'AmazonSQS.SendMessageBatch') return
  const end = response.end.bind(response) as (body?: string) => ServerResponse
  response.end = (body) => {
    const { Successful = [] } = JSON.parse(body as string) as { Successful?: { MessageId: string }[] }
    for (const { MessageId } of Successful) traces.set(MessageId, String(trace))
    return end(body as string)
  }
})

export const traceOf = (messageID: string) => traces.get(messageID)
export const forgetTrace = (messageID: string) => traces.delete(messageID)

type Event = { Records?: { attributes?: SQSRecord['attributes'] }[] }

/** The trace header of the function's next invocation, and its number of rounds in the chain that led to the event. */
export function nextRound(name: FunctionName, event: unknown): { trace: string; rounds: number } {
  const rounds = new Map<string, number>()
  for (const { attributes } of (event as Event)?.Records ?? []) {
    const [, lineage = ''] = /Lineage=([^;]*)/.exec(attributes?.AWSTraceHeader ?? '') ?? []
    for (const [earlier, count] of lineage.split('|').map((it) => it.split(':')))
      if (earlier) rounds.set(earlier, Math.max(rounds.get(earlier) ?? 0, Number(count)))
  }
  rounds.set(name, (rounds.get(name) ?? 0) + 1)
  const lineage = [...rounds].map((it) => it.join(':')).join('|')
  return { trace: `Root=1-00000000-000000000000000000000000;Lineage=${lineage}`, rounds: rounds.get(name)! }
}
