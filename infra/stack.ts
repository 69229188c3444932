import { CfnOutput, Duration, SecretValue, Stack, type StackProps, Validations } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Trigger } from 'aws-cdk-lib/triggers'
import type { Construct } from 'constructs'
import { accessLogs } from './access-logs.ts'
import { AppSync } from './appsync.ts'
import { Backup } from './backup.ts'
import { Database } from './database.ts'
import { DirectoryCluster } from './directory-cluster.ts'
import { type Environment, Functions } from './functions.ts'
import { Identity } from './identity.ts'
import { mailEvents, mailRecords, mailSender } from './mail.ts'
import { Observability } from './observability.ts'
import type { Resources } from './permissions.ts'
import { QueryApi } from './query-api.ts'
import { Queues } from './queues.ts'
import { removalPolicyOf, type Settings } from './settings.ts'
import { Website } from './website.ts'

/** Also signs photo URLs on a local target, which has no CDN. */
const LOCAL_LINK_SECRET = 'links of a local target'

export class FungoStack extends Stack {
  constructor(scope: Construct, id: string, settings: Settings, props?: StackProps) {
    super(scope, id, props)

    /** A generated secret, which an operator can replace. A local target can have a fixed value. */
    const secret = (secretID: string, description: string, localValue?: string) => {
      const created = new Secret(this, secretID, {
        description,
        ...(settings.local && localValue
          ? { secretStringValue: SecretValue.unsafePlainText(localValue) }
          : { generateSecretString: { excludePunctuation: true, passwordLength: 48 } }),
        removalPolicy: removalPolicyOf(settings),
      })
      Validations.of(created).acknowledge({
        id: 'AwsSolutions-SMG4',
        reason:
          'Shared with the CDN or a third party, or signs links that were already mailed. An operator rotates it (docs/operations.md).',
      })
      return created
    }
    const logs = accessLogs(this, 'AccessLogs', settings)
    const database = new Database(this, 'Database', settings, logs)
    if (settings.backup) new Backup(this, 'Backup', settings, database.table)
    const identity = new Identity(this, 'Identity', settings)
    const query = new QueryApi(this, 'Query', settings)
    const originSecret = secret(
      'OriginSecret',
      'Proves to the API that a request came through the CDN, and signs photo URLs.',
    )
    const website = new Website(this, 'Website', settings, {
      database,
      query,
      logs,
      originSecret: originSecret.secretValue.unsafeUnwrap(),
      localMediaSecret: LOCAL_LINK_SECRET,
    })
    const sender = mailSender(this, settings)

    const queues = new Queues(this, 'Queues', settings)
    const mailSet = mailEvents(this, settings, queues.get('notices'))
    const directory = settings.directoryEngine === 'sqlite' ? null : new DirectoryCluster(this, 'Directory')
    const resources = { settings, database, identity, queues, website, directory }
    const environment = environmentOf(resources, mailSet?.configurationSetName)
    const secrets = {
      ORIGIN_SECRET: settings.local ? null : originSecret,
      HUMAN_CHECK_SECRET: secret(
        'HumanCheckSecret',
        "Key of the human check: the provider's secret, or anything for altcha.",
      ),
      PLACES_KEY:
        settings.placesProvider === 'built-in'
          ? null
          : secret(
              'PlacesKey',
              "API key of the place provider. Until it is the provider's, the built-in index is used.",
            ),
      LINK_SECRET: secret(
        'LinkSecret',
        'Signs links that need no sign-in and calendar URLs, and encrypts session cookies.',
        LOCAL_LINK_SECRET,
      ),
      PUSH_SECRET: secret(
        'PushSecret',
        'Makes the key pair that identifies the site to the push services of browsers (VAPID).',
      ),
      FEED_TOKEN: settings.feedURL
        ? secret('FeedToken', "Bearer token of the governing body's feed.", settings.feedToken)
        : null,
    }
    const functions = new Functions(this, 'Functions', resources, environment, secrets)
    const graphql = functions.live('graphql')
    query.answeredBy(graphql)
    // Converts snapshots of the read model before functions that read a new format take traffic. Emulators start without snapshots.
    if (!settings.local)
      new Trigger(this, 'ConvertSnapshots', {
        handler: functions.get('changes'),
        timeout: Duration.minutes(14),
        executeBefore: [functions.get('graphql')],
      })
    const appSync = settings.api === 'appsync' ? new AppSync(this, 'AppSync', settings, identity, graphql) : null
    const { topic, alarms } = new Observability(this, 'Observability', { ...resources, query, functions, appSync })
    const rollsBack = alarms.filter(({ node }) => ['Faults', 'ApiFails', 'VisitsBreak'].includes(node.id))
    if (settings.canary) addCanary(this, 'Canary', graphql, rollsBack)

    const outputs = {
      WebURL: website.url,
      ApiURL: query.api.apiEndpoint,
      TableName: database.table.tableName,
      TableStream: database.table.tableStreamArn!,
      BucketName: database.bucket.bucketName,
      WebBucketName: website.bucket.bucketName,
      UserPoolID: identity.pool.userPoolId,
      UserPoolClientID: identity.client.userPoolClientId,
      MailFrom: settings.mailFrom,
      ...(settings.postalAddress && { PostalAddress: settings.postalAddress }),
      AlarmTopic: topic.topicArn,
      ...(settings.directoryEngine === 'aurora' && { DirectoryCluster: directory!.cluster.clusterArn }),
      ...(functions.rebuild && { RebuildFunction: functions.rebuild.functionName }),
      ...(website.cdn && { CdnDomainName: website.cdn.domainName }),
      ...mailRecords(sender, settings),
      ...(appSync && { AppSyncURL: appSync.api.graphqlUrl, AppSyncKey: appSync.api.apiKey! }),
    }
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}

/** The environment variables of the functions. The manifest says which function has which. */
function environmentOf(
  { settings, database, identity, queues, website, directory }: Resources,
  mailSet: string | undefined,
): Environment {
  return {
    TABLE_NAME: database.table.tableName,
    BUCKET_NAME: database.bucket.bucketName,
    DISTRIBUTION_ID: website.cdn?.distributionId ?? '',
    SYNC_QUEUE_URL: queues.get('sync').queueUrl,
    NOTICES_QUEUE_URL: queues.get('notices').queueUrl,
    ALERTS_QUEUE_URL: queues.get('alerts').queueUrl,
    ALERTS_DEAD_LETTERS_URL: queues.get('alerts-dlq').queueUrl,
    ...(directory && { DIRECTORY_FILL_QUEUE_URL: queues.get('directory-fill').queueUrl }),
    USER_POOL_ID: identity.pool.userPoolId,
    USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    WEB_URL: website.url,
    WEB_BUCKET_NAME: website.bucket.bucketName,
    // Only used by the local cloud.
    WEB_FOLDER: '',
    MAIL_FROM: settings.mailFrom,
    MAIL_CONFIGURATION_SET: mailSet ?? '',
    POSTAL_ADDRESS: settings.postalAddress ?? '',
    ADMIN_EMAIL: settings.adminEmail ?? '',
    ADMIN_TOTP: settings.adminTotp,
    INTROSPECTION: settings.introspection,
    CLAIM_MODE: settings.claimMode,
    PHOTO_REVIEW: settings.photoReview,
    PUBLIC_PROFILES: settings.publicProfiles,
    HUMAN_CHECK: settings.humanCheck,
    HUMAN_CHECK_SITE_KEY: settings.humanCheckSiteKey ?? '',
    PLACES_PROVIDER: settings.placesProvider,
    PLACES_URL: settings.placesURL ?? '',
    RATE_LIMITS: 'on',
    NOTICE_DELAY_SECONDS: '60',
    FEED_URL: settings.feedURL ?? '',
    // Only used by the local cloud.
    PUSH_RECEIVER: '',
  }
}

/** Sends a tenth of the requests to a new version for 15 minutes, and all back to the last one if an alarm fires. ApiFails takes ten. */
function addCanary(scope: Construct, id: string, alias: Alias, alarms: Alarm[]) {
  const { role } = new LambdaDeploymentGroup(scope, id, {
    alias,
    alarms,
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_15MINUTES,
  })
  Validations.of(role!).acknowledge({
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
    reason: 'The policy of AWS for this role: it shifts the traffic of aliases and reads alarms.',
  })
}
