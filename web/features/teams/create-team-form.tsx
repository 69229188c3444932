import { useMutation } from '@tanstack/react-query'
import * as mySeasonTexts from '#messages/my-season'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
import { createTeamInput } from '../../../functions/domain/teams/validation.ts'
import { ApiError } from '../../api/api-error.ts'
import { creationOf } from '../../api/query-once.ts'
import { CityFields } from '../../finding/city-fields.tsx'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { TextArea, TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { useNavigateFromHere } from '../../ui/navigate-from-here.ts'
import { DivisionFields, SportField } from '../../ui/record-fields.tsx'
import { CREATE_TEAM_DRAFT } from './queries.ts'
import { CreateTeamDocument } from './teams.generated.ts'

const REDIRECT_MS = 1500

export function CreateTeamForm() {
  const navigate = useNavigateFromHere()
  const { mutateAsync: createTeam } = useMutation(creationOf(CreateTeamDocument))
  const form = useValidatedForm(createTeamInput, {
    name: '',
    sport: '',
    locationCity: '',
    state: '',
    description: '',
    ageGroup: '',
    division: '',
  })

  return (
    <Form
      form={form}
      aria-label={mySeasonTexts.createATeam}
      draft={CREATE_TEAM_DRAFT}
      describeError={(error) =>
        error instanceof ApiError && error.code !== 'INTERNAL' ? error.message : teamTexts.createTeamFailed
      }
      onSubmit={async (input) => {
        const { id } = await createTeam({ input })
        alerts.success(teamTexts.teamCreatedSuccessfully)
        setTimeout(() => navigate(paths.manageTeam(id)), REDIRECT_MS)
        await new Promise((resolve) => setTimeout(resolve, REDIRECT_MS))
      }}
    >
      <SportField />
      <FormField name="name" label={teamTexts.teamNameLabel} required hint={teamTexts.nameHint}>
        <TextInput {...form.register('name')} autoComplete="organization" maxLength={100} />
      </FormField>
      <CityFields required />
      <div className="grid grid-cols-2 gap-3">
        <DivisionFields />
      </div>
      <FormField name="description" label={wordTexts.description}>
        <TextArea {...form.register('description')} />
      </FormField>
      <SubmitButton busyText={wordTexts.creating} className="justify-self-start">
        {teamTexts.createTeam}
      </SubmitButton>
    </Form>
  )
}
