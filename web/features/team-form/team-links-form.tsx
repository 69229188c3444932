import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { teamLinksInput } from '../../../functions/domain/teams/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { TextArea, TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { updateTeamMutation } from './queries.ts'

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
  const { mutateAsync: updateTeam } = useMutation(updateTeamMutation(team.id))
  const stored = { websiteURL: team.websiteURL ?? '', socialURLs: team.socialURLs.join('\n') }
  const form = useValidatedForm(links, stored, team)
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="mb-4 text-xl">{m.website_and_social_links()}</h2>
      <Form
        form={form}
        aria-label={m.website_and_social_links()}
        warnOnLeave
        describeError={m.error_message}
        onSubmit={async (input) => {
          await updateTeam(changedFields(form, input))
          alerts.success(m.team_updated_successfully())
        }}
      >
        <FormField name="websiteURL" label={m.website()}>
          <TextInput type="url" inputMode="url" placeholder="https://" {...form.register('websiteURL')} />
        </FormField>
        <FormField name="socialURLs" label={m.social_links()} hint={m.one_address_per_line()}>
          <TextArea rows={3} inputMode="url" {...form.register('socialURLs')} />
        </FormField>
        <SubmitButton busyText={m.saving()} className="justify-self-start">
          {m.update_links()}
        </SubmitButton>
      </Form>
    </section>
  )
}
