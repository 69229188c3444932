// A Lambda execution environment: loads one bundle and handles one event at a time.
// JavaScript, since TypeScript would load the type stripper in each thread, a third of its start time.
// @ts-check
import { randomUUID } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setSourceMapsSupport } from 'node:module'
import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { enforcePermissions } from './iam.mjs'

/** @type {import('./lambda.ts').FunctionSettings} */
const { name, file, memoryMB, isInBackground, allowedActions } = workerData
if (isInBackground) yieldToOthers()
setSourceMapsSupport(true, { nodeModules: false })
if (allowedActions) enforcePermissions(allowedActions, process.env)

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
const { handler } = await import(pathToFileURL(file).href)

port.on('message', async ({ event, trace, deadline }) => {
  process.env._X_AMZN_TRACE_ID = trace
  try {
    const result = await handler(JSON.parse(event), contextUntil(deadline))
    port.postMessage({ result: JSON.stringify(result) ?? 'null' })
  } catch (error) {
    const { name: errorType, message, stack } = error instanceof Error ? error : new Error(String(error))
    port.postMessage({ error: { errorType, message, stack } })
  }
})
port.postMessage({ ready: true })

/**
 * @param {number} deadline
 * @returns {import('aws-lambda').Context}
 */
function contextUntil(deadline) {
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

/** On Linux, priorities are per thread, and setPriority accepts a thread ID. */
function yieldToOthers() {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 5)
  } catch {
    // The function still works without the lower priority.
  }
}
