import { stateCodes } from '../../functions/services/places/states.ts'
import { type Place, placesIn } from '../../functions/services/places/us-places.ts'
import { eventRecord } from './event-records.ts'
import type { Records } from './feed-record.ts'
import { contactRecord, forbiddenPlayers, playerRecord } from './people-records.ts'
import { seeded } from './random.ts'
import { deletedTeams, makeTeams, teamRecords } from './team-records.ts'

export type Sizes = { teams: number; events: number; players: number; contacts: number }
export const demoSizes: Sizes = { teams: 2000, events: 600, players: 900, contacts: 1000 }

/**
 * A governing body's records, the same on the same day: exactly the requested numbers of teams, events, and valid
 * players, with the quirks of real sources, plus a few records that must be rejected.
 */
export async function sampleRecords(sizes: Sizes, today: Date): Promise<Records> {
  const random = seeded(7)
  const places = new Map<string, Place[]>()
  for (const state of stateCodes) places.set(state, (await placesIn(state)).slice(0, 80))

  const teams = makeTeams(sizes.teams, places, random)
  return {
    teams: [...teams.flatMap((team, at) => teamRecords(team, at, today, random)), ...deletedTeams()],
    contacts: Array.from({ length: sizes.contacts }, (_, at) => contactRecord(at, teams[at % teams.length]!, random)),
    events: Array.from({ length: sizes.events }, (_, at) => eventRecord(at, places, teams, today, random)),
    players: [
      ...Array.from({ length: sizes.players }, (_, at) =>
        playerRecord(at, teams[(at * 7) % teams.length]!, today, random),
      ),
      ...(sizes.players > 0 ? forbiddenPlayers(teams[0]!) : []),
    ],
  }
}
