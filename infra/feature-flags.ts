import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' }

/** The CDK's feature flags: everything that this version of `aws-cdk-lib` recommends. Exceptions go below it, each with its reason. */
export const featureFlags: Record<string, unknown> = recommended
