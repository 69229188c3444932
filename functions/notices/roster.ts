import * as v from 'valibot'
import { approvalOf } from '../domain/claims/request-writes.ts'
import { type FamilyInvitationItem, familyInvitations } from '../domain/family-invitations/entity.ts'
import { familyPath, isInviters } from '../domain/family-invitations/service.ts'
import { mergedRecords } from '../domain/merges/entity.ts'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import { notifyInApp } from '../domain/notifications/notify.ts'
import { onCreate, onDelete, onUpdate, onWrite } from '../domain/notifications/triggers.ts'
import { type PlayerItem, players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import {
  type FieldChange,
  isCurrent,
  playerHistory,
  type RosterChangeItem,
  type RosterItem,
  rosterChanges,
  rosterEntries,
  rosterRequests,
} from '../domain/roster/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { findTeam } from '../domain/teams/managers.ts'
import { localeOf } from '../domain/users/entity.ts'
import { signedPath } from '../services/mail/links.ts'
import { wasSent } from '../services/mail/send-once.ts'
import { settings } from '../services/settings.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find, findAll, queryPartition } from '../store/store.ts'
import { comparable } from '../values/comparable.ts'
import { timeOfID } from '../values/ids.ts'
import { mailTexts } from '../values/messages/mail.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'
import { filterAsync } from '../values/promises.ts'
import { findUser, findUserOfAddress } from './people.ts'
import { rosterOfferEnded, rosterOffered } from './roster-offers.ts'

/**
 * Notifies people of a roster change: the user who claimed the player, or, for an unclaimed player, its creator and the owners of its other
 * teams, so that no player is added silently. The side that made a request is notified of the answer. The user who made the change is not
 * notified.
 */
export const rosterChanged = defineNotice({
  type: 'rosterChanged',
  fields: { teamHistoryID: v.string(), changeID: v.string() },
  on: [onCreate(rosterChanges, ({ teamHistoryID, changeID }) => ({ teamHistoryID, changeID }))],
  async *send({ teamHistoryID, changeID }) {
    const changes = (await queryPartition(rosterChanges().query.byEntry({ teamHistoryID }), true)).of(rosterChanges)
    const change = changes.find((it) => it.changeID === changeID)
    if (!change) return
    const { teamID, playerID, kind, opportunityID } = change
    if (opportunityID) return yield* rosterOfferEnded({ ...change, opportunityID })
    const [team, partition] = await Promise.all([
      find(teams, { teamID }),
      queryPartition(players().get({ playerID }), true),
    ])
    const [player] = partition.of(players)
    if (!team || !player || isHidden(team) || isHidden(player)) return
    const fields = change.fields && fieldsOf(change, changes)
    if (fields?.length === 0 || isUndone(change, changes, partition.of(playerHistory))) return
    const name = publicName(player.name)
    const recipient = change.answeredBy === 'player' ? team.claimedBy : player.claimedBy
    const at = new Date(timeOfID(changeID))
    const before = partition.of(playerHistory).filter((it) => it.createdAt < at.toISOString() && isCurrent(it, at))
    const teamsOfPlayer = before.filter((it) => it.teamID !== teamID)
    const people =
      recipient || change.answeredBy ? [recipient] : await unclaimedPlayerRecipients(player, kind, teamsOfPlayer)
    const isTeams = change.answeredBy === 'player'
    for (const userID of new Set(people)) {
      if (userID === change.changedBy) continue
      yield [
        await findUser(userID),
        {
          name: `rosterChanged#${changeID}#${userID}`,
          record: `roster#${teamID}#${playerID}`,
          senderID: change.changedBy ?? (isTeams ? player.claimedBy : team.claimedBy),
          ...textsOf(change, name, team.name),
          push: { title: stored('aRosterChanged') },
          ...(fields && {
            details: fields.map(({ label, from, to }) => ({ label, value: stored('fromBecomesTo', { from, to }) })),
          }),
          link: isTeams
            ? { label: stored('viewTheRoster'), path: `/teams/${teamID}/manage?tab=roster` }
            : { label: stored('viewThePlayer'), path: `/players/${playerID}?tab=teams` },
        },
      ]
    }
  },
})

const isWithinDelay = (from: RosterChangeItem, to: RosterChangeItem) =>
  timeOfID(to.changeID) - timeOfID(from.changeID) < settings.noticeDelaySeconds * 1000

/** Whether another change of the entry replaced or undid it, or was undone by it, before its notice was sent. */
function isUndone(change: RosterChangeItem, changes: RosterChangeItem[], history: readonly RosterItem[]): boolean {
  const { kind, season, teamID, teamHistoryID, changeID } = change
  const isThere = history.some((it) => it.teamHistoryID === teamHistoryID)
  if (kind === 'added') return !isThere
  if (kind === 'changed') return !isThere || changes.some((it) => it.kind === kind && it.changeID > changeID)
  if (kind !== 'removed') return false
  const isBack = history.some((it) => it.teamID === teamID && it.season === season)
  return isBack || changes.some((it) => it.kind === 'added' && isWithinDelay(it, change))
}

/** What this change and those that it replaced, whose notices were not sent, changed together. */
function fieldsOf(change: RosterChangeItem, changes: RosterChangeItem[]): FieldChange[] {
  const fields = new Map<string, FieldChange>()
  let next = change
  for (const it of changes.toReversed()) {
    if (it.kind !== 'changed' || it.changeID > change.changeID) continue
    if (it !== change && !isWithinDelay(it, next)) break
    for (const { label, from, to } of it.fields ?? []) {
      const name = JSON.stringify(label)
      fields.set(name, { label, from, to: fields.get(name)?.to ?? to })
    }
    next = it
  }
  return [...fields.values()].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

/** The people to notify about a player whom no one has claimed. */
async function unclaimedPlayerRecipients(
  player: PlayerItem,
  kind: RosterChangeItem['kind'],
  entries: readonly { teamID: string }[],
) {
  if (kind !== 'added') return []
  const found = await Promise.all(entries.map(({ teamID }) => find(teams, { teamID })))
  return [player.createdBy, ...found.map((team) => team?.claimedBy)]
}

function textsOf({ kind, season, answeredBy }: RosterChangeItem, name: string, team: string) {
  const facts = { name, team, season: { season } }
  switch (kind) {
    case 'added':
      return { subject: stored('nameAddedRoster', { name }), paragraphs: [stored('teamAddedName', facts)] }
    case 'changed':
      return {
        subject: stored('rosterEntryNameChanged', { name }),
        paragraphs: [stored('entryNameChanged', { name, team })],
      }
    case 'removed':
      return { subject: stored('nameRemovedRoster', { name }), paragraphs: [stored('nameNoLongerRoster', facts)] }
    case 'accepted':
      return answeredBy === 'player'
        ? { subject: stored('nameIsOnYourRoster', { name }), paragraphs: [stored('familyNameAccepted', facts)] }
        : { subject: stored('nameRoster', { name }), paragraphs: [stored('teamAcceptedName', facts)] }
    // Declined: how an offer of a spot ended is told apart.
    default:
      return answeredBy === 'player'
        ? { subject: stored('nameDeclinedJoinRoster', { name }), paragraphs: [stored('familyNameDeclined', facts)] }
        : { subject: stored('teamDeclinedName', { name }), paragraphs: [stored('teamNotAddName', facts)] }
  }
}

/**
 * Asks a family once per invitation. The family may have no account and therefore no preferences. The link is also in the app, where only
 * the account with that confirmed address can see it.
 */
export const familyInvited = defineNotice({
  type: 'familyInvited',
  fields: { playerID: v.string(), invitationID: v.string() },
  on: [
    onWrite(
      familyInvitations,
      ({ playerID, invitationID }, before) => invitationID !== before?.invitationID && { playerID, invitationID },
    ),
  ],
  async *send({ playerID, invitationID }) {
    const invitation = await find(familyInvitations, { playerID })
    if (invitation?.invitationID !== invitationID) return
    const [player, team, coach, family] = await Promise.all([
      find(players, { playerID }),
      find(teams, { teamID: invitation.teamID }),
      findUser(invitation.invitedBy),
      findUserOfAddress(invitation.email),
    ])
    if (!player || !team || !coach || isHidden(player) || isHidden(team)) return
    const sent = invitation.isWalkUp ? [{ invitation, player }] : await invitedTogether(invitation)
    if (sent.at(-1)?.invitation.invitationID !== invitationID) return
    const now = new Date()
    const invited = await filterAsync(sent, async (it) =>
      isInviters({ player: it.player, inviter: coach, custodian: await findTeam(it.player.custodianTeamID) }, now),
    )
    if (invited.length === 0) return
    const names = { list: invited.map((it) => publicName(it.player.name)) }
    const subject = stored('coachAsksClaimProfile', { count: invited.length })
    // The language of a family without an account is unknown.
    const locale = localeOf(family ?? coach)
    const claims = await Promise.all(
      invited.map(async (it) => ({ name: publicName(it.player.name), path: await familyPath(it.invitation) })),
    )
    if (!family || family.emailNotifications)
      yield [
        { email: invitation.email, account: family, locale, ending: mailTexts.unknownPlayer(locale) },
        {
          name: `familyInvited#${invitationID}`,
          record: `player#${playerID}`,
          senderID: coach.userID,
          subject,
          paragraphs: [
            stored('coachAddedNameAsks', { coach: coach.name, name: names, team: team.name }),
            stored('whoeverClaimsProfileDecides'),
          ],
          ...(claims.length > 1 && {
            details: claims.map(({ name: value, path }) => ({ label: stored('claimTheProfile'), value, path })),
          }),
          link: { label: stored('claimTheProfile'), path: claims[0]!.path },
        },
      ]
    for (const { name, path } of family ? claims : [])
      await notifyInApp(family!, {
        name: `familyInvited#${invitationID}#${path}`,
        subject,
        text: stored('coachAsksTakeOver', { coach: coach.name, name }),
        path,
      })
  },
})

type Invited = { invitation: FamilyInvitationItem; player: PlayerItem }

/** The invitations of one import to one address, in order. Its last row notifies of all of them. */
async function invitedTogether({ teamID, email, invitedBy, createdAt }: FamilyInvitationItem): Promise<Invited[]> {
  const roster = (await queryPartition(rosterEntries().query.byTeam({ teamID }), true)).of(rosterEntries)
  const [invitations, found] = await Promise.all([
    findAll(familyInvitations, roster, true),
    findAll(players, roster, true),
  ])
  const byID = new Map(found.map((player) => [player.playerID, player]))
  return invitations
    .filter((it) => it.email === email && it.invitedBy === invitedBy && it.createdAt === createdAt)
    .flatMap((invitation) => {
      const player = byID.get(invitation.playerID)
      return player && !isHidden(player) ? [{ invitation, player }] : []
    })
    .sort((a, b) => a.invitation.invitationID.localeCompare(b.invitation.invitationID))
}

/** Notifies a family of an emailed invitation that ended because the player was deleted or somebody else claimed it. */
export const familyInvitationEnded = defineNotice({
  type: 'familyInvitationEnded',
  fields: {
    playerID: v.string(),
    invitationID: v.string(),
    invitedBy: v.string(),
    email: v.string(),
    /** Somebody else claimed the player. Otherwise the player may have been deleted. */
    isTaken: v.boolean(),
  },
  on: [
    onDelete(familyInvitations, ({ playerID, invitationID, invitedBy, email }) => ({
      playerID,
      invitationID,
      invitedBy,
      email,
      isTaken: false,
    })),
  ],
  async *send(ended) {
    const { playerID, invitationID, invitedBy, email, isTaken } = ended
    const [player, account, coach] = await Promise.all([
      find(players, { playerID }),
      findUserOfAddress(email),
      findUser(invitedBy),
    ])
    const isConcerned = isTaken
      ? player?.claimedBy !== account?.userID
      : !player && !(await find(mergedRecords, { kind: 'player', recordID: playerID }))
    if (!isConcerned || !(await wasSent(`familyInvited#${invitationID}`))) return
    const reader = account ?? coach
    yield [
      { email, account, locale: reader ? localeOf(reader) : 'en' },
      {
        name: `familyInvitationEnded#${invitationID}`,
        record: `player#${playerID}`,
        senderID: null,
        subject: stored('invitationCanceled'),
        paragraphs: [isTaken ? stored('invitedProfileTaken') : stored('invitedProfileDeleted')],
        link: { label: stored('viewAllRecords', { kind: 'player' }), path: '/players' },
      },
    ]
  },
})

/** Notifies who managed a player before, a user or the owner of a team, that someone else now manages it. */
export const playerHandedOver = defineNotice({
  type: 'playerHandedOver',
  fields: {
    playerID: v.string(),
    from: v.union([v.object({ userID: v.string() }), v.object({ teamID: v.string() })]),
    version: v.number(),
  },
  on: [
    onUpdate(players, ({ playerID, claimedBy, version }, before) => {
      if (!claimedBy || claimedBy === before.claimedBy) return false
      const { claimedBy: userID, custodianTeamID: teamID } = before
      const from = userID ? { userID } : teamID ? { teamID } : null
      return from && { playerID, from, version }
    }),
  ],
  async *send(notice) {
    const { playerID, from, version } = notice
    const userID = 'teamID' in from ? (await find(teams, from))?.claimedBy : from.userID
    const player = await find(players, { playerID })
    // No notice if the user has it back in the meantime.
    if (!player || player.claimedBy === userID) return
    const name = publicName(player.name)
    const reason = (await approvalOf({ resourceType: 'player', resourceID: playerID }, player))?.reasonForOwner
    yield [
      await findUser(userID),
      {
        name: `handedOver#${playerID}#${version}`,
        record: `player#${playerID}`,
        senderID: player.claimedBy,
        subject: stored('profilePlayerClaimed'),
        paragraphs: [stored('profileManagedSomebodyElse', { name }), ...(reason ? [stored('reason', { reason })] : [])],
        link: { label: stored('viewThePlayer'), path: `/players/${playerID}` },
      },
    ]
  },
})

/** Asks the owner of the other side, at most once a week for the same team and player. */
export const rosterEntryAsked = defineNotice({
  type: 'rosterEntryAsked',
  fields: { teamID: v.string(), teamHistoryID: v.string(), isReminder: v.boolean() },
  on: [
    onWrite(rosterRequests, ({ teamID, teamHistoryID, waitsFor, version, remindedAt }, before) => {
      const isAsked = before ? waitsFor !== before.waitsFor : version === 1
      const isReminder = !!before && remindedAt !== undefined && remindedAt !== before.remindedAt
      return (isAsked || isReminder) && { teamID, teamHistoryID, isReminder }
    }),
  ],
  async *send({ teamID, teamHistoryID, isReminder }) {
    const request = await find(rosterRequests, { teamID, teamHistoryID })
    if (!request) return
    if (request.offer) return yield* rosterOffered(request, isReminder)
    const { playerID, waitsFor, season } = request
    const [team, player] = await Promise.all([find(teams, { teamID }), find(players, { playerID })])
    const recipientID = waitsFor === 'team' ? team?.claimedBy : player?.claimedBy
    if (!team || !player || isHidden(team) || isHidden(player)) return
    const facts = { name: publicName(player.name), team: team.name, season: { season } }
    const path = await signedPath('request', { kind: 'roster', id: teamHistoryID })
    yield [
      await findUser(recipientID),
      {
        link: { label: stored('acceptOrDecline'), path },
        name: `rosterAsked#${teamID}#${playerID}#${waitsFor}`,
        record: `roster#${teamID}#${playerID}`,
        senderID: request.addedBy,
        ...(waitsFor === 'team'
          ? {
              subject: stored('playerAsksJoinRoster'),
              paragraphs: [stored('nameAsksJoinRoster', facts)],
              appPath: `/teams/${teamID}/manage?tab=roster`,
            }
          : {
              subject: stored('teamAsksAddPlayer'),
              paragraphs: [stored('teamAsksAddName', facts), ...(await rosterSoFar(teamID, season))],
              appPath: `/players/${playerID}?tab=management`,
            }),
      },
    ]
  },
})

/** How many names of a roster an email has. */
const MAX_NAMES = 15

/** Who is on the roster of the season, as strangers may read it. Empty if nobody is. */
async function rosterSoFar(teamID: string, season: string): Promise<StoredText[]> {
  const entries = (await queryPartition(rosterEntries().query.byTeam({ teamID }), true)).of(rosterEntries)
  const its = entries.filter((it) => comparable(it.season) === comparable(season) && isCurrent(it, new Date()))
  const shown = (await findAll(players, its, true)).filter((it) => it.visibility !== 'TEAM_ONLY' && !isHidden(it))
  const names = shown.map(({ name }) => publicName(name)).slice(0, MAX_NAMES)
  const others = its.length - names.length
  if (names.length === 0) return others > 0 ? [stored('playersOnRosterSoFar', { count: others })] : []
  return [
    stored('rosterSoFar', { names: { list: others > 0 ? [...names, stored('andOthers', { count: others })] : names } }),
  ]
}
