import { Duration } from 'aws-cdk-lib'
import { HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Code, Function as Lambda, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { mediaSecurityHeaders, securityHeaders } from '../functions/values/security-headers.ts'
import { pathPatterns } from '../web/paths.ts'
import { screenExpression } from '../web/route-pattern.ts'
import type { Database } from './database.ts'
import type { QueryApi } from './query-api.ts'
import type { Settings } from './settings.ts'

/** Replaces the CDN. The S3 of local targets needs no signed requests, and their runtime sets AWS_ENDPOINT_URL. */
const code = `const { createHmac } = require('node:crypto')
const { WEB_BUCKET, MEDIA_BUCKET, WEB_HEADERS, MEDIA_HEADERS, MEDIA_SECRET, SCREENS, AWS_ENDPOINT_URL } = process.env
const isSigned = (path, { until = '', signature } = {}) =>
  Number(until) * 1000 > Date.now() &&
  createHmac('sha256', MEDIA_SECRET).update('media#' + path + '#' + until).digest('base64url') === signature
exports.handler = async ({ rawPath, queryStringParameters }) => {
  const isMedia = rawPath.startsWith('/media/')
  const isFile = isMedia || /\\.[a-z0-9]+$/i.test(rawPath)
  const path = isFile ? rawPath : '/index.html'
  const object = await fetch(AWS_ENDPOINT_URL + '/' + (isMedia ? MEDIA_BUCKET : WEB_BUCKET) + path)
  const headers = JSON.parse(isMedia ? MEDIA_HEADERS : WEB_HEADERS)
  if (!object.ok || (isMedia && !isSigned(rawPath, queryStringParameters))) {
    return { statusCode: 404, headers: { ...headers, 'content-type': 'application/json' }, body: '{"message":"Not Found"}' }
  }
  for (const name of ['content-type', 'cache-control', 'etag']) {
    if (object.headers.get(name) && !headers[name]) headers[name] = object.headers.get(name)
  }
  const body = Buffer.from(await object.arrayBuffer()).toString('base64')
  return { statusCode: isFile || new RegExp(SCREENS, 'i').test(rawPath) ? 200 : 404, headers, body, isBase64Encoded: true }
}
`

type Parts = { database: Database; query: QueryApi; web: IBucket; localMediaSecret: string }

/** Serves the website and media through the API, so that a local target also has a single origin. */
export function localWebsite(
  scope: Construct,
  id: string,
  { humanCheck }: Settings,
  { database, query, web, localMediaSecret }: Parts,
) {
  const website = new Lambda(scope, id, {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromInline(code),
    memorySize: 256,
    timeout: Duration.seconds(10),
    environment: {
      WEB_BUCKET: web.bucketName,
      MEDIA_BUCKET: database.bucket.bucketName,
      WEB_HEADERS: JSON.stringify(securityHeaders({ humanCheck, https: false })),
      MEDIA_HEADERS: JSON.stringify(mediaSecurityHeaders()),
      MEDIA_SECRET: localMediaSecret,
      SCREENS: screenExpression(pathPatterns()),
    },
  })
  const integration = new HttpLambdaIntegration('Website', website)
  query.api.addRoutes({ path: '/{path+}', methods: [HttpMethod.GET, HttpMethod.HEAD], integration })
}
