import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import * as entryTexts from '#messages/entries'
import * as wordTexts from '#messages/words'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { DrawerButton } from '../../ui/drawer-button.tsx'
import { Select } from '../../ui/field.tsx'
import { Form, FormField, required, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { divisionName } from './enter-team.tsx'
import { MoveEntryDocument } from './entries.generated.ts'
import type { EnteredEvent, ManagedEntry } from './queries.ts'

const schema = v.object({ divisionID: required(entryTexts.chooseADivision) })

type MoveEntryProps = { event: EnteredEvent; entry: ManagedEntry }

/** Moves a team to another division that takes place. */
export function MoveEntry({ event, entry }: MoveEntryProps) {
  const name = entry.team?.name ?? ''
  const others = event.divisions.filter(({ id, canceled }) => id !== entry.divisionID && !canceled)
  if (others.length === 0) return null
  return (
    <DrawerButton
      variant="secondary"
      size="small"
      aria-label={entryTexts.moveTeam(name)}
      title={entryTexts.moveTeam(name)}
      shown={entryTexts.move}
    >
      {(close) => <MoveForm id={entry.id} name={name} divisions={others} onDone={close} />}
    </DrawerButton>
  )
}

type MoveFormProps = { id: string; name: string; divisions: EnteredEvent['divisions']; onDone: () => void }

function MoveForm({ id, name, divisions, onDone }: MoveFormProps) {
  const { mutateAsync: move } = useMutation(mutationOf(MoveEntryDocument))
  const form = useValidatedForm(schema, { divisionID: '' })
  return (
    <Form
      form={form}
      aria-label={entryTexts.moveTeam(name)}
      onSubmit={async ({ divisionID }) => {
        await move({ id, divisionID })
        alerts.success(entryTexts.teamMoved(name))
        onDone()
      }}
    >
      <FormField name="divisionID" label={wordTexts.division} required hint={entryTexts.moveHint}>
        <Select
          {...form.register('divisionID')}
          placeholder={entryTexts.chooseADivision}
          options={divisions.map((it) => ({ value: it.id!, label: divisionName(it) }))}
        />
      </FormField>
      <DrawerButtons busyText={entryTexts.moving}>{entryTexts.move}</DrawerButtons>
    </Form>
  )
}
