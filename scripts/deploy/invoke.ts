import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'

/** Invokes a function that may take longer than its timeout, and returns its answer. Each run resumes where the one before stopped. */
export async function invokeUntilDone(FunctionName: string, event: object): Promise<unknown> {
  const lambda = new LambdaClient({ maxAttempts: 1, requestHandler: { requestTimeout: 16 * 60_000 } })
  for (let run = 1; ; run++) {
    const { FunctionError, Payload } = await lambda.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
    )
    const answer = new TextDecoder().decode(Payload)
    if (!FunctionError) return JSON.parse(answer)
    if (run === 3) throw new Error(`The function has not finished: ${answer}. Run the command again to continue.`)
  }
}
