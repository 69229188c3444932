import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { UpdateTeamDocument, type UpdateTeamInput } from '../../api/generated.ts'

export const updateTeamMutation = (teamID: string, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (input: UpdateTeamInput) => query(UpdateTeamDocument, { id: teamID, input }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })
