import { Aws, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { type CfnStage, HttpApi, HttpMethod, HttpNoneAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { SITE_PATHS } from '../functions/manifest.ts'
import type { Settings } from './settings.ts'

/**
 * The HTTP API. It stands before what answers it, so that the website can be laid over it and the functions can be told the
 * website's address.
 */
export class QueryApi extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, { apiRate }: Settings) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', { description: 'Fungo', defaultAuthorizer: new HttpNoneAuthorizer() })
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Visitors can read. The permission table of the API authorizes each operation.',
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

  /** Sends /query, the pages that links in mails open, the calendars, and the screens that people arrive on to the function. */
  answeredBy(graphql: Lambda) {
    // A permission for each route would come near the 20 KB that Lambda allows the policy of a function.
    const integration = new HttpLambdaIntegration('Integration', graphql, { scopePermissionToRoute: false })
    this.api.addRoutes({ path: '/query', methods: [HttpMethod.POST, HttpMethod.GET], integration })
    this.api.addRoutes({ path: '/p/{page+}', methods: [HttpMethod.GET, HttpMethod.POST], integration })
    this.api.addRoutes({ path: '/feeds/{feed}', methods: [HttpMethod.GET, HttpMethod.HEAD], integration })
    for (const path of SITE_PATHS)
      this.api.addRoutes({
        path: path.replace('*', '{path+}'),
        methods: [HttpMethod.GET, HttpMethod.HEAD],
        integration,
      })
  }

  /** The host of the API, for the CDN before it. */
  get host() {
    return `${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`
  }
}
