import { isDeepStrictEqual } from 'node:util'
import type { ClaimRequestItem } from '../../domain/claims/entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { releasedOwnership } from '../../domain/teams/provisional.ts'
import { additionsOf } from '../../lifecycle/claim/undo-claim.ts'
import type { Loader } from './loader.ts'

const FIELDS = {
  name: 'Name',
  locationCity: 'City',
  state: 'State',
  description: 'Description',
  sport: 'Sport',
  websiteURL: 'Website',
} as const
const PARTS = {
  divisions: 'Divisions go back to what they were.',
  socialURLs: 'Social links go back to what they were.',
  colors: 'Colors go back to what they were.',
  crest: 'The crest goes back to what it was.',
  logoKey: 'The logo is removed.',
} as const

function revertedBy(team: TeamItem): string[] {
  if (!team.provisional) return []
  const then: Partial<TeamItem> = releasedOwnership(team)
  const changes = <K extends keyof TeamItem>(texts: Record<K, string>) =>
    Object.entries<string>(texts).filter(([field]) => !isDeepStrictEqual(then[field as K], team[field as K]))
  return [
    ...changes(FIELDS).map(([field, label]) => `${label} goes back to "${then[field as keyof typeof FIELDS] ?? ''}".`),
    ...changes(PARTS).map(([, text]) => text),
  ]
}

/** What rejecting an instant claim of a team will remove, and what it will restore for an imported team, in sentences. */
export async function effectsOf(claim: ClaimRequestItem, load: Loader): Promise<string[]> {
  const { resourceType, resourceID: teamID, userID, isInstant } = claim
  const team = isInstant && resourceType === 'team' ? await load.team(teamID) : null
  if (team?.claimedBy !== userID) return []
  const added = await additionsOf(claim)
  const contacts = added.contacts.length + added.divisionContacts.length + added.invitations.length
  const removed = [
    [added.entries.length + added.requests.length, 'roster entries'],
    [contacts, 'contacts'],
    [added.events.length, 'events'],
    [added.opportunities.length, 'opportunities'],
  ] as const
  return [
    ...revertedBy(team),
    ...removed.flatMap(([count, what]) => (count > 0 ? [`Added ${what} are removed: ${count}.`] : [])),
  ]
}
