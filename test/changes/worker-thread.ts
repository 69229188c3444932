import { workerData } from 'node:worker_threads'
import { handler as notices } from '../../functions/notices/handler.ts'

// Runs the function in a thread that the test terminates midway.
await notices(workerData)
