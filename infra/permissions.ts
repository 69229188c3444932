import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { OBJECT_ACTIONS } from '../functions/iam-actions.ts'
import { type Folder, isDeployed, type Permission, type QueueName } from '../functions/manifest.ts'
import type { Database } from './database.ts'
import type { DirectoryCluster } from './directory-cluster.ts'
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
  /** Null if the lists are in the functions. */
  directory: DirectoryCluster | null
}

type Verb = keyof typeof OBJECT_ACTIONS

/** Grants the permissions in the function's manifest row, and no others. */
export function grantAll(grantee: Lambda, permissions: readonly Permission[], resources: Resources) {
  const { settings, database, identity, queues, website } = resources
  const objects = new Map<Folder, Verb[]>()
  for (const permission of permissions) {
    const [kind, what] = permission.split(':') as [string, string | undefined]
    if (permission === 'items') database.grantItems(grantee)
    else if (permission === 'scan') database.grantScan(grantee)
    else if (permission === 'accounts') identity.grant(grantee)
    else if (permission === 'accounts:delete') identity.pool.grant(grantee, 'cognito-idp:AdminDeleteUser')
    else if (permission === 'mail') grantMail(grantee, settings)
    else if (permission === 'moderation') grantModeration(grantee, settings)
    else if (permission === 'directory')
      continue // `Functions` grants it to those that use the database.
    else if (permission === 'invalidate') website.cdn?.grantCreateInvalidation(grantee)
    else if (permission === 'web:get') grantWeb(grantee, website.bucket)
    else if (kind === 'send') {
      if (isDeployed(what as QueueName, settings.directoryEngine))
        queues.get(what as QueueName).grantSendMessages(grantee)
    } else objects.set(kind as Folder, [...(objects.get(kind as Folder) ?? []), what as Verb])
  }
  for (const [folder, verbs] of objects) database.grantObjects(grantee, `${folder}/`, verbs)
}

/** Rekognition has no resources for images that are sent with the request. */
function grantModeration(grantee: Lambda, { photoReview }: Settings) {
  if (photoReview !== 'rekognition') return
  grantee.addToRolePolicy(new PolicyStatement({ actions: ['rekognition:DetectModerationLabels'], resources: ['*'] }))
}

/** The HTML page and the website's queries, for rendering on the server. */
const grantWeb = (grantee: Lambda, web: IBucket) =>
  grantee.addToRolePolicy(
    new PolicyStatement({
      actions: ['s3:GetObject'],
      resources: ['index.html', 'es.html', 'queries.json'].map((file) => web.arnForObjects(file)),
    }),
  )
