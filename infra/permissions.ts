import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Permission, QueueName } from '../functions/manifest.ts'
import type { Database } from './database.ts'
import type { Identity } from './identity.ts'
import { grantMail } from './mail.ts'
import type { Queues } from './queues.ts'
import type { Settings } from './settings.ts'
import type { Website } from './website.ts'

export type Resources = {
  settings: Settings
  database: Database
  identity: Identity
  queues: Queues
  website: Website
}

const VERBS = { get: 'Get', put: 'Put', delete: 'Delete' } as const
const FOLDERS = {
  media: 'media/',
  withheld: 'withheld/',
  snapshots: 'snapshots/',
  uploads: 'uploads/',
} as const
type Folder = keyof typeof FOLDERS

/** Grants the permissions in the function's manifest row, and no others. */
export function grantAll(one: Lambda, permissions: readonly Permission[], resources: Resources) {
  const { settings, database, identity, queues, website } = resources
  const objects = new Map<Folder, (typeof VERBS)[keyof typeof VERBS][]>()
  for (const permission of permissions) {
    const [kind, what] = permission.split(':') as [string, string | undefined]
    if (permission === 'items') database.grantItems(one)
    else if (permission === 'scan') database.grantScan(one)
    else if (permission === 'accounts') identity.grant(one)
    else if (permission === 'accounts:delete') identity.pool.grant(one, 'cognito-idp:AdminDeleteUser')
    else if (permission === 'mail') grantMail(one, settings)
    else if (permission === 'invalidate') website.cdn?.grantCreateInvalidation(one)
    else if (permission === 'web:get') grantWeb(one, website.bucket)
    else if (kind === 'send') queues.get(what as QueueName).grantSendMessages(one)
    else objects.set(kind as Folder, [...(objects.get(kind as Folder) ?? []), VERBS[what as keyof typeof VERBS]])
  }
  for (const [folder, verbs] of objects) database.grantObjects(one, FOLDERS[folder], verbs)
}

/** The HTML page and the first queries of each screen, for rendering on the server. */
const grantWeb = (one: Lambda, web: IBucket) =>
  one.addToRolePolicy(
    new PolicyStatement({
      actions: ['s3:GetObject'],
      resources: [web.arnForObjects('index.html'), web.arnForObjects('first-views.json')],
    }),
  )
