import { mutationOf, queryOf, recordOf } from '../../api/options.ts'
import {
  ClaimedTeamsDocument,
  DeleteTeamDocument,
  TeamDocument,
  type TeamQuery,
  TeamRosterDocument,
} from './teams.generated.ts'

export type TeamDetail = NonNullable<TeamQuery['team']>
export type TeamCounts = Omit<TeamQuery, 'team'> & { contactCount: number }

/** Teams the viewer owns, then teams the viewer only manages. */
export const claimedTeamsQuery = queryOf(ClaimedTeamsDocument, {}, ({ claimedTeams, managedTeams }) => [
  ...claimedTeams.map((team) => ({ ...team, isManaged: false })),
  ...managedTeams.map((team) => ({ ...team, isManaged: true })),
])

/** The team and its counts, or null if it does not exist. Pending contacts do not count. */
export const teamQuery = (teamID: string) =>
  recordOf(TeamDocument, { id: teamID }, ({ team, ...counts }) => {
    const contactCount = team?.contacts.filter(({ isPending }) => !isPending).length ?? 0
    return team && { team, counts: { ...counts, contactCount } }
  })

export const CREATE_TEAM_DRAFT = 'create-team'

/** Roster entries of all seasons, newest first. */
export const teamRosterQuery = (teamID: string) =>
  queryOf(TeamRosterDocument, { teamID }, ({ team }) => team?.teamHistory ?? [])

export const deleteTeamMutation = mutationOf(DeleteTeamDocument, { refresh: 'later' })
