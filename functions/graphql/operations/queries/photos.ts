import { paging } from '../../reads/lists.ts'
import { photosToReview } from '../../reads/waiting-photos.ts'
import { admin } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

export const queries = {
  waitingPhotos: {
    rule: admin,
    call: async (_, args, context, info) => {
      const { offset, perPage } = paging(args, info)
      return (await photosToReview(context)).slice(offset, offset + perPage)
    },
  },
} satisfies Partial<Queries>
