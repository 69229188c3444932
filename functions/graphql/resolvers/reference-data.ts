import { allPositions } from '../../domain/positions/positions.ts'
import { seasons } from '../../domain/seasons/entity.ts'
import { find } from '../../store/store.ts'
import { isID } from '../../values/ids.ts'
import type { AgeRuleResolvers, PositionResolvers, QueryResolvers, SeasonResolvers } from '../generated.ts'
import { paging } from '../reads/lists.ts'

export const Query = {
  ageRules: async () => (await import('../../domain/age-rules/service.ts')).allAgeRules(),
  positions: async (_, { isActive, ...args }, __, info) => {
    const { offset, perPage } = paging(args, info)
    const found = (await allPositions()).filter((it) => isActive == null || it.isActive === isActive)
    return found.slice(offset, offset + perPage)
  },
  seasons: async (_, { isActive, year, ...args }, __, info) => {
    const { offset, perPage } = paging(args, info)
    return (await (await service()).findSeasons({ isActive, year })).slice(offset, offset + perPage)
  },
  season: async (_, { id }) => (isID(id) ? await find(seasons, { seasonID: id }) : null),
} satisfies QueryResolvers

export const AgeRule = { id: ({ ageRuleID }) => ageRuleID } satisfies AgeRuleResolvers

export const Position = { id: ({ positionID }) => positionID } satisfies PositionResolvers

const service = () => import('../../domain/seasons/service.ts')

export const Season = { id: ({ seasonID }) => seasonID } satisfies SeasonResolvers
