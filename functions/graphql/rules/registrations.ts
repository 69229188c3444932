import { NO_PLAYER } from '../../domain/players/managed.ts'
import { NOT_FAMILY, NOT_YOURS } from '../../domain/registrations/families.ts'
import { notFound } from '../../values/errors.ts'
import { isID, parentOf } from '../../values/ids.ts'
import { can } from './can.ts'
import { confirmedOrganizer, NO_REGISTRATIONS, organize, seenOpportunity } from './opportunities.ts'
import { asViewer, forbid, type Rule } from './rule.ts'

export const organizerOfRegistration: Rule<{ id?: string; registrationID?: string }> = (context, args) => {
  asViewer(context)
  return organize(context, parentOf(args.id ?? args.registrationID ?? '', 'Registration'), NO_REGISTRATIONS)
}

export const confirmedOrganizerOfInput: Rule<{ input: { opportunityID: string } }> = (context, { input }) =>
  confirmedOrganizer(context, input)

/** A viewer who can see the opportunity and register the player. */
export const registrant: Rule<{ input: { opportunityID: string; playerID?: string | null } }> = async (
  context,
  { input: { opportunityID, playerID } },
) => {
  await seenOpportunity(context, opportunityID)
  const player = await context.load.player(playerID)
  if (isID(playerID) && !player) throw notFound('Player')
  if (player && !(await can.registerPlayer(context, player))) throw forbid(NOT_YOURS)
}

/** Anyone who manages the registered player. */
export const claimerOfRegistration: Rule<{ registrationID: string }> = async (context, { registrationID }) => {
  await familyOfRegistration(context, { registrationID })
  const playerID = registrationID.split('.')[1]!
  if (!(await can.managePlayer(context, await context.load.player(playerID)))) throw forbid(NO_PLAYER)
}

/** The family of a registration, or an admin. Others get NOT_FOUND, except the organizer. */
export const familyOfRegistration: Rule<{ registrationID: string }> = async (context, { registrationID }) => {
  asViewer(context)
  const missing = notFound('Registration')
  const opportunityID = parentOf(registrationID, 'Registration')
  const playerID = registrationID.slice(opportunityID.length + 1)
  const registration = await context.load.registration(opportunityID, playerID)
  if (!registration) throw missing
  if (await can.answerForRegistration(context, registration)) return
  const opportunity = await context.load.opportunity(opportunityID)
  if (!opportunity || !(await can.organize(context, opportunity))) throw missing
  throw forbid(NOT_FAMILY)
}
