import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmTotpInput, passwordInput } from '../../../functions/domain/accounts/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { ConfirmTotpDocument, StartTotpDocument, TurnOffTotpDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { QRCode } from '../../ui/qr-code.tsx'
import { Rich } from '../../ui/rich.tsx'
import { PasswordInput } from './password-input.tsx'

/** Turns two-step sign-in, the product's name for two-factor authentication (TOTP), on and off. */
export default function TwoStep({ isOn }: { isOn: boolean }) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  return (
    <section aria-labelledby="two-step" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="two-step" className="mb-2 text-xl">
        {m.two_step_sign_in()}
      </h2>
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(undefined)} />
      ) : isOn ? (
        <TurnOff />
      ) : (
        <TurnOn onDone={setRecoveryCodes} />
      )}
    </section>
  )
}

function TurnOn({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const {
    mutate: start,
    data: setup,
    isPending,
    error,
  } = useMutation(mutationOf(StartTotpDocument, { refresh: 'nothing' }))
  const { mutateAsync: confirm } = useMutation(mutationOf(ConfirmTotpDocument))
  const form = useValidatedForm(confirmTotpInput, { code: '', currentPassword: '' })
  if (!setup)
    return (
      <>
        <p className="mb-4 text-soft">{m.sign_in_with_your_password_and_a_code_from()}</p>
        {error && <p className="mb-4 font-semibold text-danger">{error.message}</p>}
        <Button variant="secondary" busy={isPending} onClick={() => start({})}>
          {m.set_up_two_step_sign_in()}
        </Button>
      </>
    )
  return (
    <Form
      form={form}
      aria-label={m.set_up_two_step_sign_in()}
      onSubmit={async (input) => onDone(await confirm({ input }))}
    >
      <p>{m.scan_this_code_with_your_authenticator_app_or_type()}</p>
      <div className="w-48">
        <QRCode text={setup.uri} label={m.the_code_to_scan()} />
      </div>
      <p className="wrap-anywhere">
        <Rich text={m.key_secret({ secret: setup.secret })} code={(secret) => <code>{secret}</code>} />
      </p>
      <FormField name="code" label={m.code()} required>
        <TextInput {...form.register('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
      </FormField>
      <FormField name="currentPassword" label={m.your_password()} required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <SubmitButton busyText={m.turning_on()}>{m.turn_on()}</SubmitButton>
    </Form>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div role="status">
      <p className="mb-2 font-semibold">{m.two_step_sign_in_is_on_save_these_recovery()}</p>
      <p className="mb-4 text-soft">{m.each_one_signs_you_in_once_if_you_lose()}</p>
      <ul className="mb-4 grid max-w-sm grid-cols-2 gap-2 rounded-lg border border-line p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onDone}>
        {m.i_saved_them()}
      </Button>
    </div>
  )
}

function TurnOff() {
  const { mutateAsync: turnOff } = useMutation(mutationOf(TurnOffTotpDocument))
  const form = useValidatedForm(passwordInput, { currentPassword: '' })
  return (
    <Form form={form} aria-label={m.turn_off_two_step_sign_in()} onSubmit={(input) => turnOff({ input })}>
      <p>{m.two_step_sign_in_is_on_you_enter_a()}</p>
      <FormField name="currentPassword" label={m.your_password()} required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <SubmitButton busyText={m.turning_off()}>{m.turn_off_two_step_sign_in()}</SubmitButton>
    </Form>
  )
}
