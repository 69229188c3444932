import { CircleCheck, CircleX } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormField, useFieldError } from '../../ui/form.tsx'
import { PasswordInput } from './password-input.tsx'
import { StrengthMeter } from './strength-meter.tsx'

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
              {isSame ? (
                <CircleCheck aria-hidden className="size-4 text-grass" />
              ) : (
                <CircleX aria-hidden className="size-4 text-danger" />
              )}
              {isSame ? 'Passwords match' : 'Passwords do not match'}
            </>
          )}
        </p>
      </FormField>
    </>
  )
}
