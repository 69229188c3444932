// Refuses requests that the role of the deployed function does not allow, since the local servers accept every request.
// JavaScript, like `lambda-thread.mjs`, which loads it.
// @ts-check
import { subscribe } from 'node:diagnostics_channel'

/** @type {Record<string, string>} */
const SERVICES = { DynamoDB_20120810: 'dynamodb', AmazonSQS: 'sqs', AWSCognitoIdentityProviderService: 'cognito-idp' }
/** @type {Record<string, string[]>} Operations that need other permissions than their name. */
const OPERATIONS = {
  'dynamodb:TransactGetItems': ['dynamodb:GetItem'],
  'dynamodb:TransactWriteItems': [
    'dynamodb:ConditionCheckItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
    'dynamodb:DeleteItem',
  ],
  'sqs:SendMessageBatch': ['sqs:SendMessage'],
  // Authorized by a token of the user.
  'cognito-idp:AssociateSoftwareToken': [],
  'cognito-idp:VerifySoftwareToken': [],
  'cognito-idp:RevokeToken': [],
}

/**
 * Fails requests of this thread to DynamoDB, SQS, Cognito, S3, and SES with AccessDeniedException unless all their actions are allowed.
 * @param {readonly string[]} allowed see `allowedActions` in `functions/iam-actions.ts`
 * @param {NodeJS.ProcessEnv} env has the endpoints
 */
export function enforcePermissions(allowed, env) {
  const [s3, ses] = [env.AWS_ENDPOINT_URL_S3, env.AWS_ENDPOINT_URL_SESV2].map((url) => url && new URL(url).host)
  subscribe('http.client.request.created', (message) => {
    const { request } = /** @type {{ request: import('node:http').ClientRequest }} */ (message)
    const denied = actionsOf(request).find(
      (action) => !allowed.some((it) => (isOnObjects(it) ? action.startsWith(it) : action === it)),
    )
    if (!denied) return
    const error = new Error(`The permissions of this function in functions/manifest.ts do not allow ${denied}.`)
    error.name = 'AccessDeniedException'
    request.destroy(error)
  })

  /** @param {import('node:http').ClientRequest} request */
  function actionsOf(request) {
    const target = request.getHeader('x-amz-target')
    if (target) {
      const [service, operation] = String(target).split('.')
      const action = `${SERVICES[service ?? '']}:${operation}`
      return OPERATIONS[action] ?? [action]
    }
    const host = request.getHeader('host')
    if (host === s3) return objectActions(request)
    if (host !== ses) return []
    return [request.method === 'DELETE' ? 'ses:DeleteSuppressedDestination' : 'ses:SendEmail']
  }
}

/** @param {string} action */
const isOnObjects = (action) => action.startsWith('s3:')

/** @param {import('node:http').ClientRequest} request in path style: /bucket/key */
function objectActions(request) {
  const { pathname, searchParams } = new URL(request.path, 'http://localhost')
  const key = decodeURIComponent(pathname).split('/').slice(2).join('/')
  if (searchParams.has('list-type')) return [`s3:ListBucket ${searchParams.get('prefix') ?? ''}`]
  if (request.method === 'GET' || request.method === 'HEAD') return [`s3:GetObject ${key}`]
  if (request.method === 'DELETE')
    return [`s3:${searchParams.has('uploadId') ? 'AbortMultipartUpload' : 'DeleteObject'} ${key}`]
  const source = request.getHeader('x-amz-copy-source')
  const copied = source ? [`s3:GetObject ${decodeURIComponent(String(source)).split('/').slice(1).join('/')}`] : []
  return [...copied, `s3:PutObject ${key}`]
}
