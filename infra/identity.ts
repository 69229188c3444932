import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { AccountRecovery, FeaturePlan, Mfa, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { IGrantable } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { SESSION_DAYS } from '../functions/domain/identity/session-age.ts'
import type { Settings } from './settings.ts'

/** Passwords and sessions, nothing else: the user name is Fungo's user id, and only the API creates users. */
export class Identity extends Construct {
  readonly pool: UserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, id: string, { stage }: Settings) {
    super(scope, id)
    this.pool = new UserPool(this, 'Pool', {
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
      deletionProtection: stage === 'prod',
      removalPolicy: stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    Validations.of(this.pool).acknowledge(
      { id: 'AwsSolutions-COG1', reason: 'The pool is given digests. What a password must be is checked by the API.' },
      {
        id: 'AwsSolutions-COG2',
        reason: "A second step is everyone's choice, and asked of admins by the setting `adminTotp`.",
      },
      {
        id: 'AwsSolutions-COG8',
        reason:
          'The plan with threat protection costs almost four times as much; the API limits the rate of sign-ins itself.',
      },
    )
    this.client = this.pool.addClient('Client', {
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(SESSION_DAYS),
    })
  }

  /** What accounts need of the pool, and no more. */
  grant(grantee: IGrantable) {
    this.pool.grant(
      grantee,
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminInitiateAuth',
      'cognito-idp:AdminUserGlobalSignOut',
      'cognito-idp:AdminDisableUser',
      'cognito-idp:AdminEnableUser',
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminSetUserMFAPreference',
      'cognito-idp:AdminRespondToAuthChallenge',
    )
  }
}
