import { Match, type Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  EMBEDS,
  functionNames,
  functions,
  isDeployed,
  queues,
  SITE_PATHS,
  visibilitySeconds,
} from '../../functions/manifest.ts'
import { idOf } from '../../infra/names.ts'
import { ANSWERED } from '../../infra/observability.ts'
import { IDENTIFIERS } from '../../scripts/deploy/leftovers.ts'
import { allProperties, manifestFunctions, propertiesOf, resourcesOf, synthesized } from './synthesized.ts'

/** Without a database of the lists. */
const deployedNames = functionNames.filter((name) => isDeployed(name, 'sqlite'))
let dev: Template
let prod: Template

beforeAll(() => {
  dev = synthesized({ stage: 'dev' })
  prod = synthesized({
    stage: 'prod',
    domain: 'fungo.example',
    certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/one',
    alarmEmail: 'operator@fungo.example',
    waf: 'true',
  })
})

describe('the table', () => {
  test('is on demand with a stream, TTL, and point-in-time recovery', () => {
    prod.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      Replicas: [Match.objectLike({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } })],
    })
  })

  test('is retained with the user pool in prod, except if the first creation fails, and deleted in dev', () => {
    for (const type of ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool']) {
      prod.hasResource(type, { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' })
      dev.hasResource(type, { DeletionPolicy: 'Delete' })
    }
    for (const type of ['AWS::S3::Bucket', 'AWS::SecretsManager::Secret']) {
      for (const [, it] of resourcesOf(prod, type)) expect(it.DeletionPolicy).toBe('RetainExceptOnCreate')
      for (const [, it] of resourcesOf(dev, type)) expect(it.DeletionPolicy).toBe('Delete')
    }
    expect(JSON.stringify(prod.toJSON())).not.toContain('"DeletionPolicy":"Retain"')
  })

  test('and all else that prod retains can be imported into a new stack, because it refers to nothing else', () => {
    const { Resources } = prod.toJSON() as { Resources: Record<string, { Type: string; DeletionPolicy?: string }> }
    const kept = Object.entries(Resources).filter(
      ([, it]) => it.DeletionPolicy === 'RetainExceptOnCreate' && it.Type !== 'AWS::Lambda::Version',
    )
    expect(kept.map(([id]) => id)).toContain('DatabaseTableF104A135')
    for (const [id, resource] of kept) {
      expect(Object.keys(IDENTIFIERS), id).toContain(resource.Type)
      const referred = [...JSON.stringify(resource).matchAll(/"(?:Ref":|Fn::GetAtt":\[)"(\w+)"/g)].map(([, to]) => to)
      for (const to of referred) expect(kept.map(([other]) => other)).toContain(to)
      expect(resource).not.toHaveProperty('DependsOn')
    }
  })

  test('has deletion protection in prod, as does the user pool', () => {
    const deletionProtection = (template: Template) => [
      propertiesOf(template, 'AWS::DynamoDB::GlobalTable').Replicas[0].DeletionProtectionEnabled,
      propertiesOf(template, 'AWS::Cognito::UserPool').DeletionProtection === 'ACTIVE',
    ]
    expect(deletionProtection(prod)).toEqual([true, true])
    expect(deletionProtection(synthesized({ stage: 'prod', deletionProtection: 'false' }))).toEqual([false, false])
    expect(deletionProtection(dev)).toEqual([false, false])
  })

  test('and the user pool give way to those of the settings, and stay', () => {
    const table = 'arn:aws:dynamodb:us-east-1:111111111111:table/restored/stream/2026-01-31T08:00:00.000'
    const template = synthesized({ stage: 'prod', table, userPool: 'us-east-1_kept' })
    template.resourceCountIs('AWS::DynamoDB::GlobalTable', 1)
    template.resourceCountIs('AWS::Cognito::UserPool', 1)
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', { EventSourceArn: table })
    for (const [, Properties] of allProperties(template, 'AWS::Lambda::Function'))
      expect([undefined, 'restored']).toContain(Properties.Environment?.Variables.TABLE_NAME)
    template.hasOutput('TableName', { Value: 'restored' })
    template.hasOutput('UserPoolID', { Value: 'us-east-1_kept' })
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', { UserPoolId: 'us-east-1_kept' })
  })

  test('keeps its logical ID, as do the user pool and the buckets, since a new ID would create an empty table', () => {
    const kept = [
      'AWS::DynamoDB::GlobalTable',
      'AWS::Cognito::UserPool',
      'AWS::Cognito::UserPoolClient',
      'AWS::S3::Bucket',
    ]
    expect(kept.flatMap((type) => resourcesOf(prod, type).map(([id]) => id))).toMatchInlineSnapshot(`
      [
        "DatabaseTableF104A135",
        "IdentityPool9E5AED46",
        "IdentityPoolClientCDD42828",
        "AccessLogs8B620ECA",
        "DatabaseBucket318AF64F",
        "WebsiteWeb3D358112",
      ]
    `)
  })
})

describe('accounts', () => {
  test('can only be created by the API', () => {
    prod.hasResourceProperties('AWS::Cognito::UserPool', { AdminCreateUserConfig: { AllowAdminCreateUserOnly: true } })
  })

  test('have errors that do not reveal whether an account exists, and sessions that can be revoked', () => {
    prod.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AllowedOAuthFlowsUserPoolClient: false,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    })
  })
})

