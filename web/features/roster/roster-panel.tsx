import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as playerFormTexts from '#messages/player-form'
import * as rosterTexts from '#messages/roster'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
import { siteLocale } from '../../../functions/values/messages/locale.ts'
import { RemovePlayerFromTeamDocument, UpdateRosterEntryDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { Drawer, useDrawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { orderingOf } from '../../ui/result-table.tsx'
import { Table } from '../../ui/table.tsx'
import { AddPlayerForm } from './add-player-form.tsx'
import { storedImportDraft } from './import-draft.ts'
import { addToRosterMutation, type RosterEntry, rosterQuery } from './queries.ts'
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
  const { mutateAsync: removeFromRoster } = useMutation(mutationOf(RemovePlayerFromTeamDocument))
  const { mutateAsync: restore } = useMutation(mutationOf(UpdateRosterEntryDocument))
  const { mutateAsync: addAgain } = useMutation(addToRosterMutation(teamID))
  const [isImporting, setImporting] = useState(() => storedImportDraft(teamID) !== null)
  const [isMoving, setMoving] = useState(false)
  const [order, setOrder] = useState('')
  const edit = useDrawer<RosterEntry>()
  const invitation = useDrawer<{ id: string; name: string }>()
  const { isAdmin } = useAuth()
  const roster = useQuery(rosterQuery(teamID))

  /** Whether the player of a past entry is on the roster of that season again, or waits for it. */
  const isBack = ({ playerID, season }: RosterEntry) =>
    [...(roster.data?.current ?? []), ...(roster.data?.waiting ?? [])].some(
      (it) => it.playerID === playerID && it.season === season,
    )

  async function askAndRemove(entry: RosterEntry) {
    await confirmWithAlerts({
      title: rosterTexts.removeFromRoster,
      message: rosterTexts.confirmRemove(nameIn(entry)),
      actionLabel: wordTexts.remove,
      destructive: true,
      action: () => removeFromRoster({ teamHistoryID: entry.id }),
      done: rosterTexts.playerRemovedRoster,
    })
  }

  async function restoreToRoster(entry: RosterEntry) {
    const { player } = entry
    // A player of another family is added again. For any other, no end date means that the player is on the team again.
    const isOtherFamilys = player?.isClaimed && !player.viewerCanEdit
    try {
      const { waitsFor } = isOtherFamilys
        ? (await addAgain(newEntryOf(entry))).addPlayerToTeam
        : await restore({ id: entry.id, input: { endDate: '' } })
      alerts.success(waitsFor ? rosterTexts.weAskedFamily(nameIn(entry)) : rosterTexts.isBackOnRoster(nameIn(entry)))
    } catch (error) {
      alerts.failed(error)
    }
  }

  const actions = (entry: RosterEntry) => (
    <>
      {!entry.isCurrent && entry.player && !isBack(entry) && (
        <Button
          size="small"
          aria-label={deletedRecordTexts.restoreName(entry.player.name)}
          onClick={() => restoreToRoster(entry)}
        >
          {deletedRecordTexts.restore}
        </Button>
      )}
      {entry.isCurrent && entry.player?.viewerCanEdit && !isAdmin && (
        <Button
          variant="ghost"
          size="small"
          aria-label={rosterTexts.inviteFamilyName(entry.player.name)}
          onClick={() => entry.player && invitation.open(entry.player)}
        >
          {rosterTexts.inviteFamily}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={playerFormTexts.editName(nameIn(entry))}
        onClick={() => edit.open(entry)}
      >
        {wordTexts.edit}
      </Button>
      <Button
        variant="ghost"
        size="small"
        aria-label={rosterTexts.removeName(nameIn(entry))}
        onClick={() => askAndRemove(entry)}
      >
        {wordTexts.remove}
      </Button>
    </>
  )
  const columnsWithActions = [...rosterColumns, { header: deletedRecordTexts.actions, actions: true, cell: actions }]

  return (
    <Loaded query={roster}>
      {({ divisions, current, waiting, past }) => (
        <div className="grid gap-8">
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
              <AddPlayerForm {...{ teamID, divisions, seasons, season, roster: current }} />
            ) : (
              <>
                <p className="mb-3">{rosterTexts.selectDivisionFirst}</p>
                <LinkButton to={paths.manageTeam(teamID, 'divisions')} variant="secondary" size="small">
                  {rosterTexts.addDivisionFirst}
                </LinkButton>
              </>
            )}
          </section>
          <section>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl">
                {wordTexts.roster} <span className="font-normal text-soft tabular-nums">({current.length})</span>
              </h2>
              {current.length > 0 && (
                <div className="flex flex-wrap gap-2 print:hidden">
                  <CSVButton fileName="roster.csv" columns={rosterColumns} load={async () => inOrder(current, order)} />
                  <Button variant="secondary" onClick={() => print()}>
                    {manageRegistrationTexts.print}
                  </Button>
                  {divisions.length > 0 && (
                    <Button variant="secondary" onClick={() => setMoving(true)}>
                      {rosterTexts.moveAnotherSeason}
                    </Button>
                  )}
                </div>
              )}
            </div>
            {current.length === 0 ? (
              <EmptyState title={teamTexts.rosterIsEmpty} />
            ) : (
              <>
                <div className="print:hidden">
                  <Table
                    caption={wordTexts.roster}
                    rows={inOrder(current, order)}
                    keyOf={({ id }) => id}
                    columns={columnsWithActions}
                    wide={isSpanish}
                    ordering={orderingOf(order, setOrder)}
                  />
                </div>
                <RosterSheet entries={inOrder(current, order)} />
              </>
            )}
          </section>
          {current.length > 0 && divisions.length > 0 && <RosterGaps {...{ teamID, divisions, current }} />}
          {waiting.length > 0 && <WaitingPlayers waiting={waiting} />}
          {past.length > 0 && (
            <section className="print:hidden">
              <h2 className="mb-3 text-xl">
                {rosterTexts.pastEntries} <span className="font-normal text-soft tabular-nums">({past.length})</span>
              </h2>
              <Table
                caption={rosterTexts.pastRoster}
                rows={past}
                keyOf={({ id }) => id}
                columns={columnsWithActions}
                wide={isSpanish}
              />
            </section>
          )}
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

/** An entry like the past one. */
const newEntryOf = ({ playerID, division, ageGroup, season, jerseyNumber }: RosterEntry) => ({
  ...{ playerID, season },
  division: division ?? '',
  ageGroup: ageGroup ?? '',
  jerseyNumber: jerseyNumber ?? '',
})
