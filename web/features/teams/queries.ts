import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import {
  ClaimedTeamsDocument,
  ClaimTeamDocument,
  CreateTeamDocument,
  type CreateTeamInput,
  DeleteTeamDocument,
  NearbyTeamsDocument,
  TeamDocument,
  type TeamQuery,
  TeamRosterDocument,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'

export type TeamDetail = NonNullable<TeamQuery['team']>
export type TeamCounts = Omit<TeamQuery, 'team'> & { contactCount: number }

/** Teams the viewer owns, then teams the viewer only manages. */
export const claimedTeamsQuery = queryOptions({
  queryKey: ['teams', 'claimed'],
  queryFn: async () => {
    const { claimedTeams, managedTeams } = await query(ClaimedTeamsDocument)
    return [
      ...claimedTeams.map((team) => ({ ...team, isManaged: false })),
      ...managedTeams.map((team) => ({ ...team, isManaged: true })),
    ]
  },
})

/** How far travel teams usually play from home. */
const NEARBY_MILES = 100

/** The nearest teams of the same sport, including the team itself. */
export const nearbyTeamsQuery = ({ id, latitude, longitude, sport }: TeamDetail, perPage: number) =>
  queryOptions({
    queryKey: ['teams', 'nearby', id, latitude, longitude, sport],
    queryFn: () =>
      query(NearbyTeamsDocument, {
        near: { latitude: latitude!, longitude: longitude!, within: NEARBY_MILES },
        sport,
        perPage,
      }).then(({ teams }) => teams),
    enabled: latitude !== null && longitude !== null,
  })

/** The team and its counts, or null if it does not exist. Pending contacts do not count. */
export const teamQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['teams', 'detail', teamID],
    queryFn: () =>
      unlessMissing(
        query(TeamDocument, { id: teamID }).then(({ team, ...counts }) => {
          const contactCount = team?.contacts.filter(({ isPending }) => !isPending).length ?? 0
          return team && { team, counts: { ...counts, contactCount } }
        }),
      ),
  })

/** Roster entries of all seasons, newest first. */
export const teamRosterQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['teams', 'roster', teamID],
    queryFn: () => query(TeamRosterDocument, { teamID }).then(({ team }) => team?.teamHistory ?? []),
  })

/** The name of the form's draft. */
export const CREATE_TEAM_DRAFT = 'create-team'

export const createTeamMutation = mutationOptions({
  mutationFn: (input: CreateTeamInput) => queryOnce(CreateTeamDocument, { input }).then((data) => data.createTeam),
})

export const claimTeamMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: () => queryOnce(ClaimTeamDocument, { teamID }),
  })

export const deleteTeamMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: () => query(DeleteTeamDocument, { id: teamID }),
    meta: { refresh: 'later' },
  })
