import { check, type Write } from '../store.ts'

/** Set when an admin took the record down: when, by whom, and the reason for the owner. */
export type Hidden = {
  at: string
  by: string
  reason: string
  /** The blocked account that hid it. */
  withBlock?: string
  /** The hidden team that it belongs to. */
  withTeam?: string
}

export const isHidden = (record: object): boolean => 'hidden' in record && record.hidden !== undefined

/** A condition that the record exists and is not hidden. */
export const isShown = (get: Write): Write =>
  check(get, 'attribute_exists(pk) AND attribute_not_exists(#hidden)', {
    ExpressionAttributeNames: { '#hidden': 'hidden' },
  })

/** Records of a hidden team are hidden with it. */
export const hiddenWithTeam = (team: { teamID: string; hidden?: Hidden } | null, now: Date): Hidden | undefined =>
  team?.hidden && { at: now.toISOString(), by: team.hidden.by, reason: 'Its team is hidden.', withTeam: team.teamID }
