import { Aws, RemovalPolicy } from 'aws-cdk-lib'
import { type CfnStage, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { sendsMail } from './changes.ts'
import type { Database } from './database.ts'
import type { Identity } from './identity.ts'
import { lambda } from './lambda.ts'
import type { Settings } from './settings.ts'
import type { Sync } from './sync.ts'

type Parts = { database: Database; identity: Identity; sync: Sync; environment: Record<string, string> }

/** The HTTP API, which routes /query (and the pages that links in mails open) to the graphql Lambda. */
export class QueryApi extends Construct {
  readonly graphql: Lambda
  readonly api: HttpApi

  constructor(scope: Construct, id: string, settings: Settings, { database, identity, sync, environment }: Parts) {
    super(scope, id)
    this.graphql = lambda(this, 'Graphql', settings, {
      bundle: 'graphql',
      memoryMB: 1769,
      timeoutSeconds: 29,
      environment: {
        ...environment,
        SYNC_QUEUE_URL: sync.queue.queueUrl,
        SYNC_DEAD_QUEUE_URL: sync.deadQueue.queueUrl,
      },
    })
    database.table.grantReadWriteData(this.graphql)
    database.bucket.grantRead(this.graphql, 'snapshots/*')
    database.bucket.grantReadWrite(this.graphql, 'media/*')
    database.bucket.grantReadWrite(this.graphql, 'uploads/*')
    sync.queue.grantSendMessages(this.graphql)
    sync.deadQueue.grantConsumeMessages(this.graphql)
    identity.grant(this.graphql)
    this.graphql.addToRolePolicy(sendsMail())

    this.api = new HttpApi(this, 'Api', { description: 'Fungo' })
    const integration = new HttpLambdaIntegration('Integration', this.graphql)
    this.api.addRoutes({ path: '/query', methods: [HttpMethod.POST, HttpMethod.GET], integration })
    this.api.addRoutes({ path: '/p/{page+}', methods: [HttpMethod.GET, HttpMethod.POST], integration })

    const log = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const stage = this.api.defaultStage!.node.defaultChild as CfnStage
    stage.accessLogSettings = {
      destinationArn: log.logGroupArn,
      format:
        '{"requestId":"$context.requestId","status":"$context.status","latency":"$context.responseLatency","path":"$context.path"}',
    }
    stage.defaultRouteSettings = { throttlingBurstLimit: 500, throttlingRateLimit: 250 }
  }

  /** The host of the API, for the CDN before it. */
  get host() {
    return `${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`
  }
}
