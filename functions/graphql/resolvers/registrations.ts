import { evaluations } from '../../domain/evaluations/entity.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import { hasStarted } from '../../domain/opportunities/status.ts'
import { type RegistrationItem, registrations } from '../../domain/registrations/entity.ts'
import { familyOf } from '../../domain/registrations/families.ts'
import { isOffered, isWaiting, lineOf } from '../../domain/registrations/spots.ts'
import { requestOf, statusOf } from '../../domain/roster-offers/status.ts'
import { isVerified } from '../../domain/users/entity.ts'
import { waiverTexts } from '../../domain/waivers/entity.ts'
import { areContactsExpired } from '../../lifecycle/retention/periods.ts'
import { find } from '../../store/store.ts'
import { agesIn, isDisputed } from '../../values/league-age.ts'
import type { Context } from '../context.ts'
import type { ClashResolvers, RegistrationResolvers, SignedWaiverResolvers } from '../generated.ts'
import { can } from '../rules/can.ts'
import { seesTextsOfOpportunity } from '../rules/published.ts'
import { isTied, organizesFor } from '../rules/ties.ts'
import { countedAgesOf } from './opportunities.ts'

/** The opportunity of an approved registration. */
async function toPay({ opportunityID, status }: RegistrationItem, context: Context) {
  const opportunity = status === 'APPROVED' ? await context.load.opportunity(opportunityID) : null
  return opportunity && (await seesTextsOfOpportunity(opportunity, context)) ? opportunity : null
}

async function leagueAgesOf(registration: RegistrationItem, context: Context) {
  const opportunity = await context.load.opportunity(registration.opportunityID)
  if (!opportunity || !(await can.organize(context, opportunity))) return []
  const player = await playerOf(registration, context)
  if (player?.birthYear === undefined || !(await isTied(context, player))) return []
  const { season, rules } = await countedAgesOf(opportunity, context)
  return agesIn(season, player, rules, context.now)
}

export const Registration = {
  id: ({ opportunityID, playerID }) => `${opportunityID}.${playerID}`,
  registeredAt: ({ createdAt }) => createdAt,
  feePaidCents: ({ feePaidCents }) => feePaidCents ?? 0,
  paymentNote: async (registration, _, context) => (await toPay(registration, context))?.paymentNote,
  paymentURL: async (registration, _, context) => (await toPay(registration, context))?.paymentURL,
  waitsForFamily: ({ waitsForFamily }) => waitsForFamily ?? false,
  notes: async (registration, _, context) => {
    const { viewer } = context
    const isSeen = viewer && (isVerified(viewer) || (await can.answerForRegistration(context, registration)))
    return (isSeen && registration.notes) || null
  },
  viewerCanAccept: async ({ waitsForFamily, playerID }, _, context) =>
    !!waitsForFamily && can.managePlayer(context, await context.load.player(playerID)),
  waiverSigned: ({ waiverSignedAt }) => waiverSignedAt !== undefined,
  waiver: (registration) => (registration.waiverVersion ? registration : null),
  waitlistPosition: async (registration, _, { load }) => {
    const opportunity = await load.opportunity(registration.opportunityID)
    if (!opportunity || !isWaiting(registration, opportunity)) return null
    const all = (await load.opportunityPartition(registration.opportunityID)).of(registrations)
    return lineOf(all).findIndex(({ playerID }) => playerID === registration.playerID) + 1 || null
  },
  isWaitlistedByCoach: ({ judgedAt }) => judgedAt !== undefined,
  offerExpiresAt: (registration) => (isOffered(registration) ? registration.offerExpiresAt! : null),
  viewerCanWithdraw: async (registration, _, context) => {
    const opportunity = await context.load.opportunity(registration.opportunityID)
    return (
      opportunity !== null &&
      !hasStarted(opportunity, context.now) &&
      (await can.answerForRegistration(context, registration))
    )
  },
  needsBirthdayCheck: async (registration, _, context) => {
    const opportunity = await context.load.opportunity(registration.opportunityID)
    return opportunity !== null && isDisputed(await leagueAgesOf(registration, context), opportunity)
  },
  leagueAges: (registration, _, context) => leagueAgesOf(registration, context),
  evaluations: async ({ opportunityID, playerID }, _, context) => {
    const opportunity = await context.load.opportunity(opportunityID)
    if (!opportunity || !(await can.organize(context, opportunity))) return []
    const all = (await context.load.opportunityPartition(opportunityID)).of(evaluations)
    return all.filter((it) => it.playerID === playerID)
  },
  contact: async (registration, _, context) => {
    const invited = await invitedParentOf(registration, context)
    if (invited) return invited
    const adult = await adultOf(registration, context, can.readAddresses)
    // The phone number belongs to the registrant.
    const phone = adult?.userID === registration.registeredBy ? registration.phone : undefined
    return adult && { name: adult.name, email: adult.email, phone }
  },
  rosterOffer: async (registration, _, context) => {
    const opportunity = await context.load.opportunity(registration.opportunityID)
    const isSeen =
      (opportunity && (await can.organize(context, opportunity))) ||
      (await can.answerForRegistration(context, registration))
    const { rosterOffer: mark } = registration
    if (!isSeen || !mark) return null
    const team = opportunity?.teamID ? await context.load.teamPartition(opportunity.teamID) : null
    const request = requestOf(registration, team)
    return {
      ...mark,
      position: mark.position || null,
      status: statusOf(registration, team, context.now)!,
      entryID: request?.teamHistoryID,
    }
  },
  notSelectedAt: async ({ opportunityID, notSelectedAt }, _, context) => {
    const opportunity = await context.load.opportunity(opportunityID)
    return opportunity && (await can.organize(context, opportunity)) ? notSelectedAt : null
  },
  isEmailSuppressed: async (registration, _, context) => {
    const adult = await adultOf(registration, context, can.organize)
    return adult !== null && context.load.isSuppressed(adult.email)
  },
  player: (registration, _, context) => playerOf(registration, context),
  opportunity: async ({ opportunityID }, _, context) => {
    const opportunity = await context.load.opportunity(opportunityID)
    return opportunity && (await can.seeOpportunity(context, opportunity)) ? opportunity : null
  },
} satisfies RegistrationResolvers

