import { familyInvitations } from '../domain/family-invitations/entity.ts'
import { familyPath } from '../domain/family-invitations/link.ts'
import { notify, notifyInApp } from '../domain/notifications/notify.ts'
import { type PlayerItem, players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { ownerOfTeam } from '../domain/roster/acceptance.ts'
import { type RosterChangeItem, rosterChanges } from '../domain/roster/change-entity.ts'
import { isCurrent } from '../domain/roster/current.ts'
import { playerHistory } from '../domain/roster/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { settings } from '../services/settings.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find, queryPartition } from '../store/store.ts'
import { timeOfID } from '../values/ids.ts'
import type { NoticeMessage } from './messages.ts'
import { findUser, findUserOfAddress } from './people.ts'

/**
 * Notifies people of a roster change: the user who claimed the player, or, for an unclaimed player, its creator and the owners of its other
 * teams, so that no player is added silently. The side that made a request is notified of the answer. The user who made the change is not
 * notified.
 */
export async function rosterChanged(changeID: string) {
  const change = await find(rosterChanges, { changeID })
  if (!change) return
  const { teamID, playerID, kind } = change
  const [team, partition] = await Promise.all([
    find(teams, { teamID }),
    queryPartition(players().get({ playerID }), true),
  ])
  const [player] = partition.of(players)
  if (!team || !player || isHidden(team) || isHidden(player)) return
  const name = publicName(player.name)
  const recipient = change.answeredBy === 'player' ? team.claimedBy : player.claimedBy
  const at = new Date(timeOfID(changeID))
  const before = partition.of(playerHistory).filter((it) => it.createdAt < at.toISOString() && isCurrent(it, at))
  const teamsOfPlayer = before.filter((it) => it.teamID !== teamID)
  const people =
    recipient || change.answeredBy ? [recipient] : await unclaimedPlayerRecipients(player, kind, teamsOfPlayer)
  const isTeams = change.answeredBy === 'player'
  for (const userID of new Set(people)) {
    const user = userID && userID !== change.changedBy ? await findUser(userID) : null
    if (!user) continue
    await notify(user, {
      name: `rosterChanged#${changeID}#${userID}`,
      preference: 'emailNotifications',
      ...textsOf(change, name, team.name),
      push: { title: `A roster changed: ${team.name}` },
      ...(change.fields && {
        details: change.fields.map((it) => ({ label: it.label, value: `${it.from} → ${it.to}` })),
      }),
      link: isTeams
        ? { label: 'View the roster', path: `/teams/${teamID}/manage?tab=roster` }
        : { label: 'View the player', path: `/players/${playerID}?tab=teams` },
    })
  }
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
  switch (kind) {
    case 'added':
      return {
        subject: `${name} was added to a roster`,
        paragraphs: [`${team} added ${name} to its roster (${season}).`],
      }
    case 'changed':
      return {
        subject: `The roster entry of ${name} changed`,
        paragraphs: [`The entry of ${name} on the roster of ${team} changed:`],
      }
    case 'removed':
      return {
        subject: `${name} was removed from a roster`,
        paragraphs: [`${name} is no longer on the roster of ${team} (${season}).`],
      }
    case 'accepted':
      return answeredBy === 'player'
        ? {
            subject: `${name} is on your roster`,
            paragraphs: [`The family of ${name} accepted. ${name} is on the roster of ${team} (${season}).`],
          }
        : {
            subject: `${name} is on the roster`,
            paragraphs: [`${team} accepted ${name}. ${name} is on its roster (${season}).`],
          }
    case 'declined':
      return answeredBy === 'player'
        ? {
            subject: `${name} declined to join your roster`,
            paragraphs: [`The family of ${name} declined to join the roster of ${team} (${season}).`],
          }
        : {
            subject: `A team declined ${name}`,
            paragraphs: [`${team} did not add ${name} to its roster (${season}).`],
          }
  }
}

/**
 * Asks a family once per invitation. The family may have no account and therefore no preferences. The link is also in the app, where only
 * the account with that confirmed address can see it.
 */
export async function familyInvited(playerID: string, invitationID: string) {
  const invitation = await find(familyInvitations, { playerID })
  if (invitation?.invitationID !== invitationID) return
  const [player, team, coach, family] = await Promise.all([
    find(players, { playerID }),
    find(teams, { teamID: invitation.teamID }),
    findUser(invitation.invitedBy),
    findUserOfAddress(invitation.email),
  ])
  if (!player || !team || !coach || coach.isBlocked || isHidden(player) || isHidden(team)) return
  const name = publicName(player.name)
  const subject = `Claim ${name}'s player profile`
  const path = await familyPath(invitation)
  if (!family || family.emailNotifications) {
    const mail = renderEmail({
      subject,
      greeting: 'Hi,',
      paragraphs: [
        `${coach.name} added ${name} to the roster of ${team.name} on Fungo and asks you to take over the profile.`,
        'Whoever claims the profile decides what it shows and registers the player. The link works for 14 days.',
      ],
      link: { label: 'Claim the profile', url: `${settings.webURL}${path}` },
      ending: "If you don't know this player, you can ignore this email.",
    })
    await sendOnce(`familyInvited#${invitationID}`, () => sendMail({ to: invitation.email, ...mail }))
  }
  if (family)
    await notifyInApp(family, {
      name: `familyInvited#${invitationID}`,
      subject,
      text: `${coach.name} asks you to take over ${name}'s profile. The link works for 14 days.`,
      path,
    })
}

/** Notifies who managed a player before, a user or the owner of a team, that someone else now manages it. */
export async function playerHandedOver(notice: NoticeMessage & { type: 'playerHandedOver' }) {
  const { playerID, from, version } = notice
  const userID = 'teamID' in from ? await ownerOfTeam(from.teamID) : from.userID
  const player = await find(players, { playerID })
  const user = userID ? await findUser(userID) : null
  // No notice if the user has it back in the meantime.
  if (!player || player.claimedBy === userID || !user) return
  const name = publicName(player.name)
  await notify(user, {
    name: `handedOver#${playerID}#${version}`,
    preference: 'emailNotifications',
    subject: `${name}'s profile was claimed`,
    push: { title: 'The profile of a player was claimed' },
    paragraphs: [`The profile of ${name} is managed by somebody else now. Rosters stay as they are.`],
    link: { label: 'View the player', path: `/players/${playerID}` },
  })
}
