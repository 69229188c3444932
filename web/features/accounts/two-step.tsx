import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmTotpInput, passwordInput } from '../../../functions/domain/accounts/validation.ts'
import { Button } from '../../ui/button.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { QRCode } from '../../ui/qr-code.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { PasswordInput } from './password-input.tsx'
import { confirmTotpMutation, startTotpMutation, turnOffTotpMutation } from './queries.ts'

/** Turns two-step sign-in, the product's name for two-factor authentication (TOTP), on and off. */
export default function TwoStep({ isOn }: { isOn: boolean }) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  return (
    <section aria-labelledby="two-step" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="two-step" className="mb-2 text-xl">
        Two-Step Sign-In
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
  const { mutate: start, data: setup, isPending, error } = useMutation(startTotpMutation)
  const { mutateAsync: confirm } = useMutation(confirmTotpMutation)
  const form = useValidatedForm(confirmTotpInput, { code: '', currentPassword: '' })
  if (!setup)
    return (
      <>
        <p className="mb-4 text-soft">Sign in with your password and a code from an authenticator app on your phone.</p>
        {error && <p className="mb-4 font-semibold text-danger">{error.message}</p>}
        <Button variant="secondary" busy={isPending} onClick={() => start()}>
          Set Up Two-Step Sign-In
        </Button>
      </>
    )
  return (
    <Form form={form} aria-label="Set Up Two-Step Sign-In" onSubmit={async (input) => onDone(await confirm(input))}>
      <p>Scan this code with your authenticator app, or type the key into it. Then enter the code the app shows.</p>
      <div className="w-48">
        <QRCode text={setup.uri} label="The code to scan" />
      </div>
      <p className="wrap-anywhere">
        Key: <code>{setup.secret}</code>
      </p>
      <FormField name="code" label="Code" required>
        <TextInput {...form.register('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
      </FormField>
      <FormField name="currentPassword" label="Your Password" required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <SubmitButton busyText="Turning on...">Turn On</SubmitButton>
    </Form>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div role="status">
      <p className="mb-2 font-semibold">Two-step sign-in is on. Save these recovery codes now.</p>
      <p className="mb-4 text-soft">Each one signs you in once if you lose your phone. You won't see them again.</p>
      <ul className="mb-4 grid max-w-sm grid-cols-2 gap-2 rounded-lg border border-line p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onDone}>
        I Saved Them
      </Button>
    </div>
  )
}

function TurnOff() {
  const { mutateAsync: turnOff } = useMutation(turnOffTotpMutation)
  const form = useValidatedForm(passwordInput, { currentPassword: '' })
  return (
    <Form form={form} aria-label="Turn Off Two-Step Sign-In" onSubmit={(input) => turnOff(input)}>
      <p>Two-step sign-in is on. You enter a code from your authenticator app each time you log in.</p>
      <FormField name="currentPassword" label="Your Password" required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <SubmitButton busyText="Turning off...">Turn Off Two-Step Sign-In</SubmitButton>
    </Form>
  )
}
