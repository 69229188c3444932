import { events, teamEvents } from '../events/entity.ts'
import { eventRecord } from '../events/record.ts'
import { opportunities, teamOpportunities } from '../opportunities/entity.ts'
import { opportunityRecord } from '../opportunities/record.ts'
import { recordWrites } from '../records/listed-record.ts'
import { queryPartition, retryOnConflict, transactWrite } from '../store.ts'
import { users } from '../users/entity.ts'
import { type TeamItem, teams } from './entity.ts'

const strong = { consistent: true } as const
const AT_ONCE = 10

/**
 * Makes the present owner the organizer of the opportunities and events that the team had before this ownership, whoever posted them,
 * except for admins. Idempotent: it may run again at any time, also after it ended halfway.
 */
export async function handOverPosts(teamID: string): Promise<void> {
  const { data: owned } = await teams().get({ teamID }).go(strong)
  if (!owned?.claimedBy) return
  const references = await queryPartition(teams().get({ teamID }), true)
  const posts = [
    ...references.of(teamOpportunities()).map(({ opportunityID }) => handOverOpportunity(teamID, opportunityID)),
    ...references.of(teamEvents()).map(({ eventID }) => handOverEvent(teamID, eventID)),
  ]
  for (let start = 0; start < posts.length; start += AT_ONCE)
    await Promise.all(posts.slice(start, start + AT_ONCE).map((handOver) => retryOnConflict(handOver)))
}

const handOverOpportunity = (teamID: string, opportunityID: string) => async () => {
  const { data } = await opportunities().get({ opportunityID }).go(strong)
  const team = await newOwnersTeam(teamID, data)
  if (!team || !data) return
  const changed = opportunityRecord.replace(data, { createdBy: team.claimedBy! }, { now: new Date(), team })
  await transactWrite(recordWrites(changed))
}

const handOverEvent = (teamID: string, eventID: string) => async () => {
  const { data } = await events().get({ eventID }).go(strong)
  const team = await newOwnersTeam(teamID, data)
  if (!team || !data) return
  await transactWrite(
    recordWrites(eventRecord.replace(data, { createdBy: team.claimedBy! }, { now: new Date(), team })),
  )
}

type Post = { teamID?: string; createdBy?: string; createdAt: string }

/** The team, if its owner takes the post over. Events of the feed have no creator and stay so. */
async function newOwnersTeam(teamID: string, post: Post | null): Promise<TeamItem | null> {
  if (post?.teamID !== teamID || !post.createdBy) return null
  const { data: team } = await teams().get({ teamID }).go(strong)
  if (!team?.claimedBy || !team.claimedAt) return null
  if (post.createdBy === team.claimedBy || post.createdAt >= team.claimedAt) return null
  const { data: creator } = await users().get({ userID: post.createdBy }).go(strong)
  return creator?.role === 'admin' ? null : team
}
