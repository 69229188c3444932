import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as kitTexts from '#messages/kit'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as wordTexts from '#messages/words'
import { feePaidCents } from '../../functions/domain/registrations/validation.ts'
import { formatMoney } from '../../functions/values/money.ts'
import { alerts } from './alerts.tsx'
import { dollarsOf, typedDollars } from './dollars.ts'
import { DrawerButton } from './drawer-button.tsx'
import { changedFields } from './edited-record.ts'
import { TextInput } from './field.tsx'
import { Form, FormField, useValidatedForm } from './form.tsx'
import { DrawerButtons } from './form-buttons.tsx'

const payment = v.object({ feePaidCents: v.pipe(typedDollars, feePaidCents) })

export type FeePaidProps = {
  version: string
  name: string
  feeCents: number
  paidCents: number
  save: (input: { feePaidCents?: number }) => Promise<unknown>
}

/** The amount that the organizer recorded as paid, with a button to change it. */
export function FeePaid({ version, name, feeCents, paidCents, save }: FeePaidProps) {
  return (
    <DrawerButton
      variant="secondary"
      size="small"
      aria-label={manageRegistrationTexts.feePaidOf({ name, amount: `$${dollarsOf(paidCents)}` })}
      title={manageRegistrationTexts.feePaidBy(name)}
      shown={<span className="tabular-nums">${dollarsOf(paidCents)}</span>}
    >
      {(close) => <FeePaidForm {...{ version, name, feeCents, paidCents, save }} onDone={close} />}
    </DrawerButton>
  )
}

function FeePaidForm({ version, name, feeCents, paidCents, save, onDone }: FeePaidProps & { onDone: () => void }) {
  const form = useValidatedForm(payment, { feePaidCents: dollarsOf(paidCents) }, { version })
  return (
    <Form
      form={form}
      aria-label={manageRegistrationTexts.feePaid}
      describeError={kitTexts.errorMessage}
      onSubmit={async (input) => {
        await save(changedFields(form, input))
        alerts.success(manageRegistrationTexts.nameFeeNoted(name))
        onDone()
      }}
    >
      <FormField
        name="feePaidCents"
        label={manageRegistrationTexts.amountInDollars}
        required
        hint={manageRegistrationTexts.theFeeIs(formatMoney(feeCents))}
      >
        <TextInput {...form.register('feePaidCents')} inputMode="decimal" className="max-w-40" />
      </FormField>
      <DrawerButtons busyText={accountTexts.saving}>{wordTexts.save}</DrawerButtons>
    </Form>
  )
}
