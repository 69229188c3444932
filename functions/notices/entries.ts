import * as v from 'valibot'
import { mapLink, placeOf } from '../domain/calendars/calendar-entries.ts'
import { recordIn } from '../domain/deleted-records/copies.ts'
import type { DeletedRecordItem } from '../domain/deleted-records/entity.ts'
import { contactOf } from '../domain/entries/contact.ts'
import { type EntryItem, entries, entryID } from '../domain/entries/entity.ts'
import { numbersOf, playersWithoutConsent } from '../domain/entries/roster.ts'
import { isOver } from '../domain/entries/spots.ts'
import { type EventItem, events } from '../domain/events/entity.ts'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import type { Notices } from '../domain/notifications/notify.ts'
import { onWrite } from '../domain/notifications/triggers.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { findTeam, managesTeam } from '../domain/teams/managers.ts'
import { provisionalOf } from '../domain/teams/provisional.ts'
import { canMessageStrangers } from '../domain/users/entity.ts'
import { eventWaivers } from '../domain/waivers/entity.ts'
import { isSignedByFamily } from '../domain/waivers/signature.ts'
import { followersOf } from '../domain/watches/service.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find, findAll, queryPartition } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import { findUser, recipientOfAlert } from './people.ts'

/**
 * Asks the families of the players whom the teams chose, and who are still on them, to sign the waiver of the event, once each. Not for a team
 * whose claim is in review, nor of players whose families never agreed to the team.
 */
export const eventWaiverAsked = defineNotice({
  type: 'eventWaiverAsked',
  /** Without a team, of all teams. */
  fields: { eventID: v.string(), teamID: v.optional(v.string()) },
  on: [
    onWrite(
      entries,
      ({ eventID, teamID, roster = [] }, before) =>
        roster.some((playerID) => !before?.roster?.includes(playerID)) && { eventID, teamID },
    ),
    onWrite(
      events,
      ({ eventID, waiverRequired }, before) => before?.waiverRequired !== true && waiverRequired && { eventID },
    ),
  ],
  async *send({ eventID, teamID }) {
    const partition = await queryPartition(events().get({ eventID }), true)
    const [event] = partition.of(events)
    const now = new Date()
    if (!event?.waiverRequired || isHidden(event) || event.status === 'cancelled' || event.date <= now.toISOString())
      return
    if (event.createdBy && !(await canMessageStrangers(event.createdBy))) return
    const signatures = partition.of(eventWaivers)
    for (const entry of partition.of(entries)) {
      if (entry.status !== 'ACCEPTED' || (teamID && entry.teamID !== teamID)) continue
      const team = await findTeam(entry.teamID)
      if (!team || isHidden(team) || provisionalOf(team, now)) continue
      const found = await queryPartition(teams().get(entry), true)
      const numbers = await numbersOf(found, eventID, now)
      const withoutConsent = playersWithoutConsent(found, now)
      const onTeam = (entry.roster ?? []).filter((playerID) => numbers.has(playerID) && !withoutConsent.has(playerID))
      const chosen = await findAll(
        players,
        onTeam.map((playerID) => ({ playerID })),
      )
      const unsigned = chosen.filter((player) => !signatures.some((it) => isSignedByFamily(it, player)))
      for (const { playerID, name, claimedBy } of unsigned)
        yield [
          await findUser(claimedBy),
          {
            name: `eventWaiver#${eventID}#${playerID}#${claimedBy}`,
            record: `eventWaiver#${eventID}#${playerID}`,
            senderID: event.createdBy,
            subject: stored('signWaiver', { title: event.name }),
            paragraphs: [stored('chosenForEvent', { name: publicName(name), team: team.name, event: event.name })],
            link: { label: stored('signTheWaiver'), path: '/my-season' },
          },
        ]
    }
  },
})

const CHANGES = ['entered', 'decided', 'offered', 'taken', 'withdrawn', 'moved'] as const
type EntryChange = (typeof CHANGES)[number]
type Told = { entry: EntryItem; event: EventItem; team: TeamItem; change: EntryChange }