describe('functions', () => {
  test('run on arm64 and Node 24, with a log and a role of their own', () => {
    const deployed = manifestFunctions(prod)
    expect(deployed).toHaveLength(deployedNames.length)
    for (const [, { Properties }] of deployed) {
      expect(Properties).toMatchObject({
        Architectures: ['arm64'],
        Runtime: 'nodejs24.x',
        Environment: { Variables: { STAGE: 'prod' } },
      })
    }
    const own = (property: string) =>
      new Set(deployed.map(([, { Properties }]) => JSON.stringify(Properties[property]))).size
    expect([own('Role'), own('LoggingConfig')]).toEqual([deployedNames.length, deployedNames.length])
  })

  test('have the configured API rate limit and reserved concurrency', () => {
    const limitsOf = (template: Template) => [
      propertiesOf(template, 'AWS::ApiGatewayV2::Stage').DefaultRouteSettings.ThrottlingRateLimit,
      ...resourcesOf(template, 'AWS::Lambda::Function').flatMap(
        ([, { Properties }]) => Properties.ReservedConcurrentExecutions ?? [],
      ),
    ]
    expect(limitsOf(prod)).toEqual([1_000])
    expect(limitsOf(synthesized({ apiRate: '40', concurrency: '25' }))).toEqual([40, 25])
  })

  test('keep their logs for three months in prod', () => {
    for (const [id, Properties] of allProperties(prod, 'AWS::Logs::LogGroup'))
      expect(Properties.RetentionInDays, id).toBe(id.startsWith('Query') ? 30 : 90)
  })

  test('cannot manage the table or use a managed policy, and only three can scan it', () => {
    const policies = JSON.stringify(resourcesOf(prod, 'AWS::IAM::Policy'))
    expect(rolesWith('dynamodb:Scan')).toEqual(['Changes', 'Retention', 'SyncWorker'])
    for (const action of ['dynamodb:*', 'dynamodb:DeleteTable', 's3:*', 'sqs:*'])
      expect(policies).not.toContain(`"${action}"`)
    for (const [id, Properties] of allProperties(prod, 'AWS::IAM::Role'))
      if (id.startsWith('Functions')) expect(Properties).not.toHaveProperty('ManagedPolicyArns')
  })

  test('can add to the audit log but not update or delete entries', () => {
    for (const [id, Properties] of allProperties(prod, 'AWS::IAM::Policy')) {
      const { Statement } = Properties.PolicyDocument as { Statement: Statement[] }
      const writes = Statement.some(
        (it) => it.Effect === 'Allow' && JSON.stringify(it.Action).includes('dynamodb:DeleteItem'),
      )
      if (!writes) continue
      expect(Statement, id).toContainEqual(
        expect.objectContaining({
          Effect: 'Deny',
          Action: ['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
          Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['audit-*'] } },
        }),
      )
    }
  })

  test('only the API can reach the user pool, and retention can delete an account in it', () => {
    expect(rolesWith('cognito-idp:')).toEqual(['Graphql', 'Retention'])
    const retention = JSON.stringify(propertiesOf(prod, 'AWS::IAM::Policy', 'FunctionsRetentionRole'))
    expect(retention.match(/cognito-idp:\w+/g)).toEqual(['cognito-idp:AdminDeleteUser'])
  })
})

test('a dead letter of the sync raises an alarm', () => {
  prod.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'NumberOfMessagesReceived',
    Dimensions: [{ Value: { 'Fn::GetAtt': [Match.stringLikeRegexp('^QueuesSyncDlq'), 'QueueName'] } }],
    Threshold: 1,
  })
})

test('the function of the stream converts snapshots before the API reads a new format', () => {
  const [id, trigger] = resourcesOf(prod, 'Custom::Trigger')[0]!
  expect(trigger.Properties).toMatchObject({
    HandlerArn: { Ref: expect.stringMatching(/^FunctionsChangesCurrentVersion/) },
    InvocationType: 'RequestResponse',
    ExecuteOnHandlerChange: true,
  })
  const [, api] = manifestFunctions(prod).find(([name]) => name.startsWith('FunctionsGraphql'))!
  expect(api.DependsOn).toContain(id)
})

test('earlier versions of snapshots are kept for a day, and the parts of a rebuild for a week', () => {
  prod.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: Match.arrayWith([
        Match.objectLike({ Prefix: 'snapshots/', NoncurrentVersionExpiration: { NoncurrentDays: 1 } }),
        Match.objectLike({ Prefix: 'snapshots/rebuild/', ExpirationInDays: 7 }),
      ]),
    },
  })
})

test('every queue is encrypted and requires TLS', () => {
  const queues = resourcesOf(prod, 'AWS::SQS::Queue')
  for (const [, { Properties }] of queues) expect(Properties.SqsManagedSseEnabled).toBe(true)
  const policies = resourcesOf(prod, 'AWS::SQS::QueuePolicy').filter(([, it]) =>
    JSON.stringify(it).includes('"aws:SecureTransport":"false"'),
  )
  expect(policies).toHaveLength(queues.length)
})

test('a failing stream record is bisected out of its batch and kept in the bucket', () => {
  prod.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    StartingPosition: 'TRIM_HORIZON',
    BisectBatchOnFunctionError: true,
    // A bucket receives the stream record itself, a queue only its sequence number.
    DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['DatabaseBucket318AF64F', 'Arn'] } } },
    MetricsConfig: { Metrics: ['EventCount'] },
  })
})

