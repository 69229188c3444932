import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as accountTexts from '#messages/accounts'
import { confirmTotpInput, passwordInput } from '../../../functions/domain/accounts/validation.ts'
import { mutationOf } from '../../api/options.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { QRCode } from '../../ui/qr-code.tsx'
import { Rich } from '../../ui/rich.tsx'
import { ConfirmTotpDocument, StartTotpDocument, TurnOffTotpDocument } from './accounts.generated.ts'
import { PasswordInput } from './password-input.tsx'

/** Turns two-step sign-in, the product's name for two-factor authentication (TOTP), on and off. */
export default function TwoStep({ isOn }: { isOn: boolean }) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  return (
    <section aria-labelledby="two-step" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="two-step" className="mb-2 text-xl">
        {accountTexts.twoStepSignIn}
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
        <p className="mb-4 text-soft">{accountTexts.twoStepHint}</p>
        {error && <p className="mb-4 font-semibold text-danger">{error.message}</p>}
        <Button variant="secondary" busy={isPending} onClick={() => start({})}>
          {accountTexts.setUpTwoStep}
        </Button>
      </>
    )
  return (
    <Form
      form={form}
      aria-label={accountTexts.setUpTwoStep}
      onSubmit={async (input) => onDone(await confirm({ input }))}
    >
      <p>{accountTexts.scanCode}</p>
      <div className="w-48">
        <QRCode text={setup.uri} label={accountTexts.codeToScan} />
      </div>
      <p className="wrap-anywhere">
        <Rich text={accountTexts.keySecret(setup.secret)} code={(secret) => <code>{secret}</code>} />
      </p>
      <FormField name="code" label={accountTexts.code} required>
        <TextInput {...form.register('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
      </FormField>
      <FormField name="currentPassword" label={accountTexts.yourPassword} required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <SubmitButton busyText={accountTexts.turningOn}>{accountTexts.turnOn}</SubmitButton>
    </Form>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div role="status">
      <p className="mb-2 font-semibold">{accountTexts.saveRecoveryCodes}</p>
      <p className="mb-4 text-soft">{accountTexts.recoveryCodesHint}</p>
      <ul className="mb-4 grid max-w-sm grid-cols-2 gap-2 rounded-lg border border-line p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onDone}>
        {accountTexts.iSavedThem}
      </Button>
    </div>
  )
}

function TurnOff() {
  const { mutateAsync: turnOff } = useMutation(mutationOf(TurnOffTotpDocument))
  const form = useValidatedForm(passwordInput, { currentPassword: '' })
  return (
    <Form form={form} aria-label={accountTexts.turnOffTwoStep} onSubmit={(input) => turnOff({ input })}>
      <p>{accountTexts.twoStepIsOn}</p>
      <FormField name="currentPassword" label={accountTexts.yourPassword} required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <SubmitButton busyText={accountTexts.turningOff}>{accountTexts.turnOffTwoStep}</SubmitButton>
    </Form>
  )
}
