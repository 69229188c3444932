import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer, useDrawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
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
        <h2 className="mb-3 text-xl">{m.add_a_division()}</h2>
        <DivisionForm
          label={m.add_a_division()}
          submitLabel={m.add_division()}
          onSave={async (input) => {
            await addDivision(input)
            alerts.success(m.division_added_successfully())
          }}
        />
      </section>
      <Loaded query={useQuery(divisionsQuery(teamID))}>
        {(divisions) =>
          divisions.length === 0 ? (
            <EmptyState title={m.no_divisions_yet()} drawing="chalk-line">
              {m.add_one_per_age_group_and_level_such()}
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
          )
        }
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

type EditDivisionProps = { teamID: string; division: ManagedDivision; onDone: () => void }

function EditDivision({ teamID, division, onDone }: EditDivisionProps) {
  const { data: divisions } = useQuery(divisionsQuery(teamID))
  const { mutateAsync: updateDivision } = useMutation(updateDivisionMutation(division.id))
  return (
    <DivisionForm
      label={m.edit_division()}
      submitLabel={m.update_division()}
      division={divisions?.find(({ id }) => id === division.id) ?? division}
      onSave={async (input) => {
        await updateDivision(input)
        alerts.success(m.division_updated_successfully())
        onDone()
      }}
    />
  )
}