describe('the website', () => {
  test('is in private buckets that keep earlier versions', () => {
    const buckets = resourcesOf(prod, 'AWS::S3::Bucket')
    for (const [id, { Properties }] of buckets) {
      expect(Properties.PublicAccessBlockConfiguration, id).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
      if (!id.startsWith('AccessLogs')) expect(Properties.VersioningConfiguration, id).toEqual({ Status: 'Enabled' })
    }
  })

  test('is readable only by the CDN, which can read only media/ of the media bucket', () => {
    prod.resourceCountIs('AWS::CloudFront::OriginAccessControl', 2)
    prod.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Deny',
            Action: 's3:GetObject',
            NotResource: { 'Fn::Join': ['', [Match.anyValue(), '/media/*']] },
            Principal: { Service: 'cloudfront.amazonaws.com' },
          }),
        ]),
      },
    })
  })

  test('has a CDN log without query strings, referrers, and cookies', () => {
    expect(propertiesOf(prod, 'AWS::CloudFront::Distribution').DistributionConfig.Logging).toBeUndefined()
    const { RecordFields } = propertiesOf(prod, 'AWS::Logs::Delivery')
    expect(RecordFields).toEqual(expect.arrayContaining(['c-ip', 'cs-uri-stem', 'sc-status']))
    for (const field of ['cs-uri-query', 'cs(Referer)', 'cs(Cookie)']) expect(RecordFields).not.toContain(field)
  })

  test('serves the app, the API, the pages that emails link to, and the media from one HTTPS origin', () => {
    const Properties = propertiesOf(prod, 'AWS::CloudFront::Distribution')
    const { DefaultCacheBehavior, CacheBehaviors, ...config } = Properties.DistributionConfig
    expect(CacheBehaviors.map(({ PathPattern }: Behavior) => PathPattern)).toEqual([
      '/query',
      '/p/*',
      '/feeds/*',
      ...SITE_PATHS,
      '/media/*',
    ])
    for (const { ViewerProtocolPolicy, Compress } of [DefaultCacheBehavior, ...CacheBehaviors])
      expect([ViewerProtocolPolicy, Compress]).toEqual(['redirect-to-https', true])
    const events = DefaultCacheBehavior.FunctionAssociations.map((it: { EventType: string }) => it.EventType)
    expect(events).toEqual(['viewer-request', 'viewer-response'])
    expect(config.ViewerCertificate?.MinimumProtocolVersion).toBe('TLSv1.2_2021')
    expect(config.CustomErrorResponses.filter((it: { ResponsePagePath?: string }) => it.ResponsePagePath)).toEqual([])
  })

  test('caches no error, which would be the response to other links with the same path', () => {
    const { DistributionConfig } = propertiesOf(prod, 'AWS::CloudFront::Distribution')
    expect(DistributionConfig.CustomErrorResponses).toEqual(
      [404, 414, 500, 501, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    )
  })

  test('caches public screens by URL and Cache-Control, ignoring cookies', () => {
    prod.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        MinTTL: 0,
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          QueryStringsConfig: { QueryStringBehavior: 'all' },
          CookiesConfig: { CookieBehavior: 'none' },
        },
      },
    })
    const { DistributionConfig } = propertiesOf(prod, 'AWS::CloudFront::Distribution')
    const screens = DistributionConfig.CacheBehaviors.filter((it: Behavior) =>
      SITE_PATHS.includes(String(it.PathPattern)),
    )
    for (const {
      PathPattern,
      CachePolicyId,
      OriginRequestPolicyId,
      AllowedMethods,
      ResponseHeadersPolicyId,
    } of screens) {
      // A policy would add X-Frame-Options to the pages that clubs frame.
      expect(ResponseHeadersPolicyId === undefined, String(PathPattern)).toBe(PathPattern === EMBEDS)
      expect(CachePolicyId).toEqual({ Ref: expect.stringMatching(/^WebsiteScreensCache/) })
      expect(OriginRequestPolicyId).toEqual({ Ref: expect.stringMatching(/^WebsiteViewerAddress/) })
      expect(AllowedMethods).toEqual(['GET', 'HEAD'])
    }
  })

  test('revalidates each photo on every request and lets two functions invalidate pages', () => {
    prod.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: { MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 },
    })
    const { DistributionConfig } = propertiesOf(prod, 'AWS::CloudFront::Distribution')
    const media = DistributionConfig.CacheBehaviors.find((it: Behavior) => it.PathPattern === '/media/*')
    expect(media.FunctionAssociations).toEqual([
      {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': [expect.stringMatching(/^WebsitePhotos/), 'FunctionARN'] },
      },
    ])
    expect(media.CachePolicyId).toEqual({ Ref: expect.stringMatching(/^WebsiteMediaCache/) })
    const headers = propertiesOf(prod, 'AWS::CloudFront::ResponseHeadersPolicy', 'WebsiteMediaHeaders')
    const items = headers.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items
    expect(items).toContainEqual({ Header: 'cache-control', Value: 'private, no-cache', Override: true })
    expect(items).toContainEqual({ Header: 'x-robots-tag', Value: 'noindex', Override: true })
    expect(rolesWith('cloudfront:CreateInvalidation')).toEqual(['Changes', 'Graphql'])
  })

  test('has a content security policy and security headers', () => {
    prod.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: Match.stringLikeRegexp(
              "^default-src 'self'; script-src 'self'; .*frame-ancestors 'none'$",
            ),
            Override: true,
          },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 63_072_000,
            IncludeSubdomains: false,
            Preload: false,
            Override: true,
          },
        },
        CustomHeadersConfig: {
          Items: Match.arrayWith([
            Match.objectLike({ Header: 'permissions-policy', Value: Match.stringLikeRegexp('geolocation=\\(self\\)') }),
          ]),
        },
      },
    })
  })

  test('allows the scripts of a human check only when that check is configured', () => {
    const policies = (settings: Record<string, string>) =>
      JSON.stringify(resourcesOf(synthesized(settings), 'AWS::CloudFront::ResponseHeadersPolicy'))
    expect(policies({ humanCheck: 'turnstile' })).toContain('https://challenges.cloudflare.com')
    expect(JSON.stringify(resourcesOf(prod, 'AWS::CloudFront::ResponseHeadersPolicy'))).not.toContain('https://')
  })

  test('has a WAF when configured, which allows photo uploads', () => {
    prod.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'CLOUDFRONT',
      Rules: Match.arrayWith([
        Match.objectLike({ Statement: { RateBasedStatement: { Limit: 2000, AggregateKeyType: 'IP' } } }),
        Match.objectLike({
          Statement: {
            ManagedRuleGroupStatement: Match.objectLike({
              Name: 'AWSManagedRulesCommonRuleSet',
              RuleActionOverrides: Match.arrayWith([{ Name: 'SizeRestrictions_BODY', ActionToUse: { Count: {} } }]),
            }),
          },
        }),
      ]),
    })
    dev.resourceCountIs('AWS::WAFv2::WebACL', 0)
    const strict = synthesized({ waf: 'true', wafRate: '300' })
    expect(JSON.stringify(resourcesOf(strict, 'AWS::WAFv2::WebACL'))).toContain('"Limit":300')
  })
})

test('no function has a secret in its environment, since secrets are read at run time', () => {
  for (const [id, { Properties }] of manifestFunctions(prod))
    expect(JSON.stringify(Properties.Environment), id).not.toContain('resolve:secretsmanager')
  expect(rolesWith('"Ref":"LinkSecret')).toEqual(['Graphql', 'Notices'])
  expect(rolesWith('"Ref":"HumanCheckSecret')).toEqual(['Graphql'])
})

test('functions that create links know the website URL with and without a domain', () => {
  const addresses = (template: Template) =>
    manifestFunctions(template).flatMap(([, { Properties }]) => Properties.Environment.Variables.WEB_URL ?? [])
  const count = Object.values(functions).filter(({ environment }) => environment.includes('WEB_URL')).length
  expect(addresses(prod)).toEqual(Array(count).fill('https://fungo.example'))
  expect(addresses(dev)).toEqual(
    Array(count).fill({
      'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [expect.stringMatching(/^WebsiteCdn/), 'DomainName'] }]],
    }),
  )
})

