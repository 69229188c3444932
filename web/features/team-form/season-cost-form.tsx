import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { seasonCostInput, upToCount } from '../../../functions/domain/teams/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { SEASON_INCLUSIONS } from '../../../functions/values/season-cost.ts'
import { alerts } from '../../ui/alerts.tsx'
import { NumberField } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Form, FormField, optionalNumber, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { inclusionNames, type ShownSeasonCost } from '../../ui/season-cost.ts'
import { updateTeamMutation } from './queries.ts'

const { cents: _, ...entries } = seasonCostInput.entries
/** Without dues, the team does not say what a season costs. */
const season = v.object({ dollars: v.nullish(upToCount(50_000, 'dollars')), ...entries })

type SeasonCostFormProps = { team: { id: string; version: string; seasonCost: ShownSeasonCost | null } }

export function SeasonCostForm({ team }: SeasonCostFormProps) {
  const { mutateAsync: updateTeam } = useMutation(updateTeamMutation(team.id))
  const { cents, includes = [], asOf: __, ...rest } = team.seasonCost ?? {}
  const stored = {
    dollars: cents === undefined ? null : cents / 100,
    includes: [...includes],
    tournaments: null,
    overnightTrips: null,
    practicesPerWeek: null,
    hasPaymentPlan: false,
    hasFinancialAid: false,
    ...rest,
  }
  const form = useValidatedForm(season, stored, { ...team, units: [Object.keys(stored)] })
  const { register } = form
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="mb-4 text-xl">{m.cost_of_a_season()}</h2>
      <Form
        form={form}
        aria-label={m.cost_of_a_season()}
        warnOnLeave
        describeError={m.error_message}
        onSubmit={async ({ dollars, ...input }) => {
          const seasonCost = dollars == null ? null : { ...input, cents: dollars * 100 }
          await updateTeam({ seasonCost, version: form.seen.version })
          alerts.success(m.team_updated_successfully())
        }}
      >
        <FormField name="dollars" label={m.dues_for_the_season_in_dollars()} hint={m.families_look_for_this_first()}>
          <NumberField min={0} {...register('dollars', optionalNumber)} />
        </FormField>
        <fieldset>
          <legend className="mb-1 font-semibold">{m.included()}</legend>
          {SEASON_INCLUSIONS.map((it) => (
            <Checkbox key={it} label={inclusionNames[it]} value={it} {...register('includes')} />
          ))}
        </fieldset>
        <div className="grid gap-3 sm:grid-cols-3">
          <FormField name="tournaments" label={m.tournaments()}>
            <NumberField min={0} {...register('tournaments', optionalNumber)} />
          </FormField>
          <FormField name="overnightTrips" label={m.overnight_trips()}>
            <NumberField min={0} {...register('overnightTrips', optionalNumber)} />
          </FormField>
          <FormField name="practicesPerWeek" label={m.practices_a_week()}>
            <NumberField min={0} {...register('practicesPerWeek', optionalNumber)} />
          </FormField>
        </div>
        <Checkbox label={m.payment_plan()} {...register('hasPaymentPlan')} />
        <Checkbox label={m.financial_aid()} {...register('hasFinancialAid')} />
        <SubmitButton busyText={m.saving()} className="justify-self-start">
          {m.update_cost()}
        </SubmitButton>
      </Form>
    </section>
  )
}
