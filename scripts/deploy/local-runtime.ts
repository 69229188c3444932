import {
  CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStacksCommand,
  waitUntilStackCreateComplete,
} from '@aws-sdk/client-cloudformation'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'

/** The lowest Node version with all the modules that the functions use, for example `node:sqlite`. */
const LOWEST_NODE = 24

/**
 * MiniStack runs functions with the first `node` on its own PATH, whatever runtime they specify. Deploys a function that returns
 * its version, and throws if it is too old. Other targets have a runtime for each version.
 */
export async function checkLocalRuntime(endpoint: string): Promise<void> {
  const health = await fetch(`${endpoint}/_ministack/health`).catch(() => null)
  if (!health?.ok) return
  const version = await nodeVersionOfFunctions()
  if (Number(version.split('.')[0]) >= LOWEST_NODE) return
  throw new Error(
    `MiniStack runs functions with Node ${version}, and Fungo needs Node ${LOWEST_NODE}. Start MiniStack with it first on the PATH: ` +
      'PATH=$PWD/node_modules/.bin:$PATH python3 -m ministack',
  )
}

async function nodeVersionOfFunctions(): Promise<string> {
  const StackName = 'Fungo-node-version'
  const cloudFormation = new CloudFormationClient()
  await cloudFormation.send(new CreateStackCommand({ StackName, TemplateBody: JSON.stringify(versionTemplate) }))
  try {
    await waitUntilStackCreateComplete({ client: cloudFormation, maxWaitTime: 60, minDelay: 0.2 }, { StackName })
    const { Stacks } = await cloudFormation.send(new DescribeStacksCommand({ StackName }))
    const { Payload } = await new LambdaClient().send(
      new InvokeCommand({ FunctionName: Stacks?.[0]?.Outputs?.[0]?.OutputValue }),
    )
    return JSON.parse(new TextDecoder().decode(Payload)).node
  } finally {
    await cloudFormation.send(new DeleteStackCommand({ StackName }))
  }
}

const versionTemplate = {
  Resources: {
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: {
        AssumeRolePolicyDocument: {
          Version: '2012-10-17',
          Statement: [{ Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' }],
        },
      },
    },
    Version: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Code: { ZipFile: 'exports.handler = async () => ({ node: process.versions.node })' },
        Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
      },
    },
  },
  Outputs: { Name: { Value: { Ref: 'Version' } } },
}
