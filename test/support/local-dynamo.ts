import type { TestProject } from 'vitest/node'
import { startDynamo } from '../../scripts/local/dynamo.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    dynamoEndpoint: string
  }
}

/** One local DynamoDB for the whole run, in memory; every test file makes its own table in it. */
export default async function setup(project: TestProject) {
  const dynamo = await startDynamo({ memory: true })
  project.provide('dynamoEndpoint', dynamo.endpoint)
  return () => dynamo.stop()
}
