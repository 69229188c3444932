import type { ClaimRequestItem } from '../domain/claim-requests/entity.ts'
import { additionsOf } from '../domain/teams/undo-claim.ts'
import type { Loader } from './loader.ts'

const FIELDS = {
  name: 'Name',
  locationCity: 'City',
  state: 'State',
  description: 'Description',
  sport: 'Sport',
} as const

/** What rejecting an instant claim of an imported team takes away and brings back, in words. */
export async function effectsOf(claim: ClaimRequestItem, load: Loader): Promise<string[]> {
  const { resourceType, resourceID: teamID, userID, isInstant, createdAt } = claim
  const team = isInstant && resourceType === 'team' ? await load.team(teamID) : null
  if (!team?.provisional || team.claimedBy !== userID) return []
  const { before } = team.provisional
  const changed = Object.entries(FIELDS).flatMap(([field, label]) => {
    const [was, is] = [before[field as keyof typeof FIELDS], team[field as keyof typeof FIELDS]]
    return was === is ? [] : [`${label} goes back to "${was ?? ''}".`]
  })
  if (JSON.stringify(before.divisions) !== JSON.stringify(team.divisions))
    changed.push('Divisions go back to what they were.')
  const added = await additionsOf({ teamID, userID, since: createdAt })
  const contacts = added.contacts.length + added.divisionContacts.length + added.invitations.length
  const removed = [
    [added.entries.length + added.requests.length, 'roster entries'],
    [contacts, 'contacts'],
    [added.events.length, 'events'],
    [added.opportunities.length, 'opportunities'],
  ] as const
  return [
    ...changed,
    ...removed.flatMap(([count, what]) => (count > 0 ? [`Added ${what} are removed: ${count}.`] : [])),
  ]
}
