import { createHmac } from 'node:crypto'
import { Refusal } from '../../values/errors.ts'
import { newID } from '../../values/ids.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { settings } from '../settings.ts'
import { verifyAccessToken } from './tokens.ts'

/** The access token is the bearer token of requests. The refresh token stays in the session cookie. */
export type Session = { token: string; refreshToken: string; userID: string; sessionID: string }

type Cognito = typeof import('./cognito.ts')

const LOCK_MINUTES = 15

/**
 * Cognito locks a user for up to 15 minutes after five wrong passwords, no matter who entered them. Until then it refuses the correct
 * password with the same error name as a wrong one.
 */
export const lockedOut = new Refusal('RATE_LIMITED', refusalTexts.tooManyAttemptsSeconds(LOCK_MINUTES), {
  retryAfter: LOCK_MINUTES * 60,
})
const isLockout = ({ name, message }: Error) => name === 'NotAuthorizedException' && /attempts exceeded/i.test(message)

/** Returns the response, or null if Cognito refuses with one of the named errors. The SDK is loaded on first use. */
async function callCognito<Result>(send: (it: Cognito) => Promise<Result>, refusals: string[]): Promise<Result | null> {
  try {
    return await send(await import('./cognito.ts'))
  } catch (error) {
    if (isLockout(error as Error)) throw lockedOut
    if (refusals.includes((error as Error).name)) return null
    throw error
  }
}

const ABSENT = ['UserNotFoundException']
const poolUser = (userID: string) => ({ UserPoolId: settings.userPoolID, Username: userID })

/**
 * The value that Cognito stores as the password. Cognito restricts characters and spaces, so it gets a digest that is bound to the user,
 * and the user's own password may contain anything.
 */
const secretOf = (userID: string, password: string) =>
  createHmac('sha256', userID).update(password.normalize('NFC')).digest('base64url')

/** Creates the user's credentials. */
export async function createIdentity(userID: string, password: string) {
  await callCognito(
    (it) => it.cognito.send(new it.AdminCreateUserCommand({ ...poolUser(userID), MessageAction: 'SUPPRESS' })),
    ['UsernameExistsException'],
  )
  if (!(await setCognitoPassword(userID, password))) throw new Error('The user pool lost a user that was just made.')
}

/** Changes the password. Creates the credentials if the user pool lost them. Sessions stay valid: see `endSessions`. */
export async function setPassword(userID: string, password: string) {
  if (!(await setCognitoPassword(userID, password))) await createIdentity(userID, password)
}

function setCognitoPassword(userID: string, password: string) {
  const input = { ...poolUser(userID), Password: secretOf(userID, password), Permanent: true }
  return callCognito((it) => it.cognito.send(new it.AdminSetUserPasswordCommand(input)), ABSENT)
}

type OpenedSession = Session & { withCode: boolean }

const CHALLENGE = 'SOFTWARE_TOKEN_MFA'

/**
 * Opens a session. Returns null for a wrong password, and after the same time if there is no user. Throws `lockedOut` while Cognito locks the
 * user. A user with an authenticator app needs a code. `appCode` returns it, and is called only if the password is correct.
 */
export async function openSession(
  userID: string | null,
  password: string,
  appCode: () => Promise<string | null> = async () => null,
): Promise<OpenedSession | 'code needed' | 'wrong code' | null> {
  const USERNAME = userID ?? newID()
  const response = await initiateAuth('ADMIN_USER_PASSWORD_AUTH', { USERNAME, PASSWORD: secretOf(USERNAME, password) })
  if (response?.ChallengeName !== CHALLENGE) return opened(response?.AuthenticationResult, false)
  const code = await appCode()
  if (!code) return 'code needed'
  const challenged = await callCognito(
    (it) =>
      it.cognito.send(
        new it.AdminRespondToAuthChallengeCommand({
          UserPoolId: settings.userPoolID,
          ClientId: settings.userPoolClientID,
          ChallengeName: CHALLENGE,
          Session: response.Session,
          ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code },
        }),
      ),
    ['CodeMismatchException', 'ExpiredCodeException', 'NotAuthorizedException', 'EnableSoftwareTokenMFAException'],
  )
  return (await opened(challenged?.AuthenticationResult, true)) ?? 'wrong code'
}

