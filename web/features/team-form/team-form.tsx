import { useMutation } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { InferInput } from 'valibot'
import { updateTeamInput } from '../../../functions/domain/teams/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import type { Sport } from '../../api/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { DotSeparated } from '../../ui/badge.tsx'
import { Crest, type CrestTeam } from '../../ui/crest.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { StateSelect, TextArea, TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Preview } from '../../ui/preview.tsx'
import { SportField } from '../../ui/record-fields.tsx'
import { sportText } from '../../ui/sport.ts'
import { CrestAndLogoFields } from './crest-and-logo-fields.tsx'
import { updateTeamMutation } from './queries.ts'
import { TeamSuggestions } from './suggestions.tsx'

type TeamFormProps = {
  team: CrestTeam & {
    id: string
    version: string
    locationCity: string | null
    state: string | null
    description: string | null
    sport: Sport | null
    suggestions: { field: string; value: string }[]
  }
}

export function TeamForm({ team }: TeamFormProps) {
  const { mutateAsync: updateTeam } = useMutation(updateTeamMutation(team.id))
  const stored = {
    name: team.name,
    locationCity: team.locationCity ?? '',
    state: team.state ?? '',
    description: team.description ?? '',
    sport: team.sport ?? '',
  } as const
  const form = useValidatedForm(updateTeamInput, stored, team)

  return (
    <>
      <TeamSuggestions teamID={team.id} suggestions={team.suggestions} />
      <Form
        form={form}
        aria-label={m.team_settings()}
        draft={`team-${team.id}`}
        warnOnLeave
        beside={<TeamPreview team={team} />}
        describeError={m.error_message}
        onSubmit={async (input) => {
          await updateTeam(changedFields(form, input))
          form.reset({ ...form.getValues(), colors: undefined, crest: undefined, logo: undefined })
          alerts.success(m.team_updated_successfully())
        }}
      >
        <SportField />
        <FormField name="name" label={m.team_name_label()} required hint={m.leave_out_age_group_and_division()}>
          <TextInput {...form.register('name')} autoComplete="organization" maxLength={100} />
        </FormField>
        <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
          <FormField name="locationCity" label={m.city()}>
            <TextInput {...form.register('locationCity')} autoComplete="address-level2" maxLength={100} />
          </FormField>
          <FormField name="state" label={m.state()}>
            <StateSelect {...form.register('state')} kept={team.state} placeholder="–" autoComplete="address-level1" />
          </FormField>
        </div>
        <FormField name="description" label={m.description()}>
          <TextArea {...form.register('description')} rows={6} maxLength={4000} />
        </FormField>
        <CrestAndLogoFields team={team} />
        <SubmitButton busyText={m.saving()} className="justify-self-start">
          {m.update_team()}
        </SubmitButton>
      </Form>
    </>
  )
}

/** A preview with the stored logo. A newly selected logo shows in its own field. */
function TeamPreview({ team }: { team: CrestTeam }) {
  const { name, locationCity, state, sport, description, colors, crest } =
    useFormContext<InferInput<typeof updateTeamInput>>().watch()
  const shown = { ...team, name: name || m.unnamed_team(), colors: colors ?? team.colors, crest: crest ?? team.crest }
  return (
    <Preview label={m.what_everyone_will_see()} title={shown.name} mark={<Crest team={shown} />}>
      <DotSeparated className="text-soft" words={[placeLine(locationCity, state), sportText(sport || null)]} />
      {description && <p className="line-clamp-4 whitespace-pre-line">{description}</p>}
    </Preview>
  )
}
