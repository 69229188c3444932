import { Aws, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { type CfnStage, HttpApi, HttpMethod, HttpNoneAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { SITE_PATHS } from '../functions/manifest.ts'
import type { Settings } from './settings.ts'

/** The HTTP API. Created before the functions, because they need the URL of the website, which needs the API. */
export class QueryApi extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, { apiRate }: Settings) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', { description: 'Fungo', defaultAuthorizer: new HttpNoneAuthorizer() })
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Visitors can read without signing in. The permission table of the API authorizes each operation.',
    })
    const log = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const stage = this.api.defaultStage!.node.defaultChild as CfnStage
    stage.accessLogSettings = {
      destinationArn: log.logGroupArn,
      format:
        '{"requestId":"$context.requestId","status":"$context.status","latency":"$context.responseLatency","route":"$context.routeKey"}',
    }
    stage.defaultRouteSettings = { throttlingBurstLimit: 2 * apiRate, throttlingRateLimit: apiRate }
  }

  /** Routes /query, the pages of email links, the calendar feeds, and the server-rendered screens to the function. */
  answeredBy(graphql: IFunction) {
    // One permission per route would come close to the 20 KB limit of a function's resource policy.
    const integration = new HttpLambdaIntegration('Integration', graphql, { scopePermissionToRoute: false })
    const { GET, HEAD, POST } = HttpMethod
    this.api.addRoutes({ path: '/query', methods: [POST, GET], integration })
    this.api.addRoutes({ path: '/p/{page+}', methods: [GET, HEAD, POST], integration })
    for (const path of ['/feeds/{feed}', ...SITE_PATHS.map((it) => it.replace('*', '{path+}'))])
      this.api.addRoutes({ path, methods: [GET, HEAD], integration })
  }

  /** The API's host name, for the CDN's origin. */
  get host() {
    return `${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`
  }
}
