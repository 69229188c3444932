import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as invitationTexts from '#messages/invitations'
import * as playerFormTexts from '#messages/player-form'
import * as playerTexts from '#messages/players'
import * as shellTexts from '#messages/shell'
import * as wordTexts from '#messages/words'
import { seasonName } from '../../../functions/values/season-name.ts'
import { answerRosterEntryMutation } from '../../api/answer-roster-entry.ts'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { AnswerButtons } from '../../ui/answer-buttons.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmDelete, confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Drawer, useDrawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Table } from '../../ui/table.tsx'
import { historyColumns } from './player-teams.tsx'
import { RemovePlayerFromTeamDocument, type TeamHistoryEntryFragment } from './players.generated.ts'
import { deletePlayerMutation, type PlayerDetail, playerTeamHistoryQuery } from './queries.ts'

const TeamHistoryForm = lazyPart(() => import('./team-history-form.tsx'), 'TeamHistoryForm')

const NEW = 'new'

const titleOf = ({ team, season }: TeamHistoryEntryFragment) =>
  `${team?.name ?? playerTexts.deletedTeam}, ${seasonName(season)}`

/** For the player's owner and admins: edits the profile and its teams, and deletes the player. */
export function PlayerManagement({ player, erase }: { player: PlayerDetail; erase: ReactNode }) {
  const navigate = useNavigate()
  const { mutateAsync: deletePlayer } = useMutation(deletePlayerMutation)
  const history = useQuery(playerTeamHistoryQuery(player.id))
  const edit = useDrawer<TeamHistoryEntryFragment | typeof NEW>()

  const edited = edit.subject
  const entry = edited === NEW ? undefined : (history.data?.find(({ id }) => id === edited?.id) ?? edited ?? undefined)

  async function askAndDelete() {
    if (await confirmDelete(player.name, () => deletePlayer({ id: player.id }))) navigate(paths.players)
  }

  return (
    <div className="grid gap-8">
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{playerTexts.teamHistory}</h2>
          <Button size="small" onClick={() => edit.open(NEW)}>
            {playerTexts.addTeam}
          </Button>
        </div>
        <TeamHistory player={player} onEdit={edit.open} />
      </section>
      <section className="grid justify-items-start gap-3 border-t border-line pt-6">
        <h2 className="text-xl">{shellTexts.profile}</h2>
        <p className="text-soft">{playerTexts.nameAgePositionLocation}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.editPlayer(player.id)} variant="secondary">
            {playerFormTexts.editPlayer}
          </LinkButton>
          <Button variant="danger" onClick={askAndDelete}>
            {playerTexts.deletePlayer}
          </Button>
          {erase}
        </div>
      </section>
      {edited && (
        <Drawer
          {...edit.drawerProps}
          title={entry ? playerTexts.editTeamHistory : playerTexts.addNameTeam(player.name)}
        >
          <TeamHistoryForm playerID={player.id} entry={entry} onDone={edit.close} />
        </Drawer>
      )}
    </div>
  )
}

type TeamHistoryProps = { player: PlayerDetail; onEdit: (entry: TeamHistoryEntryFragment) => void }

function TeamHistory({ player, onEdit }: TeamHistoryProps) {
  const { mutateAsync: removeEntry } = useMutation(mutationOf(RemovePlayerFromTeamDocument))
  const history = useQuery(playerTeamHistoryQuery(player.id))

  async function askAndRemove({ id, team }: TeamHistoryEntryFragment) {
    await confirmWithAlerts({
      title: playerTexts.removeFromTeam,
      message: team
        ? playerTexts.removeNameTeam({ name: player.name, team: team.name })
        : playerTexts.removeNameFromThisTeam(player.name),
      actionLabel: wordTexts.remove,
      destructive: true,
      action: () => removeEntry({ teamHistoryID: id }),
      done: playerTexts.teamHistoryEntryRemoved,
    })
  }

  return (
    <Loaded query={history} empty={<EmptyState title={playerTexts.noTeamHistoryYet} drawing="chalk-line" />}>
      {(entries) => (
        <Table
          caption={playerTexts.teamHistory}
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            ...historyColumns,
            {
              header: deletedRecordTexts.actions,
              actions: true,
              cell: (entry) => (
                <EntryButtons
                  entry={entry}
                  player={player}
                  onEdit={() => onEdit(entry)}
                  onRemove={() => askAndRemove(entry)}
                />
              ),
            },
          ]}
        />
      )}
    </Loaded>
  )
}

type EntryButtonsProps = {
  entry: TeamHistoryEntryFragment
  player: PlayerDetail
  onEdit: () => void
  onRemove: () => void
}

function EntryButtons({ entry, player, onEdit, onRemove }: EntryButtonsProps) {
  const { mutateAsync: answer } = useMutation(answerRosterEntryMutation)
  return (
    <>
      {entry.viewerCanAnswer && (
        <AnswerButtons
          subject={titleOf(entry)}
          onAnswer={(isAccepted) => answer({ id: entry.id, isAccepted })}
          accepted={invitationTexts.onRosterOf({ name: player.name, team: entry.team!.name })}
          declined={invitationTexts.requestDeclined}
        />
      )}
      <Button variant="secondary" size="small" aria-label={playerTexts.editEntry(titleOf(entry))} onClick={onEdit}>
        {wordTexts.edit}
      </Button>
      <Button variant="ghost" size="small" aria-label={playerTexts.removeEntry(titleOf(entry))} onClick={onRemove}>
        {wordTexts.remove}
      </Button>
    </>
  )
}
