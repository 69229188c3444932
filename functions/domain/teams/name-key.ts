import { foldedTeamName } from './validation.ts'

/** Held by teams that people made or renamed; imported ones hold none. */
export const teamNameKey = (name: string) => ({ scope: 'teamname', value: foldedTeamName(name) }) as const
