import { Aws, Duration, Stack, Validations } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { EMBEDS, SITE_PATHS } from '../functions/manifest.ts'
import { EMBED_PARAMETERS } from '../functions/values/list-filters.ts'
import { requestTooLarge } from '../functions/values/photo-limits.ts'
import { mediaSecurityHeaders, securityHeaders } from '../functions/values/security-headers.ts'
import { pathPatterns } from '../web/paths.ts'
import { screenExpression } from '../web/route-pattern.ts'
import { CdnLog, PRIVATE } from './access-logs.ts'
import type { Database } from './database.ts'
import { firewall } from './firewall.ts'
import { localWebsite } from './local-website.ts'
import type { QueryApi } from './query-api.ts'
import { removalPolicyOf, type Settings } from './settings.ts'

/** Rewrites paths without a file extension to index.html, and marks those of no screen. API errors pass through unchanged. */
export const screenRewriteCode = `var SCREENS = new RegExp(${JSON.stringify(screenExpression(pathPatterns()))}, 'i')
function handler(event) {
  var request = event.request
  if (/\\.[a-z0-9]+$/i.test(request.uri)) return request
  if (!SCREENS.test(request.uri)) request.headers['x-fungo-unknown'] = { value: 'true' }
  request.uri = '/index.html'
  return request
}`

/** Sets the status of a path that `screenRewriteCode` marked. The body is the application, which shows that there is no such page. */
export const unknownPathCode = `function handler(event) {
  if (event.request.headers['x-fungo-unknown']) event.response.statusCode = 404
  return event.response
}`

/** In bytes. An event of Lambda has at most 6 MiB, which includes the headers. */
const MAX_BODY = 6_200_000

/** Refuses a body that is too large for Lambda, which API Gateway would refuse without a message. */
const withViewerIP = `function withViewerIP(event) {
  var request = event.request
  var length = request.headers['content-length']
  var language = request.headers['accept-language']
  if (length && Number(length.value) > ${MAX_BODY}) return {
    statusCode: 413,
    headers: { 'content-type': { value: 'application/json' } },
    body: {
      encoding: 'text',
      data: language && /^es\\b/i.test(language.value) ? '${JSON.stringify(requestTooLarge('es'))}' : '${JSON.stringify(requestTooLarge('en'))}'
    }
  }
  request.headers['x-fungo-viewer'] = { value: event.viewer.ip }
  return request
}`

/** Sets x-fungo-viewer to the client IP. Overwrites any value the client sent. */
export const viewerIPCode = `${withViewerIP}
function handler(event) { return withViewerIP(event) }`

/**
 * Also removes from the query string what no answer depends on, so that the cache has one answer for all such URLs. A shared read depends on
 * its variables and a list to embed on its filters. A screen depends on its page, and on whether it has
 * filters, which only the browser reads. A path that ends with a slash is redirected with its whole query.
 */
export const cachedPathCode = `${withViewerIP}
function handler(event) {
  var request = withViewerIP(event)
  if (request.statusCode || /.\\/$/.test(request.uri)) return request
  var sent = request.querystring
  var kept = {}
  function keep(name) { if (sent[name]) kept[name] = { value: sent[name].value } }
  if (/^(\\/es)?\\/query\\//.test(request.uri)) keep('variables')
  else if (/^\\/embed\\//.test(request.uri)) ${JSON.stringify(EMBED_PARAMETERS)}.forEach(keep)
  else if (!/^\\/og\\//.test(request.uri) && Object.keys(sent).length > 0) {
    keep('page')
    if (sent.forgot) kept.forgot = { value: '' }
    kept.filtered = { value: '' }
  }
  request.querystring = kept
  return request
}`

