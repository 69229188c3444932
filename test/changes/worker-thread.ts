import { workerData } from 'node:worker_threads'
import { handler as alerts } from '../../functions/alerts/handler.ts'
import { handler as notices } from '../../functions/notices/handler.ts'

/** Does the work of a function, to be killed in the middle of it. */
const { name, event } = workerData
await (name === 'alerts' ? alerts(event) : notices(event))
