import { allPositions } from '../../domain/positions/positions.ts'
import type { PositionResolvers, QueryResolvers } from '../generated.ts'
import { paging } from '../reads/paging.ts'

export const Query = {
  positions: async (_, { isActive, ...args }, __, info) => {
    const { offset, perPage } = paging(args, info)
    const found = (await allPositions()).filter((it) => isActive == null || it.isActive === isActive)
    return found.slice(offset, offset + perPage)
  },
} satisfies QueryResolvers

export const Position = {
  id: ({ positionID }) => positionID,
} satisfies PositionResolvers
