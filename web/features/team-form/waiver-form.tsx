import { useMutation, useQuery } from '@tanstack/react-query'
import { teamWaiverInput } from '../../../functions/domain/teams/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import type { TeamWaiverQuery } from '../../api/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { TextArea } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { teamWaiverQuery, updateTeamMutation } from './queries.ts'

/** The team's own waiver. */
export const WaiverForm = ({ teamID }: { teamID: string }) => (
  <section className="mt-10 border-t border-line pt-6">
    <h2 className="mb-4 text-xl">{m.waiver()}</h2>
    <Loaded query={useQuery(teamWaiverQuery(teamID))}>{(team) => team && <Fields team={team} />}</Loaded>
  </section>
)

function Fields({ team }: { team: NonNullable<TeamWaiverQuery['team']> }) {
  const { mutateAsync: updateTeam } = useMutation(updateTeamMutation(team.id))
  const { version, text, isOwn } = team.waiver
  const form = useValidatedForm(teamWaiverInput, { waiverText: isOwn ? text : '' }, team)
  return (
    <Form
      form={form}
      aria-label={m.waiver()}
      warnOnLeave
      describeError={m.error_message}
      onSubmit={async (input) => {
        await updateTeam(changedFields(form, input))
        alerts.success(m.team_updated_successfully())
      }}
    >
      <FormField
        name="waiverText"
        label={m.your_own_waiver()}
        hint={m.families_accept_this_text_now({ text: isOwn ? 'own' : 'ours', version })}
      >
        <TextArea className="min-h-48" {...form.register('waiverText')} />
      </FormField>
      {!isOwn && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{m.read_our_text()}</summary>
          <p className="text-sm whitespace-pre-line">{text}</p>
        </details>
      )}
      <SubmitButton busyText={m.saving()} className="justify-self-start">
        {m.update_waiver()}
      </SubmitButton>
    </Form>
  )
}
