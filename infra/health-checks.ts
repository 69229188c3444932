import { HealthCheck, HealthCheckType } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'

/** A list contains this if its first query succeeded. Route 53 searches the first 5,120 bytes. */
export const ANSWERED = 'id="first-view"'

/** Request a page of the bucket and a list from outside, through the CDN. */
export function healthChecks(scope: Construct, host: string) {
  const check = (id: string, resourcePath: string, searchString?: string) =>
    new HealthCheck(scope, id, {
      type: searchString ? HealthCheckType.HTTPS_STR_MATCH : HealthCheckType.HTTPS,
      fqdn: host,
      resourcePath,
      searchString,
      // The least that Route 53 allows. Each has several checkers, which request every 30 s.
      regions: ['us-east-1', 'us-west-2', 'eu-west-1'],
    })
  return { page: check('PageCheck', '/login'), query: check('QueryCheck', '/teams', ANSWERED) }
}
