import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { divisionInput, isComplete } from '../../../functions/values/division-input.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import {
  AddDivisionDocument,
  DeleteDivisionDocument,
  DivisionsToManageDocument,
  type DivisionsToManageQuery,
  UpdateDivisionDocument,
} from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { creationOf } from '../../api/query-once.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CancelButton, Drawer, useDrawer } from '../../ui/drawer.tsx'
import { valuesOf } from '../../ui/edited-record.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { DivisionFields } from '../../ui/record-fields.tsx'

type DivisionsPanelProps = {
  teamID: string
  /** Renders a division's contacts and the button to add one. */
  contactsOf: (division: ManagedDivision) => ReactNode
}

export function DivisionsPanel({ teamID, contactsOf }: DivisionsPanelProps) {
  const { mutateAsync: addDivision } = useMutation(creationOf(AddDivisionDocument))
  const edit = useDrawer<ManagedDivision>()
  const deletion = useDrawer<{ division: ManagedDivision; divisions: readonly ManagedDivision[] }>()

  return (
    <div className="grid gap-8">
      <section className="rounded-lg border border-line bg-surface p-5 print:hidden">
        <h2 className="mb-3 text-xl">{m.add_a_division()}</h2>
        <DivisionForm
          label={m.add_a_division()}
          submitLabel={m.add_division()}
          onSave={async (input) => {
            await addDivision({ input: { ...input, teamID } })
            alerts.success(m.division_added_successfully())
          }}
        />
      </section>
      <Loaded
        query={useQuery(divisionsQuery(teamID))}
        empty={
          <EmptyState title={m.no_divisions_yet()} drawing="chalk-line">
            {m.add_one_per_age_group_and_level_such()}
          </EmptyState>
        }
      >
        {(divisions) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {divisions.map((division) => (
              <li key={division.id} className="min-w-0 rounded-lg border border-line bg-surface p-4">
                <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
                  <h2 className="text-lg">{divisionName(division)}</h2>
                  <div className="flex gap-2">
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={m.edit_entry({ entry: divisionName(division) })}
                      onClick={() => edit.open(division)}
                    >
                      {m.edit()}
                    </Button>
                    {!division.isImported && (
                      <Button
                        variant="ghost"
                        size="small"
                        aria-label={m.delete_name({ name: divisionName(division) })}
                        onClick={() => deletion.open({ division, divisions })}
                      >
                        {m.delete_()}
                      </Button>
                    )}
                  </div>
                </div>
                {division.isImported && (
                  <p className="mb-2 text-sm text-soft">{m.listed_by_the_governing_body_so_it_cant()}</p>
                )}
                {contactsOf(division)}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {deletion.subject && (
        <Drawer {...deletion.drawerProps} title={m.delete_name({ name: divisionName(deletion.subject.division) })}>
          <DeleteDivision {...deletion.subject} onDone={deletion.close} />
        </Drawer>
      )}
      {edit.subject && (
        <Drawer {...edit.drawerProps} title={m.edit_entry({ entry: divisionName(edit.subject) })}>
          <EditDivision teamID={teamID} division={edit.subject} onDone={edit.close} />
        </Drawer>
      )}
    </div>
  )
}

function EditDivision({ teamID, division, onDone }: { teamID: string; division: ManagedDivision; onDone: () => void }) {
  const { data: divisions } = useQuery(divisionsQuery(teamID))
  const { mutateAsync: updateDivision } = useMutation(mutationOf(UpdateDivisionDocument))
  return (
    <DivisionForm
      label={m.edit_division()}
      submitLabel={m.update_division()}
      division={divisions?.find(({ id }) => id === division.id) ?? division}
      onSave={async (input) => {
        await updateDivision({ id: division.id, input })
        alerts.success(m.division_updated_successfully())
        onDone()
      }}
    />
  )
}

type DivisionFormProps = {
  label: string
  submitLabel: string
  /** The division to edit, in a drawer. Without it, the form creates one. */
  division?: DivisionInput & { version: string }
  onSave: (input: DivisionInput) => Promise<unknown>
}

function DivisionForm({ label, submitLabel, division, onSave }: DivisionFormProps) {
  const stored = valuesOf({ division: '', ageGroup: '' }, division)
  const form = useValidatedForm(divisionInput, stored, division)
  const { division: level, ageGroup } = form.watch()

  const submit = (
    <SubmitButton
      disabled={!isComplete({ division: level?.trim() ?? '', ageGroup: ageGroup ?? '' })}
      busyText={m.saving()}
      className={division ? undefined : 'max-sm:col-span-2 sm:mt-7'}
    >
      {submitLabel}
    </SubmitButton>
  )

  return (
    <Form
      form={form}
      aria-label={label}
      className="max-w-none!"
      describeError={m.error_message}
      onSubmit={async (input) => {
        await onSave(division ? { ...input, version: form.seen.version } : input)
        if (division) return
        // The empty form disables the button, which would lose the focus.
        form.setFocus('ageGroup')
        form.reset()
      }}
    >
      <div className={classNames('grid grid-cols-2 items-start gap-3', !division && 'sm:grid-cols-[1fr_1fr_auto]')}>
        <DivisionFields required kept={division?.ageGroup} />
        {!division && submit}
      </div>
      {division && (
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton />
          {submit}
        </div>
      )}
    </Form>
  )
}

const deletion = v.object({ moveTo: v.string() })

type DeleteDivisionProps = { division: ManagedDivision; divisions: readonly ManagedDivision[]; onDone: () => void }

/** Moves players on the current roster to the selected division. Without one, the server returns how many are affected. */
function DeleteDivision({ division, divisions, onDone }: DeleteDivisionProps) {
  const { mutateAsync: remove } = useMutation(mutationOf(DeleteDivisionDocument))
  const form = useValidatedForm(deletion, { moveTo: '' })
  const others = divisions.filter(({ id }) => id !== division.id)

  return (
    <Form
      form={form}
      aria-label={m.delete_division_form()}
      describeError={m.error_message}
      onSubmit={async ({ moveTo }) => {
        await remove({ id: division.id, moveTo: moveTo || null })
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
      <DrawerButtons variant="danger" busyText={m.deleting()}>
        {m.delete_division()}
      </DrawerButtons>
    </Form>
  )
}

/** '12U AA'. */
export const divisionName = ({ division, ageGroup }: { division: string; ageGroup: string }) =>
  `${ageGroup} ${division}`

type ManagedDivision = NonNullable<DivisionsToManageQuery['team']>['divisions'][number]
type DivisionInput = { division: string; ageGroup: string; version?: string | undefined }

export const divisionsQuery = (teamID: string) =>
  queryOf(DivisionsToManageDocument, { teamID }, ({ team }) => team?.divisions ?? [])
