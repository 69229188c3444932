import { seasons } from '../../domain/seasons/entity.ts'
import { find } from '../../store/store.ts'
import { isID } from '../../values/ids.ts'
import type { QueryResolvers, SeasonResolvers } from '../generated.ts'
import { paging } from '../reads/paging.ts'

const service = () => import('../../domain/seasons/service.ts')

export const Query = {
  seasons: async (_, { isActive, year, ...args }, __, info) => {
    const { offset, perPage } = paging(args, info)
    return (await (await service()).findSeasons({ isActive, year })).slice(offset, offset + perPage)
  },
  season: async (_, { id }) => (isID(id) ? await find(seasons, { seasonID: id }) : null),
} satisfies QueryResolvers

export const Season = {
  id: ({ seasonID }) => seasonID,
} satisfies SeasonResolvers
