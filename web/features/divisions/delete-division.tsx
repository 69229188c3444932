import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
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
      aria-label="Delete division"
      describeError={({ message }) => `Error: ${message}`}
      onSubmit={async ({ moveTo }) => {
        await remove(moveTo || null)
        alerts.success('Division deleted successfully!')
        onDone()
      }}
    >
      <p>
        Delete {divisionName(division)} with its contacts? Past roster entries keep its name. This action cannot be
        undone.
      </p>
      {others.length > 0 && (
        <FormField
          name="moveTo"
          label="Move players to"
          hint="Needed while players of the current roster are in this division."
        >
          <Select
            {...form.register('moveTo')}
            placeholder="No players to move"
            options={others.map((other) => ({ value: other.id, label: divisionName(other) }))}
          />
        </FormField>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton variant="danger" busyText="Deleting...">
          Delete Division
        </SubmitButton>
      </div>
    </Form>
  )
}
