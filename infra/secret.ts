import { SecretValue, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { removalPolicyOf, type Settings } from './settings.ts'

/** A generated secret, which an operator can replace. A local target can pass a fixed value. */
export function secret(
  scope: Construct,
  id: string,
  settings: Settings,
  description: string,
  localValue?: string,
): Secret {
  const generatedSecret = new Secret(scope, id, {
    description,
    ...(settings.local && localValue
      ? { secretStringValue: SecretValue.unsafePlainText(localValue) }
      : { generateSecretString: { excludePunctuation: true, passwordLength: 48 } }),
    removalPolicy: removalPolicyOf(settings),
  })
  Validations.of(generatedSecret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'Shared with the CDN or a third party, or signs links that were already mailed. An operator rotates it (docs/operations.md).',
  })
  return generatedSecret
}
