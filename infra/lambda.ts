import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Architecture, Code, Function as Lambda, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

type Props = {
  bundle: string
  memoryMB: number
  timeoutSeconds: number
  environment: Record<string, string>
  concurrency?: number
}

/** One of the bundles of `npm run build`, with a role and a log of its own. */
export function lambda(scope: Construct, id: string, { stage, local }: Settings, props: Props): Lambda {
  return new Lambda(scope, id, {
    runtime: Runtime.NODEJS_24_X,
    architecture: local ? Architecture.X86_64 : Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromAsset(`dist/functions/${props.bundle}`),
    memorySize: props.memoryMB,
    timeout: Duration.seconds(props.timeoutSeconds),
    reservedConcurrentExecutions: props.concurrency,
    tracing: Tracing.ACTIVE,
    loggingFormat: LoggingFormat.JSON,
    logGroup: new LogGroup(scope, `${id}Log`, {
      retention: stage === 'prod' ? RetentionDays.THREE_MONTHS : RetentionDays.TWO_WEEKS,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    environment: {
      NODE_OPTIONS: '--enable-source-maps',
      POWERTOOLS_SERVICE_NAME: 'fungo',
      POWERTOOLS_METRICS_NAMESPACE: 'Fungo',
      STAGE: stage,
      ...props.environment,
    },
  })
}
