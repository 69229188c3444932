import { queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import type { LoginInput, ResetPasswordInput, SignUpInput, VerifyEmailInput } from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { constant } from '../../api/query-client.ts'
import type { Session } from '../../api/stored-session.ts'
import {
  AccountDocument,
  type AccountQuery,
  ForgotPasswordDocument,
  LoginDocument,
  PublicProfileDocument,
  ResetPasswordDocument,
  SendVerificationEmailDocument,
  SignUpDocument,
  VerifyEmailDocument,
} from './accounts.generated.ts'

export type Account = NonNullable<AccountQuery['currentUser']>

/** The viewer's own account, or null if signed out. */
export const accountQuery = queryOf(AccountDocument, {})

export const publicProfileQuery = (userID: string) => queryOf(PublicProfileDocument, { id: userID })

/** Verifies once. The result stays cached while the page is open. */
export const verifyEmailQuery = (input: VerifyEmailInput) =>
  queryOptions({ ...queryOf(VerifyEmailDocument, { input }), retry: false, ...constant })

type SessionResult = { token: string; user: Omit<Session['user'], 'email'> & { email: string | null } }
const sessionOf = ({ token, user }: SessionResult): Session => ({ token, user: { ...user, email: user.email ?? '' } })

export const login = (input: LoginInput) => query(LoginDocument, { input }).then((data) => sessionOf(data.login))

/** Retried with the same key after a lost response, it signs in to the account that was created. */
export const signUp = (input: SignUpInput, idempotencyKey: string) =>
  query(SignUpDocument, { input }, { idempotencyKey }).then((data) => sessionOf(data.signUp))

export const forgotPassword = (email: string, recaptchaToken: string | null) =>
  query(ForgotPasswordDocument, { email, recaptchaToken })

export const resetPassword = (input: ResetPasswordInput) => query(ResetPasswordDocument, { input })

export const sendVerificationEmailMutation = mutationOf(SendVerificationEmailDocument, { refresh: 'nothing' })
