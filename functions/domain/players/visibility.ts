/** Who finds a player: everyone, or only people with a tie to it. */
export const VISIBILITIES = ['LISTED', 'TEAM_ONLY'] as const

export const isTeamOnly = ({ visibility }: { visibility?: (typeof VISIBILITIES)[number] }) => visibility === 'TEAM_ONLY'
