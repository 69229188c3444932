import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  DismissTeamSuggestionDocument,
  TeamWaiverDocument,
  UpdateDivisionDocument,
  type UpdateDivisionInput,
  UpdateTeamDocument,
  type UpdateTeamInput,
} from '../../api/generated.ts'

export const updateTeamMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: (input: UpdateTeamInput) => query(UpdateTeamDocument, { id: teamID, input }),
  })

/** Applies the source's values to a division. */
export const updateDivisionMutation = mutationOptions({
  mutationFn: ({ id, ...input }: UpdateDivisionInput & { id: string }) => query(UpdateDivisionDocument, { id, input }),
})

export const dismissTeamSuggestionMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: (field: string) => query(DismissTeamSuggestionDocument, { id: teamID, field }),
  })

/** The text that families accept. Null if the team does not exist. */
export const teamWaiverQuery = (teamID: string) =>
  queryOptions({
    queryKey: ['teams', 'waiver', teamID],
    queryFn: () => query(TeamWaiverDocument, { teamID }).then(({ team }) => team),
  })
