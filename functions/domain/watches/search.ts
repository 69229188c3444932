import type { Kind } from '../../store/change-log/rows.ts'
import type { Query } from '../../store/read-model/query.ts'
import { eventVariables, opportunityVariables, teamVariables } from '../../values/list-variables.ts'
import type { Sport } from '../../values/sports.ts'
import type { WatchRow } from './entity.ts'

type Search<K extends Kind = Kind> = { kind: K; query: Query<K> }

/** Only what everyone sees. */
const EVERYONE = { ownTeamIDs: [], rosterTeamIDs: [] }

type Fit = { age?: number; plays?: string[]; sport?: Sport }

/** The queries of the directory that find what the watch is about: of the list with its filters, or of the team. `fit`: of its player. */
export function searchesOf({ kind, subject }: Pick<WatchRow, 'kind' | 'subject'>, now: Date, fit: Fit = {}): Search[] {
  const opportunities = { visibleTo: EVERYONE, openOnly: true, now }
  const events = { openOnly: true, now }
  if (kind === 'TEAM')
    return [
      { kind: 'opportunity', query: { ...opportunities, teamID: subject } },
      { kind: 'event', query: { ...events, teamID: subject } },
    ]
  const filters = Object.fromEntries(new URLSearchParams(subject))
  if (kind === 'OPPORTUNITIES') {
    const variables = placed(opportunityVariables(filters))
    const fitting = { ...fit, sport: variables.sport ?? fit.sport }
    return [{ kind: 'opportunity', query: { ...variables, ...fitting, ...opportunities } }]
  }
  if (kind === 'EVENTS') return [{ kind: 'event', query: { ...placed(eventVariables(filters)), ...events } }]
  return [{ kind: 'team', query: placed(teamVariables(filters)) }]
}

type Near = { latitude: number; longitude: number; within: number } | null

const placed = <Variables extends { near: Near }>({ near, ...variables }: Variables) => ({
  ...variables,
  near: near && { latitude: near.latitude, longitude: near.longitude, withinMiles: near.within },
})
