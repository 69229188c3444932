/** Who sees a player: only people with a tie to it, everyone by first name and initial, or checked coaches in full. */
export const VISIBILITIES = ['TEAM_ONLY', 'LISTED', 'FULL'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const isTeamOnly = ({ visibility }: { visibility?: Visibility }) => visibility === 'TEAM_ONLY'
