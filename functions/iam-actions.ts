import { FAILED_CHANGES, type Folder, type functions, type Permission } from './manifest.ts'

/** Read and write access to items and partitions, without scans. */
export const ITEM_ACTIONS = [
  'dynamodb:GetItem',
  'dynamodb:BatchGetItem',
  'dynamodb:Query',
  'dynamodb:ConditionCheckItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
]

/** Only the actions that accounts need. */
export const ACCOUNT_ACTIONS = [
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminInitiateAuth',
  'cognito-idp:AdminUserGlobalSignOut',
  'cognito-idp:AdminDisableUser',
  'cognito-idp:AdminEnableUser',
  'cognito-idp:AdminDeleteUser',
  'cognito-idp:AdminSetUserMFAPreference',
  'cognito-idp:AdminRespondToAuthChallenge',
]

/** Large objects are uploaded in parts, and an upload can be aborted. */
export const OBJECT_ACTIONS = {
  get: ['s3:GetObject'],
  put: ['s3:PutObject', 's3:AbortMultipartUpload'],
  delete: ['s3:DeleteObject'],
}

/**
 * The IAM actions that the permissions and event sources of a function allow, as the local cloud enforces them. An action on objects is
 * followed by their folder: `s3:GetObject media/`.
 */
export function allowedActions({ permissions, sources }: (typeof functions)[keyof typeof functions]): string[] {
  const hasStream = sources.some(({ type }) => type === 'stream')
  return [
    ...permissions.flatMap(actionsOf),
    ...(hasStream ? objectActions(FAILED_CHANGES, ['get', 'put', 'delete']) : []),
  ]
}

function actionsOf(permission: Permission): string[] {
  if (permission === 'items') return ITEM_ACTIONS
  if (permission === 'scan') return ['dynamodb:Scan']
  if (permission === 'accounts') return ACCOUNT_ACTIONS
  if (permission === 'accounts:delete') return ['cognito-idp:AdminDeleteUser']
  if (permission === 'mail') return ['ses:SendEmail', 'ses:DeleteSuppressedDestination']
  // Locally, the website's files are in a folder, no CDN caches them, and no provider looks at photos.
  if (['invalidate', 'web:get', 'moderation', 'directory'].includes(permission)) return []
  if (permission.startsWith('send:')) return ['sqs:SendMessage']
  const [folder, verb] = permission.split(':') as [Folder, keyof typeof OBJECT_ACTIONS]
  return objectActions(`${folder}/`, [verb])
}

const objectActions = (prefix: string, verbs: (keyof typeof OBJECT_ACTIONS)[]) =>
  [...verbs.flatMap((verb) => OBJECT_ACTIONS[verb]), 's3:ListBucket'].map((action) => `${action} ${prefix}`)
