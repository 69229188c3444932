import { useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import * as opportunityTexts from '#messages/opportunities'
import * as seasonCostTexts from '#messages/season-cost'
import * as teamFormTexts from '#messages/team-form'
import {
  seasonCostInput,
  teamLinksInput,
  teamWaiverInput,
  upToCount,
} from '../../../functions/domain/teams/validation.ts'
import { SEASON_INCLUSIONS } from '../../../functions/values/season-cost.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { NumberField, TextArea, TextInput } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Form, FormField, optionalNumber, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { inclusionNames, type ShownSeason } from '../../ui/season-cost.ts'
import { SPORTS, sportNames } from '../../ui/sport.ts'
import { TeamWaiverDocument, type TeamWaiverQuery, UpdateTeamDocument } from './team-form.generated.ts'

const { cents: _, ...entries } = seasonCostInput.entries
const seasonInput = v.object({ dollars: v.nullish(upToCount(50_000, 'dollars')), ...entries })

type SeasonTeam = { id: string; version: string; season: ShownSeason | null }

export const SeasonCostSection = ({ team }: { team: SeasonTeam }) => (
  <section className="mt-10 border-t border-line pt-6">
    <h2 className="mb-4 text-xl">{listTexts.seasonCost}</h2>
    <SeasonCostForm team={team} />
  </section>
)

export function SeasonCostForm({ team, onSaved }: { team: SeasonTeam; onSaved?: () => void }) {
  const { mutateAsync: updateTeam } = useMutation(mutationOf(UpdateTeamDocument))
  const { cents, includes = [], practicePlace, asOf: __, ...rest } = team.season ?? {}
  const stored = {
    dollars: cents == null ? null : cents / 100,
    includes: [...includes],
    practicePlace: practicePlace ?? '',
    practicesPerWeek: null,
    tournaments: null,
    overnightTrips: null,
    rosterSize: null,
    hasPaymentPlan: false,
    hasFinancialAid: false,
    ...rest,
  }
  const form = useValidatedForm(seasonInput, stored, { ...team, units: [Object.keys(stored)] })
  const { register } = form
  return (
    <Form
      form={form}
      aria-label={listTexts.seasonCost}
      warnOnLeave
      describeError={kitTexts.errorMessage}
      onSubmit={async ({ dollars, ...input }) => {
        const seasonCost = { ...input, cents: dollars == null ? null : dollars * 100 }
        await updateTeam({ id: team.id, input: { seasonCost, version: form.seen.version } })
        alerts.success(teamFormTexts.teamUpdatedSuccessfully)
        onSaved?.()
      }}
    >
      <FormField name="dollars" label={teamFormTexts.duesInDollars} hint={teamFormTexts.familiesLookForThis}>
        <NumberField min={0} {...register('dollars', optionalNumber)} />
      </FormField>
      <fieldset>
        <legend className="mb-1 font-semibold">{teamFormTexts.included}</legend>
        {SEASON_INCLUSIONS.map((it) => (
          <Checkbox key={it} label={inclusionNames[it]} value={it} {...register('includes')} />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 items-end gap-3">
        <FormField name="practicesPerWeek" label={teamFormTexts.practicesAWeek}>
          <NumberField min={0} {...register('practicesPerWeek', optionalNumber)} />
        </FormField>
        <FormField name="rosterSize" label={teamFormTexts.rosterSize}>
          <NumberField min={0} {...register('rosterSize', optionalNumber)} />
        </FormField>
        <FormField name="tournaments" label={teamFormTexts.tournaments}>
          <NumberField min={0} {...register('tournaments', optionalNumber)} />
        </FormField>
        <FormField name="overnightTrips" label={teamFormTexts.overnightTrips}>
          <NumberField min={0} {...register('overnightTrips', optionalNumber)} />
        </FormField>
      </div>
      <FormField name="practicePlace" label={teamFormTexts.practicePlace}>
        <TextInput maxLength={200} {...register('practicePlace')} />
      </FormField>
      <Checkbox label={seasonCostTexts.paymentPlan} {...register('hasPaymentPlan')} />
      <Checkbox label={seasonCostTexts.financialAid} {...register('hasFinancialAid')} />
      <SubmitButton busyText={accountTexts.saving} className="justify-self-start">
        {teamFormTexts.updateCost}
      </SubmitButton>
    </Form>
  )
}

const { websiteURL, socialURLs } = teamLinksInput.entries
/** One URL per line. */
const links = v.object({
  websiteURL,
  socialURLs: v.pipe(
    v.string(),
    v.transform((text) => text.split(/\s+/)),
    socialURLs.wrapped.wrapped,
  ),
})

type TeamLinksFormProps = {
  team: { id: string; version: string; websiteURL: string | null; socialURLs: readonly string[] }
}

export function TeamLinksForm({ team }: TeamLinksFormProps) {
  const { mutateAsync: updateTeam } = useMutation(mutationOf(UpdateTeamDocument))
  const stored = { websiteURL: team.websiteURL ?? '', socialURLs: team.socialURLs.join('\n') }
  const form = useValidatedForm(links, stored, team)
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="mb-4 text-xl">{teamFormTexts.websiteSocialLinks}</h2>
      <Form
        form={form}
        aria-label={teamFormTexts.websiteSocialLinks}
        warnOnLeave
        describeError={kitTexts.errorMessage}
        onSubmit={async (input) => {
          await updateTeam({ id: team.id, input: changedFields(form, input) })
          alerts.success(teamFormTexts.teamUpdatedSuccessfully)
        }}
      >
        <FormField name="websiteURL" label={teamFormTexts.website}>
          <TextInput type="url" inputMode="url" placeholder="https://" {...form.register('websiteURL')} />
        </FormField>
        <FormField name="socialURLs" label={teamFormTexts.socialLinks} hint={teamFormTexts.oneAddressPerLine}>
          <TextArea rows={3} inputMode="url" {...form.register('socialURLs')} />
        </FormField>
        <SubmitButton busyText={accountTexts.saving} className="justify-self-start">
          {teamFormTexts.updateLinks}
        </SubmitButton>
      </Form>
    </section>
  )
}

export const WaiverForm = ({ teamID }: { teamID: string }) => (
  <section className="mt-10 border-t border-line pt-6">
    <h2 className="mb-4 text-xl">{opportunityTexts.waiver}</h2>
    <Loaded query={useQuery(queryOf(TeamWaiverDocument, { teamID }))}>
      {(team) => team && <Fields team={team} />}
    </Loaded>
  </section>
)

function Fields({ team }: { team: NonNullable<TeamWaiverQuery['team']> }) {
  const { mutateAsync: updateTeam } = useMutation(mutationOf(UpdateTeamDocument))
  const { version, text, isOwn } = team.waiver
  const form = useValidatedForm(teamWaiverInput, { waiverText: isOwn ? text : '' }, team)
  return (
    <Form
      form={form}
      aria-label={opportunityTexts.waiver}
      warnOnLeave
      describeError={kitTexts.errorMessage}
      onSubmit={async (input) => {
        await updateTeam({ id: team.id, input: changedFields(form, input) })
        alerts.success(teamFormTexts.teamUpdatedSuccessfully)
      }}
    >
      <FormField
        name="waiverText"
        label={teamFormTexts.yourOwnWaiver}
        hint={teamFormTexts.currentWaiver({ text: isOwn ? 'own' : 'ours', version })}
      >
        <TextArea className="min-h-48" {...form.register('waiverText')} />
      </FormField>
      {!isOwn && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{teamFormTexts.readOurText}</summary>
          <p className="text-sm whitespace-pre-line">{text}</p>
        </details>
      )}
      <SubmitButton busyText={accountTexts.saving} className="justify-self-start">
        {teamFormTexts.updateWaiver}
      </SubmitButton>
    </Form>
  )
}

/** Asks those who manage a team without a sport for it. */
export function AskSport({ teamID }: { teamID: string }) {
  const { mutate: updateTeam, isPending } = useMutation({
    ...mutationOf(UpdateTeamDocument),
    onSuccess: () => alerts.success(teamFormTexts.teamUpdatedSuccessfully),
  })
  return (
    <section
      aria-labelledby="ask-sport"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-lg border border-warn/50 bg-surface p-4"
    >
      <div className="grow">
        <h2 id="ask-sport" className="text-base">
          {teamFormTexts.whichSport}
        </h2>
        <p className="text-soft">{teamFormTexts.sportHint}</p>
      </div>
      {SPORTS.map((sport) => (
        <Button
          key={sport}
          variant="secondary"
          busy={isPending}
          onClick={() => updateTeam({ id: teamID, input: { sport } })}
        >
          {sportNames[sport]}
        </Button>
      ))}
    </section>
  )
}
