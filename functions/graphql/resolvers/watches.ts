import { watchesOf } from '../../domain/watches/service.ts'
import type { QueryResolvers, WatchResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

/** Loaded on first use, to keep reads fast. */
const names = () => import('../../values/watch-names.ts')
const players = () => import('../../domain/watches/player-watches.ts')

export const Query = {
  watches: async (_, __, context) => (await watchesOf(asViewer(context).userID)).toReversed(),
} satisfies QueryResolvers

export const Watch = {
  id: ({ watchID }) => watchID,
  name: async (watch, _, context) => {
    const { teamName, watchName } = await names()
    const { locale } = context
    if (watch.kind === 'TEAM') return teamName(await context.load.team(watch.subject), locale)
    const player = await (await players()).playerNameOf(watch, asViewer(context).userID, locale)
    return watchName(watch, locale, player)
  },
  path: async (watch) => (await names()).watchPath(watch),
  teamID: ({ kind, subject }) => (kind === 'TEAM' ? subject : null),
} satisfies WatchResolvers
