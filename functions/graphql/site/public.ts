import type { Event, Opportunity, Team } from '../generated.ts'

type Types = { Team: Team; Event: Event; Opportunity: Opportunity }
/** The public fields of a record, as the API returns them to a visitor. */
export type Public<Name extends keyof Types> = Types[Name]
