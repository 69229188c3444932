import type { Game } from '../domain/entries/schedule-entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { findAll } from '../store/store.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'

/** The names of the teams of games. Without those that were deleted or hidden. */
export async function namesOf(games: readonly Pick<Game, 'teamIDs'>[]): Promise<Map<string, string>> {
  const ids = new Set(games.flatMap(({ teamIDs }) => teamIDs))
  const found = await findAll(
    teams,
    Array.from(ids, (teamID) => ({ teamID })),
    true,
  )
  return new Map(found.filter(({ hidden }) => !hidden).map(({ teamID, name }) => [teamID, name]))
}

export const teamsText = ({ teamIDs }: Pick<Game, 'teamIDs'>, names: ReadonlyMap<string, string>) => {
  const [home, away] = teamIDs.map((it): StoredText => names.get(it) ?? stored('aTeam'))
  return stored('homeAndAway', { home: home!, away: away! })
}

export const timeAndField = ({ startsAt, field }: Game, zone: string): StoredText =>
  field ? stored('titleAndFact', { title: { at: startsAt, zone }, fact: field }) : { at: startsAt, zone }
