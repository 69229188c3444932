/** An admin took the record down: when, who, and why in words for its owner. */
export type Hidden = {
  at: string
  by: string
  reason: string
  /** The account whose block hid it. */
  withBlock?: string
  /** The hidden team that it belongs to. */
  withTeam?: string
}

export const isHidden = (record: object): boolean => 'hidden' in record && record.hidden !== undefined

/** What belongs to a hidden team is hidden with it. */
export const hiddenWithTeam = (team: { teamID: string; hidden?: Hidden } | null, now: Date): Hidden | undefined =>
  team?.hidden && { at: now.toISOString(), by: team.hidden.by, reason: 'Its team is hidden.', withTeam: team.teamID }
