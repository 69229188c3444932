import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as divisionTexts from '#messages/divisions'
import * as kitTexts from '#messages/kit'
import * as playerTexts from '#messages/players'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
import { divisionInput, isComplete } from '../../../functions/values/division-input.ts'
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
import {
  AddDivisionDocument,
  DeleteDivisionDocument,
  DivisionsToManageDocument,
  type DivisionsToManageQuery,
  UpdateDivisionDocument,
} from './divisions.generated.ts'

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
        <h2 className="mb-3 text-xl">{divisionTexts.addADivision}</h2>
        <DivisionForm
          label={divisionTexts.addADivision}
          submitLabel={divisionTexts.addDivision}
          onSave={async (input) => {
            await addDivision({ input: { ...input, teamID } })
            alerts.success(divisionTexts.divisionAddedSuccessfully)
          }}
        />
      </section>
      <Loaded
        query={useQuery(divisionsQuery(teamID))}
        empty={
          <EmptyState title={teamTexts.noDivisionsYet} drawing="chalk-line">
            {divisionTexts.divisionsHint}
          </EmptyState>
        }
      >
        {(divisions) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {divisions.map((division) => (
              <DivisionItem
                key={division.id}
                division={division}
                onEdit={() => edit.open(division)}
                onDelete={() => deletion.open({ division, divisions })}
              >
                {contactsOf(division)}
              </DivisionItem>
            ))}
          </ul>
        )}
      </Loaded>
      {deletion.subject && (
        <Drawer {...deletion.drawerProps} title={teamTexts.deleteName(divisionName(deletion.subject.division))}>
          <DeleteDivision {...deletion.subject} onDone={deletion.close} />
        </Drawer>
      )}
      {edit.subject && (
        <Drawer {...edit.drawerProps} title={playerTexts.editEntry(divisionName(edit.subject))}>
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
      label={divisionTexts.editDivision}
      submitLabel={divisionTexts.updateDivision}
      division={divisions?.find(({ id }) => id === division.id) ?? division}
      onSave={async (input) => {
        await updateDivision({ id: division.id, input })
        alerts.success(divisionTexts.divisionUpdatedSuccessfully)
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
      busyText={accountTexts.saving}
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
      describeError={kitTexts.errorMessage}
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
      aria-label={divisionTexts.deleteDivisionForm}
      describeError={kitTexts.errorMessage}
      onSubmit={async ({ moveTo }) => {
        await remove({ id: division.id, moveTo: moveTo || null })
        alerts.success(divisionTexts.divisionDeletedSuccessfully)
        onDone()
      }}
    >
      <p>{divisionTexts.deleteWithContacts(divisionName(division))}</p>
      {others.length > 0 && (
        <FormField name="moveTo" label={divisionTexts.movePlayersTo} hint={divisionTexts.neededWhilePlayersStay}>
          <Select
            {...form.register('moveTo')}
            placeholder={divisionTexts.noPlayersMove}
            options={others.map((other) => ({ value: other.id, label: divisionName(other) }))}
          />
        </FormField>
      )}
      <DrawerButtons variant="danger" busyText={accountTexts.deleting}>
        {divisionTexts.deleteDivision}
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

type DivisionItemProps = { division: ManagedDivision; onEdit: () => void; onDelete: () => void; children: ReactNode }

const DivisionItem = ({ division, onEdit, onDelete, children }: DivisionItemProps) => (
  <li className="min-w-0 rounded-lg border border-line bg-surface p-4">
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-lg">{divisionName(division)}</h2>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={playerTexts.editEntry(divisionName(division))}
          onClick={onEdit}
        >
          {wordTexts.edit}
        </Button>
        {!division.isImported && (
          <Button
            variant="ghost"
            size="small"
            aria-label={teamTexts.deleteName(divisionName(division))}
            onClick={onDelete}
          >
            {wordTexts.deleteText}
          </Button>
        )}
      </div>
    </div>
    {division.isImported && <p className="mb-2 text-sm text-soft">{divisionTexts.listedByGoverningBody}</p>}
    {children}
  </li>
)
