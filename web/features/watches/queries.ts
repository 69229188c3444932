import { queryOf } from '../../api/options.ts'
import { WatchesDocument } from './watches.generated.ts'

/** What is watched: the list of the kind with the filters of its URL, or the team. */
export type Watched =
  | { kind: 'OPPORTUNITIES' | 'EVENTS' | 'TEAMS'; filters: string }
  | { kind: 'TEAM'; teamID: string; name: string }

export const watchesQuery = queryOf(WatchesDocument, {})
