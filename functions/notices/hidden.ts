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
import { stored } from '../values/messages/stored-text.ts'
import type { NoticeOf } from './messages.ts'
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
export async function recordHidden(notice: NoticeOf<'recordHidden'>) {
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
      subject: !isHidden
        ? stored('your_record_is_public_again', { kind })
        : hidden?.withBlock
          ? stored('we_hid_your_record', { kind })
          : stored('an_admin_hid_your_record', { kind }),
      paragraphs: hidden
        ? [
            hidden.withBlock ? stored('we_hid_name', { name }) : stored('an_admin_hid_name', { name }),
            ...(kind === 'team' ? [stored('its_events_and_opportunities_are_hidden_with_it')] : []),
            stored('reason', { reason: hidden.reason }),
          ]
        : [
            kind === 'team'
              ? stored('name_is_shown_to_everyone_again_with_its_events', { name })
              : stored('name_is_shown_to_everyone_again', { name }),
          ],
      link: { label: stored('view_the_record', { kind }), path },
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
      subject: isHidden ? stored('on_hold', { title }) : stored('back_on', { title }),
      paragraphs: isHidden
        ? [
            isBlock ? stored('title_is_on_hold_because_of_a_block', { title }) : stored('title_is_on_hold', { title }),
            stored('you_do_not_have_to_do_anything'),
          ]
        : [stored('title_was_on_hold_and_is_back_on', { title })],
      link: isHidden
        ? { label: stored('find_other_opportunities'), path: '/opportunities' }
        : { label: stored('view_the_opportunity'), path: `/opportunities/${opportunityID}` },
    })
  }
}