/** Checks that the photo URL was signed by the API and has not expired: `functions/services/media/photo-address.ts`. */
export const signedPhotoCode = (secret: string) => `var crypto = require('crypto')
function handler(event) {
  var request = event.request
  var until = request.querystring.until ? request.querystring.until.value : ''
  var given = request.querystring.signature ? request.querystring.signature.value : ''
  var hmac = crypto.createHmac('sha256', '${secret}')
  var expected = hmac.update('media#' + request.uri + '#' + until).digest('base64url')
  if (Number(until) * 1000 > Date.now() && given === expected) return request
  return { statusCode: 404, statusDescription: 'Not Found' }
}`

/** The errors that CloudFront caches without a `max-age`. */
const CACHED_ERRORS = [404, 414, 500, 501, 502, 503, 504]

type Parts = { database: Database; query: QueryApi; logs: Bucket; originSecret: string; localMediaSecret: string }

/** One origin for the web app, the API, and media. */
export class Website extends Construct {
  readonly bucket: Bucket
  /** Without a trailing slash. */
  readonly url: string
  /** Null on a local target. */
  readonly cdn: Distribution | null

  constructor(scope: Construct, id: string, settings: Settings, parts: Parts) {
    super(scope, id)
    const { local, domain } = settings
    this.bucket = new Bucket(this, 'Web', {
      ...PRIVATE,
      versioned: true,
      serverAccessLogsBucket: parts.logs,
      serverAccessLogsPrefix: 'web/',
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
      removalPolicy: removalPolicyOf(settings),
    })
    if (local) {
      localWebsite(this, 'Local', settings, { ...parts, web: this.bucket })
      this.url = parts.query.api.apiEndpoint
      this.cdn = null
    } else {
      this.cdn = this.distribution(settings, parts)
      new CdnLog(this, 'CdnLog', this.cdn, parts.logs)
      this.url = `https://${domain ?? this.cdn.domainName}`
    }
  }

