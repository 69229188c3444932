import { queryPartition } from '../../store/store.ts'
import { badInput, notFound, Refusal } from '../../values/errors.ts'
import { childID } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import { parse } from '../../values/parse.ts'
import { teams } from '../teams/entity.ts'
import type { Caller } from '../users/entity.ts'
import { isCurrent } from './current.ts'
import { type RosterRow, rosterEntries } from './entity.ts'
import { addEntry } from './service.ts'
import { MAX_ROWS, targetSeasonInput } from './validation.ts'

type Move = { entryIDs: readonly string[]; season: string; divisionID: string; caller: Caller; now: Date }

/**
 * Adds players of current entries to another season. As for new entries, the other side may have to accept. The current entry ends when the
 * new one takes effect. Players who are already in that season are skipped.
 */
export async function moveRosterToSeason(teamID: string, { entryIDs, divisionID, caller, now, ...rest }: Move) {
  const { season } = parse(targetSeasonInput, rest)
  if (entryIDs.length === 0) throw badInput('entryIDs', m.please_select_a_player_refusal)
  if (entryIDs.length > MAX_ROWS)
    throw badInput('entryIDs', (_, to) => m.move_up_to_count_players_at_a_time({ count: MAX_ROWS }, to))
  const partition = await queryPartition(teams().get({ teamID }), true)
  const division = partition.of(teams)[0]?.divisions.find(({ id }) => id === divisionID)
  if (!division) throw notFound('Division')
  const movedIDs = new Set(entryIDs)
  const entries = partition.of(rosterEntries).filter((it) => movedIDs.has(it.teamHistoryID) && isCurrent(it, now))
  const moved: RosterRow[] = []
  for (const { playerID, teamHistoryID: follows, jerseyNumber } of entries) {
    const entry = {
      teamHistoryID: childID(teamID),
      teamID,
      playerID,
      version: 1,
      startDate: now.toISOString().slice(0, 10),
      division: division.division,
      ageGroup: division.ageGroup,
      season,
      jerseyNumber,
      follows,
      addedBy: caller.userID,
      createdAt: now.toISOString(),
    }
    const row = await addEntry(entry, { caller, now, divisionID }).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'CONFLICT') return null
      throw error
    })
    if (row) moved.push(row)
  }
  return moved
}
