import type { EventItem } from '../../domain/events/entity.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import type { PhotoReview } from '../../services/media/photo-review.ts'
import type { Context } from '../context.ts'
import type { PlayerParent, TeamParent } from '../reads/listed-rows.ts'
import { can, teamsOf } from './can.ts'
import { hasTie } from './ties.ts'

type Written = { unverifiedBy?: string }
type Pictured = Written & { photoReview?: Pick<PhotoReview, 'by' | 'isFlagged'> }

/** Whether everyone may see the texts, links, and pictures of the record: its author has confirmed an address. */
export async function isConfirmed({ unverifiedBy }: Written, { load }: Context): Promise<boolean> {
  if (!unverifiedBy) return true
  const author = await load.user(unverifiedBy)
  return author !== null && (author.emailVerifiedAt !== undefined || author.role === 'admin')
}

/** Whether everyone may see the photo or logo: it was approved, or an earlier one of the account was and this one is not flagged. */
async function isPicturePublic(record: Pictured, context: Context): Promise<boolean> {
  const { photoReview } = record
  if (!(await isConfirmed(record, context))) return false
  if (!photoReview) return true
  return !photoReview.isFlagged && (await context.load.user(photoReview.by))?.photosApprovedAt !== undefined
}

/** Whether the viewer manages the team, is one of its contacts, or has a player on its roster. */
async function belongsToTeam(teamID: string, context: Context): Promise<boolean> {
  if (context.viewer?.isAdmin) return true
  const { own, roster } = await teamsOf(context)
  return own.has(teamID) || roster.has(teamID)
}

/** Whether the viewer sees the team's texts and links, not only its facts. */
export const seesTextsOfTeam = async (team: TeamItem, context: Context): Promise<boolean> =>
  (await isConfirmed(team, context)) || belongsToTeam(team.teamID, context)

export const seesTextsOfOpportunity = async (opportunity: OpportunityItem, context: Context): Promise<boolean> =>
  (await isConfirmed(opportunity, context)) ||
  (await can.organize(context, opportunity)) ||
  (opportunity.teamID !== undefined && belongsToTeam(opportunity.teamID, context))

export const seesTextsOfEvent = async (event: EventItem, context: Context): Promise<boolean> =>
  (await isConfirmed(event, context)) ||
  (await can.organize(context, event)) ||
  (event.teamID !== undefined && belongsToTeam(event.teamID, context))

export const seesLogo = async (team: TeamParent, context: Context): Promise<boolean> =>
  (await isPicturePublic(team, context)) || belongsToTeam(team.teamID, context)

/** For a viewer who may see the photo of this player at all. */
export const seesPhoto = async (player: PlayerParent & Pictured, context: Context): Promise<boolean> =>
  (await isPicturePublic(player, context)) || hasTie(context, player)

/** What others see of a photo or logo, for people with a tie to the record. */
export async function pictureStatus(record: Pictured, context: Context) {
  if (!(await isConfirmed(record, context))) return 'WAITS_FOR_CONFIRMATION' as const
  return (await isPicturePublic(record, context)) ? ('SHOWN' as const) : ('WAITS_FOR_REVIEW' as const)
}
