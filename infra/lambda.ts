import { cpSync } from 'node:fs'
import { AssetHashType, Duration, RemovalPolicy, Size, Validations } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as Lambda,
  LoggingFormat,
  RecursiveLoop,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { type FunctionName, functions } from '../functions/manifest.ts'
import { copyNativePackages, type Processor } from '../scripts/deploy/native-packages.ts'
import { idOf } from './names.ts'
import type { Resources } from './permissions.ts'

const METRICS_NAMESPACE = 'Fungo'
const SERVICE = 'fungo'

export const fiveMinutes = { period: Duration.minutes(5) }
export const oneHour = { period: Duration.hours(1) }

/** A metric that the functions publish with `countMetrics`. */
export const serviceMetric = (stage: string, metricName: string, period: Duration) =>
  new Metric({
    namespace: METRICS_NAMESPACE,
    metricName,
    dimensionsMap: { service: SERVICE, stage },
    statistic: 'Sum',
    period,
  })

/** The function's bundle, with its packages that have native code. */
function codeOf(name: FunctionName, processor: Processor) {
  const bundle = `dist/functions/${name}`
  if (!functions[name].hasNativePackages) return Code.fromAsset(bundle)
  const tryBundle = (folder: string) => {
    cpSync(bundle, folder, { recursive: true })
    copyNativePackages(processor, folder)
    return true
  }
  return Code.fromAsset(bundle, {
    bundling: { image: Runtime.NODEJS_24_X.bundlingImage, local: { tryBundle } },
    assetHashType: AssetHashType.OUTPUT,
  })
}

/** Creates a function from its bundle (`npm run build`), with its own role and log group. */
export function lambda(
  scope: Construct,
  name: FunctionName,
  { settings: { stage, local, tracing, concurrency }, queues }: Resources,
  environment: Record<string, string>,
  id = idOf(name),
): Lambda {
  const { memoryMB, timeoutSeconds, storageMB, sources, allowsRecursion } = functions[name]
  const log = new LogGroup(scope, `${id}Log`, {
    retention: stage === 'prod' ? RetentionDays.THREE_MONTHS : RetentionDays.TWO_WEEKS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  role.addToPolicy(
    new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [log.logGroupArn] }),
  )
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason:
      'X-Ray, ListStreams, and the suppression list of SES have no resource-level permissions, so these actions are granted on all resources.',
  })
  const deadLetters = sources.find((source) => source.type === 'schedule')?.deadLetters
  const lambdaFunction = new Lambda(scope, id, {
    runtime: Runtime.NODEJS_24_X,
    architecture: local ? Architecture.X86_64 : Architecture.ARM_64,
    handler: 'index.handler',
    code: codeOf(name, local ? 'x64' : 'arm64'),
    memorySize: memoryMB,
    timeout: Duration.seconds(timeoutSeconds),
    ephemeralStorageSize: Size.mebibytes(storageMB),
    role,
    recursiveLoop: allowsRecursion ? RecursiveLoop.ALLOW : RecursiveLoop.TERMINATE,
    // `scripts/deploy/versions.ts` deletes all but the last three.
    currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    ...(name === 'graphql' && concurrency > 0 && { reservedConcurrentExecutions: concurrency }),
    tracing: tracing ? Tracing.ACTIVE : Tracing.DISABLED,
    loggingFormat: LoggingFormat.JSON,
    logGroup: log,
    deadLetterQueue: deadLetters && queues.get(deadLetters),
    environment: {
      POWERTOOLS_SERVICE_NAME: SERVICE,
      POWERTOOLS_METRICS_NAMESPACE: METRICS_NAMESPACE,
      STAGE: stage,
      FAULT_METRIC: name === 'graphql' ? 'Faults' : 'WorkFaults',
      ...environment,
    },
  })
  if (!tracing) {
    Validations.of(lambdaFunction).acknowledge({
      id: 'Serverless-LambdaTracing',
      reason:
        'At a million views a month traces cost more than function time (docs/cost.md), and Lambda has a fixed sampling rate. The setting `tracing` turns them on.',
    })
  }
  if (!deadLetters) {
    Validations.of(lambdaFunction).acknowledge({
      id: 'Serverless-LambdaDLQ',
      reason:
        'Invoked synchronously, by a queue or the stream, which keep failed events, or on a schedule whose next run resumes the work.',
    })
  }
  return lambdaFunction
}
