import { claimRequests } from '../domain/claim-requests/entity.ts'
import { contactInvitations, isPending } from '../domain/contact-invitations/entity.ts'
import { notify } from '../domain/mail/notify.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/row.ts'
import { type RegistrationItem, registrations } from '../domain/registrations/entity.ts'
import { rosterRequests } from '../domain/team-history/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { users } from '../domain/users/entity.ts'
import { shownAtVenue } from '../domain/venue-time.ts'
import type { NoticeMessage } from './messages.ts'

/** Emails users once about actions of others, if their preference is on. */
export async function sendNotice(notice: NoticeMessage) {
  switch (notice.type) {
    case 'registrationReceived':
      return registrationReceived(notice.opportunityID, notice.playerID, notice.createdAt)
    case 'registrationDecided':
      return registrationDecided(notice.opportunityID, notice.playerID, notice.version)
    case 'claimDecided':
      return claimDecided(notice.claimID)
    case 'rosterEntryAsked':
      return rosterEntryAsked(notice.teamID, notice.teamHistoryID)
    case 'contactInvited':
      return contactInvited(notice.teamID, notice.userID, notice.recordID)
  }
}

async function registrationReceived(opportunityID: string, playerID: string, createdAt: string) {
  const [opportunity, registration] = await Promise.all([
    findOpportunity(opportunityID),
    findRegistration(opportunityID, playerID),
  ])
  if (opportunity && registration) await tellClaimer(opportunity, registration)
  const organizer = opportunity && (await organizerOf(opportunity))
  if (!organizer || !registration || organizer.userID === registration.registeredBy) return
  await notify(organizer, {
    name: `received#${opportunityID}#${playerID}#${createdAt}`,
    preference: 'emailNotifications',
    subject: `New registration: ${opportunity.title}`,
    paragraphs: [
      `${await playerName(playerID)} was registered for "${opportunity.title}" (${startOf(opportunity)}).`,
      'This registration is waiting for your review.',
    ],
    link: { label: 'Manage registrations', path: `/opportunities/${opportunityID}/manage-registrations` },
  })
}

/** Tells who claimed the player what somebody else registered it for. */
async function tellClaimer(opportunity: OpportunityItem, { playerID, registeredBy, createdAt }: RegistrationItem) {
  const { data: player } = await players().get({ playerID }).go(consistent)
  if (!player?.claimedBy || player.claimedBy === registeredBy) return
  const [claimer, registrant] = await Promise.all([findUser(player.claimedBy), findUser(registeredBy)])
  if (!claimer) return
  const { opportunityID, title } = opportunity
  await notify(claimer, {
    name: `registered#${opportunityID}#${playerID}#${createdAt}`,
    preference: 'emailNotifications',
    subject: `${publicName(player.name)} was registered for an opportunity`,
    paragraphs: [
      `${registrant?.name ?? 'Somebody'} registered ${publicName(player.name)} for "${title}" (${startOf(opportunity)}).`,
    ],
    link: { label: 'View the registration', path: `/players/${playerID}?tab=opportunities` },
  })
}

/** Of several quick decisions only the last is emailed. */
async function registrationDecided(opportunityID: string, playerID: string, version: number) {
  const [opportunity, registration] = await Promise.all([
    findOpportunity(opportunityID),
    findRegistration(opportunityID, playerID),
  ])
  if (!opportunity || registration?.version !== version || registration.status === 'PENDING') return
  const { registeredBy, status } = registration
  const registrant = registeredBy === opportunity.createdBy ? null : await findUser(registeredBy)
  if (!registrant) return
  const isApproved = status === 'APPROVED'
  const name = await playerName(playerID)
  await notify(registrant, {
    name: `decided#${opportunityID}#${playerID}#${version}`,
    preference: 'emailNotifications',
    subject: `Registration ${isApproved ? 'approved' : 'not approved'}: ${opportunity.title}`,
    paragraphs: [
      isApproved
        ? `Good news: ${name} has a spot in "${opportunity.title}" (${startOf(opportunity)}, ${opportunity.location}).`
        : `${name}'s registration for "${opportunity.title}" was not approved.`,
    ],
    link: { label: 'View the opportunity', path: `/opportunities/${opportunityID}` },
  })
}

