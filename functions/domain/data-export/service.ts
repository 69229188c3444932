import type { EntityIdentifiers } from 'electrodb'
import { directory } from '../../services/directory/directory.ts'
import { inWords } from '../../services/in-words.ts'
import type { AnyEntity, EntityDefinition } from '../../store/entity.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import { find, findAll, queryPartition } from '../../store/store.ts'
import { pick } from '../../values/pick.ts'
import { calendarFeeds } from '../calendars/entity.ts'
import { claimRequests } from '../claims/entity.ts'
import { declines } from '../declines/entity.ts'
import { entries, playerEvents, teamEntries } from '../entries/entity.ts'
import { events } from '../events/entity.ts'
import { messages } from '../messages/entity.ts'
import { notificationsOf } from '../notifications/notifications.ts'
import { opportunities } from '../opportunities/entity.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { pushSubscriptionsOf } from '../push/subscriptions.ts'
import { playerRegistrations, type RegistrationItem, registrations } from '../registrations/entity.ts'
import { playerHistory } from '../roster/entity.ts'
import { responsibleFor } from '../roster/responsible-for.ts'
import { teams } from '../teams/entity.ts'
import { localeOf, type UserItem, type UserReferenceKind, userReferences, users } from '../users/entity.ts'
import { eventWaivers } from '../waivers/entity.ts'
import { isSignedByFamily } from '../waivers/signature.ts'
import { watchesOf } from '../watches/service.ts'

const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** All data stored about the user: the account, what it claims, and what it entered and requested. Without the admins who decided about it. */
export async function exportMyData(
  { endedSessions: _, blockedBy: __, backgroundCheckConfirmedBy: ___, safeSportConfirmedBy: ____, ...user }: UserItem,
  now: Date,
) {
  const { userID } = user
  const partition = await queryPartition(users().get({ userID }))
  const references = partition.of(userReferences)
  const referred = (kind: UserReferenceKind) =>
    references.filter((it) => it.kind === kind).map(({ recordID }) => recordID)
  const mine = { createdBy: userID, perPage: NO_LIMIT, now }
  const [eventIDs, opportunityIDs] = await Promise.all([
    directory().ids('event', mine),
    directory().ids('opportunity', { ...mine, visibleTo: { all: true } }),
  ])
  const registrationKeys = referred('registration').map((id) => {
    const [opportunityID = '', playerID = ''] = id.split('.')
    return { opportunityID, playerID }
  })
  return {
    exportedAt: now.toISOString(),
    account: user,
    claimedTeams: (await readAll(teams, 'teamID', referred('claimedTeam'))).map(shown),
    claimedPlayers: await Promise.all(
      (await readAll(players, 'playerID', referred('claimedPlayer'))).map((it) => withPast(shown(it), userID)),
    ),
    notifications: (await notificationsOf(userID, now)).map(({ subject, text, ...notification }) => ({
      ...notification,
      subject: inWords(subject, localeOf(user)),
      text: inWords(text, localeOf(user)),
    })),
    devicesWithNotifications: (await pushSubscriptionsOf(userID)).map(({ device, createdAt }) => ({
      device,
      since: createdAt,
    })),
    calendars: partition.of(calendarFeeds),
    watches: await watchesOf(userID),
    contactOf: referred('contact'),
    invitedToBeContactOf: referred('contactInvitation'),
    declined: partition.of(declines),
    offeredTeams: referred('teamTransfer'),
    evaluatorOf: referred('evaluator'),
    claimRequests: (await readAll(claimRequests, 'claimID', referred('claimRequest'))).map(
      ({ heldBefore: _, ownerThen: __, decidedBy: ___, ownershipBefore: ____, ownersClaimID: _____, ...claim }) =>
        claim,
    ),
    registrationsMade: await Promise.all(
      (await findAll(registrations, registrationKeys)).map((it) => seenBy(userID, it, now)),
    ),
    messagesWritten: (await Promise.all(referred('conversation').map(conversation)))
      .flat()
      .filter(({ writtenBy }) => writtenBy === userID)
      .map(({ familyIDs: _, ...message }) => message),
    entriesOfTeams: (await findAll(entries, (await Promise.all(referred('claimedTeam').map(entriesOf))).flat())).map(
      ({ decidedBy: _, ...entry }) => entry,
    ),
    eventsCreated: (await readAll(events, 'eventID', eventIDs)).map(shown),
    opportunitiesCreated: (await readAll(opportunities, 'opportunityID', opportunityIDs)).map(shown),
  }
}

/** The registration, or only what the user entered if the player belongs to another family now. */
async function seenBy(userID: string, registration: RegistrationItem, now: Date) {
  const { opportunityID, playerID, jerseyNumber, notes, phone, createdAt, ...rest } = registration
  const { waiverSignedAt, waiverSignedBy, waiverVersion, waiverHash } = rest
  const waiver = waiverSignedBy === userID ? { waiverSignedAt, waiverVersion, waiverHash } : {}
  const player = await find(players, { playerID })
  return (await responsibleFor(registration, player, now)).includes(userID)
    ? registration
    : { opportunityID, playerID, jerseyNumber, notes, phone, ...waiver, createdAt }
}

/** Without the phone numbers of others who registered the player, such as a coach or a former family. */
async function withPast<Player extends Pick<PlayerItem, 'playerID' | 'claimedBy'>>(player: Player, userID: string) {
  const partition = await queryPartition(players().get({ playerID: player.playerID }))
  const chosenFor = partition.of(playerEvents)
  return {
    ...player,
    teamHistory: partition.of(playerHistory),
    eventsChosenFor: chosenFor.map(({ eventID }) => eventID),
    eventWaivers: (await findAll(eventWaivers, chosenFor)).filter((it) => isSignedByFamily(it, player)),
    registrations: (await findAll(registrations, partition.of(playerRegistrations))).map(({ phone, ...it }) => ({
      ...it,
      ...(it.registeredBy === userID && { phone }),
    })),
  }
}

/** Without the admin who took it down. */
const shown = <Item extends { hidden?: Hidden }>(item: Item) => ({
  ...item,
  hidden: item.hidden && pick(item.hidden, 'at', 'reason'),
})

const conversation = async (conversationID: string) =>
  (await queryPartition(messages().query.byConversation({ conversationID }))).of(messages)

const entriesOf = async (teamID: string) =>
  (await queryPartition(teamEntries().query.byTeam({ teamID }))).of(teamEntries)

const readAll = <E extends AnyEntity>(entity: EntityDefinition<E>, idName: string, ids: readonly string[]) =>
  findAll(
    entity,
    ids.map((id) => ({ [idName]: id }) as EntityIdentifiers<E>),
  )
