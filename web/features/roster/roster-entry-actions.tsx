import { useMutation } from '@tanstack/react-query'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as playerFormTexts from '#messages/player-form'
import * as rosterTexts from '#messages/roster'
import * as wordTexts from '#messages/words'
import { mutationOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { RemovePlayerFromTeamDocument } from '../players/players.generated.ts'
import { addToRosterMutation, type RosterEntry } from './queries.ts'
import { UpdateRosterEntryDocument } from './roster.generated.ts'
import { nameIn } from './roster-tables.tsx'

type RosterEntryActionsProps = {
  teamID: string
  entry: RosterEntry
  /** The player of this past entry is on the roster of that season again, or waits for it. */
  isBack: boolean
  onEdit: (entry: RosterEntry) => void
  onInvite: (player: { id: string; name: string }) => void
}

export function RosterEntryActions({ teamID, entry, isBack, onEdit, onInvite }: RosterEntryActionsProps) {
  const { isAdmin } = useAuth()
  const { remove, restore } = useRosterEntry(teamID, entry)
  return (
    <>
      {!entry.isCurrent && entry.player && !isBack && (
        <Button size="small" aria-label={deletedRecordTexts.restoreName(entry.player.name)} onClick={restore}>
          {deletedRecordTexts.restore}
        </Button>
      )}
      {entry.isCurrent && entry.player?.viewerCanEdit && !isAdmin && (
        <Button
          variant="ghost"
          size="small"
          aria-label={rosterTexts.inviteFamilyName(entry.player.name)}
          onClick={() => entry.player && onInvite(entry.player)}
        >
          {rosterTexts.inviteFamily}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={playerFormTexts.editName(nameIn(entry))}
        onClick={() => onEdit(entry)}
      >
        {wordTexts.edit}
      </Button>
      <Button variant="ghost" size="small" aria-label={rosterTexts.removeName(nameIn(entry))} onClick={remove}>
        {wordTexts.remove}
      </Button>
    </>
  )
}

function useRosterEntry(teamID: string, entry: RosterEntry) {
  const { mutateAsync: removeFromRoster } = useMutation(mutationOf(RemovePlayerFromTeamDocument))
  const { mutateAsync: update } = useMutation(mutationOf(UpdateRosterEntryDocument))
  const { mutateAsync: addAgain } = useMutation(addToRosterMutation(teamID))

  async function remove() {
    await confirmWithAlerts({
      title: rosterTexts.removeFromRoster,
      message: rosterTexts.confirmRemove(nameIn(entry)),
      actionLabel: wordTexts.remove,
      destructive: true,
      action: () => removeFromRoster({ teamHistoryID: entry.id }),
      done: rosterTexts.playerRemovedRoster,
    })
  }

  async function restore() {
    const { player } = entry
    // A player of another family is added again. For any other, no end date means that the player is on the team again.
    const isOtherFamilys = player?.isClaimed && !player.viewerCanEdit
    try {
      const { waitsFor } = isOtherFamilys
        ? (await addAgain(newEntryOf(entry))).addPlayerToTeam
        : await update({ id: entry.id, input: { endDate: '' } })
      alerts.success(waitsFor ? rosterTexts.weAskedFamily(nameIn(entry)) : rosterTexts.isBackOnRoster(nameIn(entry)))
    } catch (error) {
      alerts.failed(error)
    }
  }

  return { remove, restore }
}

/** An entry like the past one. */
const newEntryOf = ({ playerID, division, ageGroup, season, jerseyNumber }: RosterEntry) => ({
  playerID,
  season,
  division: division ?? '',
  ageGroup: ageGroup ?? '',
  jerseyNumber: jerseyNumber ?? '',
})
