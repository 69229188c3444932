import { Aws, Duration, Stack } from 'aws-cdk-lib'
import { HeadersFrameOption, type HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { securityHeaders } from '../functions/values/security-headers.ts'
import type { Settings } from './settings.ts'

type Headers = Omit<ReturnType<typeof securityHeaders>, 'strict-transport-security'> & {
  'cache-control'?: string
  'x-robots-tag'?: string
}

/** Sets the headers on every response. With `override: false`, headers that the origin sends take precedence. */
export function headersPolicy(
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
      customHeaders: (
        ['permissions-policy', 'cross-origin-opener-policy', 'cache-control', 'x-robots-tag'] as const
      ).flatMap((header) => (headers[header] ? [{ header, value: headers[header], override }] : [])),
    },
  })
}
