import * as v from 'valibot'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import { recipientOf, sendWithinBudget } from '../domain/notifications/mail-budget.ts'
import { onUpdate } from '../domain/notifications/triggers.ts'
import { activeAdmins, localeOf, type UserItem, users } from '../domain/users/entity.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { linkIn } from '../services/mail/links.ts'
import { sendMail } from '../services/mail/mail.ts'
import { settings } from '../services/settings.ts'
import { mailTexts } from '../values/messages/mail.ts'
import { type Text, textIn } from '../values/messages/text.ts'
import { findUser, mailAdmins } from './people.ts'

const CHANGES = ['totpOn', 'totpOff', 'role', 'blocked'] as const
type Change = (typeof CHANGES)[number]

const changesOf = ({ totpAt, role, isBlocked }: UserItem, before: UserItem): Change[] => [
  ...(totpAt && !before.totpAt ? (['totpOn'] as const) : []),
  ...(!totpAt && before.totpAt ? (['totpOff'] as const) : []),
  ...(role !== before.role ? (['role'] as const) : []),
  ...(isBlocked && !before.isBlocked ? (['blocked'] as const) : []),
]

const subjects: Record<Change, Text> = {
  totpOn: mailTexts.totpTurnedOn,
  totpOff: mailTexts.totpTurnedOff,
  role: mailTexts.roleChanged,
  blocked: mailTexts.accountBlocked,
}

const paragraphsOf = (change: Change, { role }: UserItem): Text[] => {
  if (change === 'blocked') return [mailTexts.accountWasBlocked]
  const said = {
    totpOn: mailTexts.totpNowNeeded,
    totpOff: mailTexts.totpNoLongerNeeded,
    role: mailTexts.roleIsNow(role),
  }
  return [said[change], mailTexts.ifThatWasNotYou]
}

/**
 * Emails a change of an account's security to its address. No preference turns it off, and it counts for no budget but that of an unconfirmed
 * address, which may be a stranger's.
 */
export const securityChanged = defineNotice({
  type: 'securityChanged',
  fields: { userID: v.string(), version: v.number(), change: v.picklist(CHANGES) },
  on: [
    onUpdate(users, (after, before) =>
      changesOf(after, before).map((change) => ({ userID: after.userID, version: after.version, change })),
    ),
  ],
  async send({ userID, version, change }) {
    const user = await findUser(userID)
    if (!user) return
    const locale = localeOf(user)
    const path = change === 'blocked' ? '/#contact' : '/account/settings'
    const mail = renderEmail({
      locale,
      subject: textIn(subjects[change], locale),
      reader: user,
      paragraphs: paragraphsOf(change, user).map((text) => textIn(text, locale)),
      link: {
        label: (change === 'blocked' ? mailTexts.contactSupport : mailTexts.accountSettings)(locale),
        url: linkIn(locale, path),
      },
    })
    const charged = {
      name: `security#${userID}#${version}#${change}`,
      ...recipientOf(user.email, user),
      record: null,
      text: null,
      sender: null,
      isUrgent: false,
      isPostponed: false,
    }
    await sendWithinBudget(charged, () => sendMail({ to: user.email, ...mail }))
  },
})

/** Emails the other admins that there is a new one. */
export const adminAdded = defineNotice({
  type: 'adminAdded',
  fields: { userID: v.string(), version: v.number() },
  on: [
    onUpdate(
      users,
      (after, before) =>
        after.role === 'admin' &&
        changesOf(after, before).includes('role') && { userID: after.userID, version: after.version },
    ),
  ],
  async send({ userID, version }) {
    const user = await findUser(userID)
    if (user?.role !== 'admin') return
    const others = (await activeAdmins()).filter((admin) => admin.userID !== userID)
    await mailAdmins(`adminAdded#${userID}#${version}`, others, {
      subject: 'There is a new admin',
      paragraphs: [`${user.name} (${user.email}) is an admin now. If you don't expect that, change the role at once.`],
      link: { label: 'Open user management', url: `${settings.webURL}/admin/users` },
    })
  },
})
