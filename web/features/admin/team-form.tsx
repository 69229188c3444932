import { useMutation } from '@tanstack/react-query'
import * as kitTexts from '#messages/kit'
import { createTeamByAdminInput } from '../../../functions/domain/teams/validation.ts'
import { creationOf } from '../../api/query-once.ts'
import { CityFields } from '../../finding/city-fields.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { TextArea, TextInput } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { SportField } from '../../ui/record-fields.tsx'
import { CreateTeamDocument } from '../teams/teams.generated.ts'

export function NewTeamForm({ cancelTo, onSaved }: { cancelTo: string; onSaved: () => void }) {
  const { mutateAsync: create } = useMutation(creationOf(CreateTeamDocument))
  const form = useValidatedForm(createTeamByAdminInput, {
    name: '',
    sport: '',
    state: '',
    locationCity: '',
    description: '',
  })

  return (
    <Form
      form={form}
      aria-label="New team"
      draft="admin-team-new"
      warnOnLeave
      describeError={kitTexts.errorMessage}
      onSubmit={async (input) => {
        await create({ input })
        alerts.success('Team created successfully!')
        onSaved()
      }}
    >
      <SportField />
      <FormField name="name" label="Team Name" required hint="Leave out age group and division.">
        <TextInput {...form.register('name')} autoComplete="off" maxLength={100} />
      </FormField>
      <CityFields />
      <FormField name="description" label="Description">
        <TextArea {...form.register('description')} maxLength={4000} />
      </FormField>
      <FormButtons cancelTo={cancelTo} busyText="Saving...">
        Create Team
      </FormButtons>
    </Form>
  )
}
