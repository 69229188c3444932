import type { TestProject } from 'vitest/node'
import { startDynamo } from '../../scripts/local/dynamo.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    dynamoEndpoint: string
  }
}

/** Starts one in-memory DynamoDB for the whole run, in which every test file creates its own table. */
export default async function setup(project: TestProject) {
  const dynamo = await startDynamo({ memory: true })
  project.provide('dynamoEndpoint', dynamo.endpoint)
  return () => dynamo.stop()
}
