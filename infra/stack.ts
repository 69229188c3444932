import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { EmailIdentity, Identity as Sender } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { Changes } from './changes.ts'
import { Database } from './database.ts'
import { Identity } from './identity.ts'
import { Observability } from './observability.ts'
import { QueryApi } from './query-api.ts'
import type { Settings } from './settings.ts'
import { Sync } from './sync.ts'
import { Website } from './website.ts'

/** Fungo, whole. */
export class FungoStack extends Stack {
  constructor(scope: Construct, id: string, settings: Settings, props?: StackProps) {
    super(scope, id, props)
    const { domain } = settings

    const database = new Database(this, 'Database', settings)
    const identity = new Identity(this, 'Identity', settings)
    if (domain) new EmailIdentity(this, 'Mail', { identity: Sender.domain(domain) })

    const secret = (name: string, description: string) =>
      new Secret(this, name, { description, generateSecretString: { excludePunctuation: true, passwordLength: 48 } })
    const environment = {
      TABLE_NAME: database.table.tableName,
      BUCKET_NAME: database.bucket.bucketName,
      USER_POOL_ID: identity.pool.userPoolId,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
      WEB_URL: settings.webURL ?? (domain ? `https://${domain}` : ''),
      CLAIM_MODE: settings.claimMode,
      PUBLIC_PROFILES: settings.publicProfiles,
      HUMAN_CHECK: settings.humanCheck,
      HUMAN_CHECK_SITE_KEY: settings.humanCheckSiteKey ?? '',
      HUMAN_CHECK_SECRET: secret(
        'HumanCheckSecret',
        "Key of the human check: the provider's secret, or anything for altcha.",
      ).secretValue.unsafeUnwrap(),
      LINK_SECRET: secret('LinkSecret', 'Signs links in mails that need no sign-in.').secretValue.unsafeUnwrap(),
      ADMIN_EMAIL: settings.adminEmail ?? '',
      MAIL_FROM: settings.mailFrom,
      FEED_URL: settings.feedURL ?? '',
      FEED_TOKEN: settings.feedURL
        ? secret('FeedToken', "Bearer token of the governing body's feed.").secretValue.unsafeUnwrap()
        : '',
    }

    const sync = new Sync(this, 'Sync', settings, database, environment)
    const query = new QueryApi(this, 'Query', settings, { database, identity, sync, environment })
    const changes = new Changes(this, 'Changes', settings, database, environment)
    const website = new Website(this, 'Website', settings, database, query)
    new Observability(this, 'Observability', settings, { database, query, sync, changes })

    new CfnOutput(this, 'WebURL', {
      value: domain
        ? `https://${domain}`
        : website.distribution
          ? `https://${website.distribution.domainName}`
          : query.api.apiEndpoint,
    })
    new CfnOutput(this, 'ApiURL', { value: query.api.apiEndpoint })
    new CfnOutput(this, 'TableName', { value: database.table.tableName })
    new CfnOutput(this, 'BucketName', { value: database.bucket.bucketName })
    new CfnOutput(this, 'WebBucketName', { value: website.webBucket.bucketName })
    new CfnOutput(this, 'UserPoolID', { value: identity.pool.userPoolId })
    new CfnOutput(this, 'UserPoolClientID', { value: identity.client.userPoolClientId })
  }
}
