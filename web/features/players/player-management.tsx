import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TeamHistoryEntryFragment } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { AnswerButtons } from '../../ui/answer-buttons.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmDelete, confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Table } from '../../ui/table.tsx'
import { useDrawer } from '../../ui/use-drawer.ts'
import { historyColumns } from './player-teams.tsx'
import {
  answerTeamMutation,
  deletePlayerMutation,
  type PlayerDetail,
  playerTeamHistoryQuery,
  removeTeamHistoryMutation,
} from './queries.ts'

const TeamHistoryForm = lazyPart(() => import('./team-history-form.tsx').then((module) => module.TeamHistoryForm))

const NEW = 'new'

const titleOf = ({ team, season }: TeamHistoryEntryFragment) => `${team?.name ?? 'Deleted team'}, ${season}`

type PlayerManagementProps = {
  player: PlayerDetail
  /** The button to erase the player, for those who may. */
  erase: ReactNode
}

/** For the player's owner and admins: edits the profile and its teams, and deletes the player. */
export function PlayerManagement({ player, erase }: PlayerManagementProps) {
  const navigate = useNavigate()
  const { mutateAsync: removeEntry } = useMutation(removeTeamHistoryMutation)
  const { mutateAsync: answer } = useMutation(answerTeamMutation)
  const { mutateAsync: deletePlayer } = useMutation(deletePlayerMutation(player.id))
  const history = useQuery(playerTeamHistoryQuery(player.id))
  const edit = useDrawer<TeamHistoryEntryFragment | typeof NEW>()

  const edited = edit.subject
  const entry = edited === NEW ? undefined : (history.data?.find(({ id }) => id === edited?.id) ?? edited ?? undefined)

  async function askAndRemove({ id, team }: TeamHistoryEntryFragment) {
    await confirmWithAlerts(
      {
        title: 'Remove from team',
        message: `Remove ${player.name} from ${team?.name ?? 'this team'}?`,
        actionLabel: 'Remove',
        destructive: true,
        action: () => removeEntry(id),
      },
      'Team history entry removed!',
    )
  }

  async function askAndDelete() {
    if (await confirmDelete(player.name, deletePlayer)) navigate(paths.players)
  }

  return (
    <div className="grid gap-8">
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">Team history</h2>
          <Button size="small" onClick={() => edit.open(NEW)}>
            + Add to a team
          </Button>
        </div>
        <Loaded query={history}>
          {(entries) =>
            entries.length === 0 ? (
              <EmptyState title="No team history yet" drawing="chalk-line" />
            ) : (
              <Table
                caption="Team history"
                rows={entries}
                keyOf={({ id }) => id}
                columns={[
                  ...historyColumns,
                  {
                    header: 'Actions',
                    actions: true,
                    cell: (entry) => (
                      <>
                        {entry.viewerCanAnswer && (
                          <AnswerButtons
                            subject={titleOf(entry)}
                            onAnswer={(isAccepted) => answer({ id: entry.id, isAccepted })}
                            accepted={`${player.name} is on the roster of ${entry.team?.name}!`}
                            declined="Request declined."
                          />
                        )}
                        <Button
                          variant="secondary"
                          size="small"
                          aria-label={`Edit ${titleOf(entry)}`}
                          onClick={() => edit.open(entry)}
                        >
                          Edit
                        </Button>
                        <Button
                          variant="ghost"
                          size="small"
                          aria-label={`Remove ${titleOf(entry)}`}
                          onClick={() => askAndRemove(entry)}
                        >
                          Remove
                        </Button>
                      </>
                    ),
                  },
                ]}
              />
            )
          }
        </Loaded>
      </section>
      <section className="grid justify-items-start gap-3 border-t border-line pt-6">
        <h2 className="text-xl">Profile</h2>
        <p className="text-soft">
          Name, age, position, location, and photo. A deleted player can be restored for 30 days.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.editPlayer(player.id)} variant="secondary">
            Edit Player
          </LinkButton>
          <Button variant="danger" onClick={askAndDelete}>
            Delete Player
          </Button>
          {erase}
        </div>
      </section>
      {edited && (
        <Drawer {...edit.drawerProps} title={entry ? 'Edit team history' : `Add ${player.name} to a team`}>
          <TeamHistoryForm playerID={player.id} entry={entry} onDone={edit.close} />
        </Drawer>
      )}
    </div>
  )
}
