import { uniqueKeys } from '../unique-keys/entity.ts'
import type { TeamItem } from './entity.ts'
import { foldedTeamName } from './validation.ts'

/** Held by teams that people made or renamed; imported ones hold none. */
export const teamNameKey = (name: string) => ({ scope: 'teamname', value: foldedTeamName(name) }) as const

/** Whether the team holds its name: imported ones do not. */
export async function holdsName({ name, teamID }: TeamItem) {
  const { data: held } = await uniqueKeys().get(teamNameKey(name)).go({ consistent: true })
  return held?.owner === teamID
}
