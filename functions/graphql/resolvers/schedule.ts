import { entries } from '../../domain/entries/entity.ts'
import type { GameResolvers } from '../generated.ts'
import { divisionOfEntry } from './entries.ts'

export const Game = {
  id: ({ eventID, id }) => `${eventID}.${id}`,
  division: divisionOfEntry,
  teams: async ({ eventID, divisionID, teamIDs }, _, { load }) => {
    const all = (await load.eventPartition(eventID)).of(entries)
    const plays = (teamID: string) =>
      all.some((it) => it.divisionID === divisionID && it.teamID === teamID && it.status === 'ACCEPTED')
    return Promise.all(teamIDs.map((teamID) => (plays(teamID) ? load.team(teamID) : null)))
  },
} satisfies GameResolvers
