import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import * as checkInTexts from '#messages/check-in'
import * as evaluationTexts from '#messages/evaluations'
import * as opportunityTexts from '#messages/opportunities'
import * as registrationValidationTexts from '#messages/registration-validation'
import * as wordTexts from '#messages/words'
import { walkUpInput } from '../../../functions/domain/walk-ups/validation.ts'
import { birthWindowOf } from '../../../functions/values/age.ts'
import { alerts } from '../../ui/alerts.tsx'
import { BIRTH_YEARS, MONTHS } from '../../ui/birth-months.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Select, TextInput } from '../../ui/field.tsx'
import { Form, FormField, required, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import type { CheckInOpportunity } from './queries.ts'
import { useWalkUps } from './use-walk-ups.ts'

type WalkUpsProps = { opportunity: CheckInOpportunity; userID: string }

/** Adds players who came without a registration, and lists those that could not be sent. */
export function WalkUps({ opportunity, userID }: WalkUpsProps) {
  const { unsent, add, remove, retry } = useWalkUps(userID, opportunity.id)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="mt-4 print:hidden">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <UserPlus className="size-5" />
        {checkInTexts.addWalkUp}
      </Button>
      {unsent.length > 0 && (
        <section aria-label={checkInTexts.walkUpsNotSent} className="mt-4">
          <h2 className="text-lg">{checkInTexts.walkUpsNotSent}</h2>
          <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
            {unsent.map((walkUp) => (
              <li key={walkUp.key} className="flex flex-wrap items-center gap-3 p-3">
                <div className="min-w-0 flex-1 basis-40">
                  <p className="font-semibold wrap-anywhere">{walkUp.input.name}</p>
                  <p role="status" className={walkUp.problem ? 'text-sm text-warn' : 'text-sm text-soft'}>
                    {walkUp.problem ?? checkInTexts.sentWhenOnline}
                  </p>
                </div>
                {walkUp.problem && (
                  <>
                    <Button variant="secondary" size="small" onClick={() => retry(walkUp)}>
                      {evaluationTexts.tryAgainEvaluation}
                    </Button>
                    <Button
                      variant="ghost"
                      size="small"
                      aria-label={checkInTexts.removeWalkUp(walkUp.input.name)}
                      onClick={() => remove(walkUp.key)}
                    >
                      {wordTexts.remove}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Drawer isOpen={isOpen} onClose={close} title={checkInTexts.addWalkUp}>
        <WalkUpForm
          opportunity={opportunity}
          onAdd={(input) => {
            add(input)
            alerts.success(checkInTexts.walkUpIsHere(input.name))
            close()
          }}
        />
      </Drawer>
    </div>
  )
}

const { name, parentEmail, signedBy } = walkUpInput.entries
const fields = {
  name,
  parentEmail,
  month: required(registrationValidationTexts.birthdayRequired),
  year: required(registrationValidationTexts.birthdayRequired),
}
const schema = v.object({ ...fields, signedBy })
const withWaiver = v.object({ ...fields, signedBy: required(registrationValidationTexts.waiverRequired) })

type WalkUpFormProps = {
  opportunity: CheckInOpportunity
  onAdd: ReturnType<typeof useWalkUps>['add']
}

/** Of the birthday, only the year and the third of the year are sent. */
function WalkUpForm({ opportunity: { id, waiverRequired, waiverText, waiverHash }, onAdd }: WalkUpFormProps) {
  const empty = { name: '', parentEmail: '', month: '', year: '', signedBy: '' }
  const form = useValidatedForm(waiverRequired ? withWaiver : schema, empty)
  return (
    <Form
      form={form}
      aria-label={checkInTexts.addWalkUp}
      onSubmit={async ({ month, year, ...rest }) =>
        onAdd({
          ...rest,
          opportunityID: id,
          birthYear: Number(year),
          birthWindow: birthWindowOf(Number(month)),
          waiverHash,
          arrivedAt: new Date().toISOString(),
        })
      }
    >
      <FormField name="name" label={checkInTexts.playersName} required>
        <TextInput {...form.register('name')} maxLength={100} autoComplete="off" />
      </FormField>
      <div className="grid grid-cols-2 gap-3">
        <FormField name="month" label={opportunityTexts.monthOfBirth} required>
          <Select {...form.register('month')} placeholder={opportunityTexts.month} options={MONTHS} />
        </FormField>
        <FormField name="year" label={opportunityTexts.yearOfBirth} required>
          <Select {...form.register('year')} placeholder={opportunityTexts.year} options={BIRTH_YEARS} />
        </FormField>
      </div>
      <FormField name="parentEmail" label={checkInTexts.parentsEmail} hint={checkInTexts.parentIsInvited} required>
        <TextInput {...form.register('parentEmail')} type="email" inputMode="email" autoComplete="off" />
      </FormField>
      {waiverRequired && (
        <>
          <section
            aria-label={opportunityTexts.waiver}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text is reached by keyboard
            tabIndex={0}
            className="max-h-48 overflow-y-auto rounded-md border border-edge p-3 text-sm whitespace-pre-line"
          >
            {waiverText}
          </section>
          <FormField name="signedBy" label={checkInTexts.signWaiver} hint={checkInTexts.signWaiverHint} required>
            <TextInput {...form.register('signedBy')} maxLength={100} autoComplete="off" />
          </FormField>
        </>
      )}
      <DrawerButtons busyText={checkInTexts.checkInPlayer}>{checkInTexts.checkInPlayer}</DrawerButtons>
    </Form>
  )
}
