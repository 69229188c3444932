import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/drawer.tsx'
import { Select } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { divisionName } from './division-name.ts'
import { deleteDivisionMutation, type ManagedDivision } from './queries.ts'

const deletion = v.object({ moveTo: v.string() })

type DeleteDivisionProps = { division: ManagedDivision; divisions: readonly ManagedDivision[]; onDone: () => void }

/** Moves players on the current roster to the selected division. Without one, the server returns how many are affected. */
export function DeleteDivision({ division, divisions, onDone }: DeleteDivisionProps) {
  const { mutateAsync: remove } = useMutation(deleteDivisionMutation(division.id))
  const form = useValidatedForm(deletion, { moveTo: '' })
  const others = divisions.filter(({ id }) => id !== division.id)

  return (
    <Form
      form={form}
      aria-label={m.delete_division_form()}
      describeError={m.error_message}
      onSubmit={async ({ moveTo }) => {
        await remove(moveTo || null)
        alerts.success(m.division_deleted_successfully())
        onDone()
      }}
    >
      <p>{m.delete_division_with_its_contacts({ division: divisionName(division) })}</p>
      {others.length > 0 && (
        <FormField name="moveTo" label={m.move_players_to()} hint={m.needed_while_players_of_the_current_roster_are()}>
          <Select
            {...form.register('moveTo')}
            placeholder={m.no_players_to_move()}
            options={others.map((other) => ({ value: other.id, label: divisionName(other) }))}
          />
        </FormField>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton variant="danger" busyText={m.deleting()}>
          {m.delete_division()}
        </SubmitButton>
      </div>
    </Form>
  )
}