  private distribution(settings: Settings, { database, query, originSecret }: Parts): Distribution {
    const { domain, certificateArn, humanCheck, waf, secretsAsOf } = settings
    const headers = securityHeaders({ humanCheck, https: true })
    const pageHeaders = headersPolicy(this, 'Headers', settings, headers)
    const shared = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true }
    // With list permission, an absent object returns 404 instead of 403. No request can list the bucket.
    const originAccessLevels = [AccessLevel.READ, AccessLevel.LIST]
    const privately = (bucket: Bucket, name: string) =>
      S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels,
        originAccessControl: new S3OriginAccessControl(this, `${name}Access`, {
          // Origin access control names are unique per account across all regions.
          originAccessControlName: `${Stack.of(this).stackName}-${name}-${Aws.REGION}`,
        }),
      })
    const edgeFunction = (name: string, code: string, eventType: FunctionEventType) => ({
      eventType,
      function: new EdgeFunction(this, name, { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code) }),
    })
    const onRequest = (name: string, code: string) => [edgeFunction(name, code, FunctionEventType.VIEWER_REQUEST)]
    const api = {
      ...shared,
      origin: new HttpOrigin(query.host, { customHeaders: { 'x-fungo-origin': originSecret } }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headersPolicy(this, 'ApiHeaders', settings, headers, false),
      functionAssociations: onRequest('Viewer', viewerIPCode),
    }
    const mediaCache = new CachePolicy(this, 'MediaCache', {
      // With 0, the CDN would not cache photos and would fetch the whole object each time instead of revalidating it.
      comment: 'The CDN asks each time whether a photo is still there.',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
    })
    const screens = {
      ...api,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      // Anonymous pages, the same for everyone. Cached by path, and by what the function leaves of the query string, for as long as each
      // response allows.
      cachePolicy: new CachePolicy(this, 'ScreensCache', {
        comment: 'Screens that people arrive on',
        queryStringBehavior: CacheQueryStringBehavior.all(),
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.hours(1),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
      // The limit of each visitor needs the address, and the cache must not depend on it.
      originRequestPolicy: new OriginRequestPolicy(this, 'ViewerAddress', {
        originRequestPolicyName: `${Stack.of(this).stackName}-ViewerAddress-${Aws.REGION}`,
        headerBehavior: OriginRequestHeaderBehavior.allowList('x-fungo-viewer'),
      }),
      responseHeadersPolicy: pageHeaders,
      functionAssociations: onRequest('CachedPath', cachedPathCode),
    }
    // The function sends the security headers: a policy could only add X-Frame-Options.
    const embeds = { ...screens, responseHeadersPolicy: undefined }
    const distribution = new Distribution(this, 'Cdn', {
      comment: `Fungo ${secretsAsOf}`.trim(),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: waf ? firewall(this, 'Firewall', 'CLOUDFRONT', settings).attrArn : undefined,
      ...(domain && {
        domainNames: [domain],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn!),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      // CloudFront caches errors for ten seconds, even with `no-store`, and for `/p/*` and `/feeds/*` under the path alone: the error of
      // one link would be the response to all others.
      errorResponses: CACHED_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        ...shared,
        origin: privately(this.bucket, 'Web'),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: pageHeaders,
        functionAssociations: [
          ...onRequest('Screens', screenRewriteCode),
          edgeFunction('UnknownPath', unknownPathCode, FunctionEventType.VIEWER_RESPONSE),
        ],
      },
      additionalBehaviors: {
        '/query': api,
        '/p/*': api,
        // Each URL contains its own secret, so responses are not cached.
        '/feeds/*': { ...api, allowedMethods: AllowedMethods.ALLOW_GET_HEAD },
        ...Object.fromEntries(SITE_PATHS.map((path) => [path, path === EMBEDS ? embeds : screens])),
        '/media/*': {
          ...shared,
          origin: privately(database.bucket, 'Media'),
          cachePolicy: mediaCache,
          responseHeadersPolicy: headersPolicy(this, 'MediaHeaders', settings, mediaSecurityHeaders()),
          // A viewer request function runs before the cache, so cached photos are checked too.
          functionAssociations: onRequest('Photos', `// ${secretsAsOf}\n${signedPhotoCode(originSecret)}`),
        },
      },
    })
    database.bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        notResources: [database.bucket.arnForObjects('media/*')],
      }),
    )
    Validations.of(distribution).acknowledge(
      {
        id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'Every path without a file extension is rewritten to index.html, so no request can list the bucket.',
      },
      { id: 'AwsSolutions-CFR1', reason: 'The directory is public, including for families abroad.' },
      {
        id: 'AwsSolutions-CFR2',
        reason: 'The setting `waf` turns the firewall on. It costs more than everything else a small league uses.',
      },
      {
        id: 'AwsSolutions-CFR4',
        reason: "A custom domain requires TLS 1.2. The TLS policy of CloudFront's default domain cannot be changed.",
      },
    )
    return distribution
  }
}

type Headers = Omit<ReturnType<typeof securityHeaders>, 'strict-transport-security'> & {
  'cache-control'?: string
  'x-robots-tag'?: string
}

/** Sets the headers on every response. With `override: false`, headers that the origin sends take precedence. */
function headersPolicy(
  scope: Construct,
  id: string,
  { hstsSubDomains, hstsPreload }: Settings,
  headers: Headers,
  override = true,
) {
  return new ResponseHeadersPolicy(scope, id, {
    // Policy names are unique per account across all regions.
    responseHeadersPolicyName: `${Stack.of(scope).stackName}-${id}-${Aws.REGION}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: headers['referrer-policy'] as HeadersReferrerPolicy, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: hstsSubDomains || hstsPreload,
        preload: hstsPreload,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        ...(['permissions-policy', 'cross-origin-opener-policy', 'cache-control', 'x-robots-tag'] as const).flatMap(
          (header) => (headers[header] ? [{ header, value: headers[header], override }] : []),
        ),
        // Preview pictures send their own, because other sites show them.
        { header: 'cross-origin-resource-policy', value: headers['cross-origin-resource-policy'], override: false },
      ],
    },
  })
}