test('every alarm and the budget notify the operator', () => {
  for (const [id, Properties] of allProperties(prod, 'AWS::CloudWatch::Alarm')) {
    expect(Properties.AlarmActions, id).toHaveLength(1)
    expect(Properties.OKActions, id).toEqual(Properties.AlarmActions)
    expect(Properties.TreatMissingData, id).toBe(/(Idle|Silent)[0-9A-F]{8}$/.test(id) ? 'breaching' : 'notBreaching')
  }
  prod.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'operator@fungo.example' })
  prod.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { CostFilters: { TagKeyValue: ['user:stage$prod'] } },
    NotificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((NotificationType) =>
      Match.objectLike({
        Notification: Match.objectLike({ NotificationType }),
        Subscribers: [Match.objectLike({ SubscriptionType: 'SNS' })],
      }),
    ),
  })
  prod.hasResourceProperties('AWS::CloudWatch::Dashboard', {
    DashboardBody: { 'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp('"type":"alarm"')])] },
  })
})

test('only alarms and the budget of this account can publish to the topic, over TLS', () => {
  for (const template of [dev, prod]) {
    const Properties = propertiesOf(template, 'AWS::SNS::TopicPolicy', 'Alarms')
    expect(Properties.PolicyDocument.Statement).toEqual([
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      {
        Sid: expect.any(String),
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        Resource: { Ref: expect.stringMatching(/^ObservabilityAlarms/) },
      },
    ])
  }
})

test('failures that visitors see raise an alarm as a share of the requests, above a floor', () => {
  const rings = (name: string, failures: number, requests: number) => {
    const { Metrics, Threshold } = alarmOf(prod, name)
    const { Expression } = Metrics.find((it: { Expression?: string }) => it.Expression)
    const [, least, share] = /^IF\((.+), (.+), 0\)$/.exec(Expression)!
    const value = (text: string) =>
      new Function('failures', 'requests', 'rate', `return ${text}`)(failures, requests, (100 * failures) / requests)
    return (value(least!) ? value(share!) : 0) >= Threshold
  }
  for (const [name, floor] of [
    ['Faults', 3],
    ['ApiFails', 5],
    ['CdnFails', 5],
  ] as const) {
    expect([rings(name, floor - 1, 10), rings(name, floor, 10)], name).toEqual([false, true])
    // 50 million views a month.
    expect([rings(name, floor, 11_500), rings(name, 24, 11_500)], name).toEqual([false, true])
  }
  // Of the visits that browsers report: extensions break some.
  expect([rings('VisitsBreak', 4, 4), rings('VisitsBreak', 5, 100)]).toEqual([false, true])
  expect([rings('VisitsBreak', 5, 101), rings('VisitsBreak', 58, 1_150)]).toEqual([false, true])
})

test('faults of requests and of other work are counted apart, and the first error of a schedule raises an alarm', () => {
  for (const [id, { Properties }] of manifestFunctions(prod))
    expect(Properties.Environment.Variables.FAULT_METRIC, id).toBe(
      id.startsWith('FunctionsGraphql') ? 'Faults' : 'WorkFaults',
    )
  expect(alarmOf(prod, 'WorkFails')).toMatchObject({
    Namespace: 'Fungo',
    MetricName: 'WorkFaults',
    Dimensions: [
      { Name: 'service', Value: 'fungo' },
      { Name: 'stage', Value: 'prod' },
    ],
    Threshold: 3,
    EvaluationPeriods: 1,
  })
  for (const name of ['SyncSchedulerErrors', 'AlertsErrors', 'ScheduleFailed', 'SyncTooLong'])
    expect(alarmOf(prod, name)).toMatchObject({ Threshold: 1, EvaluationPeriods: 1 })
  expect(alarmOf(prod, 'SyncTooLong').MetricName).toBe('SyncsTooLong')
})

test('every schedule raises an alarm when it does not run', () => {
  const silent = resourcesOf(prod, 'AWS::CloudWatch::Alarm').flatMap(([id, { Properties }]) => {
    const [, name] = /^Observability(\w+(?:Idle|Silent))[0-9A-F]{8}$/.exec(id) ?? []
    return name ? [[name, Properties.MetricName, Properties.EvaluationPeriods, Properties] as const] : []
  })
  expect(silent.map(([name, metric, hours]) => [name, metric, hours])).toEqual([
    ['SyncSchedulerIdle', 'Invocations', 1],
    ['NightlySilent', 'InvocationAttemptCount', 26],
    ['SnapshotsSilent', 'InvocationAttemptCount', 1],
    ['RetrySilent', 'InvocationAttemptCount', 1],
    ['DailySilent', 'InvocationAttemptCount', 26],
    ['RetentionIdle', 'Invocations', 26],
    ['AlertsIdle', 'Invocations', 1],
    ['AlertsSilent', 'InvocationAttemptCount', 1],
  ])
  for (const [, , , Properties] of silent)
    expect(Properties).toMatchObject({
      Period: 3600,
      Statistic: 'Sum',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
    })
  // Each schedule has its own group, so the metrics of the group are those of the schedule.
  const groupsOf = (template: Template) =>
    resourcesOf(template, 'AWS::Scheduler::Schedule').map(([, { Properties }]) => Properties.GroupName)
  const groups = groupsOf(prod)
  expect(new Set(groups.map((it) => JSON.stringify(it))).size).toBe(8)
  for (const [name, metric, , { Dimensions }] of silent) {
    if (metric === 'Invocations') continue
    const schedule = name.replace('Silent', '')
    const { GroupName } = propertiesOf(prod, 'AWS::Scheduler::Schedule', schedule)
    expect(Dimensions).toEqual([{ Name: 'ScheduleGroup', Value: GroupName }])
  }
  expect(groupsOf(synthesized({ local: 'true' }))).toEqual(Array(8).fill(undefined))
})

test('a sync that does not run daily has no alarm for a missed run', () => {
  const weekly = alarmIDs(synthesized({ syncSchedule: 'cron(0 8 ? * SUN *)' }))
  expect(weekly.filter((id) => id.includes('NightlySilent'))).toEqual([])
})

test('stream records that Lambda sends to the bucket or drops raise an alarm', () => {
  for (const MetricName of ['OnFailureDestinationDeliveredEventCount', 'DroppedEventCount'])
    prod.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName, Threshold: 1 })
})

test('a local target has no alarm on a metric expression, which MiniStack refuses', () => {
  for (const [id, { Properties }] of resourcesOf(synthesized({ local: 'true' }), 'AWS::CloudWatch::Alarm'))
    expect(Properties.Metrics, id).toBeUndefined()
})

