import { writeFileSync } from 'node:fs'
import { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, expect, test, vi } from 'vitest'
import { adoptedTable, changesOf, confirm, confirmTable } from '../../scripts/deploy/changes.ts'
import { openDecisions } from '../../scripts/deploy/first-deployment.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { stackOf } from './synthesized.ts'

// biome-ignore lint/suspicious/noExplicitAny: a template is what it is
type Resources = Record<string, any>

const shown = vi.spyOn(console, 'log').mockImplementation(() => {})
const folder = temporaryFolder()
let resources: Resources

beforeAll(() => {
  resources = Template.fromStack(stackOf({ stage: 'prod' }, folder)).toJSON().Resources
})

/** The changes that lose data when a stack with the changed template is deployed again. */
function changesFrom(change: (deployed: Resources) => void): string[] {
  const deployed = structuredClone(resources)
  change(deployed)
  const file = `${folder}/deployed.json`
  writeFileSync(file, JSON.stringify({ Resources: deployed }))
  return changesOf(folder, 'Fungo-prod', '--template', file)
}

test('a deployment asks before it replaces a table with another key, and removes a bucket, secret, or queue', async () => {
  const changes = changesFrom((deployed) => {
    deployed.DatabaseTableF104A135.Properties.KeySchema[0].AttributeName = 'id'
    deployed.OldBucket = deployed.WebsiteWeb3D358112
    deployed.OldSecret = deployed[Object.keys(resources).find((id) => id.startsWith('LinkSecret'))!]
    deployed.OldQueue = { Type: 'AWS::SQS::Queue' }
  })
  expect(changes).toEqual([
    'AWS::S3::Bucket OldBucket will be orphaned',
    'AWS::SecretsManager::Secret OldSecret will be orphaned',
    'AWS::SQS::Queue OldQueue will be destroyed',
    'AWS::DynamoDB::GlobalTable Database/Table DatabaseTableF104A135 will be replaced',
  ])
  await expect(confirm(changes)).rejects.toThrow('To confirm, add --yes.')
})

test('a deployment asks nothing when a function is added, changed, or removed, and shows it', async () => {
  const changes = changesFrom((deployed) => {
    const idOf = (name: string) => Object.keys(resources).find((id) => new RegExp(`^${name}[0-9A-F]{8}$`).test(id))!
    delete deployed[idOf('FunctionsAlerts')]
    deployed[idOf('FunctionsNotices')].Properties.MemorySize = 128
    deployed.OldFunction = deployed[idOf('FunctionsGraphql')]
  })
  expect(changes).toEqual([])
  expect(shown.mock.calls.join()).toMatch(/\[\+\] AWS::Lambda::Function .*Alerts/)
  await confirm(changes)
})

test('a deployment that would use another table names both and is refused where nobody can answer, whatever the options', async () => {
  expect(adoptedTable(folder, 'Fungo-prod')).toBeNull()
  const other = temporaryFolder()
  Template.fromStack(
    stackOf(
      { stage: 'prod', table: 'arn:aws:dynamodb:us-east-1:111111111111:table/restored/stream/2026-01-31T08:00:00.000' },
      other,
    ),
  )
  expect(adoptedTable(other, 'Fungo-prod')).toBe('restored')
  await expect(confirmTable('restored', 'own')).rejects.toThrow(/uses the table restored\.\n.*makes it use own\./)
})

test('the first deployment of prod is refused until its settings are decided', () => {
  const file = `${temporaryFolder()}/prod.json`
  const all = ['adminTotp', 'tableReads', 'tableWrites', 'waf', 'healthCheck', 'backup']
  expect(openDecisions(file, ['-c', 'stage=prod'])).toEqual(all)
  writeFileSync(file, '{ "waf": false, "tableReads": 4000 }')
  expect(openDecisions(file, ['-c', 'adminTotp=required'])).toEqual(['tableWrites', 'healthCheck', 'backup'])
})
