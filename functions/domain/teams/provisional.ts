import { DAY_MS } from '../../values/durations.ts'
import type { Provisional, TeamItem } from './entity.ts'

/** How long the contacts of an imported team can object to a claim. */
const DAYS = 14

/** The governing body's feed created it. */
export const isImported = ({ createdBy, origin }: Pick<TeamItem, 'createdBy' | 'origin'>) => !createdBy && !!origin

export function provisionalOwnership(team: TeamItem, now: Date): Provisional | undefined {
  if (!isImported(team)) return undefined
  const { name, locationCity, state, description, sport, divisions, latitude, longitude, websiteURL, socialURLs } = team
  const links = { websiteURL, socialURLs }
  const { colors, crest, logoKey, seasonCost, waiver } = team
  return {
    since: now.toISOString(),
    until: new Date(now.getTime() + DAYS * DAY_MS).toISOString(),
    before: {
      name,
      locationCity,
      state,
      description,
      sport,
      divisions,
      latitude,
      longitude,
      seasonCost,
      waiver,
      links,
      look: { colors, crest, logoKey },
    },
  }
}

/** The provisional ownership, if it is still in effect. */
export const provisionalOf = (team: Pick<TeamItem, 'provisional'> | null, now: Date): Provisional | null =>
  team?.provisional && (team.provisional.objectedAt || team.provisional.until > now.toISOString())
    ? team.provisional
    : null

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

/** The team without its owner, with the values from before an unapproved claim. */
export function releasedOwnership(team: TeamItem) {
  const unclaimed = { claimedBy: undefined, claimedAt: undefined, provisional: undefined }
  if (!team.provisional) return unclaimed
  const { before } = team.provisional
  const { colors, crest, logoKey } = before.look ?? {}
  return {
    name: before.name ?? team.name,
    divisions: before.divisions ?? team.divisions,
    // Empty values are not stored, so a missing one clears the field.
    ...{ locationCity: before.locationCity, state: before.state, description: before.description, sport: before.sport },
    ...{ latitude: before.latitude, longitude: before.longitude, seasonCost: before.seasonCost },
    waiver: before.waiver,
    ...(before.links && { websiteURL: before.links.websiteURL, socialURLs: before.links.socialURLs }),
    ...{ colors, crest },
    // The file of a replaced logo has been deleted.
    logoKey: logoKey === team.logoKey ? logoKey : undefined,
    ...unclaimed,
  }
}
