import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CloudFormationClient, DescribeStacksCommand, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { S3Client } from '@aws-sdk/client-s3'
import { setRegion } from '../aws-region.ts'
import { LOCAL_ENDPOINT, LOCAL_SETTINGS } from './local.ts'

export const root = join(import.meta.dirname, '../..')
export const cdkProgram = join(root, 'node_modules/.bin/cdk')

export type Target = { stage: string; isLocal: boolean; stack: string; context: string[] }
export type Outputs = {
  WebURL: string
  ApiURL: string
  TableName: string
  TableStream: string
  BucketName: string
  WebBucketName: string
  UserPoolID: string
  UserPoolClientID: string
  MailFrom: string
  PostalAddress?: string
  AlarmTopic: string
  /** Only with the lists in a database. */
  DirectoryCluster?: string
  /** Only while a table is restored. */
  RebuildFunction?: string
}

/** Parses `--stage NAME`, `--local`, and settings as `-c name=value`. */
export function targetOf(args: string[], more: Record<string, { type: 'boolean' | 'string' }> = {}) {
  const { values } = parseArgs({
    args,
    options: {
      stage: { type: 'string', default: 'dev' },
      local: { type: 'boolean', default: false },
      context: { type: 'string', short: 'c', multiple: true, default: [] },
      ...more,
    },
  })
  const { stage, local: isLocal } = values
  const local = isLocal ? Object.entries(LOCAL_SETTINGS).map(([name, value]) => `${name}=${value}`) : []
  // The last setting of a name wins, so the command line overrides the local defaults.
  const context = [`stage=${stage}`, ...local, ...values.context].flatMap((setting) => ['-c', setting])
  return { target: { stage, isLocal, stack: `Fungo-${stage}`, context } satisfies Target, values }
}

/** Configures the SDK and CDK of this process and its children for the target. Throws a readable error if it is not reachable. */
export async function connect({ isLocal }: Target): Promise<void> {
  if (isLocal) {
    process.env.AWS_ENDPOINT_URL ??= LOCAL_ENDPOINT
    process.env.AWS_ACCESS_KEY_ID = process.env.AWS_SECRET_ACCESS_KEY = 'test'
    process.env.AWS_REGION = 'us-east-1'
    delete process.env.AWS_PROFILE
    delete process.env.AWS_SESSION_TOKEN
    const endpoint = process.env.AWS_ENDPOINT_URL
    await fetch(endpoint).catch(() => {
      throw new Error(
        `Nothing answers at ${endpoint}. Start LocalStack (npm run localstack:up) or MiniStack, or set AWS_ENDPOINT_URL.`,
      )
    })
    return
  }
  await setRegion()
  try {
    await new S3Client().config.credentials()
  } catch {
    throw new Error('There are no AWS credentials. Sign in (aws sso login), or set AWS_PROFILE, then try again.')
  }
}

export function cdk(...args: string[]): void {
  try {
    execFileSync(cdkProgram, [...args, '--no-notices'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  } catch {
    throw new Error(`"cdk ${args[0]}" failed: its message is above.`)
  }
}

/** Outputs of the deployed stack, or null if there is none. */
export async function findOutputs(stack: string): Promise<Outputs | null> {
  try {
    const { Stacks } = await new CloudFormationClient().send(new DescribeStacksCommand({ StackName: stack }))
    const outputs = Stacks?.[0]?.Outputs ?? []
    return outputs.length > 0
      ? (Object.fromEntries(outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue])) as Outputs)
      : null
  } catch (error) {
    if ((error as Error).name === 'ValidationError') return null
    throw error
  }
}

/** The ARN of the alias of the stack's function. */
export async function aliasOf(stack: string, name: string): Promise<string> {
  const alias = (await stackResources(stack, 'AWS::Lambda::Alias')).find(([id]) => id.startsWith(`Functions${name}`))
  if (!alias) throw new Error(`There is no stack ${stack}. Deploy it first.`)
  return alias[1]
}

/** The logical IDs and physical names of the stack's resources of a type. Empty if there is no stack. */
export async function stackResources(StackName: string, type: string): Promise<[string, string][]> {
  const found: [string, string][] = []
  try {
    for await (const { StackResourceSummaries = [] } of paginateListStackResources(
      { client: new CloudFormationClient() },
      { StackName },
    ))
      for (const { ResourceType, ResourceStatus, LogicalResourceId, PhysicalResourceId } of StackResourceSummaries)
        if (ResourceType === type && PhysicalResourceId && ResourceStatus !== 'DELETE_COMPLETE')
          found.push([LogicalResourceId!, PhysicalResourceId])
  } catch (error) {
    if ((error as Error).name !== 'ValidationError') throw error
  }
  return found
}
