import { batchGet, keyOf, parseItem } from '../../domain/store.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { knownReferences } from './references.ts'

/** The teams that records name by the source's ids; absent where the team is not here. */
export async function teamsByExternalID(source: string, externalIDs: Iterable<string>, consistent: boolean) {
  const references = await knownReferences(source, 'teams', externalIDs, consistent)
  const keys = [...references.values()].map(({ localID }) => keyOf(teams().get({ teamID: localID })))
  const items = (await batchGet(keys, consistent)).map((item): TeamItem => parseItem(teams(), item))
  const byID = new Map(items.map((team) => [team.teamID, team]))
  return new Map(
    [...references.values()].flatMap(({ externalID, localID }) => {
      const team = byID.get(localID)
      return team ? [[externalID, team] as const] : []
    }),
  )
}
