import { mutationOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { UpdateTeamDocument, type UpdateTeamInput } from '../../api/generated.ts'

export const updateTeamMutation = (teamID: string) =>
  mutationOptions({
    mutationFn: (input: UpdateTeamInput) => query(UpdateTeamDocument, { id: teamID, input }),
  })
