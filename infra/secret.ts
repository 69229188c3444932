import { RemovalPolicy, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

/** The value of a generated secret, which an operator may replace. Local targets do not resolve secrets: there it is a fixed text. */
export function secret(
  scope: Construct,
  id: string,
  { stage, local }: Settings,
  description: string,
  localValue = `local-${id}-that-is-no-secret-at-all`,
): string {
  if (local) return localValue
  const one = new Secret(scope, id, {
    description,
    generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    removalPolicy: stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  Validations.of(one).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'Shared with a party outside, or the key of links already mailed: an operator rotates it (docs/operations.md).',
  })
  return one.secretValue.unsafeUnwrap()
}
