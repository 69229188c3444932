import { Duration, RemovalPolicy, Size, Validations } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as Lambda, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

type Props = {
  bundle: string
  memoryMB: number
  timeoutSeconds: number
  /** Room in /tmp, where the read model lives. */
  storageMB?: number
  environment: Record<string, string>
  /** Where the event of a failed asynchronous invocation goes, where it would be missed. */
  deadQueue?: IQueue
}

/** One of the bundles of `npm run build`, with a role and a log of its own. */
export function lambda(scope: Construct, id: string, { stage, local }: Settings, props: Props): Lambda {
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
    reason: 'X-Ray and the listing of streams know no resources: these actions can be granted on all or not at all.',
  })
  const one = new Lambda(scope, id, {
    runtime: Runtime.NODEJS_24_X,
    architecture: local ? Architecture.X86_64 : Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromAsset(`dist/functions/${props.bundle}`),
    memorySize: props.memoryMB,
    timeout: Duration.seconds(props.timeoutSeconds),
    ephemeralStorageSize: Size.mebibytes(props.storageMB ?? 512),
    role,
    tracing: Tracing.ACTIVE,
    loggingFormat: LoggingFormat.JSON,
    logGroup: log,
    deadLetterQueue: props.deadQueue,
    environment: {
      NODE_OPTIONS: '--enable-source-maps',
      NODE_COMPILE_CACHE: '/tmp/compile-cache',
      POWERTOOLS_SERVICE_NAME: 'fungo',
      POWERTOOLS_METRICS_NAMESPACE: 'Fungo',
      STAGE: stage,
      ...props.environment,
    },
  })
  if (!props.deadQueue) {
    Validations.of(one).acknowledge({
      id: 'Serverless-LambdaDLQ',
      reason:
        'Invoked synchronously, by an event source with a dead-letter queue of its own, or on a schedule whose next run does what is left.',
    })
  }
  return one
}
