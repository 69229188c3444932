import { addNotification } from '../domain/notifications/notifications.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { PERIODS } from '../lifecycle/retention/periods.ts'
import { greetingOf, renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { settings } from '../services/settings.ts'
import { find } from '../store/store.ts'
import type { NoticeMessage } from './messages.ts'
import { findUser } from './people.ts'

type RetentionMessage = Extract<NoticeMessage, { type: 'retentionNoticed' }>
type RetentionNotice = {
  userID: string
  name: string
  subject: string
  paragraphs: string[]
  link: { label: string; path: string }
}

/** Notifies the owner of what will be deleted, regardless of their email preferences. */
export async function retentionNoticed({ kind, id, noticedAt }: RetentionMessage): Promise<void> {
  const notice = kind === 'player' ? await ofPlayer(id, noticedAt) : ofAccount(id)
  const user = notice && (await findUser(notice.userID))
  if (!notice || !user || (kind === 'user' && user.emailVerifiedAt)) return
  const { name, subject, paragraphs, link } = notice
  await sendOnce(`bell#${name}`, () =>
    addNotification({ userID: user.userID, subject, text: paragraphs[0]!, path: link.path }, new Date()),
  )
  const url = `${settings.webURL}${link.path}`
  const mail = renderEmail({ subject, greeting: greetingOf(user), paragraphs, link: { label: link.label, url } })
  await sendOnce(name, () => sendMail({ to: user.email, ...mail }))
}

async function ofPlayer(playerID: string, noticedAt: string): Promise<RetentionNotice | null> {
  const player = await find(players, { playerID })
  if (!player?.claimedBy || player.retentionNoticedAt !== noticedAt) return null
  const name = publicName(player.name)
  return {
    userID: player.claimedBy,
    name: `retention#${playerID}#${noticedAt}`,
    subject: `The profile of ${name} will be deleted`,
    paragraphs: [
      `Nobody has used the profile of ${name} for two years, so we will delete it in ${PERIODS.noticeDays} days.`,
      'To keep it, open the profile and choose Keep Profile.',
    ],
    link: { label: 'View the profile', path: `/players/${playerID}` },
  }
}

const ofAccount = (userID: string): RetentionNotice => ({
  userID,
  name: `retention#${userID}`,
  subject: 'Your Fungo account will be deleted',
  paragraphs: [
    `You never confirmed your email address, so we will delete your account in ${PERIODS.noticeDays} days.`,
    'To keep it, log in and confirm your address in your account settings.',
  ],
  link: { label: 'Open account settings', path: '/account/settings' },
})
