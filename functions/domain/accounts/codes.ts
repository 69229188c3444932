import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { renderEmail } from '../../services/mail/email-template.ts'
import { linkIn } from '../../services/mail/links.ts'
import { find } from '../../store/store.ts'
import { expiresAfter, HOUR_SECONDS } from '../../values/durations.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { mailTexts } from '../../values/messages/mail.ts'
import { localeOf, type UserItem } from '../users/entity.ts'
import { type AccountCodeItem, accountCodes, type CodePurpose } from './entity.ts'

export const HOURS: Record<CodePurpose, number> = { reset: 1, verify: 72 }

const digest = (code: string) => createHash('sha256').update(code).digest('hex')

/** Creates a code and invalidates earlier ones. Only its hash is stored, so the return value is the only readable copy. */
export async function issueCode(userID: string, purpose: CodePurpose, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const expiresAt = expiresAfter(HOURS[purpose] * HOUR_SECONDS, now)
  await accountCodes()
    .put({ userID, purpose, hash: digest(code), expiresAt })
    .go()
  return code
}

/**
 * Returns the stored code, used or not, if the given code is correct and not expired. Wrong codes are not counted: 256 random bits cannot
 * be guessed, and a stranger's attempts would use up the owner's.
 */
export async function findCode(
  userID: string,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<AccountCodeItem | null> {
  const stored = await find(accountCodes, { userID, purpose })
  if (!stored || stored.expiresAt * 1000 < now.getTime()) return null
  return timingSafeEqual(Buffer.from(digest(code)), Buffer.from(stored.hash)) ? stored : null
}

/** The write that marks the code as used. It fails if another request used the code first. */
export const markCodeUsed = ({ userID, purpose, hash: expected }: AccountCodeItem, now: Date) =>
  accountCodes()
    .patch({ userID, purpose })
    .set({ usedAt: now.toISOString() })
    .where(({ hash, usedAt }, { eq, notExists }) => `${eq(hash, expected)} AND ${notExists(usedAt)}`)

/** The email with a link to the page. The secret parameters follow the #. Browsers do not send that part, so no log contains it. */
function linkMail(
  user: UserItem,
  page: string,
  parameters: Record<string, string>,
  { subject, paragraph, label, ending }: Record<'subject' | 'paragraph' | 'label' | 'ending', LocalText>,
) {
  const locale = localeOf(user)
  const mail = renderEmail({
    locale,
    subject: subject(locale),
    reader: user,
    paragraphs: [paragraph(locale)],
    link: { label: label(locale), url: linkIn(locale, `${page}#${new URLSearchParams(parameters)}`) },
    ending: ending(locale),
  })
  return { to: user.email, ...mail }
}

type LocalText = (locale: Locale) => string

export const resetMail = (user: UserItem, code: string) =>
  linkMail(
    user,
    '/reset-password',
    { email: user.email, code },
    {
      subject: mailTexts.resetPassword,
      paragraph: mailTexts.someoneAskedToReset,
      label: mailTexts.chooseNewPassword,
      ending: mailTexts.linkWorksOnce,
    },
  )

export const verificationMail = (user: UserItem, code: string) =>
  linkMail(
    user,
    '/verify-email',
    { userID: user.userID, code },
    {
      subject: mailTexts.confirmEmail,
      paragraph: mailTexts.welcome,
      label: mailTexts.confirmMyEmail,
      ending: mailTexts.linkExpiresDays(HOURS.verify / 24),
    },
  )
