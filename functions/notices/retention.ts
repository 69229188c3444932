import * as v from 'valibot'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import { addNotification } from '../domain/notifications/notifications.ts'
import { emailOf, type Notice } from '../domain/notifications/notify.ts'
import { onNewTime } from '../domain/notifications/triggers.ts'
import { type PlayerItem, players } from '../domain/players/entity.ts'
import { hasCustody } from '../domain/players/managed.ts'
import { publicName } from '../domain/players/public-name.ts'
import { findTeam } from '../domain/teams/managers.ts'
import { localeOf, users } from '../domain/users/entity.ts'
import { PERIODS } from '../lifecycle/retention/periods.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { find } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import { findUser } from './people.ts'

type RetentionNotice = Omit<Notice, 'record' | 'senderID'> & { userID: string }

/** Notifies the owner, of an unclaimed player that of its team, of what will be deleted, regardless of their email preferences. */
export const retentionNoticed = defineNotice({
  type: 'retentionNoticed',
  fields: { kind: v.picklist(['player', 'user']), id: v.string(), noticedAt: v.string() },
  on: [
    onNewTime(players, 'retentionNoticedAt', (noticedAt, { playerID: id }) => ({
      kind: 'player' as const,
      id,
      noticedAt,
    })),
    onNewTime(users, 'retentionNoticedAt', (noticedAt, { userID: id }) => ({ kind: 'user' as const, id, noticedAt })),
  ],
  async send({ kind, id, noticedAt }) {
    const notice = kind === 'player' ? await ofPlayer(id, noticedAt) : ofAccount(id)
    const user = notice && (await findUser(notice.userID))
    if (!notice || !user || (kind === 'user' && user.emailVerifiedAt)) return
    const { name, subject, paragraphs, link } = notice
    await sendOnce(`bell#${name}`, () =>
      addNotification({ userID: user.userID, subject, text: paragraphs[0]!, path: link.path }, new Date()),
    )
    const mail = renderEmail({ ...emailOf(notice, localeOf(user)), reader: user })
    await sendOnce(name, () => sendMail({ to: user.email, ...mail }))
  },
})

async function ofPlayer(playerID: string, noticedAt: string): Promise<RetentionNotice | null> {
  const player = await find(players, { playerID })
  if (player?.retentionNoticedAt !== noticedAt) return null
  const userID = player.claimedBy ?? (await ownerWithCustody(player))
  if (!userID) return null
  const name = publicName(player.name)
  return {
    userID,
    name: `retention#${playerID}#${noticedAt}`,
    subject: stored('theProfileOfNameWillBeDeleted', { name }),
    paragraphs: [stored('nobodyUsedProfileTwo', { name, days: PERIODS.noticeDays }), stored('keepOpenProfile')],
    link: { label: stored('viewTheProfile'), path: `/players/${playerID}` },
  }
}

async function ownerWithCustody(player: PlayerItem): Promise<string | undefined> {
  const team = await findTeam(player.custodianTeamID)
  return team?.claimedBy && hasCustody(team, player, team.claimedBy, new Date()) ? team.claimedBy : undefined
}

const ofAccount = (userID: string): RetentionNotice => ({
  userID,
  name: `retention#${userID}`,
  subject: stored('fungoAccountDeleted'),
  paragraphs: [stored('neverConfirmedEmailAddress', { days: PERIODS.noticeDays }), stored('keepLogConfirm')],
  link: { label: stored('openAccountSettings'), path: '/account/settings' },
})
