import { allPositions } from '../../../domain/positions/positions.ts'
import { seasons } from '../../../domain/seasons/entity.ts'
import { find } from '../../../store/store.ts'
import { isID } from '../../../values/ids.ts'
import { paging } from '../../reads/lists.ts'
import { anyone } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

export const queries = {
  ageRules: { rule: anyone, call: async () => (await import('../../../domain/age-rules/service.ts')).allAgeRules() },
  positions: {
    rule: anyone,
    call: async (_, { isActive, ...args }, __, info) => {
      const { offset, perPage } = paging(args, info)
      const found = (await allPositions()).filter((it) => isActive == null || it.isActive === isActive)
      return found.slice(offset, offset + perPage)
    },
  },
  seasons: {
    rule: anyone,
    call: async (_, { isActive, year, ...args }, __, info) => {
      const { offset, perPage } = paging(args, info)
      return (await (await service()).findSeasons({ isActive, year })).slice(offset, offset + perPage)
    },
  },
  season: { rule: anyone, call: async (_, { id }) => (isID(id) ? await find(seasons, { seasonID: id }) : null) },
} satisfies Partial<Queries>

const service = () => import('../../../domain/seasons/service.ts')
