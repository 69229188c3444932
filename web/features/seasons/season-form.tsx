import { useMutation } from '@tanstack/react-query'
import * as kitTexts from '#messages/kit'
import { createSeasonInput } from '../../../functions/domain/seasons/validation.ts'
import { query } from '../../api/client.ts'
import type { CreateSeasonInput } from '../../api/generated.ts'
import { queryOf } from '../../api/options.ts'
import { queryOnce } from '../../api/query-once.ts'
import { alerts } from '../../ui/alerts.tsx'
import { changedFields, valuesOf } from '../../ui/edited-record.ts'
import { NumberField, Select, TextArea, TextInput } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Form, FormField, optionalNumber, useValidatedForm } from '../../ui/form.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { CreateSeasonDocument, SeasonDocument, type SeasonQuery, UpdateSeasonDocument } from './seasons.generated.ts'

const SEASON_TYPES = ['Spring', 'Summer', 'Fall', 'Winter'].map((type) => ({ value: type, label: type }))

type SeasonFormProps = {
  /** The season to edit. Without it, the form creates one. */
  season?: SeasonDetail
  cancelTo: string
  onSaved: () => void
}

export function SeasonForm({ season, cancelTo, onSaved }: SeasonFormProps) {
  const { mutateAsync: save } = useMutation({
    mutationFn: (input: CreateSeasonInput): Promise<unknown> =>
      season ? query(UpdateSeasonDocument, { id: season.id, input }) : queryOnce(CreateSeasonDocument, { input }),
  })
  const stored = {
    ...valuesOf({ name: '', year: new Date().getFullYear(), seasonType: 'Spring', startDate: '', endDate: '' }, season),
    ...valuesOf({ description: '', isActive: true }, season),
  }
  const form = useValidatedForm(createSeasonInput, stored, season)

  return (
    <Form
      form={form}
      aria-label={season ? 'Edit season' : 'New season'}
      draft={`season-${season?.id ?? 'new'}`}
      warnOnLeave
      describeError={kitTexts.errorMessage}
      onSubmit={async (input) => {
        await save(season ? (changedFields(form, input) as typeof input) : input)
        alerts.success(season ? 'Season updated successfully!' : 'Season created successfully!')
        onSaved()
      }}
    >
      <FormField name="name" label="Season Name" required>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={60} placeholder="2026 Spring" />
      </FormField>
      <div className="grid grid-cols-2 items-start gap-3">
        <FormField name="year" label="Year">
          <NumberField {...form.register('year', optionalNumber)} min={1900} max={2200} />
        </FormField>
        <FormField name="seasonType" label="Season Type">
          <Select {...form.register('seasonType')} options={SEASON_TYPES} />
        </FormField>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
        <FormField name="startDate" label="Start Date" required>
          <TextInput {...form.register('startDate')} autoComplete="off" placeholder="YYYY-MM-DD" maxLength={10} />
        </FormField>
        <FormField name="endDate" label="End Date" required>
          <TextInput {...form.register('endDate')} autoComplete="off" placeholder="YYYY-MM-DD" maxLength={10} />
        </FormField>
      </div>
      <FormField name="description" label="Description">
        <TextArea {...form.register('description')} maxLength={1000} />
      </FormField>
      <Checkbox {...form.register('isActive')} label="This season is active" />
      <FormButtons cancelTo={cancelTo} busyText="Saving...">
        {season ? 'Update Season' : 'Create Season'}
      </FormButtons>
    </Form>
  )
}

type SeasonDetail = NonNullable<SeasonQuery['season']>

/** Null if the season does not exist. */
export const seasonQuery = (seasonID: string) => queryOf(SeasonDocument, { id: seasonID })
