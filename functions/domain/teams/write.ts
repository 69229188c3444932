import { changeLogEntry } from '../change-log/log.ts'
import { versionConflict, type Write } from '../store.ts'
import { type TeamItem, teams } from './entity.ts'
import { teamRow } from './row.ts'

type Changes = Partial<Omit<TeamItem, 'teamID' | 'version' | 'updatedAt'>>

/** The team's next version, and the writes that put it in the place of the one that was read. */
export function changedTeam(team: TeamItem, changes: Changes, now: Date) {
  const next: TeamItem = { ...team, ...changes, version: team.version + 1, updatedAt: now.toISOString() }
  const put = teams()
    .put(next)
    .where(({ version }, { eq }) => eq(version, team.version))
  const writes: [Write, Error?][] = [
    [put, versionConflict],
    [changeLogEntry('team', [{ id: next.teamID, version: next.version, row: teamRow(next) }])],
  ]
  return { next, writes }
}
