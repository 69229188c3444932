import { useMutation, useQuery } from '@tanstack/react-query'
import * as kitTexts from '#messages/kit'
import { updateAgeRuleInput } from '../../../functions/domain/age-rules/validation.ts'
import { dateFormat } from '../../../functions/values/time-format.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { MONTHS } from '../../ui/birth-months.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer, useDrawer } from '../../ui/drawer.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { NumberField, Select, TextInput } from '../../ui/field.tsx'
import { Form, FormField, optionalNumber, useValidatedForm } from '../../ui/form.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { sportText } from '../../ui/sport.ts'
import { type Column, Table, TableSkeleton } from '../../ui/table.tsx'
import { AgeRulesDocument, type AgeRulesQuery, UpdateAgeRuleDocument } from './age-rules.generated.ts'

export function AgeRulesList() {
  const edit = useDrawer<AgeRule>()
  const ageRules = useQuery(ageRulesQuery)

  const columns: Column<AgeRule>[] = [
    { header: 'Name', title: true, cell: ({ name }) => <span className="font-semibold">{name}</span> },
    { header: 'Sport', cell: ({ sport }) => sportText(sport) },
    { header: 'Age on', cell: cutoffText },
    { header: 'Since season', cell: ({ sinceSeason }) => sinceSeason },
    {
      header: 'Source',
      cell: ({ source }) => (
        <a href={source} rel="noreferrer" target="_blank" className="link wrap-anywhere">
          {source.replace('https://', '')}
        </a>
      ),
    },
    {
      header: 'Edit',
      actions: true,
      cell: (rule) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Edit ${rule.name} ${sportText(rule.sport)}`}
          onClick={() => edit.open(rule)}
        >
          Edit
        </Button>
      ),
    },
  ]

  return (
    <>
      <Loaded query={ageRules} skeleton={<TableSkeleton />}>
        {(rules) => <Table caption="Age Rules" columns={columns} rows={rules} keyOf={({ id }) => id} />}
      </Loaded>
      {edit.subject && (
        <Drawer {...edit.drawerProps} title="Edit Age Rule">
          <AgeRuleForm
            rule={ageRules.data?.find(({ id }) => id === edit.subject?.id) ?? edit.subject}
            onDone={edit.close}
          />
        </Drawer>
      )}
    </>
  )
}

function AgeRuleForm({ rule, onDone }: { rule: AgeRule; onDone: () => void }) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateAgeRuleDocument))
  const { name, cutoffMonth, cutoffDay, yearOffset, sinceSeason, source } = rule
  const form = useValidatedForm(
    updateAgeRuleInput,
    { name, cutoffMonth, cutoffDay, yearOffset, sinceSeason, source },
    rule,
  )

  return (
    <Form
      form={form}
      aria-label="Edit Age Rule"
      describeError={kitTexts.errorMessage}
      onSubmit={async (input) => {
        await update({ id: rule.id, input: changedFields(form, input) })
        alerts.success('Age rule saved successfully!')
        onDone()
      }}
    >
      <FormField name="name" label="Name" required>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={60} />
      </FormField>
      <p>A player's league age is the age on this day:</p>
      <div className="grid grid-cols-[1fr_6rem] items-start gap-3">
        <FormField name="cutoffMonth" label="Month" required>
          <Select {...form.register('cutoffMonth', optionalNumber)} options={MONTHS} />
        </FormField>
        <FormField name="cutoffDay" label="Day" required>
          <NumberField {...form.register('cutoffDay', optionalNumber)} min={1} max={31} />
        </FormField>
      </div>
      <FormField name="yearOffset" label="Year" required>
        <Select {...form.register('yearOffset', optionalNumber)} options={YEARS} />
      </FormField>
      <FormField name="sinceSeason" label="Since season" required hint="The year in which the season ends.">
        <NumberField {...form.register('sinceSeason', optionalNumber)} min={1900} max={2100} />
      </FormField>
      <FormField name="source" label="Source" required hint="The page where the rule is published.">
        <TextInput {...form.register('source')} type="url" inputMode="url" autoComplete="off" maxLength={500} />
      </FormField>
      <FormButtons busyText="Saving...">Save</FormButtons>
    </Form>
  )
}

const dayOf = (month: number, day: number) => new Date(Date.UTC(2027, month - 1, day))

const YEARS = [
  { value: '0', label: "The season's year" },
  { value: '-1', label: 'The year before' },
]

/** 'April 30', 'December 31 of the year before'. */
const cutoffText = ({ cutoffMonth, cutoffDay, yearOffset }: AgeRule) =>
  dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' }).format(dayOf(cutoffMonth, cutoffDay)) +
  (yearOffset === 0 ? '' : ' of the year before')

type AgeRule = AgeRulesQuery['ageRules'][number]

export const ageRulesQuery = queryOf(AgeRulesDocument, {})
