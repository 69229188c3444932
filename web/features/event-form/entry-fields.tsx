import { useFieldArray, useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import * as eventFormTexts from '#messages/event-form'
import * as eventRosterTexts from '#messages/event-roster'
import * as eventTexts from '#messages/events'
import * as opportunityFormTexts from '#messages/opportunity-form'
import * as scheduleTexts from '#messages/schedule'
import * as wordTexts from '#messages/words'
import {
  areDifferent,
  createEventInput,
  DIVISION_TWICE,
  divisionEntries,
} from '../../../functions/domain/events/validation.ts'
import { AGE_GROUPS } from '../../../functions/values/age-groups.ts'
import { inItsLanguage } from '../../../functions/values/messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { dollarsOf, typedDollars } from '../../ui/dollars.ts'
import { valuesOf } from '../../ui/edited-record.ts'
import { NumberField, Select, TextArea, TextInput } from '../../ui/field.tsx'
import { Checkbox, Fieldset } from '../../ui/fieldset.tsx'
import { FormField, optionalNumber, useFieldError } from '../../ui/form.tsx'
import { localTime } from '../../ui/local-time.ts'
import type { EventQuery } from '../events/events.generated.ts'

const blankOr = <Output,>(schema: v.GenericSchema<string, Output>) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    schema,
  ])

export const entryFieldsInput = v.object({
  ...v.pick(createEventInput, [
    'description',
    'url',
    'organizer',
    'paymentDue',
    'paymentNote',
    'paymentURL',
    'rostersFreezeAt',
    'waiverRequired',
    'scoresURL',
    'refundPolicy',
  ]).entries,
  divisions: v.pipe(
    v.array(v.object({ ...divisionEntries, entryFeeCents: blankOr(typedDollars) })),
    v.check((all) => areDifferent(all), inItsLanguage(DIVISION_TWICE)),
  ),
})

type Values = v.InferInput<typeof entryFieldsInput>

const NEW_DIVISION = { ageGroup: '', division: '', max: 8, entryFeeCents: '', guaranteedGames: null, deadline: '' }
const NO_REFUNDS = { withdrawals: [], gamesPlayed: [0, 0, 0] as [number, number, number] }

/** What the form shows of the event. */
export const entryValuesOf = (event: NonNullable<EventQuery['event']> | undefined) => ({
  ...valuesOf(
    { description: '', url: '', organizer: '', paymentDue: '', paymentNote: '', paymentURL: '', scoresURL: '' },
    event,
  ),
  waiverRequired: event?.waiverRequired ?? false,
  rostersFreezeAt: event ? localTime(event.rostersFreezeAt, event.timeZone) : '',
  refundPolicy: { ...NO_REFUNDS, ...(event?.refundPolicy as typeof NO_REFUNDS | null) },
  divisions: (event?.divisions ?? []).map(({ id, entryFeeCents, max, ...division }) => ({
    ...valuesOf({ ageGroup: '', division: '', guaranteedGames: null, deadline: '', soldOut: false }, division),
    id,
    max: max ?? NaN,
    entryFeeCents: entryFeeCents == null ? '' : dollarsOf(entryFeeCents),
  })),
})

/** What a director says to teams that enter: about the event, its divisions, refunds, and how to pay. */
export function EntryFields() {
  const { register, watch } = useFormContext<Values>()
  return (
    <>
      <FormField name="description" label={wordTexts.description}>
        <TextArea {...register('description')} maxLength={5000} />
      </FormField>
      <FormField name="url" label={eventTexts.eventWebsite}>
        <TextInput {...register('url')} inputMode="url" placeholder="https://" maxLength={300} />
      </FormField>
      <FormField name="organizer" label={eventFormTexts.organizer} hint={eventFormTexts.organizerHint}>
        <TextInput {...register('organizer')} maxLength={200} />
      </FormField>
      <DivisionFields />
      {watch('divisions').length > 0 && (
        <>
          <FormField
            name="rostersFreezeAt"
            label={eventRosterTexts.rostersFreeze}
            hint={eventRosterTexts.rostersFreezeHint}
          >
            <TextInput type="datetime-local" {...register('rostersFreezeAt')} />
          </FormField>
          <Checkbox
            {...register('waiverRequired')}
            label={opportunityFormTexts.waiverRequired}
            hint={eventRosterTexts.waiverHint}
          />
          <FormField name="scoresURL" label={scheduleTexts.scoresURL}>
            <TextInput {...register('scoresURL')} inputMode="url" placeholder="https://" maxLength={300} />
          </FormField>
          <RefundFields />
          <Fieldset legend={eventFormTexts.payment} hint={eventFormTexts.paymentHint} className="grid gap-3">
            <FormField name="paymentDue" label={eventFormTexts.paymentDue}>
              <TextInput type="date" {...register('paymentDue')} className="sm:max-w-60" />
            </FormField>
            <FormField name="paymentNote" label={eventFormTexts.paymentNote}>
              <TextArea {...register('paymentNote')} maxLength={500} rows={2} />
            </FormField>
            <FormField name="paymentURL" label={eventFormTexts.paymentURL}>
              <TextInput {...register('paymentURL')} inputMode="url" placeholder="https://" maxLength={300} />
            </FormField>
          </Fieldset>
        </>
      )}
    </>
  )
}

