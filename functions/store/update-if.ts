import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from './dynamo.ts'

/** Updates an item without an entity. Returns the response, or null if the condition fails. */
export async function updateIf(update: Omit<UpdateCommandInput, 'TableName'>) {
  try {
    return await client.send(new UpdateCommand({ TableName: tableName(), ...update }))
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}
