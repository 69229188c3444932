// The inside of a Lambda's execution environment: loads one bundle, answers one event at a time.
import { randomUUID } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setSourceMapsSupport } from 'node:module'
import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Context } from 'aws-lambda'
import type { FunctionSettings } from './lambda.ts'

type Handler = (event: unknown, context: Context) => unknown

const { name, file, memoryMB, isInBackground } = workerData as FunctionSettings
if (isInBackground) yieldToOthers()
setSourceMapsSupport(true, { nodeModules: false })

const { handler } = (await import(pathToFileURL(file).href)) as { handler: Handler }

parentPort!.on('message', async ({ event, deadline }: { event: string; deadline: number }) => {
  try {
    const result = await handler(JSON.parse(event), contextUntil(deadline))
    parentPort!.postMessage({ result: JSON.stringify(result) ?? 'null' })
  } catch (error) {
    const { name: errorType, message, stack } = error instanceof Error ? error : new Error(String(error))
    parentPort!.postMessage({ error: { errorType, message, stack } })
  }
})
parentPort!.postMessage({ ready: true })

function contextUntil(deadline: number): Context {
  const nothing = () => {}
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
    memoryLimitInMB: String(memoryMB),
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  }
}

/** Linux has priorities of threads, and takes a thread's id where others take a process's. */
function yieldToOthers() {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 5)
  } catch {
    // It works as well, only not behind the others.
  }
}
