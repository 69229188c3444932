import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { AnswerButtons } from '../../ui/answer-buttons.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmed } from '../../ui/confirmed.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { formatDay } from '../../ui/time-format.ts'
import { AddPlayerForm } from './add-player-form.tsx'
import {
  answerRosterMutation,
  type RosterEntry,
  removeFromRosterMutation,
  restoreRosterEntryMutation,
  rosterQuery,
} from './queries.ts'
import { squadName } from './squads.ts'

const RosterGaps = lazyPart(() => import('./roster-gaps.tsx').then((module) => module.RosterGaps))
const ImportRoster = lazyPart(() => import('./import-roster.tsx').then((module) => module.ImportRoster))
const MoveRoster = lazyPart(() => import('./move-roster.tsx').then((module) => module.MoveRoster))
const InviteFamily = lazyPart(() => import('./invite-family.tsx').then((module) => module.InviteFamily))
const RosterEntryForm = lazyPart(() => import('./roster-entry-form.tsx').then((module) => module.RosterEntryForm))

const columns: Column<RosterEntry>[] = [
  {
    header: 'Player',
    title: true,
    cell: ({ player }) =>
      player ? (
        <>
          <Link to={paths.player(player.id)} className="link font-semibold">
            {player.name}
          </Link>
          <GuardianMark player={player} />
        </>
      ) : (
        'Deleted player'
      ),
  },
  { header: 'Jersey', cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
  { header: 'Position', cell: ({ player }) => player?.position ?? '–' },
  { header: 'Age', cell: ({ player }) => player?.age ?? '–', numeric: true },
  { header: 'Division', cell: (entry) => squadName(entry) || '–' },
  { header: 'Season', cell: ({ season }) => season },
  {
    header: 'Dates',
    cell: ({ startDate, endDate }) =>
      endDate ? `${formatDay(startDate)} to ${formatDay(endDate)}` : `Since ${formatDay(startDate)}`,
  },
]

/** For the coach who manages the profile until the family claims it. */
function GuardianMark({ player }: { player: NonNullable<RosterEntry['player']> }) {
  const { isAdmin } = useAuth()
  if (!player.viewerCanEdit || isAdmin || player.guardianConsent) return null
  return (
    <div className="mt-1">
      <Badge tone={player.familyInvitedAt ? 'neutral' : 'warn'}>
        {player.familyInvitedAt ? 'Guardian invited' : 'Guardian not yet invited'}
      </Badge>
    </div>
  )
}

type RosterPanelProps = {
  teamID: string
  seasons: readonly string[]
  /** The season that new players are added for until another one is chosen. */
  season: string
}

export function RosterPanel({ teamID, seasons, season }: RosterPanelProps) {
  const { mutateAsync: removeFromRoster } = useMutation(removeFromRosterMutation)
  const { mutateAsync: restore } = useMutation(restoreRosterEntryMutation)
  const { mutateAsync: answer } = useMutation(answerRosterMutation)
  const [edited, setEdited] = useState<RosterEntry | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const [invited, setInvited] = useState<RosterEntry | null>(null)
  const [isInviting, setInviting] = useState(false)
  const { isAdmin } = useAuth()

  async function askAndRemove({ id, player }: RosterEntry) {
    await confirmed(
      {
        title: 'Remove from roster',
        message: `Are you sure you want to remove ${player?.name ?? 'this player'} from the roster?`,
        actionLabel: 'Remove',
        destructive: true,
        action: () => removeFromRoster(id),
      },
      'Player removed from the roster!',
    )
  }

  async function cancel({ id, player }: RosterEntry) {
    await confirmed(
      {
        title: 'Cancel request',
        message: `Stop asking the family of ${player?.name ?? 'this player'}?`,
        actionLabel: 'Cancel request',
        destructive: true,
        action: () => removeFromRoster(id),
      },
      'Request canceled.',
    )
  }

  async function restoreToRoster({ id, player }: RosterEntry) {
    try {
      await restore(id)
      alerts.success(`${player?.name ?? 'The player'} is back on the roster!`)
    } catch (error) {
      alerts.error(`Error: ${(error as Error).message}`)
    }
  }

  const actions = (entry: RosterEntry) => (
    <>
      {!entry.isCurrent && (
        <Button
          size="small"
          aria-label={`Restore ${entry.player?.name ?? 'entry'}`}
          onClick={() => restoreToRoster(entry)}
        >
          Restore
        </Button>
      )}
      {entry.isCurrent && entry.player?.viewerCanEdit && !isAdmin && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`Invite the family of ${entry.player.name}`}
          onClick={() => {
            setInvited(entry)
            setInviting(true)
          }}
        >
          Invite family
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={`Edit ${entry.player?.name ?? 'entry'}`}
        onClick={() => {
          setEdited(entry)
          setOpen(true)
        }}
      >
        Edit
      </Button>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Remove ${entry.player?.name ?? 'entry'}`}
        onClick={() => askAndRemove(entry)}
      >
        Remove
      </Button>
    </>
  )
  const waitingColumns = [
    ...columns.slice(0, -1),
    {
      header: 'Status',
      cell: ({ waitsFor }: RosterEntry) => (
        <Badge tone="warn">{waitsFor === 'team' ? 'Waiting for the coach' : 'Waiting for the family'}</Badge>
      ),
    },
    {
      header: 'Actions',
      actions: true,
      cell: (entry: RosterEntry) => {
        const name = entry.player?.name ?? 'the player'
        return entry.viewerCanAnswer ? (
          <AnswerButtons
            subject={name}
            onAnswer={(isAccepted) => answer({ id: entry.id, isAccepted })}
            accepted={`${name} is on the roster!`}
            declined={`${name} was declined.`}
          />
        ) : (
          <Button
            variant="ghost"
            size="small"
            aria-label={`Cancel the request for ${name}`}
            onClick={() => cancel(entry)}
          >
            Cancel request
          </Button>
        )
      },
    },
  ]
  const columnsWithActions = [...columns, { header: 'Actions', actions: true, cell: actions }]

  return (
    <Loaded query={useQuery(rosterQuery(teamID))}>
      {({ divisions, current, waiting, past }) => (
        <div className="grid gap-8">
          <section className="rounded-lg border border-line bg-surface p-5 print:hidden">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl">Add a player</h2>
              {divisions.length > 0 && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-expanded={isImporting}
                  onClick={() => setImporting(!isImporting)}
                >
                  {isImporting ? 'Add one player' : 'Import a list'}
                </Button>
              )}
            </div>
            {isImporting ? (
              <ImportRoster {...{ teamID, divisions, seasons, season }} onDone={() => setImporting(false)} />
            ) : divisions.length > 0 ? (
              <AddPlayerForm {...{ teamID, divisions, seasons, season, roster: current }} />
            ) : (
              <>
                <p className="mb-3">Please select a division before adding a player</p>
                <LinkButton to={paths.manageTeam(teamID, 'divisions')} variant="secondary" size="small">
                  Add a division first
                </LinkButton>
              </>
            )}
          </section>
          <section>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl">
                Roster <span className="font-normal text-soft tabular-nums">({current.length})</span>
              </h2>
              {current.length > 0 && divisions.length > 0 && (
                <Button variant="secondary" size="small" onClick={() => setMoving(true)} className="print:hidden">
                  Move to another season
                </Button>
              )}
            </div>
            {current.length === 0 ? (
              <EmptyState title="No players on roster" />
            ) : (
              <Table caption="Roster" rows={current} keyOf={({ id }) => id} columns={columnsWithActions} />
            )}
          </section>
          {current.length > 0 && divisions.length > 0 && <RosterGaps {...{ teamID, divisions, current }} />}
          {waiting.length > 0 && (
            <section>
              <h2 className="mb-1 text-xl">
                Waiting <span className="font-normal text-soft tabular-nums">({waiting.length})</span>
              </h2>
              <p className="mb-3 text-soft">These players join the roster when the other side accepts.</p>
              <Table
                caption="Players waiting to join the roster"
                rows={waiting}
                keyOf={({ id }) => id}
                columns={waitingColumns}
              />
            </section>
          )}
          {past.length > 0 && (
            <section>
              <h2 className="mb-3 text-xl">
                Past <span className="font-normal text-soft tabular-nums">({past.length})</span>
              </h2>
              <Table caption="Past roster" rows={past} keyOf={({ id }) => id} columns={columnsWithActions} />
            </section>
          )}
          <Drawer isOpen={isMoving} onClose={() => setMoving(false)} title="Move to another season">
            <MoveRoster {...{ teamID, divisions, seasons }} roster={current} onDone={() => setMoving(false)} />
          </Drawer>
          {invited?.player && (
            <Drawer
              isOpen={isInviting}
              onClose={() => setInviting(false)}
              onClosed={() => setInvited(null)}
              title={`Invite the family of ${invited.player.name}`}
            >
              <InviteFamily
                teamID={teamID}
                playerID={invited.player.id}
                name={invited.player.name}
                onDone={() => setInviting(false)}
              />
            </Drawer>
          )}
          {edited && (
            <Drawer
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              onClosed={() => setEdited(null)}
              title={`Edit ${edited.player?.name ?? 'roster entry'}`}
            >
              <RosterEntryForm entry={edited} divisions={divisions} seasons={seasons} onDone={() => setOpen(false)} />
            </Drawer>
          )}
        </div>
      )}
    </Loaded>
  )
}