test('a single notice that fails for an hour raises an alarm', () => {
  const { MetricName, Statistic, Threshold, Period, EvaluationPeriods } = alarmOf(prod, 'NoticesFail')
  expect([MetricName, Statistic]).toEqual(['ApproximateNumberOfMessagesNotVisible', 'Average'])
  expect(Threshold).toBeLessThan(1)
  expect(Period * EvaluationPeriods).toBe(3_600)
  // The notice is in flight between its attempts, for longer than a period of the alarm.
  expect(visibilitySeconds('notices')).toBeGreaterThan(Period)
})

test('alerts are sent from a queue of their own, which raises an alarm when it is late or gives up', () => {
  prod.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'ApproximateAgeOfOldestMessage',
    Dimensions: [{ Value: { 'Fn::GetAtt': [Match.stringLikeRegexp('^QueuesAlerts[0-9A-F]'), 'QueueName'] } }],
    Threshold: 10_800,
  })
  prod.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'ApproximateNumberOfMessagesVisible',
    Dimensions: [{ Value: { 'Fn::GetAtt': [Match.stringLikeRegexp('^QueuesAlertsDlq'), 'QueueName'] } }],
  })
  expect(visibilitySeconds('alerts')! * queues.alerts!.tries).toBe(10_800)
  const policy = propertiesOf(prod, 'AWS::IAM::Policy', 'FunctionsAlertsRole')
  expect(JSON.stringify(policy)).toContain('sqs:SendMessage')
  expect(JSON.stringify(policy)).not.toContain('ses:')
})

test('bounces and complaints raise an alarm before SES suspends the account', () => {
  for (const [MetricName, Threshold] of [
    ['Reputation.BounceRate', 0.05],
    ['Reputation.ComplaintRate', 0.001],
  ])
    prod.hasResourceProperties('AWS::CloudWatch::Alarm', { Namespace: 'AWS/SES', MetricName, Threshold })
})

test('errors of the CDN and of AppSync raise an alarm in deployments that have them', () => {
  const appSync = synthesized({ api: 'appsync' })
  const local = synthesized({ local: 'true' })
  const has = (template: Template, name: string) => alarmIDs(template).some((id) => id.includes(name))
  expect([prod, appSync, local].map((it) => has(it, 'CdnFails'))).toEqual([true, true, false])
  expect([prod, appSync].map((it) => has(it, 'AppSyncFails'))).toEqual([false, true])
})

