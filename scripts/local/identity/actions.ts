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

const wrongPassword = () => new IdentityError('NotAuthorizedException', 'Incorrect username or password.')

/** Follows Cognito's behavior and error messages. */
export function identityActions(
  users: ReturnType<typeof userStore>,
  signer: TokenSigner,
): Record<string, Action | undefined> {
  const challenges = openChallenges()

  function userOf(input: Input): User {
    inPool(input)
    const user = users.find(text(input, 'Username'))
    if (!user) throw new IdentityError('UserNotFoundException', 'User does not exist.')
    return user
  }

  async function signIn(username: string, password: string) {
    const user = users.find(username)
    if (!(await users.isPasswordOf(user, password)) || !user) throw wrongPassword()
    if (!user.enabled) throw new IdentityError('NotAuthorizedException', 'User is disabled.')
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
    if (!user?.totpSecret || !user.enabled)
      throw new IdentityError('NotAuthorizedException', 'Invalid session for the user.')
    const step = stepOf(user.totpSecret, text(answers, 'SOFTWARE_TOKEN_MFA_CODE'))
    if (step === null) throw new IdentityError('CodeMismatchException', 'Invalid code received for user')
    if (!users.takeTotpStep(user.username, step))
      throw new IdentityError('ExpiredCodeException', 'Your software token has already been used once.')
    return signedIn(user)
  }

  async function holderOf(input: Input): Promise<User> {
    const username = await signer.holder(text(input, 'AccessToken'))
    const user = username === null ? null : users.find(username)
    if (!user) throw new IdentityError('NotAuthorizedException', 'Invalid Access Token')
    return user
  }

  async function refresh(token: string) {
    const session = users.session(token)
    const user = session && users.find(session.username)
    if (!session || !user) throw new IdentityError('NotAuthorizedException', 'Invalid Refresh Token')
    if (session.revoked) throw new IdentityError('NotAuthorizedException', 'Refresh Token has been revoked')
    if (session.expiresAt * 1000 < Date.now()) {
      throw new IdentityError('NotAuthorizedException', 'Refresh Token has expired')
    }
    if (!user.enabled) throw new IdentityError('NotAuthorizedException', 'User is disabled.')
    return { ChallengeParameters: {}, AuthenticationResult: await signer.issue(user, session.id, session.signedInAt) }
  }

  return {
    AdminCreateUser(input) {
      inPool(input)
      if (users.create(text(input, 'Username'))) return {}
      throw new IdentityError('UsernameExistsException', 'User account already exists')
    },

    async AdminSetUserPassword(input) {
      await users.setPassword(userOf(input).username, allowed(text(input, 'Password')))
      return {}
    },

    AdminInitiateAuth(input) {
      inPool(input)
      ofClient(input)
      const parameters = (input.AuthParameters ?? {}) as Input
      switch (input.AuthFlow) {
        case 'ADMIN_USER_PASSWORD_AUTH':
          return signIn(text(parameters, 'USERNAME'), text(parameters, 'PASSWORD'))
        case 'REFRESH_TOKEN_AUTH':
          return refresh(text(parameters, 'REFRESH_TOKEN'))
        default:
          throw new IdentityError('InvalidParameterException', 'Auth flow not enabled for this client')
      }
    },

    AdminRespondToAuthChallenge(input) {
      inPool(input)
      ofClient(input)
      if (input.ChallengeName !== 'SOFTWARE_TOKEN_MFA')
        throw new IdentityError('InvalidParameterException', 'Unknown challenge')
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
      if (isUsed && !totpSecret)
        throw new IdentityError('InvalidParameterException', 'User has not verified software token mfa')
      users.useTotp(username, isUsed === true)
      return {}
    },

    RevokeToken(input) {
      ofClient(input)
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
  throw new IdentityError('InvalidParameterException', `Missing required parameter ${name}`)
}

function inPool(input: Input) {
  if (input.UserPoolId === USER_POOL_ID) return
  throw new IdentityError('ResourceNotFoundException', `User pool ${input.UserPoolId} does not exist.`)
}

function ofClient(input: Input) {
  if (input.ClientId === CLIENT_ID) return
  throw new IdentityError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`)
}

function allowed(password: string): string {
  if (password.length > 256) {
    throw new IdentityError('InvalidParameterException', 'Password must have length less than or equal to 256')
  }
  if (password.length >= 6) return password
  throw new IdentityError('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
}
