import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useDrawer } from '../../ui/use-drawer.ts'
import { DeleteDivision } from './delete-division.tsx'
import { DivisionForm } from './division-form.tsx'
import { divisionName } from './division-name.ts'
import { addDivisionMutation, divisionsQuery, type ManagedDivision, updateDivisionMutation } from './queries.ts'

type DivisionsPanelProps = {
  teamID: string
  /** Renders a division's contacts and the button to add one. */
  contactsOf: (division: ManagedDivision) => ReactNode
}

export function DivisionsPanel({ teamID, contactsOf }: DivisionsPanelProps) {
  const { mutateAsync: addDivision } = useMutation(addDivisionMutation(teamID))
  const edit = useDrawer<ManagedDivision>()
  const deletion = useDrawer<{ division: ManagedDivision; divisions: readonly ManagedDivision[] }>()

  return (
    <div className="grid gap-8">
      <section className="rounded-lg border border-line bg-surface p-5 print:hidden">
        <h2 className="mb-3 text-xl">Add a division</h2>
        <DivisionForm
          label="Add a division"
          submitLabel="Add Division"
          onSave={async (input) => {
            await addDivision(input)
            alerts.success('Division added successfully!')
          }}
        />
      </section>
      <Loaded query={useQuery(divisionsQuery(teamID))}>
        {(divisions) =>
          divisions.length === 0 ? (
            <EmptyState title="No divisions yet" drawing="chalk-line">
              Add one per age group and level, such as 12U AA.
            </EmptyState>
          ) : (
            <ul className="grid gap-4 lg:grid-cols-2">
              {divisions.map((division) => (
                <li key={division.id} className="min-w-0 rounded-lg border border-line bg-surface p-4">
                  <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
                    <h2 className="text-lg">{divisionName(division)}</h2>
                    <div className="flex gap-2">
                      <Button
                        variant="secondary"
                        size="small"
                        aria-label={`Edit ${divisionName(division)}`}
                        onClick={() => edit.open(division)}
                      >
                        Edit
                      </Button>
                      {!division.isImported && (
                        <Button
                          variant="ghost"
                          size="small"
                          aria-label={`Delete ${divisionName(division)}`}
                          onClick={() => deletion.open({ division, divisions })}
                        >
                          Delete
                        </Button>
                      )}
                    </div>
                  </div>
                  {division.isImported && (
                    <p className="mb-2 text-sm text-soft">Listed by the governing body, so it can't be deleted here.</p>
                  )}
                  {contactsOf(division)}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {deletion.subject && (
        <Drawer {...deletion.drawerProps} title={`Delete ${divisionName(deletion.subject.division)}`}>
          <DeleteDivision {...deletion.subject} onDone={deletion.close} />
        </Drawer>
      )}
      {edit.subject && (
        <Drawer {...edit.drawerProps} title={`Edit ${divisionName(edit.subject)}`}>
          <EditDivision teamID={teamID} division={edit.subject} onDone={edit.close} />
        </Drawer>
      )}
    </div>
  )
}

type EditDivisionProps = { teamID: string; division: ManagedDivision; onDone: () => void }

function EditDivision({ teamID, division, onDone }: EditDivisionProps) {
  const { data: divisions } = useQuery(divisionsQuery(teamID))
  const { mutateAsync: updateDivision } = useMutation(updateDivisionMutation(division.id))
  return (
    <DivisionForm
      label="Edit division"
      submitLabel="Update Division"
      division={divisions?.find(({ id }) => id === division.id) ?? division}
      onSave={async (input) => {
        await updateDivision(input)
        alerts.success('Division updated successfully!')
        onDone()
      }}
    />
  )
}