export const Clash = {
  title: ({ plan }) => plan.title,
  startTime: ({ plan }) => plan.startTime,
  timeZone: ({ plan }) => plan.timeZone,
} satisfies ClashResolvers

/** The name of who signed is for the family and admins. */
export const SignedWaiver = {
  version: ({ waiverVersion }) => waiverVersion!,
  hash: ({ waiverHash }) => waiverHash!,
  text: async ({ waiverHash }) => (await find(waiverTexts, { hash: waiverHash! }))!.text,
  signedAt: ({ waiverSignedAt }) => waiverSignedAt!,
  signedBy: async (registration, _, context) => {
    const { viewer, load } = context
    const isSeen = viewer?.isAdmin || (viewer && (await can.answerForRegistration(context, registration)))
    if (!isSeen) return null
    return registration.waiverSignerName ?? (await load.user(registration.waiverSignedBy!))?.name
  },
} satisfies SignedWaiverResolvers

/** The family's account, for itself, admins, and organizers who may see it. Null for others, and for organizers once contacts have expired. */
async function adultOf(
  registration: RegistrationItem,
  context: Context,
  mayOrganizerSee: (context: Context, opportunity: OpportunityItem) => Promise<boolean>,
) {
  const { load, viewer } = context
  const familyID = await familyOf(registration, await load.unnamedPlayer(registration.playerID), load.team)
  const opportunity = await load.opportunity(registration.opportunityID)
  const isOrganizer = opportunity !== null && (await mayOrganizerSee(context, opportunity))
  // A coach who registered a child must not get the family's contact details that way.
  const isSeen =
    (viewer && viewer.userID === familyID) || viewer?.isAdmin || (isOrganizer && !registration.waitsForFamily)
  const isOver = opportunity !== null && viewer?.userID !== familyID && areContactsExpired(opportunity, context.now)
  return isSeen && !isOver ? load.user(familyID) : null
}

/** The parent whom the organizer's team has invited to the player, for the organizer, who knows the address. Null for others. */
async function invitedParentOf({ opportunityID, playerID, waiverSignerName }: RegistrationItem, context: Context) {
  const { load, now } = context
  const [opportunity, player] = await Promise.all([load.opportunity(opportunityID), load.unnamedPlayer(playerID)])
  if (!opportunity?.teamID || player?.custodianTeamID !== opportunity.teamID || player.claimedBy) return null
  if (!(await can.readAddresses(context, opportunity)) || areContactsExpired(opportunity, now)) return null
  const invitation = await load.familyInvitation(playerID)
  if (invitation?.teamID !== opportunity.teamID) return null
  return { name: waiverSignerName ?? invitation.email, email: invitation.email }
}

/** The registered player, whom the family has shown to the organizer. */
export async function playerOf(registration: RegistrationItem, context: Context) {
  const player = await context.load.unnamedPlayer(registration.playerID)
  return player && (await organizesFor(context, player, registration))
    ? { ...player, isRegistrant: true as const }
    : context.load.player(registration.playerID)
}
