import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

type Statement = { Action: string | string[]; Resource: unknown }
type Role = {
  Properties: {
    AssumeRolePolicyDocument: { Statement: [{ Condition: { StringEquals: Record<string, unknown> } }] }
    Policies: [{ PolicyDocument: { Statement: Statement[] } }]
  }
}
const { DeployRole, DiffRole } = JSON.parse(read('infra/pipeline-roles.json')).Resources as Record<string, Role>
const actionsOf = (role: Role) =>
  role.Properties.Policies[0].PolicyDocument.Statement.flatMap(({ Action }) => Action).sort()

/** IAM calls these differently. */
const ACTIONS: Record<string, string> = { 's3:ListObjectsV2': 's3:ListBucket' }
const SERVICES: Record<string, string> = { sesv2: 'ses' }
/** Only `npm run rollback` and deployments to MiniStack make these calls. */
const ELSEWHERE = [
  'lambda:CreateAlias',
  'lambda:GetAlias',
  'lambda:UpdateAlias',
  's3:CopyObject',
  's3:ListObjectVersions',
]

test('the role of the pipeline may do what a deployment does, and nothing else', () => {
  const files = ['changes', 'first-deployment', 'report', 'stack', 'target', 'upload', 'versions'].map(
    (name) => `scripts/deploy/${name}.ts`,
  )
  const called = ['scripts/deploy.ts', ...files].flatMap((file) =>
    [...read(file).matchAll(/^import \{([^}]+)\} from '@aws-sdk\/client-([\w-]+)'/gm)].flatMap(([, names, client]) =>
      [...names!.matchAll(/\b(\w+)Command\b|\bpaginate(\w+)/g)].map(([, command, pages]) => {
        const action = `${SERVICES[client!] ?? client}:${command ?? pages}`
        return ACTIONS[action] ?? action
      }),
    ),
  )
  const ofItems = ['dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:BatchGetItem']
  const used = [...new Set([...called, ...ofItems, 'sts:AssumeRole'])].filter((it) => !ELSEWHERE.includes(it))
  expect(actionsOf(DeployRole!)).toEqual(used.sort())
  expect(actionsOf(DiffRole!)).toEqual(['cloudformation:GetTemplate'])
})

test('only jobs of the environment of a stage can deploy it', () => {
  const subjectOf = ({ Properties }: Role) =>
    Properties.AssumeRolePolicyDocument.Statement[0].Condition.StringEquals['token.actions.githubusercontent.com:sub']
  expect([DeployRole!, DiffRole!].map(subjectOf)).toEqual([
    { 'Fn::Sub': 'repo:${Repository}:environment:${Stage}' },
    { 'Fn::Sub': 'repo:${Repository}:pull_request' },
  ])
  const deploy = read('.github/workflows/deploy.yml')
  for (const [, stage] of deploy.matchAll(/npm run deploy -- --stage (\w+)/g))
    expect(deploy).toMatch(new RegExp(`\\n  ${stage}:(\\n    .*)*\\n    environment: ${stage}\\n`))
})

test('each deployment of a stage waits for the one before, and nothing else does', () => {
  const deploy = read('.github/workflows/deploy.yml')
  expect([...deploy.matchAll(/^( *)concurrency: (.*)$/gm)].map(([, indent, group]) => [indent!.length, group])).toEqual(
    [
      [4, 'deploy-dev'],
      [4, 'deploy-prod'],
      [4, 'release'],
    ],
  )
})

test('the workflows pin each action to a commit', () => {
  const used = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/uses: (.*)/g)].map(([, action]) => action!),
  )
  expect(used.length).toBeGreaterThan(8)
  for (const action of used) expect(action).toMatch(/^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d/)
})

test('the workflows run scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const run = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!),
  )
  expect(run.length).toBeGreaterThan(2)
  for (const name of run) expect(scripts).toHaveProperty([name])
})
