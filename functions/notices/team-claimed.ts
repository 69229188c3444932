import { claimRequests } from '../domain/claims/entity.ts'
import { teamContacts } from '../domain/contacts/entity.ts'
import { notifyInApp } from '../domain/notifications/notify.ts'
import { teams } from '../domain/teams/entity.ts'
import { provisionalOf } from '../domain/teams/provisional.ts'
import { activeAdmins, localeOf } from '../domain/users/entity.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { linkIn } from '../services/mail/link-in.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { signedPath } from '../services/mail/signed-links.ts'
import { settings } from '../services/settings.ts'
import { find, queryPartition } from '../store/store.ts'
import * as m from '../values/messages/later/generated.ts'
import { stored } from '../values/messages/stored-text.ts'
import { mailAdmins } from './mail-admins.ts'
import type { NoticeOf } from './messages.ts'
import { findUser, findUserOfAddress } from './people.ts'

/** Notifies the listed contacts of an imported team, and every admin, of a claim. The claimant is not named. */
export async function teamClaimed({ claimID }: NoticeOf<'teamClaimed'>) {
  const claim = await find(claimRequests, { claimID })
  if (!claim?.isInstant || claim.status !== 'pending') return
  const { resourceID: teamID, userID } = claim
  const partition = await queryPartition(teams().get({ teamID }), true)
  const [team] = partition.of(teams)
  if (!team || team.claimedBy !== userID || !provisionalOf(team, new Date())) return
  const contacts = partition.of(teamContacts).filter((it) => it.userID !== userID)
  const byAddress = new Map(contacts.map(({ email = '', contactID }) => [email.toLowerCase(), contactID]))
  byAddress.delete('')
  const claimed = `Someone claimed ${team.name} on Fungo and can now manage its page.`
  for (const [to, contactID] of byAddress) {
    const user = await findUserOfAddress(to)
    const locale = user ? localeOf(user) : 'en'
    const mail = renderEmail({
      locale,
      subject: m.someone_claimed_your_team_on_fungo({}, { locale }),
      paragraphs: [
        m.you_are_listed_as_a_contact({ team: team.name }, { locale }),
        m.if_that_is_right_there_is_nothing_to_do({}, { locale }),
      ],
      link: {
        label: m.object_to_the_claim({}, { locale }),
        url: linkIn(locale, await signedPath('object', { claimID })),
      },
    })
    await sendOnce(`teamClaimed#${claimID}#${contactID}`, () => sendMail({ to, ...mail }))
  }
  for (const contact of contacts) {
    const user = contact.userID ? await findUser(contact.userID) : null
    if (!user) continue
    await notifyInApp(user, {
      name: `teamClaimed#${claimID}#${user.userID}`,
      preference: 'emailNotifications',
      subject: stored('someone_claimed_your_team_on_fungo'),
      text: stored('someone_claimed_team_and_can_manage_it', { team: team.name }),
      path: `/teams/${teamID}`,
    })
  }
  const adminUsers = await activeAdmins()
  for (const admin of adminUsers)
    await notifyInApp(admin, {
      name: `teamClaimed#${claimID}#${admin.userID}`,
      preference: 'emailNotifications',
      subject: 'A claim is waiting for review',
      text: claimed,
      path: '/admin/claims',
    })
  await mailAdmins(`teamClaimed#${claimID}#admin`, adminUsers, {
    subject: 'A claim is waiting for review',
    paragraphs: [claimed, 'The ownership is provisional until an admin approves the claim or 14 days have passed.'],
    link: { label: 'Review the claim', url: `${settings.webURL}/admin/claims` },
  })
}
