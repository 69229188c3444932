import { mutationOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { DismissTeamSuggestionDocument, UpdateTeamDocument, type UpdateTeamInput } from '../../api/generated.ts'

export const updateTeamMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: (input: UpdateTeamInput) => query(UpdateTeamDocument, { id: teamID, input }),
  })

export const dismissTeamSuggestionMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: (field: string) => query(DismissTeamSuggestionDocument, { id: teamID, field }),
  })
