import { Aws, Duration, Stack } from 'aws-cdk-lib'
import { HeadersFrameOption, type HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { securityHeaders } from '../functions/domain/security-headers.ts'
import type { Settings } from './settings.ts'

type Headers = Omit<ReturnType<typeof securityHeaders>, 'strict-transport-security'> & {
  'cache-control'?: string
  'x-robots-tag'?: string
}

/** The headers, over whatever the origin says. With `override: false` an origin that knows better is left its own. */
export function headersPolicy(
  scope: Construct,
  id: string,
  { hstsPreload }: Settings,
  headers: Headers,
  override = true,
) {
  return new ResponseHeadersPolicy(scope, id, {
    // Names of policies are the account's in all regions together.
    responseHeadersPolicyName: `${Stack.of(scope).stackName}-${id}-${Aws.REGION}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: headers['referrer-policy'] as HeadersReferrerPolicy, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
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
