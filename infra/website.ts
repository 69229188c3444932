import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { securityHeaders } from '../functions/domain/security-headers.ts'
import type { Database } from './database.ts'
import type { QueryApi } from './query-api.ts'
import type { Settings } from './settings.ts'

/** A path without a file extension is a screen: the app answers it. Errors of the API pass untouched. */
const screensAreIndex = `function handler(event) {
  var request = event.request
  if (!/\\.[a-z0-9]+$/i.test(request.uri)) request.uri = '/index.html'
  return request
}`

/** One origin for the app, its API and its media. */
export class Website extends Construct {
  readonly webBucket: Bucket
  readonly distribution: Distribution | null

  constructor(scope: Construct, id: string, settings: Settings, database: Database, query: QueryApi) {
    super(scope, id)
    const { stage, local, domain, certificateArn, humanCheck } = settings
    this.webBucket = new Bucket(this, 'Web', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
      removalPolicy: stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    this.distribution = null
    if (local) return

    const { 'content-security-policy': contentSecurityPolicy, 'permissions-policy': permissions } = securityHeaders({
      humanCheck,
      https: true,
    })
    const headers = new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'permissions-policy', value: permissions, override: true },
          { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
        ],
      },
    })
    const shared = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headers,
      compress: true,
    }
    const api = {
      ...shared,
      origin: new HttpOrigin(query.host),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    }
    this.distribution = new Distribution(this, 'Cdn', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(domain && {
        domainNames: [domain],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn!),
      }),
      defaultBehavior: {
        ...shared,
        origin: S3BucketOrigin.withOriginAccessControl(this.webBucket),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: new EdgeFunction(this, 'Screens', {
              runtime: FunctionRuntime.JS_2_0,
              code: FunctionCode.fromInline(screensAreIndex),
            }),
          },
        ],
      },
      additionalBehaviors: {
        '/query': api,
        '/p/*': api,
        '/media/*': {
          ...shared,
          origin: S3BucketOrigin.withOriginAccessControl(database.bucket),
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        },
      },
    })

    const assets = new BucketDeployment(this, 'Assets', {
      destinationBucket: this.webBucket,
      sources: [Source.asset('dist/web', { exclude: ['index.html'] })],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      prune: false,
    })
    const page = new BucketDeployment(this, 'Page', {
      destinationBucket: this.webBucket,
      sources: [Source.asset('dist/web', { exclude: ['assets', 'assets/*'] })],
      cacheControl: [CacheControl.fromString('no-cache')],
      distribution: this.distribution,
      distributionPaths: ['/*'],
      prune: false,
    })
    // The page names the assets: they must be there before it.
    page.node.addDependency(assets)
  }
}
