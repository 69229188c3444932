import { events } from '../domain/events/entity.ts'
import { notify } from '../domain/notifications/notify.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { familiesOf } from '../domain/registrations/families.ts'
import type { HideableKind } from '../domain/reports/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import type { Hidden } from '../store/records/hidden.ts'
import { find, queryPartition } from '../store/store.ts'
import type { NoticeMessage } from './messages.ts'
import { findUser } from './people.ts'

type Found = { name: string; owners: (string | undefined)[]; hidden?: Hidden; path: string }

const findRecord: { [Kind in HideableKind]: (id: string) => Promise<Found | null> } = {
  async team(teamID) {
    const data = await find(teams, { teamID })
    return data && { name: data.name, owners: [data.claimedBy], hidden: data.hidden, path: `/teams/${teamID}` }
  },
  async player(playerID) {
    const data = await find(players, { playerID })
    const path = `/players/${playerID}`
    return data && { name: publicName(data.name), owners: [data.claimedBy], hidden: data.hidden, path }
  },
  async event(eventID) {
    const data = await find(events, { eventID })
    if (!data) return null
    const owners = [data.createdBy, await ownerOf(data.teamID)]
    return { name: data.name, owners, hidden: data.hidden, path: `/events/${eventID}` }
  },
  async opportunity(opportunityID) {
    const data = await find(opportunities, { opportunityID })
    if (!data) return null
    const owners = [data.createdBy, await ownerOf(data.teamID)]
    return { name: data.title, owners, hidden: data.hidden, path: `/opportunities/${opportunityID}` }
  },
}

const ownerOf = async (teamID: string | undefined) => (teamID ? (await find(teams, { teamID }))?.claimedBy : undefined)

/** Notifies the owners that an admin hid their record, with the reason, or that it is shown again. */
export async function recordHidden(notice: NoticeMessage & { type: 'recordHidden' }) {
  const { kind, id, version, isHidden } = notice
  const record = await findRecord[kind](id)
  if (!record || (record.hidden !== undefined) !== isHidden) return
  const { name, owners, hidden, path } = record
  if (kind === 'opportunity' && notice.isVisibilityChange) await notifyFamilies(id, notice)
  if (notice.isWithTeam) return
  for (const userID of new Set(owners)) {
    const owner = userID && (await findUser(userID))
    if (!owner) continue
    await notify(owner, {
      name: `hidden#${id}#${version}#${userID}`,
      preference: 'emailNotifications',
      subject: isHidden ? `${hidden?.withBlock ? 'We' : 'An admin'} hid your ${kind}` : `Your ${kind} is public again`,
      paragraphs: hidden
        ? [
            `${hidden.withBlock ? 'We' : 'An admin'} hid ${name}. Until this is undone, only you and admins see it.`,
            ...(kind === 'team' ? ['Its events and opportunities are hidden with it.'] : []),
            `Reason: ${hidden.reason}`,
          ]
        : [`${name} is shown to everyone again${kind === 'team' ? ', with its events and opportunities' : ''}.`],
      link: { label: `View the ${kind}`, path },
    })
  }
}

type Turn = { version: number; isHidden: boolean; isBlock: boolean }

/** Notifies the families of registered players that the opportunity is on hold or back. */
async function notifyFamilies(opportunityID: string, { version, isHidden, isBlock }: Turn) {
  const partition = await queryPartition(opportunities().get({ opportunityID }), true)
  const [opportunity] = partition.of(opportunities)
  if (!opportunity || opportunity.canceledAt || opportunity.startTime < new Date().toISOString()) return
  const { title } = opportunity
  for (const userID of await familiesOf(partition.of(registrations), opportunity)) {
    const family = await findUser(userID)
    if (!family) continue
    await notify(family, {
      name: `onHold#${opportunityID}#${version}#${userID}`,
      preference: 'emailNotifications',
      subject: isHidden ? `On hold: ${title}` : `Back on: ${title}`,
      paragraphs: isHidden
        ? [
            isBlock
              ? `"${title}" is on hold, because we blocked the account of its organizer. An admin decides whether it takes place.`
              : `"${title}" is on hold: an admin took it down and may show it again.`,
            "You don't have to do anything: your registration stays as it is. Please pay nothing until you hear from us.",
          ]
        : [`"${title}" was on hold and is back on. Your registration is as it was.`],
      link: isHidden
        ? { label: 'Find other opportunities', path: '/opportunities' }
        : { label: 'View the opportunity', path: `/opportunities/${opportunityID}` },
    })
  }
}