async function claimDecided(claimID: string) {
  const { data: claim } = await claimRequests().get({ claimID }).go({ consistent: true })
  if (!claim || claim.status === 'pending') return
  const { resourceType, resourceID, userID, status, note, isInstant } = claim
  // The owner of a deleted record needs no notice about the claim.
  if (note && isInstant) return
  const [claimer, name] = await Promise.all([
    findUser(userID),
    resourceType === 'team' ? teamName(resourceID) : playerName(resourceID),
  ])
  if (!claimer) return
  const isApproved = status === 'approved'
  await notify(claimer, {
    name: `claim#${claimID}#${status}`,
    preference: 'emailNotifications',
    subject: `Your claim was ${isApproved ? 'approved' : note ? 'closed' : 'not approved'}`,
    paragraphs: [
      isApproved
        ? `Your claim for ${name} was approved. You can now manage the ${resourceType}.`
        : note
          ? `Your claim is closed: the ${resourceType} that it was for was deleted.`
          : `We reviewed your claim for ${name} and did not approve it.`,
    ],
    link: note
      ? { label: `View all ${resourceType}s`, path: `/${resourceType}s` }
      : { label: `View the ${resourceType}`, path: `/${resourceType}s/${resourceID}` },
  })
}

/** Asks the owner of the other side; of the same team and player once a week at most. */
async function rosterEntryAsked(teamID: string, teamHistoryID: string) {
  const { data: request } = await rosterRequests().get({ teamID, teamHistoryID }).go(consistent)
  if (!request) return
  const { playerID, waitsFor } = request
  const [{ data: team }, { data: player }] = await Promise.all([
    teams().get({ teamID }).go(consistent),
    players().get({ playerID }).go(consistent),
  ])
  const asked = waitsFor === 'team' ? team?.claimedBy : player?.claimedBy
  const owner = asked && (await findUser(asked))
  if (!owner || !team || !player) return
  const name = publicName(player.name)
  await notify(owner, {
    name: `rosterAsked#${teamID}#${playerID}#${waitsFor}`,
    preference: 'emailNotifications',
    ...(waitsFor === 'team'
      ? {
          subject: 'A player asks to join your roster',
          paragraphs: [`${name} asks to join the roster of ${team.name}.`],
          link: { label: 'Accept or decline', path: `/teams/${teamID}/manage?tab=roster` },
        }
      : {
          subject: 'A team asks to add your player',
          paragraphs: [`${team.name} asks to add ${name} to its roster. Nothing happens until you accept.`],
          link: { label: 'Accept or decline', path: `/players/${playerID}?tab=management` },
        }),
  })
}

/** A team's question to a user is mailed once a week at most, however often it is taken back and asked again. */
async function contactInvited(teamID: string, userID: string, recordID: string) {
  const [{ data: invitation }, user, name] = await Promise.all([
    contactInvitations().get({ teamID, recordID, userID }).go(consistent),
    findUser(userID),
    teamName(teamID),
  ])
  if (!user || !invitation || !isPending(invitation)) return
  await notify(user, {
    name: `invited#${teamID}#${userID}`,
    preference: 'emailNotifications',
    subject: 'You are invited to be a team contact',
    paragraphs: [
      `${name} asks you to be one of its contacts.`,
      'If you accept, families see your name and email on the page of the team. Until then, nobody does.',
    ],
    link: { label: 'Accept or decline', path: '/profile' },
  })
}

/** Who made the opportunity, or, when that account is gone, who owns its team. */
async function organizerOf({ createdBy, teamID }: OpportunityItem) {
  const creator = await findUser(createdBy)
  if (creator || !teamID) return creator
  const { data: team } = await teams().get({ teamID }).go({ consistent: true })
  return team?.claimedBy ? findUser(team.claimedBy) : null
}

const startOf = ({ startTime, timeZone }: OpportunityItem) => shownAtVenue(startTime, timeZone)

const consistent = { consistent: true } as const
const findUser = async (userID: string) => (await users().get({ userID }).go(consistent)).data
const findOpportunity = async (opportunityID: string) =>
  (await opportunities().get({ opportunityID }).go(consistent)).data
const findRegistration = async (opportunityID: string, playerID: string) =>
  (await registrations().get({ opportunityID, playerID }).go(consistent)).data
const teamName = async (teamID: string) => (await teams().get({ teamID }).go(consistent)).data?.name ?? 'a team'

/** The public name: an email never contains a child's full name. */
async function playerName(playerID: string) {
  const { data: player } = await players().get({ playerID }).go(consistent)
  return player ? publicName(player.name) : 'a player'
}
