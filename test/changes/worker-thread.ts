import { workerData } from 'node:worker_threads'
import { handler as alerts } from '../../functions/alerts/handler.ts'
import { handler as notices } from '../../functions/notices/handler.ts'

// Runs a function in a thread that the test terminates midway.
const { name, event } = workerData
await (name === 'alerts' ? alerts(event) : notices(event))
