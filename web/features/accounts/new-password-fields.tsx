import { CircleCheck, CircleX } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { forward, object, partialCheck, pipe, string } from 'valibot'
import * as accountTexts from '#messages/accounts'
import { changePasswordInput, resetPasswordInput, signUpInput } from '../../../functions/domain/accounts/validation.ts'
import { classNames } from '../../ui/class-names.ts'
import { FormField, useFieldError } from '../../ui/form.tsx'
import { PasswordInput } from './password-input.tsx'

type NewPasswordFieldsProps = { name: 'password' | 'newPassword'; label: string; confirmLabel: string; hint: string }

/** A new password with a strength meter, and the repeated password. */
export function NewPasswordFields({ name, label, confirmLabel, hint }: NewPasswordFieldsProps) {
  const { register } = useFormContext()
  const [password = '', again = ''] = useWatch({ name: [name, 'confirmPassword'] }) as string[]
  const isSame = password === again
  const hasError = Boolean(useFieldError('confirmPassword'))
  return (
    <>
      <FormField name={name} label={label} required hint={hint}>
        <PasswordInput {...register(name)} autoComplete="new-password" />
        <StrengthMeter password={password} />
      </FormField>
      <FormField name="confirmPassword" label={confirmLabel} required isErrorHereOnly>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
        <p role="status" className="mt-1 flex min-h-6 items-center gap-1.5 text-sm">
          {again && !(hasError && !isSame) && (
            <>
              {isSame ? <CircleCheck className="size-4 text-grass" /> : <CircleX className="size-4 text-danger" />}
              {isSame ? accountTexts.passwordsMatch : accountTexts.passwordsDoNotMatch}
            </>
          )}
        </p>
      </FormField>
    </>
  )
}

const LABELS = [
  accountTexts.weak,
  accountTexts.fair,
  accountTexts.good,
  accountTexts.strong,
  accountTexts.veryStrong,
] as const

/** 0 to 5: one point each for six characters, ten characters, mixed case, a digit, and a symbol. */
export function passwordStrength(password: string) {
  const points = [
    password.length >= 6,
    password.length >= 10,
    /[a-z]/.test(password) && /[A-Z]/.test(password),
    /\d/.test(password),
    /[!@#$%^&*]/.test(password),
  ]
  const score = points.filter(Boolean).length
  return { score, label: LABELS[Math.max(score, 1) - 1]! }
}

const colors = ['bg-danger', 'bg-danger', 'bg-warn', 'bg-warn', 'bg-grass', 'bg-grass']

function StrengthMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password)
  return (
    <div className="mt-2 grid min-h-5 grid-cols-[1fr_auto] items-center gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers force their own style on meter elements */}
      <div
        role="meter"
        aria-label={accountTexts.passwordStrength}
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={score}
        aria-valuetext={password && label}
        className="grid grid-cols-5 gap-1"
      >
        {Array.from({ length: 5 }, (_, index) => (
          <span key={index} className={classNames('h-1.5 rounded-sm', index < score ? colors[score] : 'bg-ink/12')} />
        ))}
      </div>
      <p className="min-w-24 text-right text-sm font-semibold">{password && label}</p>
    </div>
  )
}

const confirmPassword = string()

/** The API's input plus the repeated password. */
export const signUpForm = pipe(
  object({ ...signUpInput.entries, confirmPassword }),
  forward(
    partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      accountTexts.passwordsDoNotMatch,
    ),
    ['confirmPassword'],
  ),
)

export const resetPasswordForm = pipe(
  object({ newPassword: resetPasswordInput.entries.newPassword, confirmPassword }),
  forward(
    partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      accountTexts.passwordsDoNotMatchSentence,
    ),
    ['confirmPassword'],
  ),
)

export const changePasswordForm = pipe(
  object({ ...changePasswordInput.entries, confirmPassword }),
  forward(
    partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      accountTexts.passwordsDoNotMatchSentence,
    ),
    ['confirmPassword'],
  ),
)
