import type { WatchResolvers } from '../generated.ts'
import { asViewer } from '../rules/rule.ts'

/** Loaded on first use, to keep reads fast. */
const names = () => import('../../values/watch-names.ts')

const players = () => import('../../domain/watches/player-watches.ts')

export const Watch = {
  id: ({ watchID }) => watchID,
  name: async (watch, _, context) => {
    const { locale } = context
    if (watch.kind === 'TEAM') return (await names()).teamName(await context.load.team(watch.subject), locale)
    const name = await (await players()).storedNameOf(watch, asViewer(context).userID)
    return (await import('../../services/in-words.ts')).inWords(name, locale)
  },
  path: async (watch) => (await names()).watchPath(watch),
  teamID: ({ kind, subject }) => (kind === 'TEAM' ? subject : null),
} satisfies WatchResolvers