type Tokens = { AccessToken?: string; RefreshToken?: string }

async function opened({ AccessToken, RefreshToken }: Tokens = {}, withCode: boolean): Promise<OpenedSession | null> {
  if (!AccessToken || !RefreshToken) return null
  const holder = await verifyAccessToken(AccessToken)
  return holder && { token: AccessToken, refreshToken: RefreshToken, ...holder, withCode }
}

/** Returns the secret for an authenticator app of the token's user, or null for an expired token. */
export async function startAuthenticator(token: string): Promise<string | null> {
  const response = await callCognito(
    (it) => it.cognito.send(new it.AssociateSoftwareTokenCommand({ AccessToken: token })),
    ['NotAuthorizedException'],
  )
  return response?.SecretCode ?? null
}

/** Whether the code belongs to the secret that was issued last. */
export async function confirmAuthenticator(token: string, code: string): Promise<boolean> {
  const response = await callCognito(
    (it) => it.cognito.send(new it.VerifySoftwareTokenCommand({ AccessToken: token, UserCode: code })),
    ['EnableSoftwareTokenMFAException', 'CodeMismatchException', 'NotAuthorizedException'],
  )
  return response?.Status === 'SUCCESS'
}

/** Sets whether sign-in requires a code. */
export async function requireAuthenticator(userID: string, isUsed: boolean) {
  const SoftwareTokenMfaSettings = { Enabled: isUsed, PreferredMfa: isUsed }
  await callCognito(
    (it) => it.cognito.send(new it.AdminSetUserMFAPreferenceCommand({ ...poolUser(userID), SoftwareTokenMfaSettings })),
    ABSENT,
  )
}

/** Returns a fresh access token of the session and its user, or null if the session has ended. */
export async function refreshedSession(refreshToken: string): Promise<{ token: string; userID: string } | null> {
  const response = await initiateAuth('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken })
  const token: string | undefined = response?.AuthenticationResult?.AccessToken
  const user = token ? await verifyAccessToken(token) : null
  return token && user ? { token, userID: user.userID } : null
}

const initiateAuth = (
  AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
  AuthParameters: Record<string, string>,
) =>
  callCognito(
    (it) =>
      it.cognito.send(
        new it.AdminInitiateAuthCommand({
          UserPoolId: settings.userPoolID,
          ClientId: settings.userPoolClientID,
          AuthFlow,
          AuthParameters,
        }),
      ),
    ['NotAuthorizedException', 'UserNotFoundException', 'UserNotConfirmedException', 'PasswordResetRequiredException'],
  )

export async function endSession(refreshToken: string) {
  const token = { ClientId: settings.userPoolClientID, Token: refreshToken }
  await callCognito(
    (it) => it.cognito.send(new it.RevokeTokenCommand(token)),
    ['NotAuthorizedException', 'InvalidParameterException', 'UnsupportedTokenTypeException'],
  )
}

/** Ends every session. Refresh tokens stop working. */
export async function endSessions(userID: string) {
  await callCognito((it) => it.cognito.send(new it.AdminUserGlobalSignOutCommand(poolUser(userID))), ABSENT)
}

/** Blocks the user's sign-in and refresh until `enableIdentity`. */
export async function disableIdentity(userID: string) {
  await callCognito((it) => it.cognito.send(new it.AdminDisableUserCommand(poolUser(userID))), ABSENT)
}

export async function enableIdentity(userID: string) {
  await callCognito((it) => it.cognito.send(new it.AdminEnableUserCommand(poolUser(userID))), ABSENT)
}

/** Deletes the credentials and every session. Idempotent. */
export async function deleteIdentity(userID: string) {
  await callCognito((it) => it.cognito.send(new it.AdminDeleteUserCommand(poolUser(userID))), ABSENT)
}
