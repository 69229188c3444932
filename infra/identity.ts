import { Duration, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  FeaturePlan,
  type IUserPool,
  Mfa,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito'
import type { IGrantable } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { ACCOUNT_ACTIONS } from '../functions/iam-actions.ts'
import { SESSION_DAYS } from '../functions/services/identity/session-age.ts'
import { removalPolicyOf, type Settings } from './settings.ts'

/** The Cognito user pool, for passwords and sessions only. The user name is Fungo's user ID, and only the API creates users. */
export class Identity extends Construct {
  readonly pool: IUserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id)
    const { deletionProtection, userPool } = settings
    const own = new UserPool(this, 'Pool', {
      featurePlan: FeaturePlan.LITE,
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      passwordPolicy: {
        minLength: 6,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      accountRecovery: AccountRecovery.NONE,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      deletionProtection,
      removalPolicy: removalPolicyOf(settings),
    })
    Validations.of(own).acknowledge(
      { id: 'AwsSolutions-COG1', reason: 'The pool receives digests. The API checks the password policy.' },
      {
        id: 'AwsSolutions-COG2',
        reason: 'Two-step sign-in is optional. The setting `adminTotp` requires it for admins.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason:
          'The plan with threat protection costs almost four times as much, and the API already limits the rate of sign-ins.',
      },
    )
    this.pool = userPool ? UserPool.fromUserPoolId(this, 'Adopted', userPool) : own
    this.client = this.pool.addClient('Client', {
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(SESSION_DAYS),
    })
  }

  grant(grantee: IGrantable) {
    this.pool.grant(grantee, ...ACCOUNT_ACTIONS)
  }
}
