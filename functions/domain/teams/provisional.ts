import { DAY_MS } from '../../values/durations.ts'
import { pick } from '../../values/pick.ts'
import type { Provisional, TeamItem } from './entity.ts'

/** How long the contacts of an imported team can object to a claim. */
const DAYS = 14

/** The governing body's feed created it. */
export const isImported = ({ createdBy, origin }: Pick<TeamItem, 'createdBy' | 'origin'>) => !createdBy && !!origin

/** Empty values are not stored, so that a missing one clears the field. */
const CLEARABLE = [
  'locationCity',
  'state',
  'description',
  'sport',
  'latitude',
  'longitude',
  'seasonCost',
  'waiver',
  'websiteURL',
  'socialURLs',
  'colors',
  'crest',
  'logoKey',
] as const

/** `isReachable`: whether a contact of the team gets an email about the claim. */
export function provisionalOwnership(team: TeamItem, isReachable: boolean, now: Date): Provisional | undefined {
  if (!isImported(team)) return undefined
  return {
    since: now.toISOString(),
    ...(isReachable && { until: new Date(now.getTime() + DAYS * DAY_MS).toISOString() }),
    before: pick(team, 'name', 'divisions', ...CLEARABLE),
  }
}

/** The provisional ownership, if it is still in effect. */
export const provisionalOf = (team: Pick<TeamItem, 'provisional'> | null, now: Date): Provisional | null =>
  team?.provisional && (objectionEnd(team.provisional) ?? END_OF_TIME) > now.toISOString() ? team.provisional : null

/** Sorts after every instant. */
const END_OF_TIME = '~'

/** When the ownership is confirmed by time. Undefined if only an admin confirms it. */
export const objectionEnd = ({ until, objectedAt }: Provisional) => (objectedAt ? undefined : until)

/**
 * Since when someone must be on the team to get an email with the text. Until a claim has been reviewed, nobody from before the claim gets
 * text that the provisional owner may have written.
 */
export const reachesSince = (
  team: Pick<TeamItem, 'provisional'> | null,
  { updatedAt }: { updatedAt: string },
  now: Date,
): string => {
  const since = provisionalOf(team, now)?.since ?? ''
  return updatedAt < since ? '' : since
}

/** The team of an account that is gone, which waits for an admin. An unapproved claim is undone completely. */
export const abandonedOwnership = (team: TeamItem, now: Date) =>
  provisionalOf(team, now)
    ? releasedOwnership(team)
    : { claimedBy: undefined, claimedAt: undefined, provisional: undefined, isReleased: true }

/** The team without its owner, with the values from before an unapproved claim. */
export function releasedOwnership(team: TeamItem) {
  const unclaimed = { claimedBy: undefined, claimedAt: undefined, provisional: undefined }
  if (!team.provisional) return unclaimed
  const { before } = team.provisional
  return {
    ...pick(before, 'name', 'divisions', ...CLEARABLE),
    // The file of a replaced logo has been deleted.
    ...(before.logoKey === team.logoKey ? {} : { logoKey: undefined, photoReview: undefined }),
    unverifiedBy: undefined,
    ...unclaimed,
  }
}