test('a stack outside us-east-1 has no alarm on metrics of the CDN, which CloudWatch does not have there', () => {
  vi.stubEnv('CDK_DEFAULT_REGION', 'eu-west-1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const ids = alarmIDs(synthesized({ healthCheck: 'true', alarmEmail: 'europe@fungo.example' }))
  expect(ids.filter((id) => /CdnFails|ApiFails|Down/.test(id))).toEqual([expect.stringContaining('ApiFails')])
})

test('the alarm of the CDN has both dimensions of CloudFront metrics', () => {
  const { Metrics } = alarmOf(prod, 'CdnFails')
  const metrics = Metrics.flatMap((it: { MetricStat?: { Metric: object } }) => it.MetricStat?.Metric ?? [])
  expect(metrics).toHaveLength(2)
  for (const { Dimensions } of metrics)
    expect(Dimensions).toEqual([
      { Name: 'DistributionId', Value: { Ref: expect.stringMatching(/^WebsiteCdn/) } },
      { Name: 'Region', Value: 'Global' },
    ])
})

test('a page and a list that cannot be reached through the CDN raise an alarm, by setting', () => {
  prod.resourceCountIs('AWS::Route53::HealthCheck', 0)
  const checked = synthesized({ healthCheck: 'true' })
  const checks = new Map(
    resourcesOf(checked, 'AWS::Route53::HealthCheck').map(([id, { Properties }]) => [id, Properties.HealthCheckConfig]),
  )
  expect([...checks.values()]).toEqual(
    [
      { Type: 'HTTPS', ResourcePath: '/login' },
      { Type: 'HTTPS_STR_MATCH', ResourcePath: '/teams', SearchString: ANSWERED },
    ].map((it) => expect.objectContaining(it)),
  )
  const alarms = resourcesOf(checked, 'AWS::CloudWatch::Alarm').filter(([id]) => /(Page|Query)Down/.test(id))
  expect(alarms.map(([, { Properties }]) => Properties)).toEqual(
    [...checks.keys()].map((id) =>
      expect.objectContaining({
        Namespace: 'AWS/Route53',
        MetricName: 'HealthCheckStatus',
        Dimensions: [{ Name: 'HealthCheckId', Value: { Ref: id } }],
        Statistic: 'Minimum',
        ComparisonOperator: 'LessThanThreshold',
        Threshold: 1,
        AlarmActions: [{ Ref: expect.stringMatching(/^ObservabilityAlarms/) }],
      }),
    ),
  )
})

test('a new version of the API gets a tenth of the requests, and is rolled back when Faults, VisitsBreak, or ApiFails rings', () => {
  const [alias, live] = resourcesOf(prod, 'AWS::Lambda::Alias').find(([id]) => id.includes('Graphql'))!
  const [group, { Properties }] = resourcesOf(prod, 'AWS::CodeDeploy::DeploymentGroup')[0]!
  expect(live.UpdatePolicy!.CodeDeployLambdaAliasUpdate.DeploymentGroupName).toEqual({ Ref: group })
  expect(live.Properties.FunctionName).toEqual({ Ref: expect.stringMatching(/^FunctionsGraphql/) })
  expect(Properties).toMatchObject({
    DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent15Minutes',
    AlarmConfiguration: {
      Enabled: true,
      Alarms: ['Faults', 'VisitsBreak', 'ApiFails'].map((name) => ({
        Name: { Ref: expect.stringMatching(`^Observability${name}[0-9A-F]{8}$`) },
      })),
    },
    AutoRollbackConfiguration: { Enabled: true, Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']) },
  })
  // ApiFails is the slower alarm.
  const slower = alarmOf(prod, 'ApiFails')
  const { Period } = slower.Metrics.find((it: { MetricStat?: object }) => it.MetricStat).MetricStat
  expect(Period * slower.EvaluationPeriods).toBeLessThan(15 * 60)

  expect(resourcesOf(prod, 'AWS::ApiGatewayV2::Integration').map(([, it]) => it.Properties.IntegrationUri)).toEqual([
    { Ref: alias },
  ])
  prod.hasResourceProperties('AWS::Lambda::Permission', { FunctionName: { Ref: alias } })
  const appSync = synthesized({ api: 'appsync', canary: 'true' })
  appSync.hasResourceProperties('AWS::AppSync::DataSource', { LambdaConfig: { LambdaFunctionArn: { Ref: alias } } })
  const role = propertiesOf(appSync, 'AWS::IAM::Policy', 'AppSyncSourceRole')
  expect(role.PolicyDocument.Statement).toEqual([
    { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: { Ref: alias } },
  ])
})

test('without the canary, as by default elsewhere, all requests go to a new version', () => {
  for (const template of [dev, synthesized({ stage: 'prod', local: 'true' })])
    template.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0)
})

test('each function is invoked through an alias, and its earlier versions stay for `npm run rollback`', () => {
  for (const template of [dev, prod]) {
    const aliases = resourcesOf(template, 'AWS::Lambda::Alias')
    expect(aliases).toHaveLength(deployedNames.length)
    for (const [, { Properties }] of aliases) expect(Properties.Name).toBe('live')
    for (const [id, { Properties }] of resourcesOf(template, 'AWS::Lambda::EventSourceMapping'))
      expect(JSON.stringify(Properties.FunctionName), id).toContain(':live"')
    for (const [id, { Properties }] of resourcesOf(template, 'AWS::Scheduler::Schedule'))
      expect(
        aliases.map(([alias]) => ({ Ref: alias })),
        id,
      ).toContainEqual(Properties.Target.Arn)
    const versions = resourcesOf(template, 'AWS::Lambda::Version').filter(([id]) => id.startsWith('Functions'))
    expect(versions).toHaveLength(deployedNames.length)
    for (const [, { DeletionPolicy }] of versions) expect(DeletionPolicy).toBe('RetainExceptOnCreate')
  }
})

test('Lambda ends chains of messages except those of the functions that allow it', () => {
  for (const name of deployedNames) {
    const [, { Properties }] = manifestFunctions(prod).find(([id]) =>
      new RegExp(`^Functions${idOf(name)}[0-9A-F]{8}$`).test(id),
    )!
    expect(Properties.RecursiveLoop, name).toBe(['sync-worker', 'notices'].includes(name) ? 'Allow' : 'Terminate')
  }
})

describe('requirements of AWS that an emulator does not check', () => {
  test('the API has one Lambda permission for all routes, which fits into the 20 KB function policy', () => {
    const permissions = resourcesOf(prod, 'AWS::Lambda::Permission')
    expect(permissions).toHaveLength(1)
    expect(JSON.stringify(permissions[0]![1].Properties.SourceArn)).toMatch(/\/\*\/\*"/)
  })

  test('every route that answers GET also answers HEAD, which mail scanners use and API Gateway does not derive', () => {
    const keys = resourcesOf(prod, 'AWS::ApiGatewayV2::Route').map(
      ([, { Properties }]) => Properties.RouteKey as string,
    )
    const pages = keys.filter((key) => key.startsWith('GET ') && key !== 'GET /query')
    expect(pages).toContain('GET /p/{page+}')
    expect(keys).toEqual(expect.arrayContaining(pages.map((key) => key.replace('GET', 'HEAD'))))
  })

  test('s3:ListBucket is allowed without a prefix, so that a missing object is reported as missing', () => {
    const lists = statements().filter(({ Action }) => Action === 's3:ListBucket')
    expect(lists.length).toBeGreaterThan(0)
    for (const { Condition } of lists) expect(Object.keys(Condition!)).toEqual(['StringLikeIfExists'])
  })

  test('CloudFront names that are unique per account contain the region', () => {
    const named = [
      'OriginAccessControl',
      'ResponseHeadersPolicy',
      'OriginRequestPolicy',
      'CachePolicy',
      'Function',
    ].flatMap((type) =>
      resourcesOf(prod, `AWS::CloudFront::${type}`).map(([id, { Properties }]) => [
        id,
        JSON.stringify(Properties.Name ?? Object.values(Properties)[0]),
      ]),
    )
    for (const [id, properties] of named) expect(properties, id).toContain('{"Ref":"AWS::Region"}')
  })

  test('each schedule is created after its group, which it only refers to by name', () => {
    const groups = new Map(
      resourcesOf(prod, 'AWS::Scheduler::ScheduleGroup').map(([id, it]) => [it.Properties.Name, id]),
    )
    for (const [id, { Properties, DependsOn }] of resourcesOf(prod, 'AWS::Scheduler::Schedule'))
      expect(DependsOn, id).toEqual([groups.get(Properties.GroupName)])
  })

  test('functions that send mail may send attachments, and only from the sender of the deployment', () => {
    const sending = statements().filter((it) => JSON.stringify(it).includes('ses:Send'))
    expect(sending).toHaveLength(Object.values(functions).filter((it) => it.permissions.includes('mail')).length)
    for (const { Action, Condition } of sending) {
      expect(Action).toEqual(['ses:SendEmail', 'ses:SendRawEmail'])
      expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': expect.stringContaining('@') } })
    }
  })

  test('the roles of schedules can be assumed only for schedules of this account', () => {
    const roles = resourcesOf(prod, 'AWS::IAM::Role').map(([, { Properties }]) =>
      JSON.stringify(Properties.AssumeRolePolicyDocument),
    )
    const scheduled = roles.filter((it) => it.includes('scheduler.amazonaws.com'))
    expect(scheduled).toHaveLength(resourcesOf(prod, 'AWS::Scheduler::Schedule').length)
    for (const role of scheduled) expect(role).toContain('"aws:SourceAccount":{"Ref":"AWS::AccountId"}')
  })
})

test('the access log of the API has routes and no paths', () => {
  const Properties = propertiesOf(prod, 'AWS::ApiGatewayV2::Stage')
  expect(Object.values(JSON.parse(Properties.AccessLogSettings.Format))).toEqual([
    '$context.requestId',
    '$context.status',
    '$context.responseLatency',
    '$context.routeKey',
  ])
})

test('an SES identity that exists is not created', () => {
  const domain = { domain: 'fungo.example', certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/one' }
  prod.resourceCountIs('AWS::SES::EmailIdentity', 1)
  const template = synthesized({ ...domain, mailIdentity: 'existing' })
  template.resourceCountIs('AWS::SES::EmailIdentity', 0)
  expect(JSON.stringify(template.toJSON())).toContain('"ses:FromAddress":"no-reply@fungo.example"')
})

test('SES reports bounces, complaints, and delays of all emails to the queue of notices, and nothing else gets there', () => {
  const [[setID]] = resourcesOf(prod, 'AWS::SES::ConfigurationSet') as [[string, unknown]]
  const senders = manifestFunctions(prod).filter(
    ([, { Properties }]) => 'MAIL_FROM' in Properties.Environment.Variables,
  )
  expect(senders).toHaveLength(2)
  for (const [id, { Properties }] of senders)
    expect(Properties.Environment.Variables.MAIL_CONFIGURATION_SET, id).toEqual({ Ref: setID })
  expect(propertiesOf(prod, 'AWS::SES::ConfigurationSet').SuppressionOptions).toEqual({
    SuppressedReasons: ['BOUNCE', 'COMPLAINT'],
  })
  const { ConfigurationSetName, EventDestination } = propertiesOf(prod, 'AWS::SES::ConfigurationSetEventDestination')
  expect(ConfigurationSetName).toEqual({ Ref: setID })
  expect(EventDestination).toMatchObject({
    Enabled: true,
    MatchingEventTypes: ['bounce', 'complaint', 'deliveryDelay'],
  })
  const [queueID] = resourcesOf(prod, 'AWS::SQS::Queue').find(([id]) => /Queues.*Notices(?!Dlq)/.test(id))!
  const subscription = allProperties(prod, 'AWS::SNS::Subscription').find(([, it]) => it.Protocol === 'sqs')![1]
  expect(subscription).toMatchObject({
    TopicArn: EventDestination.SnsDestination.TopicARN,
    Endpoint: { 'Fn::GetAtt': [queueID, 'Arn'] },
    RawMessageDelivery: true,
    // SES first publishes a line of text, which the function could not read.
    FilterPolicyScope: 'MessageBody',
    FilterPolicy: { eventType: ['Bounce', 'Complaint', 'DeliveryDelay'] },
  })
})

test('the outputs have every DNS record by which mail servers recognize the emails', () => {
  const domain = { domain: 'fungo.example', certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/one' }
  const template = synthesized(domain)
  expect(propertiesOf(template, 'AWS::SES::EmailIdentity').MailFromAttributes).toEqual({
    MailFromDomain: 'bounce.fungo.example',
  })
  const outputs = (of: Template) =>
    Object.fromEntries(Object.entries(of.findOutputs('*')).map(([name, { Value }]) => [name, Value]))
  expect(outputs(template)).toMatchObject({
    MailFromRecord: {
      'Fn::Join': ['', ['bounce.fungo.example MX 10 feedback-smtp.', { Ref: 'AWS::Region' }, '.amazonses.com']],
    },
    SpfRecord: 'bounce.fungo.example TXT "v=spf1 include:amazonses.com -all"',
    DmarcRecord: '_dmarc.fungo.example TXT "v=DMARC1; p=quarantine"',
    DkimRecord1: expect.anything(),
    DkimRecord3: expect.anything(),
  })
  for (const other of [{}, { ...domain, mailIdentity: 'existing' }])
    expect(Object.keys(outputs(synthesized(other)))).not.toContain('SpfRecord')
})

test('Cognito sends no email, so that none misses the configuration of SES', () => {
  const { EmailConfiguration, AutoVerifiedAttributes, AccountRecoverySetting, AdminCreateUserConfig } = propertiesOf(
    prod,
    'AWS::Cognito::UserPool',
  )
  expect([EmailConfiguration, AutoVerifiedAttributes]).toEqual([undefined, undefined])
  expect(AccountRecoverySetting.RecoveryMechanisms).toEqual([{ Name: 'admin_only', Priority: 1 }])
  expect(AdminCreateUserConfig.AllowAdminCreateUserOnly).toBe(true)
})

test('an invalid setting is refused with a message', () => {
  expect(() => synthesized({ claimMode: 'maybe' })).toThrow('claimMode must be one of instant, review; it is "maybe".')
  expect(() => synthesized({ wafRate: 'many' })).toThrow('wafRate must be a whole number from 10.')
  expect(() => synthesized({ waf: 'yes' })).toThrow('waf must be one of false, true; it is "yes".')
  expect(() => synthesized({ monthlyBudget: '$50' })).toThrow('monthlyBudget must be a whole number from 1.')
  expect(() => synthesized({ domain: 'fungo.example' })).toThrow('A domain needs certificateArn')
})

type Behavior = { PathPattern?: string }

/** The functions whose policy contains the text, sorted. */
function rolesWith(text: string) {
  const policies = allProperties(prod, 'AWS::IAM::Policy').filter(([, it]) => JSON.stringify(it).includes(text))
  return policies.flatMap(([id]) => /^Functions(\w+)Role/.exec(id)?.[1] ?? []).sort()
}

const alarmOf = (template: Template, name: string) =>
  propertiesOf(template, 'AWS::CloudWatch::Alarm', `Observability${name}`)
type Statement = { Effect: string; Action: unknown; Condition?: object }
const statements = (): Statement[] =>
  allProperties(prod, 'AWS::IAM::Policy').flatMap(([, { PolicyDocument }]) => PolicyDocument.Statement)
const alarmIDs = (template: Template) => resourcesOf(template, 'AWS::CloudWatch::Alarm').map(([id]) => id)

test('prod costs nothing that its operator has not decided', () => {
  const adminTotpOf = (template: Template) =>
    manifestFunctions(template).find(([id]) => id.startsWith('FunctionsGraphql'))![1].Properties.Environment.Variables
      .ADMIN_TOTP
  const plain = synthesized({ stage: 'prod' })
  expect(adminTotpOf(plain)).toBe('optional')
  expect(adminTotpOf(synthesized({ stage: 'prod', adminTotp: 'required' }))).toBe('required')
  expect(propertiesOf(plain, 'AWS::DynamoDB::GlobalTable').WriteOnDemandThroughputSettings).toBeUndefined()
  for (const type of ['AWS::WAFv2::WebACL', 'AWS::Route53::HealthCheck', 'AWS::Backup::BackupVault'])
    plain.resourceCountIs(type, 0)
})

test('the settings cap the table and put a daily copy of it into a locked vault, and into one elsewhere', () => {
  const backupCopyTo = 'arn:aws:backup:us-west-2:222222222222:backup-vault:copies'
  const template = synthesized({ stage: 'prod', backup: 'true', backupCopyTo, tableReads: '4000', tableWrites: '1000' })
  const table = propertiesOf(template, 'AWS::DynamoDB::GlobalTable')
  expect(table.Replicas[0].ReadOnDemandThroughputSettings).toEqual({ MaxReadRequestUnits: 4000 })
  expect(table.WriteOnDemandThroughputSettings).toEqual({ MaxWriteRequestUnits: 1000 })
  template.hasResourceProperties('AWS::Backup::BackupVault', {
    LockConfiguration: { MinRetentionDays: 14, ChangeableForDays: 3 },
  })
  const kept = { DeleteAfterDays: 14 }
  template.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: {
      BackupPlanRule: [
        { CopyActions: [{ DestinationBackupVaultArn: backupCopyTo, Lifecycle: kept }], Lifecycle: kept },
      ],
    },
  })
  template.hasResourceProperties('AWS::Backup::BackupSelection', {
    BackupSelection: { Resources: [{ 'Fn::GetAtt': ['DatabaseTableF104A135', 'Arn'] }] },
  })
})

test('while a table is restored, a function without events builds its directory and may use that table only', () => {
  const restoring = 'arn:aws:dynamodb:us-east-1:111111111111:table/restored/stream/2026-01-31T08:00:00.000'
  const template = synthesized({ stage: 'prod', restoring })
  const [id, rebuild] = manifestFunctions(template).find(([name]) => name.startsWith('FunctionsRebuild'))!
  expect(rebuild.Properties.Environment.Variables.TABLE_NAME).toBe('restored')
  template.hasOutput('RebuildFunction', { Value: { Ref: id } })
  template.hasOutput('TableName', { Value: { Ref: 'DatabaseTableF104A135' } })
  const policy = JSON.stringify(propertiesOf(template, 'AWS::IAM::Policy', 'FunctionsRebuildRole'))
  expect(policy).toContain(':table/restored"')
  expect(policy).not.toContain('DatabaseTableF104A135')
  const others = JSON.stringify(resourcesOf(template, 'AWS::Lambda::EventSourceMapping'))
  expect(others).not.toContain(id)
})

describe('with the lists in a database', () => {
  const everything = (template: Template) =>
    template.toJSON() as { Resources: Record<string, { Type: string }>; Outputs: Record<string, object> }

  test('the cluster scales to zero, is encrypted, keeps the fewest backups, and is deleted with the stack', () => {
    const template = synthesized({ stage: 'prod', directoryEngine: 'aurora' })
    expect(propertiesOf(template, 'AWS::RDS::DBCluster')).toMatchObject({
      Engine: 'aurora-postgresql',
      EnableHttpEndpoint: true,
      StorageEncrypted: true,
      BackupRetentionPeriod: 1,
      ServerlessV2ScalingConfiguration: { MinCapacity: 0, MaxCapacity: 16 },
    })
    template.hasResource('AWS::RDS::DBCluster', { DeletionPolicy: 'Delete', UpdateReplacePolicy: 'Delete' })
    template.hasResource('AWS::RDS::DBInstance', { DeletionPolicy: 'Delete' })
    template.resourceCountIs('AWS::EC2::NatGateway', 0)
    template.resourceCountIs('AWS::EC2::InternetGateway', 0)
    for (const [, Properties] of allProperties(template, 'AWS::Lambda::Function'))
      expect(Properties).not.toHaveProperty('VpcConfig')
    template.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: 'ACUUtilization', Threshold: 90 })
  })

  test('the API, the alerts, and the stream may query it, and while it is filled only what fills it', () => {
    const users = (directoryEngine: string) => {
      const template = synthesized({ stage: 'prod', directoryEngine })
      const named = manifestFunctions(template).filter(
        ([, it]) => it.Properties.Environment.Variables.DIRECTORY_CLUSTER,
      )
      const granted = resourcesOf(template, 'AWS::IAM::Policy').filter(([, it]) =>
        JSON.stringify(it).includes('rds-data'),
      )
      expect(JSON.stringify(granted)).not.toContain('rds-data:*')
      return [named, granted].map((found) => found.map(([id]) => /^Functions([A-Z][a-z]+)/.exec(id)![1]).sort())
    }
    expect(users('sqlite')).toEqual([[], []])
    expect(users('filling')).toEqual([
      ['Changes', 'Directory'],
      ['Changes', 'Directory'],
    ])
    expect(users('aurora')).toEqual([
      ['Alerts', 'Changes', 'Directory', 'Graphql'],
      ['Alerts', 'Changes', 'Directory', 'Graphql'],
    ])
  })

  test('the parts that fill it wait in a queue of their own, which raises an alarm when it is late or gives up', () => {
    const template = synthesized({ stage: 'prod', directoryEngine: 'filling' })
    const queueOf = (name: string) => [{ Value: { 'Fn::GetAtt': [Match.stringLikeRegexp(name), 'QueueName'] } }]
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'ApproximateAgeOfOldestMessage',
      Dimensions: queueOf('^QueuesDirectoryFill[0-9A-F]'),
      Threshold: 3_600,
    })
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Dimensions: queueOf('^QueuesDirectoryFillDlq'),
    })
    const policy = JSON.stringify(propertiesOf(template, 'AWS::IAM::Policy', 'FunctionsChangesRole'))
    expect(policy).toMatch(/sqs:SendMessage.*QueuesDirectoryFill[0-9A-F]/)
  })

  test('the rest of the stack stays as it is', () => {
    const [before, after] = ['sqlite', 'aurora'].map((directoryEngine) =>
      everything(synthesized({ stage: 'prod', directoryEngine })),
    )
    expect(everything(synthesized({ stage: 'prod' }))).toEqual(before)
    expect(JSON.stringify(before)).not.toMatch(/AWS::(RDS|EC2)|DIRECTORY_|DirectoryFill|rds-data/)
    const changed = Object.keys(before!.Resources).filter(
      (id) => JSON.stringify(before!.Resources[id]) !== JSON.stringify(after!.Resources[id]),
    )
    for (const id of changed) expect(id).toMatch(/^Functions(Graphql|Changes|Alerts)|Dashboard|ConvertSnapshots/)
    const added = Object.keys(after!.Resources).filter((id) => !before!.Resources[id])
    for (const id of added)
      expect(id).toMatch(/Directory|^Observability(ListsBusy|Fill)|^Functions(Graphql|Changes|Alerts)CurrentVersion/)
  })
})