/** What a write changed for the organizer or the team. Null for a write that neither is told of. */
function changeOf(
  { version, status, offerExpiresAt, movedFrom }: EntryItem,
  before: EntryItem | null,
): EntryChange | null {
  // An entry that was restored, or moved with a merged team, was told before.
  if (movedFrom && movedFrom !== before?.movedFrom) return 'moved'
  if (!before) return version === 1 ? 'entered' : null
  if (offerExpiresAt && !before.offerExpiresAt) return 'offered'
  if (status === before.status) return null
  if (before.status === 'WITHDRAWN') return 'entered'
  if (status === 'WITHDRAWN') return 'withdrawn'
  return before.offerExpiresAt && status === 'ACCEPTED' ? 'taken' : 'decided'
}

/** Tells the organizer what the team did, and the team what was decided or offered. Not if the entry has changed again since. */
export const entryChanged = defineNotice({
  type: 'entryChanged',
  fields: {
    eventID: v.string(),
    divisionID: v.string(),
    teamID: v.string(),
    version: v.number(),
    change: v.picklist(CHANGES),
  },
  on: [
    onWrite(entries, (after, before) => {
      const { eventID, divisionID, teamID, version } = after
      const change = changeOf(after, before)
      return change && { eventID, divisionID, teamID, version, change }
    }),
  ],
  async *send({ version, change, ...key }) {
    const { eventID, teamID } = key
    const [entry, event, team] = await Promise.all([find(entries, key), find(events, { eventID }), findTeam(teamID)])
    if (!entry || !event || !team || isHidden(event) || isHidden(team) || !isStill(entry, change)) return
    const told = { entry, event, team, change }
    const isByTeam = change === 'entered' || change === 'taken' || change === 'withdrawn'
    const recipients = isByTeam ? [await organizerID(event)] : managersToTell(entry, team)
    const decidedBy = change === 'offered' ? undefined : entry.decidedBy
    const actorID = isByTeam ? actorOfTeam(told) : (decidedBy ?? event.createdBy)
    for (const userID of new Set(recipients.filter((it) => it !== actorID)))
      yield [
        await findUser(userID),
        {
          // Includes createdAt, because versions start over if a team enters a division again that it was moved from.
          name: `entry#${entryID(entry)}#${entry.createdAt}#${version}#${userID}`,
          record: `entry#${entryID(entry)}`,
          senderID: actorID,
          ...(isByTeam ? forOrganizer(told) : forTeam(told)),
        },
      ]
    if (entry.status === 'ACCEPTED') yield* followersOfTeam(told, recipients)
  },
})

/** Who entered the team. After that its owner, if who entered it manages it no more. */
const actorOfTeam = ({ entry: { enteredBy }, team, change }: Told) =>
  change === 'entered' || managesTeam(team, enteredBy) ? enteredBy : team.claimedBy

/** Tells the organizers of events that are not over that the deleted team is no longer in them. */
export async function* leftWithTeam(deleted: DeletedRecordItem, entered: readonly EntryItem[]): Notices {
  const team = recordIn<TeamItem>(deleted)
  for (const entry of entered) {
    const event = await find(events, entry)
    if (!event || isHidden(event) || isOver(entry) || (event.endDate ?? event.date) < deleted.deletedAt) continue
    const userID = await organizerID(event)
    if (userID === deleted.deletedBy) continue
    yield [
      await findUser(userID),
      {
        name: `deletedEntry#${entryID(entry)}#${deleted.deletedAt}`,
        record: `entry#${entryID(entry)}`,
        senderID: deleted.deletedBy,
        ...forOrganizer({ entry, event, team, change: 'withdrawn' }),
      },
    ]
  }
}

