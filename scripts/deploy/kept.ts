import { stackResources } from './target.ts'

/** The property by which CloudFormation imports a resource that a deleted prod leaves, by type. */
export const IDENTIFIERS: Record<string, string> = {
  'AWS::Cognito::UserPool': 'UserPoolId',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SecretsManager::Secret': 'Id',
}

/** What the stack leaves, as a resource mapping for `cdk import`. */
export async function keptResources(stack: string): Promise<Record<string, Record<string, string>>> {
  const kept: Record<string, Record<string, string>> = {}
  for (const [type, property] of Object.entries(IDENTIFIERS))
    for (const [id, name] of await stackResources(stack, type)) kept[id] = { [property]: name }
  return kept
}
