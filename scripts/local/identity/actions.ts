import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { CLIENT_ID, type TokenSigner, USER_POOL_ID } from './tokens.ts'
import type { User, userStore } from './users.ts'

export class IdentityError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

type Input = Record<string, unknown>
type Action = (input: Input) => Promise<object> | object

const invalid = (message: string) => new IdentityError('InvalidParameterException', message)
const notAuthorized = (message: string) => new IdentityError('NotAuthorizedException', message)

/** Follows Cognito's behavior and error messages. */
export function identityActions(
  users: ReturnType<typeof userStore>,
  signer: TokenSigner,
): Record<string, Action | undefined> {
  const { signIn, respond, holderOf, refresh } = signIns(users, signer)

  function userOf(input: Input): User {
    const user = users.find(text(input, 'Username'))
    if (!user) throw new IdentityError('UserNotFoundException', 'User does not exist.')
    return user
  }

  return {
    AdminCreateUser(input) {
      if (users.create(text(input, 'Username'))) return {}
      throw new IdentityError('UsernameExistsException', 'User account already exists')
    },

    async AdminSetUserPassword(input) {
      await users.setPassword(userOf(input).username, allowed(text(input, 'Password')))
      return {}
    },

    AdminInitiateAuth(input) {
      const parameters = (input.AuthParameters ?? {}) as Input
      switch (input.AuthFlow) {
        case 'ADMIN_USER_PASSWORD_AUTH':
          return signIn(text(parameters, 'USERNAME'), text(parameters, 'PASSWORD'))
        case 'REFRESH_TOKEN_AUTH':
          return refresh(text(parameters, 'REFRESH_TOKEN'))
        default:
          throw invalid('Auth flow not enabled for this client')
      }
    },

    AdminRespondToAuthChallenge(input) {
      if (input.ChallengeName !== 'SOFTWARE_TOKEN_MFA') throw invalid('Unknown challenge')
      return respond(input)
    },

    async AssociateSoftwareToken(input) {
      const { username } = await holderOf(input)
      const SecretCode = new Secret({ size: 20 }).base32
      users.keepTotpSecret(username, SecretCode)
      return { SecretCode }
    },

    async VerifySoftwareToken(input) {
      const { username, pendingTotpSecret } = await holderOf(input)
      if (!pendingTotpSecret || stepOf(pendingTotpSecret, text(input, 'UserCode')) === null)
        throw new IdentityError('EnableSoftwareTokenMFAException', 'Code mismatch')
      users.confirmTotpSecret(username)
      return { Status: 'SUCCESS' }
    },

    AdminSetUserMFAPreference(input) {
      const { username, totpSecret } = userOf(input)
      const { Enabled: isUsed } = (input.SoftwareTokenMfaSettings ?? {}) as { Enabled?: boolean }
      if (isUsed && !totpSecret) throw invalid('User has not verified software token mfa')
      users.useTotp(username, isUsed === true)
      return {}
    },

    RevokeToken(input) {
      users.revoke(text(input, 'Token'))
      return {}
    },

    AdminUserGlobalSignOut(input) {
      users.revokeAll(userOf(input).username)
      return {}
    },

    AdminDisableUser(input) {
      const { username } = userOf(input)
      users.enable(username, false)
      users.revokeAll(username)
      return {}
    },

    AdminEnableUser(input) {
      users.enable(userOf(input).username, true)
      return {}
    },

    AdminDeleteUser(input) {
      users.remove(userOf(input).username)
      return {}
    },
  }
}

/** Signing in with a password, a code, or a refresh token. */
function signIns(users: ReturnType<typeof userStore>, signer: TokenSigner) {
  const challenges = openChallenges()

  async function signIn(username: string, password: string) {
    const user = users.find(username)
    if (!(await users.isPasswordOf(user, password)) || !user) throw notAuthorized('Incorrect username or password.')
    if (!user.enabled) throw notAuthorized('User is disabled.')
    if (user.usesTotp) {
      const ChallengeParameters = { USER_ID_FOR_SRP: username }
      return { ChallengeName: 'SOFTWARE_TOKEN_MFA', ChallengeParameters, Session: challenges.open(username) }
    }
    return signedIn(user)
  }

  async function signedIn(user: User) {
    const { token, session } = users.openSession(user.username)
    const tokens = await signer.issue(user, session.id, session.signedInAt)
    return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: token } }
  }

  function respond(input: Input) {
    const answers = (input.ChallengeResponses ?? {}) as Input
    const username = challenges.close(text(input, 'Session'))
    const user = username === text(answers, 'USERNAME') ? users.find(username) : null
    if (!user?.totpSecret || !user.enabled) throw notAuthorized('Invalid session for the user.')
    const step = stepOf(user.totpSecret, text(answers, 'SOFTWARE_TOKEN_MFA_CODE'))
    if (step === null) throw new IdentityError('CodeMismatchException', 'Invalid code received for user')
    if (!users.takeTotpStep(user.username, step))
      throw new IdentityError('ExpiredCodeException', 'Your software token has already been used once.')
    return signedIn(user)
  }

  async function holderOf(input: Input): Promise<User> {
    const username = await signer.holder(text(input, 'AccessToken'))
    const user = username === null ? null : users.find(username)
    if (!user) throw notAuthorized('Invalid Access Token')
    return user
  }

  async function refresh(token: string) {
    const session = users.session(token)
    const user = session && users.find(session.username)
    if (!session || !user) throw notAuthorized('Invalid Refresh Token')
    if (session.revoked) throw notAuthorized('Refresh Token has been revoked')
    if (session.expiresAt * 1000 < Date.now()) {
      throw notAuthorized('Refresh Token has expired')
    }
    if (!user.enabled) throw notAuthorized('User is disabled.')
    return { ChallengeParameters: {}, AuthenticationResult: await signer.issue(user, session.id, session.signedInAt) }
  }

  return { signIn, respond, holderOf, refresh }
}

/** The 30-second time step that the code is for, at most one step away from now. Null for a wrong code. */
function stepOf(secret: string, code: string): number | null {
  const period = 30
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), period, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta
}

/** Sign-ins that wait for a code. Each is valid for three minutes and one attempt. */
function openChallenges() {
  const waiting = new Map<string, { username: string; until: number }>()
  return {
    open(username: string): string {
      const id = randomUUID()
      waiting.set(id, { username, until: Date.now() + 180_000 })
      return id
    },
    close(id: string): string | null {
      const found = waiting.get(id)
      waiting.delete(id)
      return found && found.until > Date.now() ? found.username : null
    },
  }
}

function text(input: Input, name: string): string {
  const value = input[name]
  if (typeof value === 'string' && value !== '') return value
  throw invalid(`Missing required parameter ${name}`)
}

/** Refuses a pool or an app client that is not the one here. */
export function checkPool({ UserPoolId = USER_POOL_ID, ClientId = CLIENT_ID }: Input) {
  const missing =
    UserPoolId !== USER_POOL_ID ? `User pool ${UserPoolId}` : ClientId !== CLIENT_ID && `User pool client ${ClientId}`
  if (missing) throw new IdentityError('ResourceNotFoundException', `${missing} does not exist.`)
}

function allowed(password: string): string {
  if (password.length > 256) {
    throw invalid('Password must have length less than or equal to 256')
  }
  if (password.length >= 6) return password
  throw new IdentityError('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
}
