import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Match } from 'aws-cdk-lib/assertions'
import type { Metafile } from 'esbuild'
import { expect, test } from 'vitest'
import {
  type FunctionName,
  functionNames,
  functions,
  type QueueName,
  queues,
  type Source,
  visibilitySeconds,
} from '../../functions/manifest.ts'
import { idOf } from '../../infra/names.ts'
import { bundleOf } from '../../scripts/bundle.ts'
import { manifestFunctions, synthesized } from './synthesized.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SHARED = [
  'NODE_OPTIONS',
  'AWS_REGION',
  'POWERTOOLS_SERVICE_NAME',
  'POWERTOOLS_METRICS_NAMESPACE',
  'STAGE',
  'FAULT_METRIC',
  // Only with the lists in a database.
  'DIRECTORY_CLUSTER',
  'DIRECTORY_SECRET',
]

const all = { feedURL: 'https://feed.example', placesProvider: 'google', directoryEngine: 'aurora' }
const queueArn = (name: QueueName) => ({
  'Fn::GetAtt': [Match.stringLikeRegexp(`^Queues${idOf(name)}[0-9A-F]{8}$`), 'Arn'],
})

/** The files of a function's bundle. The changes function runs only the triggers of notices, which read no settings. */
function filesThatRun(name: FunctionName): string[] {
  const { inputs } = JSON.parse(readFileSync(bundleOf(name).replace('/index.mjs', '.meta.json'), 'utf8')) as Metafile
  const files = new Set([functions[name].entry])
  for (const file of files)
    for (const { path } of inputs[file]?.imports ?? [])
      if (name !== 'changes' || !path.startsWith('functions/notices/')) files.add(path)
  return [...files]
}

test.each(functionNames)('the manifest gives %s exactly the settings that its code reads', (name) => {
  const source = readFileSync(`${root}functions/services/settings.ts`, 'utf8')
  const nameOf = new Map<string, string>()
  for (const [, setting, body] of source.matchAll(/^ {2}(\w+): \(\) => (.*)/gm))
    nameOf.set(setting!, /'([A-Z_]+)'/.exec(body!)![1]!)
  const read = filesThatRun(name)
    .filter((file) => file.startsWith('functions/') && !file.endsWith('/settings.ts'))
    .flatMap((file) => [
      ...readFileSync(root + file, 'utf8').matchAll(/\bsettings\.(\w+)|[dt]Secret\('([A-Z_]+)'\)|\b(TABLE_NAME)\b/g),
    ])
    .flatMap(([, setting, secret, table]) => secret ?? table ?? nameOf.get(setting!) ?? [])
  const { environment, secrets } = functions[name]
  const declared = new Set<string>([...environment, ...secrets])
  expect([...declared].sort()).toEqual([...new Set(read)].filter((it) => !SHARED.includes(it)).sort())
})

test('each function is deployed with exactly what its row of the manifest declares', () => {
  const made = manifestFunctions(synthesized(all))
  expect(made).toHaveLength(functionNames.length)
  for (const name of functionNames) {
    const { memoryMB, timeoutSeconds, storageMB, environment, secrets } = functions[name]
    const [, { Properties }] = made.find(([id]) => id.replace(/[0-9A-F]{8}$/, '') === `Functions${idOf(name)}`)!
    expect(Properties).toMatchObject({
      MemorySize: memoryMB,
      Timeout: timeoutSeconds,
      EphemeralStorage: { Size: storageMB },
    })
    const own = Object.keys(Properties.Environment.Variables).filter((it) => !SHARED.includes(it))
    expect(own.sort(), name).toEqual([...environment, ...secrets.map((it) => `${it}_ID`)].sort())
    for (const it of secrets) expect(Properties.Environment.Variables[`${it}_ID`]).toEqual({ Ref: expect.any(String) })
  }
})

/** The type and properties of the resource of an event source. */
function deployed(source: Exclude<Source, { type: 'http' }>, FunctionName: object): [string, object] {
  const mapping = { FunctionName, FunctionResponseTypes: ['ReportBatchItemFailures'] }
  if (source.type === 'schedule') {
    const DeadLetterConfig = source.deadLetters ? { Arn: queueArn(source.deadLetters) } : Match.absent()
    const target = { Input: JSON.stringify(source.event), DeadLetterConfig }
    return ['AWS::Scheduler::Schedule', { ScheduleExpression: source.expression, Target: Match.objectLike(target) }]
  }
  const own =
    source.type === 'queue'
      ? {
          EventSourceArn: queueArn(source.queue),
          ScalingConfig: source.maxConcurrency ? { MaximumConcurrency: source.maxConcurrency } : Match.absent(),
        }
      : { MaximumBatchingWindowInSeconds: source.windowSeconds, MaximumRetryAttempts: source.tries }
  return ['AWS::Lambda::EventSourceMapping', { ...mapping, BatchSize: source.batchSize, ...own }]
}

test.each(functionNames)('the event sources of %s are deployed as its row of the manifest declares', (name) => {
  const alias = { Ref: Match.stringLikeRegexp(`^Functions${idOf(name)}Live[0-9A-F]{8}$`) }
  const ofFunction = { 'Fn::Select': [6, { 'Fn::Split': [':', alias] }] }
  const FunctionName = { 'Fn::Join': ['', [ofFunction, ':live']] }
  for (const source of functions[name].sources)
    if (source.type !== 'http') synthesized(all).hasResourceProperties(...deployed(source, FunctionName))
})

test('each queue has the tries and the visibility timeout of its row, and each dead-letter queue keeps messages for two weeks', () => {
  for (const [name, row] of Object.entries(queues) as [QueueName, (typeof queues)[QueueName]][])
    synthesized(all).hasResourceProperties('AWS::SQS::Queue', {
      VisibilityTimeout: visibilitySeconds(name) ?? Match.absent(),
      ...(row
        ? { RedrivePolicy: { deadLetterTargetArn: queueArn(row.deadLetters), maxReceiveCount: row.tries } }
        : { MessageRetentionPeriod: 14 * 86_400 }),
    })
  // AWS recommends six times the timeout of the function.
  expect(visibilitySeconds('sync')).toBe(6 * functions['sync-worker'].timeoutSeconds)
})
