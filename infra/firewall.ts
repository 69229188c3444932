import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

/** AWS managed rules and a rate limit, for the CDN or for a regional API. */
export function firewall(
  scope: Construct,
  id: string,
  kind: 'CLOUDFRONT' | 'REGIONAL',
  { wafRate }: Settings,
): CfnWebACL {
  const visible = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName })
  const managed = (name: string, priority: number, countOnly: string[] = []) => ({
    name,
    priority,
    overrideAction: { none: {} },
    visibilityConfig: visible(name),
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: countOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
  })
  return new CfnWebACL(scope, id, {
    scope: kind,
    defaultAction: { allow: {} },
    visibilityConfig: visible('Fungo'),
    rules: [
      {
        name: 'Rate',
        priority: 0,
        action: { block: {} },
        visibilityConfig: visible('Rate'),
        statement: { rateBasedStatement: { limit: wafRate, aggregateKeyType: 'IP' } },
      },
      managed('AWSManagedRulesAmazonIpReputationList', 1),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
      // Photos are sent as base64 in GraphQL requests, which exceeds the size limit of these rules and triggers false positives.
      managed('AWSManagedRulesCommonRuleSet', 3, ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']),
    ],
  })
}
