import { find } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import type { TeamItem } from './entity.ts'
import { foldedTeamName } from './validation.ts'

/** The unique key of a team name. Held by teams that people created or renamed, not by imported ones. */
export const teamNameKey = (name: string) => ({ scope: 'teamname', value: foldedTeamName(name) }) as const

/** Whether the team holds the unique key of its name. Imported teams do not. */
export async function holdsName({ name, teamID }: TeamItem) {
  const key = await find(uniqueKeys, teamNameKey(name))
  return key?.owner === teamID
}
