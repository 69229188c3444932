import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'

export {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'

export const cognito = new CognitoIdentityProviderClient({
  requestHandler: { requestTimeout: 5000, connectionTimeout: 1000, throwOnRequestTimeout: true },
})