/** Tells the team's followers once that it plays the tournament, but not those who are told of the decision. */
async function* followersOfTeam({ event, team }: Told, told: readonly (string | undefined)[]): Notices {
  const { eventID, createdBy } = event
  if (createdBy && !(await canMessageStrangers(createdBy))) return
  for (const follower of await followersOf(team.teamID))
    if (follower.ownerID !== createdBy && !told.includes(follower.ownerID) && !managesTeam(team, follower.ownerID))
      yield [
        await recipientOfAlert({ ...follower, recipientID: follower.ownerID }),
        {
          name: `teamPlays#${eventID}#${team.teamID}#${follower.ownerID}`,
          record: `teamPlays#${eventID}#${team.teamID}`,
          senderID: createdBy,
          preference: 'opportunityAlerts',
          subject: stored('followedTeamPlays'),
          paragraphs: [stored('teamPlaysEvent', { team: team.name, event: event.name })],
          details: [
            { label: stored('time'), value: { at: event.date, until: event.endDate, zone: event.timeZone } },
            { label: stored('place'), value: placeOf(event), url: mapLink(event) },
          ],
          link: { label: stored('viewTheEvent'), path: `/events/${eventID}` },
        },
      ]
}

const isStill = ({ status, offerExpiresAt }: EntryItem, change: Told['change']) => {
  if (change === 'offered') return offerExpiresAt !== undefined
  if (change === 'entered') return status === 'APPLIED' || status === 'WAITLISTED'
  if (change === 'withdrawn') return status === 'WITHDRAWN'
  if (change === 'moved') return status !== 'WITHDRAWN'
  return change === 'taken' ? status === 'ACCEPTED' : status !== 'WITHDRAWN' && status !== 'APPLIED'
}

const organizerID = async ({ createdBy, teamID }: EventItem) => createdBy ?? (await findTeam(teamID))?.claimedBy

const managersToTell = (entry: EntryItem, team: TeamItem) => [
  team.claimedBy,
  contactOf(entry, team),
  ...(managesTeam(team, entry.enteredBy) ? [entry.enteredBy] : []),
]

const divisionOf = ({ divisions }: EventItem, divisionID: string | undefined) =>
  divisions?.find(({ id }) => id === divisionID)

function divisionName(event: EventItem, divisionID: string | undefined) {
  const division = divisionOf(event, divisionID)
  return division ? `${division.ageGroup} ${division.division}` : ''
}

const namesOf = ({ entry: { divisionID }, event, team }: Told) => ({
  team: team.name,
  event: event.name,
  division: divisionName(event, divisionID),
})

function forOrganizer(told: Told) {
  const { entry, event, change } = told
  const names = { ...namesOf(told), change }
  const refund =
    change === 'withdrawn' && entry.refundCents ? [stored('entryRefund', { amount: { cents: entry.refundCents } })] : []
  return {
    subject: stored('entryOfTeam', names),
    paragraphs: [
      stored('entryOfTeamText', names),
      ...refund,
      ...(change === 'entered' && entry.note ? [entry.note] : []),
    ],
    link: { label: stored('manageEntries'), path: `/events/${event.eventID}/manage-entries` },
  }
}

function forTeam(told: Told) {
  const { entry, event, change } = told
  const { status, reason, offerExpiresAt } = entry
  const names = { ...namesOf(told), status }
  const link = { label: stored('viewTheEvent'), path: `/events/${event.eventID}` }
  if (change === 'offered')
    return {
      subject: stored('entrySpotHeld', names),
      paragraphs: [stored('entrySpotHeldUntil', { ...names, until: { at: offerExpiresAt!, zone: event.timeZone } })],
      link,
    }
  if (change === 'moved')
    return {
      subject: stored('entryMoved', names),
      paragraphs: [stored('entryMovedText', { ...names, from: divisionName(event, entry.movedFrom) })],
      link,
    }
  if (divisionOf(event, entry.divisionID)?.canceled)
    return {
      subject: stored('entryDivisionCanceled', names),
      paragraphs: [
        stored('entryDivisionCanceledText', names),
        ...(entry.refundCents ? [stored('entryPaidBack', { amount: { cents: entry.refundCents } })] : []),
      ],
      link,
    }
  return {
    subject: stored('entryDecided', names),
    paragraphs: [stored('entryDecidedText', names), ...(reason ? [stored('theOrganizerWrote', { reason })] : [])],
    link,
  }
}
