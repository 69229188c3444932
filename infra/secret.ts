import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

/** A generated secret, which an operator may replace. A local target may be given its value. */
export function secret(
  scope: Construct,
  id: string,
  { stage, local }: Settings,
  description: string,
  localValue?: string,
): Secret {
  const one = new Secret(scope, id, {
    description,
    ...(local && localValue
      ? { secretStringValue: SecretValue.unsafePlainText(localValue) }
      : { generateSecretString: { excludePunctuation: true, passwordLength: 48 } }),
    removalPolicy: stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  Validations.of(one).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'Shared with the CDN or a party outside, or the key of links already mailed: an operator rotates it (docs/operations.md).',
  })
  return one
}
