import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  AccountDocument,
  type AccountQuery,
  ChangePasswordDocument,
  type ChangePasswordInput,
  ConfirmTotpDocument,
  type ConfirmTotpInput,
  DeleteMyAccountDocument,
  type DeleteMyAccountInput,
  ExportMyDataDocument,
  ForgotPasswordDocument,
  HumanCheckDocument,
  LoginDocument,
  type LoginInput,
  PublicProfileDocument,
  ResetPasswordDocument,
  type ResetPasswordInput,
  SendVerificationEmailDocument,
  SignUpDocument,
  type SignUpInput,
  StartTotpDocument,
  TurnOffTotpDocument,
  type TurnOffTotpInput,
  UpdateProfileDocument,
  type UpdateUserInput,
  UpdateUserSettingsDocument,
  type UpdateUserSettingsInput,
  VerifyEmailDocument,
  type VerifyEmailInput,
} from '../../api/generated.ts'
import { constant } from '../../api/query-client.ts'
import type { Session } from '../../api/stored-session.ts'

export type HumanCheckAction = 'login' | 'forgot_password' | 'submit' | 'report'
export type Account = NonNullable<AccountQuery['currentUser']>

/** The challenge of a form's human check. Each is valid for one submission. */
export const humanCheckQuery = (action: HumanCheckAction, round: number, isHard: boolean) =>
  queryOptions({
    queryKey: ['accounts', 'human-check', action, round, isHard],
    queryFn: () => query(HumanCheckDocument, { action, isHard }).then(({ humanCheck }) => humanCheck),
    ...constant,
    gcTime: 0,
  })

/** The viewer's own account, or null if signed out. */
export const accountQuery = queryOptions({
  queryKey: ['accounts', 'own'],
  queryFn: () => query(AccountDocument).then(({ currentUser }) => currentUser),
})

export const publicProfileQuery = (userID: string) =>
  queryOptions({
    queryKey: ['accounts', 'profile', userID],
    queryFn: () => query(PublicProfileDocument, { id: userID }).then(({ user }) => user),
  })

/** Verifies once. The result stays cached while the page is open. */
export const verifyEmailQuery = (input: VerifyEmailInput) =>
  queryOptions({
    queryKey: ['accounts', 'verification', input],
    queryFn: () => query(VerifyEmailDocument, { input }).then(({ verifyEmail }) => verifyEmail),
    retry: false,
    ...constant,
  })

type SessionResult = { token: string; user: Omit<Session['user'], 'email'> & { email: string | null } }
const sessionOf = ({ token, user }: SessionResult): Session => ({ token, user: { ...user, email: user.email ?? '' } })

export const login = (input: LoginInput) => query(LoginDocument, { input }).then((data) => sessionOf(data.login))

/** Retried with the same key after a lost response, it signs in to the account that was created. */
export const signUp = (input: SignUpInput, idempotencyKey: string) =>
  query(SignUpDocument, { input }, { idempotencyKey }).then((data) => sessionOf(data.signUp))

export const forgotPassword = (email: string, recaptchaToken: string | null) =>
  query(ForgotPasswordDocument, { email, recaptchaToken })

export const resetPassword = (input: ResetPasswordInput) => query(ResetPasswordDocument, { input })

export const changePassword = (input: ChangePasswordInput) => query(ChangePasswordDocument, { input })

export const startTotpMutation = mutationOptions({
  meta: { refresh: 'nothing' },
  mutationFn: () => query(StartTotpDocument).then(({ startTotp }) => startTotp),
})

export const confirmTotpMutation = mutationOptions({
  mutationFn: (input: ConfirmTotpInput) => query(ConfirmTotpDocument, { input }).then(({ confirmTotp }) => confirmTotp),
})

export const turnOffTotpMutation = mutationOptions({
  mutationFn: (input: TurnOffTotpInput) => query(TurnOffTotpDocument, { input }),
})

export const exportMyData = () => query(ExportMyDataDocument).then((data) => data.exportMyData)

export const deleteMyAccount = (input: DeleteMyAccountInput) => query(DeleteMyAccountDocument, { input })

export const sendVerificationEmailMutation = mutationOptions({
  meta: { refresh: 'nothing' },
  mutationFn: () => query(SendVerificationEmailDocument),
})

export const updateProfileMutation = mutationOptions({
  mutationFn: ({ id, ...input }: UpdateUserInput & { id: string }) =>
    query(UpdateProfileDocument, { id, input }).then(({ updateUser }) => updateUser),
})

export const updateUserSettingsMutation = mutationOptions({
  mutationFn: (input: UpdateUserSettingsInput) =>
    query(UpdateUserSettingsDocument, { input }).then(({ updateUserSettings }) => updateUserSettings),
})
