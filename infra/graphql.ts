import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Database } from './database.ts'
import type { Identity } from './identity.ts'
import { lambda } from './lambda.ts'
import { grantMail } from './mail.ts'
import type { Settings } from './settings.ts'
import type { Sync } from './sync.ts'

type Parts = { database: Database; identity: Identity; sync: Sync; environment: Record<string, string> }

/** The function behind /query and the pages that links in mails open. */
export class Graphql extends Construct {
  readonly function: Lambda

  constructor(scope: Construct, id: string, settings: Settings, { database, identity, sync, environment }: Parts) {
    super(scope, id)
    this.function = lambda(this, 'Function', settings, {
      bundle: 'graphql',
      memoryMB: 1769,
      timeoutSeconds: 29,
      storageMB: 2048,
      environment: { ...environment, SYNC_QUEUE_URL: sync.queue.queueUrl },
    })
    database.grantItems(this.function)
    database.grantObjects(this.function, 'snapshots', ['Get'])
    database.grantObjects(this.function, 'media', ['Put', 'Delete'])
    database.grantObjects(this.function, 'uploads', ['Get', 'Put'])
    sync.queue.grantSendMessages(this.function)
    identity.grant(this.function)
    grantMail(this.function, settings)
  }
}
