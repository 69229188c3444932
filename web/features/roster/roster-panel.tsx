import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as playerFormTexts from '#messages/player-form'
import * as rosterTexts from '#messages/roster'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
import { siteLocale } from '../../../functions/values/messages/locale.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CSVButton } from '../../ui/csv-button.tsx'
import { Drawer, useDrawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { orderingOf } from '../../ui/result-table.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { AddPlayerForm } from './add-player-form.tsx'
import { storedImportDraft } from './import-draft.ts'
import { type RosterEntry, rosterQuery } from './queries.ts'
import { RosterEntryActions } from './roster-entry-actions.tsx'
import { inOrder, nameIn, RosterSheet, rosterColumns, WaitingPlayers } from './roster-tables.tsx'

const RosterGaps = lazyPart(() => import('./roster-gaps.tsx'), 'RosterGaps')
const ImportRoster = lazyPart(() => import('./import-roster.tsx'), 'ImportRoster')
const MoveRoster = lazyPart(() => import('./roster-forms.tsx'), 'MoveRoster')
const InviteFamily = lazyPart(() => import('./roster-forms.tsx'), 'InviteFamily')
const RosterEntryForm = lazyPart(() => import('./roster-forms.tsx'), 'RosterEntryForm')

/** Whose columns have longer headings. */
const isSpanish = siteLocale() === 'es'

type RosterPanelProps = { teamID: string; seasons: readonly string[]; season: string }

export function RosterPanel({ teamID, seasons, season }: RosterPanelProps) {
  const [isMoving, setMoving] = useState(false)
  const edit = useDrawer<RosterEntry>()
  const invitation = useDrawer<{ id: string; name: string }>()
  const roster = useQuery(rosterQuery(teamID))

  const columns = [
    ...rosterColumns,
    {
      header: deletedRecordTexts.actions,
      actions: true,
      cell: (entry: RosterEntry) => (
        <RosterEntryActions
          teamID={teamID}
          entry={entry}
          isBack={isBackOn(roster.data, entry)}
          onEdit={edit.open}
          onInvite={invitation.open}
        />
      ),
    },
  ]

  return (
    <Loaded query={roster}>
      {({ divisions, current, waiting, past }) => (
        <div className="grid gap-8">
          <AddToRoster teamID={teamID} divisions={divisions} seasons={seasons} season={season} roster={current} />
          <CurrentRoster
            teamID={teamID}
            entries={current}
            columns={columns}
            onMove={divisions.length > 0 ? () => setMoving(true) : undefined}
          />
          {current.length > 0 && divisions.length > 0 && <RosterGaps {...{ teamID, divisions, current }} />}
          {waiting.length > 0 && <WaitingPlayers waiting={waiting} />}
          {past.length > 0 && <PastEntries past={past} columns={columns} />}
          <Drawer isOpen={isMoving} onClose={() => setMoving(false)} title={rosterTexts.moveAnotherSeason}>
            <MoveRoster {...{ teamID, divisions, seasons }} roster={current} onDone={() => setMoving(false)} />
          </Drawer>
          {invitation.subject && (
            <Drawer {...invitation.drawerProps} title={rosterTexts.inviteFamilyName(invitation.subject.name)}>
              <InviteFamily teamID={teamID} player={invitation.subject} onDone={invitation.close} />
            </Drawer>
          )}
          {edit.subject && (
            <Drawer {...edit.drawerProps} title={playerFormTexts.editName(nameIn(edit.subject))}>
              <RosterEntryForm
                entry={[...current, ...waiting, ...past].find(({ id }) => id === edit.subject?.id) ?? edit.subject}
                divisions={divisions}
                seasons={seasons}
                onDone={edit.close}
              />
            </Drawer>
          )}
        </div>
      )}
    </Loaded>
  )
}

type AddToRosterProps = RosterPanelProps & {
  divisions: ComponentProps<typeof AddPlayerForm>['divisions']
  roster: readonly RosterEntry[]
}

/** Adds a player with a form, or a list of players. */
function AddToRoster({ teamID, divisions, seasons, season, roster }: AddToRosterProps) {
  const [isImporting, setImporting] = useState(() => storedImportDraft(teamID) !== null)
  return (
    <section className="rounded-lg border border-line bg-surface p-5 print:hidden">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{rosterTexts.addPlayerForm}</h2>
        {divisions.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isImporting}
            onClick={() => setImporting(!isImporting)}
          >
            {isImporting ? rosterTexts.addOnePlayer : rosterTexts.importAList}
          </Button>
        )}
      </div>
      {isImporting ? (
        <ImportRoster {...{ teamID, divisions, seasons, season }} onDone={() => setImporting(false)} />
      ) : divisions.length > 0 ? (
        <AddPlayerForm {...{ teamID, divisions, seasons, season, roster }} />
      ) : (
        <>
          <p className="mb-3">{rosterTexts.selectDivisionFirst}</p>
          <LinkButton to={paths.manageTeam(teamID, 'divisions')} variant="secondary" size="small">
            {rosterTexts.addDivisionFirst}
          </LinkButton>
        </>
      )}
    </section>
  )
}

type CurrentRosterProps = {
  teamID: string
  entries: readonly RosterEntry[]
  columns: ComponentProps<typeof Table<RosterEntry>>['columns']
  onMove: (() => void) | undefined
}

function CurrentRoster({ teamID, entries, columns, onMove }: CurrentRosterProps) {
  const [order, setOrder] = useState('')
  const ordered = inOrder(entries, order)
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">
          {wordTexts.roster} <span className="font-normal text-soft tabular-nums">({entries.length})</span>
        </h2>
        {entries.length > 0 && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <CSVButton fileName="roster.csv" columns={rosterColumns} load={async () => ordered} />
            <Button variant="secondary" onClick={() => print()}>
              {manageRegistrationTexts.print}
            </Button>
            {onMove && (
              <Button variant="secondary" onClick={onMove}>
                {rosterTexts.moveAnotherSeason}
              </Button>
            )}
          </div>
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyState title={teamTexts.rosterIsEmpty} />
      ) : (
        <>
          <div className="print:hidden">
            <Table
              caption={wordTexts.roster}
              rows={ordered}
              keyOf={({ id }) => id}
              columns={columns}
              wide={isSpanish}
              ordering={orderingOf(order, setOrder)}
            />
          </div>
          <RosterSheet teamID={teamID} entries={ordered} />
        </>
      )}
    </section>
  )
}

/** Whether the player of a past entry is on the roster again, or will be. */
const isBackOn = (
  roster: { current: readonly RosterEntry[]; waiting: readonly RosterEntry[] } | undefined,
  { playerID, season }: RosterEntry,
) =>
  [...(roster?.current ?? []), ...(roster?.waiting ?? [])].some(
    (it) => it.playerID === playerID && it.season === season,
  )

type PastEntriesProps = { past: readonly RosterEntry[]; columns: Column<RosterEntry>[] }

const PastEntries = ({ past, columns }: PastEntriesProps) => (
  <section className="print:hidden">
    <h2 className="mb-3 text-xl">
      {rosterTexts.pastEntries} <span className="font-normal text-soft tabular-nums">({past.length})</span>
    </h2>
    <Table caption={rosterTexts.pastRoster} rows={past} keyOf={({ id }) => id} columns={columns} wide={isSpanish} />
  </section>
)
