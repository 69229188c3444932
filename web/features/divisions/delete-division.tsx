import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { deleteDivisionMutation, type ManagedDivision } from './queries.ts'

const nameOf = ({ ageGroup, division }: ManagedDivision) => `${ageGroup} ${division}`

type DeleteDivisionProps = { division: ManagedDivision; divisions: readonly ManagedDivision[]; onDone: () => void }

/** Moves players on the current roster to the selected division. Without one, the server returns how many are affected. */
export function DeleteDivision({ division, divisions, onDone }: DeleteDivisionProps) {
  const remove = useMutation(deleteDivisionMutation(division.id))
  const [moveTo, setMoveTo] = useState('')
  const others = divisions.filter(({ id }) => id !== division.id)

  async function send(event: FormEvent) {
    event.preventDefault()
    try {
      await remove.mutateAsync(moveTo || null)
      alerts.success('Division deleted successfully!')
      onDone()
    } catch {
      // The form shows the mutation's error.
    }
  }

  return (
    <form onSubmit={send} aria-label="Delete division" className="grid gap-5">
      <p>
        Delete {nameOf(division)} with its contacts? Past roster entries keep its name. This action cannot be undone.
      </p>
      {others.length > 0 && (
        <Field label="Move players to" hint="Needed while players of the current roster are in this division.">
          <Select
            value={moveTo}
            placeholder="No players to move"
            options={others.map((other) => ({ value: other.id, label: nameOf(other) }))}
            onChange={({ target }) => setMoveTo(target.value)}
          />
        </Field>
      )}
      {remove.error && <ErrorBox message={`Error: ${remove.error.message}`} />}
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <Button type="submit" variant="danger" busy={remove.isPending} busyText="Deleting...">
          Delete Division
        </Button>
      </div>
    </form>
  )
}
