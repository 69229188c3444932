import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

/** Managed rules and a rate, before the CDN or before an API of the region. */
export function firewall(
  scope: Construct,
  id: string,
  kind: 'CLOUDFRONT' | 'REGIONAL',
  { wafRate }: Settings,
): CfnWebACL {
  const visible = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    sampledRequestsEnabled: true,
    metricName,
  })
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
      // A photo goes as base64 inside a GraphQL request: larger than these rules allow, and noise to them.
      managed('AWSManagedRulesCommonRuleSet', 3, ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']),
    ],
  })
}