/** Inputs of a row stay in line if a label needs two lines. */
const IN_LINE = 'row-span-3 mb-3 grid grid-rows-subgrid [&>label]:self-end'

function DivisionFields() {
  const { register, control } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray({ control, name: 'divisions', keyName: 'key' })
  const error = useFieldError('divisions')
  return (
    <Fieldset legend={wordTexts.divisions} hint={eventFormTexts.divisionsHint} error={error} className="grid gap-3">
      {fields.map(({ key }, at) => (
        <fieldset key={key} className="grid min-w-0 grid-cols-2 gap-x-3 rounded-lg border border-line p-3">
          <legend className="px-1 text-sm text-soft">{eventFormTexts.divisionNumber(at + 1)}</legend>
          <FormField name={`divisions.${at}.ageGroup`} label={wordTexts.ageGroup} required className={IN_LINE}>
            <Select
              {...register(`divisions.${at}.ageGroup`)}
              placeholder={eventFormTexts.chooseAgeGroup}
              options={AGE_GROUPS.map((value) => ({ value, label: value }))}
            />
          </FormField>
          <FormField
            name={`divisions.${at}.division`}
            label={eventFormTexts.divisionClass}
            required
            className={IN_LINE}
          >
            <TextInput {...register(`divisions.${at}.division`)} placeholder="AA" maxLength={40} />
          </FormField>
          <FormField name={`divisions.${at}.max`} label={eventFormTexts.mostTeams} required className={IN_LINE}>
            <NumberField {...register(`divisions.${at}.max`, { valueAsNumber: true })} min={1} max={500} />
          </FormField>
          <FormField
            name={`divisions.${at}.entryFeeCents`}
            label={eventFormTexts.entryFeeInDollars}
            className={IN_LINE}
          >
            <TextInput {...register(`divisions.${at}.entryFeeCents`)} inputMode="decimal" />
          </FormField>
          <FormField name={`divisions.${at}.guaranteedGames`} label={eventTexts.guaranteedGames} className={IN_LINE}>
            <NumberField {...register(`divisions.${at}.guaranteedGames`, optionalNumber)} min={0} max={20} />
          </FormField>
          <FormField name={`divisions.${at}.deadline`} label={eventTexts.enterBy} className={IN_LINE}>
            <TextInput type="date" {...register(`divisions.${at}.deadline`)} />
          </FormField>
          <Checkbox {...register(`divisions.${at}.soldOut`)} label={eventTexts.soldOut} />
          <Button
            variant="ghost"
            size="small"
            className="justify-self-end"
            aria-label={eventFormTexts.removeDivision(at + 1)}
            onClick={() => remove(at)}
          >
            {wordTexts.remove}
          </Button>
        </fieldset>
      ))}
      <Button variant="secondary" className="justify-self-start" onClick={() => append(NEW_DIVISION)}>
        {eventFormTexts.addDivision}
      </Button>
    </Fieldset>
  )
}

function RefundFields() {
  const { register, control } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray({ control, name: 'refundPolicy.withdrawals', keyName: 'key' })
  return (
    <Fieldset legend={eventTexts.refunds} hint={eventFormTexts.refundsHint} className="grid gap-3">
      {fields.map(({ key }, at) => (
        <div key={key} className="grid grid-cols-[1fr_6rem_auto] items-end gap-3">
          <FormField name={`refundPolicy.withdrawals.${at}.before`} label={eventFormTexts.withdrawBefore} required>
            <TextInput type="date" {...register(`refundPolicy.withdrawals.${at}.before`)} />
          </FormField>
          <PercentField name={`refundPolicy.withdrawals.${at}.percent`} label={eventFormTexts.percentBack} />
          <Button variant="ghost" size="small" onClick={() => remove(at)}>
            {wordTexts.remove}
          </Button>
        </div>
      ))}
      {fields.length < 5 && (
        <Button variant="secondary" className="justify-self-start" onClick={() => append({ before: '', percent: 100 })}>
          {eventFormTexts.addRefundDay}
        </Button>
      )}
      <div className="grid grid-cols-3 items-end gap-3">
        {([0, 1, 2] as const).map((games) => (
          <PercentField
            key={games}
            name={`refundPolicy.gamesPlayed.${games}`}
            label={eventFormTexts.percentAfterGames(games)}
          />
        ))}
      </div>
    </Fieldset>
  )
}

type PercentFieldProps = {
  name: `refundPolicy.withdrawals.${number}.percent` | `refundPolicy.gamesPlayed.${0 | 1 | 2}`
  label: string
}

function PercentField({ name, label }: PercentFieldProps) {
  const { register } = useFormContext<Values>()
  return (
    <FormField name={name} label={label}>
      <NumberField {...register(name, { valueAsNumber: true })} min={0} max={100} />
    </FormField>
  )
}
