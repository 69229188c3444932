import { watchesOf } from '../../domain/watches/service.ts'
import type { QueryResolvers, WatchResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

/** Loaded on first use, to keep reads fast. */
const names = () => import('../../values/watch-names.ts')

export const Query = {
  watches: async (_, __, context) => (await watchesOf(asViewer(context).userID)).toReversed(),
} satisfies QueryResolvers

export const Watch = {
  id: ({ watchID }) => watchID,
  name: async (watch, _, { load }) => {
    const { teamName, watchName } = await names()
    return watch.kind === 'TEAM' ? teamName(await load.team(watch.subject)) : watchName(watch)
  },
  path: async (watch) => (await names()).watchPath(watch),
  teamID: ({ kind, subject }) => (kind === 'TEAM' ? subject : null),
} satisfies WatchResolvers
