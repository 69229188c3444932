import { deleteDivision } from '../../domain/divisions/delete.ts'
import { addDivision, updateDivision } from '../../domain/divisions/service.ts'
import type { MutationResolvers } from '../generated.ts'

export const Mutation = {
  addDivisionToTeam: (_, { input }, { now }) => addDivision(input.teamID, input, now),
  addDivision: (_, { input }, { now }) => addDivision(input.teamID, input, now),
  updateDivision: (_, { id, input }, { now }) => updateDivision(id, input, now),
  deleteDivision: (_, { id, moveTo }, { now }) => deleteDivision(id, moveTo, now),
} satisfies MutationResolvers
