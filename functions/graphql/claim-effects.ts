import type { ClaimRequestItem } from '../domain/claim-requests/entity.ts'
import type { TeamItem } from '../domain/teams/entity.ts'
import { additionsOf } from '../domain/teams/undo-claim.ts'
import type { Loader } from './loader.ts'

const FIELDS = {
  name: 'Name',
  locationCity: 'City',
  state: 'State',
  description: 'Description',
  sport: 'Sport',
} as const

function revertedBy({ provisional, ...team }: TeamItem): string[] {
  if (!provisional) return []
  const { before } = provisional
  const fields = Object.entries(FIELDS).flatMap(([field, label]) => {
    const [was, is] = [before[field as keyof typeof FIELDS], team[field as keyof typeof FIELDS]]
    return was === is ? [] : [`${label} goes back to "${was ?? ''}".`]
  })
  const areDivisionsKept = JSON.stringify(before.divisions) === JSON.stringify(team.divisions)
  return [...fields, ...(areDivisionsKept ? [] : ['Divisions go back to what they were.'])]
}

/** What rejecting an instant claim of a team takes away, and brings back of an imported one, in words. */
export async function effectsOf(claim: ClaimRequestItem, load: Loader): Promise<string[]> {
  const { resourceType, resourceID: teamID, userID, isInstant, createdAt } = claim
  const team = isInstant && resourceType === 'team' ? await load.team(teamID) : null
  if (team?.claimedBy !== userID) return []
  const added = await additionsOf({ teamID, userID, since: createdAt })
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
