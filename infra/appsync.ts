import { readFileSync } from 'node:fs'
import { type CfnElement, Expiration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import {
  AuthorizationType,
  type CfnGraphQLApi,
  Definition,
  GraphqlApi,
  IntrospectionConfig,
  LambdaDataSource,
} from 'aws-cdk-lib/aws-appsync'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import { buildSchema } from 'graphql'
import { LIMITS } from '../functions/graphql/limits/query-limits.ts'
import { firewall } from './firewall.ts'
import type { Identity } from './identity.ts'
import type { Settings } from './settings.ts'

/** Removes the AWS scalars, which AppSync defines itself, and allows both the API key and user pool tokens on every type. */
const appSyncSchema = (text: string) =>
  text
    .replace(/^("[^"\n]*"\n)?scalar AWS\w+.*\n/gm, '')
    .replace(/^type (\w+) \{/gm, 'type $1 @aws_api_key @aws_cognito_user_pools {')

/**
 * AppSync API keys expire after a year at most. The first day of a month is the same for each deployment in that month, so the
 * template does not change.
 */
function firstOfMonth(ahead: number): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
}

/** AppSync in front of the whole API: each root field has a direct resolver that invokes the function behind /query. */
export class AppSync extends Construct {
  readonly api: GraphqlApi
  /** Expiration of the visitors' API key. The first deployment of a month moves it. */
  readonly keyEnds = firstOfMonth(11)

  constructor(scope: Construct, id: string, settings: Settings, { pool }: Identity, graphql: IFunction) {
    super(scope, id)
    const { waf, tracing } = settings
    const text = readFileSync('schema.graphql', 'utf8')
    const logs = new Role(this, 'LogRole', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') })
    this.api = new GraphqlApi(this, 'Api', {
      name: 'Fungo',
      definition: Definition.fromSchema({
        bind: (api) => ({ apiId: (api as GraphqlApi).apiId, definition: appSyncSchema(text) }),
      }),
      authorizationConfig: {
        defaultAuthorization: {
          authorizationType: AuthorizationType.API_KEY,
          apiKeyConfig: { description: 'Visitors', expires: Expiration.atDate(this.keyEnds) },
        },
        additionalAuthorizationModes: [
          { authorizationType: AuthorizationType.USER_POOL, userPoolConfig: { userPool: pool } },
        ],
      },
      xrayEnabled: tracing,
      // AppSync invokes the function once per root field, so the limits in the function see one root field at a time.
      queryDepthLimit: LIMITS.depth,
      resolverCountLimit: LIMITS.rootFields,
      introspectionConfig: settings.introspection === 'on' ? IntrospectionConfig.ENABLED : IntrospectionConfig.DISABLED,
    })
    // The construct's `logConfig` would add a custom resource function to set the retention.
    const resource = this.api.node.defaultChild as CfnGraphQLApi
    resource.logConfig = { fieldLogLevel: 'ERROR', excludeVerboseContent: true, cloudWatchLogsRoleArn: logs.roleArn }
    const log = new LogGroup(this, 'Log', {
      logGroupName: `/aws/appsync/apis/${this.api.apiId}`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    logs.addToPolicy(
      new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [log.logGroupArn] }),
    )
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-ASC3',
      reason: 'Errors are logged. The verbose log would contain what users write and search for.',
    })
    if (!tracing) {
      Validations.of(this.api).acknowledge({
        id: 'Serverless-AppSyncTracing',
        reason: 'As for the functions, the setting `tracing` turns traces on.',
      })
    }
    const role = new Role(this, 'SourceRole', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') })
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [graphql.functionArn] }))
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${Stack.of(this).getLogicalId(graphql.node.defaultChild as CfnElement)}.Arn>:*]`,
      reason: 'The wildcard covers the versions of this one function.',
    })
    const source = new LambdaDataSource(this, 'Source', { api: this.api, lambdaFunction: graphql, serviceRole: role })
    if (waf) {
      const { attrArn: webAclArn } = firewall(this, 'Firewall', 'REGIONAL', settings)
      new CfnWebACLAssociation(this, 'FirewallAssociation', { resourceArn: this.api.arn, webAclArn })
    }
    const schema = buildSchema(text)
    for (const type of [schema.getQueryType()!, schema.getMutationType()!]) {
      for (const fieldName of Object.keys(type.getFields()))
        source.createResolver(`${type.name}${fieldName}`, { typeName: type.name, fieldName })
    }
  }
}
