import { seasons } from '../../domain/seasons/entity.ts'
import { isID } from '../../values/ids.ts'
import type { MutationResolvers, QueryResolvers, SeasonResolvers } from '../generated.ts'
import { paging } from '../reads/paging.ts'
import { asViewer } from '../rules/as-viewer.ts'

const service = () => import('../../domain/seasons/service.ts')

export const Query = {
  seasons: async (_, { isActive, year, ...args }, __, info) => {
    const { offset, perPage } = paging(args, info)
    return (await (await service()).findSeasons({ isActive, year })).slice(offset, offset + perPage)
  },
  season: async (_, { id }) =>
    isID(id) ? (await seasons().get({ seasonID: id }).go({ consistent: true })).data : null,
} satisfies QueryResolvers

export const Mutation = {
  createSeason: async (_, { input }, context) => {
    const { idempotencyKey: key, now } = context
    return (await service()).createSeason({ userID: asViewer(context).userID, input, key, now })
  },
  updateSeason: async (_, { id, input }) => (await service()).updateSeason(id, input),
  deleteSeason: async (_, { id }) => (await service()).deleteSeason(id),
} satisfies MutationResolvers

export const Season = {
  id: ({ seasonID }) => seasonID,
} satisfies SeasonResolvers
