import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { seasonName } from '../../../functions/values/season-name.ts'
import { answerRosterEntryMutation } from '../../api/answer-roster-entry.ts'
import { RemovePlayerFromTeamDocument, type TeamHistoryEntryFragment } from '../../api/generated.ts'
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
import { deletePlayerMutation, type PlayerDetail, playerTeamHistoryQuery } from './queries.ts'

const TeamHistoryForm = lazyPart(() => import('./team-history-form.tsx'), 'TeamHistoryForm')

const NEW = 'new'

const titleOf = ({ team, season }: TeamHistoryEntryFragment) =>
  `${team?.name ?? m.deleted_team()}, ${seasonName(season)}`

/** For the player's owner and admins: edits the profile and its teams, and deletes the player. */
export function PlayerManagement({ player, erase }: { player: PlayerDetail; erase: ReactNode }) {
  const navigate = useNavigate()
  const { mutateAsync: removeEntry } = useMutation(mutationOf(RemovePlayerFromTeamDocument))
  const { mutateAsync: answer } = useMutation(answerRosterEntryMutation)
  const { mutateAsync: deletePlayer } = useMutation(deletePlayerMutation)
  const history = useQuery(playerTeamHistoryQuery(player.id))
  const edit = useDrawer<TeamHistoryEntryFragment | typeof NEW>()

  const edited = edit.subject
  const entry = edited === NEW ? undefined : (history.data?.find(({ id }) => id === edited?.id) ?? edited ?? undefined)

  async function askAndRemove({ id, team }: TeamHistoryEntryFragment) {
    await confirmWithAlerts({
      title: m.remove_from_team(),
      message: team
        ? m.remove_name_from_team({ name: player.name, team: team.name })
        : m.remove_name_from_this_team({ name: player.name }),
      actionLabel: m.remove(),
      destructive: true,
      action: () => removeEntry({ teamHistoryID: id }),
      done: m.team_history_entry_removed(),
    })
  }

  async function askAndDelete() {
    if (await confirmDelete(player.name, () => deletePlayer({ id: player.id }))) navigate(paths.players)
  }

  return (
    <div className="grid gap-8">
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{m.team_history()}</h2>
          <Button size="small" onClick={() => edit.open(NEW)}>
            {m.add_to_a_team()}
          </Button>
        </div>
        <Loaded query={history} empty={<EmptyState title={m.no_team_history_yet()} drawing="chalk-line" />}>
          {(entries) => (
            <Table
              caption={m.team_history()}
              rows={entries}
              keyOf={({ id }) => id}
              columns={[
                ...historyColumns,
                {
                  header: m.actions(),
                  actions: true,
                  cell: (entry) => (
                    <>
                      {entry.viewerCanAnswer && (
                        <AnswerButtons
                          subject={titleOf(entry)}
                          onAnswer={(isAccepted) => answer({ id: entry.id, isAccepted })}
                          accepted={m.name_is_on_the_roster_of_team({ name: player.name, team: entry.team!.name })}
                          declined={m.request_declined()}
                        />
                      )}
                      <Button
                        variant="secondary"
                        size="small"
                        aria-label={m.edit_entry({ entry: titleOf(entry) })}
                        onClick={() => edit.open(entry)}
                      >
                        {m.edit()}
                      </Button>
                      <Button
                        variant="ghost"
                        size="small"
                        aria-label={m.remove_entry({ entry: titleOf(entry) })}
                        onClick={() => askAndRemove(entry)}
                      >
                        {m.remove()}
                      </Button>
                    </>
                  ),
                },
              ]}
            />
          )}
        </Loaded>
      </section>
      <section className="grid justify-items-start gap-3 border-t border-line pt-6">
        <h2 className="text-xl">{m.profile()}</h2>
        <p className="text-soft">{m.name_age_position_location_and_photo_a_deleted()}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.editPlayer(player.id)} variant="secondary">
            {m.edit_player()}
          </LinkButton>
          <Button variant="danger" onClick={askAndDelete}>
            {m.delete_player()}
          </Button>
          {erase}
        </div>
      </section>
      {edited && (
        <Drawer
          {...edit.drawerProps}
          title={entry ? m.edit_team_history() : m.add_name_to_a_team({ name: player.name })}
        >
          <TeamHistoryForm playerID={player.id} entry={entry} onDone={edit.close} />
        </Drawer>
      )}
    </div>
  )
}
