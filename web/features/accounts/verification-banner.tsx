import { useMutation, useQuery } from '@tanstack/react-query'
import { MailCheck, MailWarning } from 'lucide-react'
import { useState } from 'react'
import * as accountTexts from '#messages/accounts'
import * as shellTexts from '#messages/shell'
import { sessionStore } from '../../api/storage.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Rich } from '../../ui/rich.tsx'
import { accountQuery, sendVerificationEmailMutation } from './queries.ts'

const DISMISSED_KEY = 'fungo.verification-put-off'

/**
 * Asks the user to confirm their email, until it is confirmed or the banner is dismissed for this session. If emails do not reach the address,
 * the banner says so, and stays.
 */
export default function VerificationBanner() {
  const { data: account } = useQuery(accountQuery)
  const [isDismissed, setDismissed] = useState(() => sessionStore.get(DISMISSED_KEY) !== null)
  const { mutateAsync: sendLink, isPending } = useMutation(sendVerificationEmailMutation)

  const sendAgain = () =>
    sendLink({}).then(
      () => alerts.success(accountTexts.sentLinkAgain),
      ({ message }) => alerts.error(message),
    )

  if (!account) return null
  const { isEmailSuppressed } = account
  if (!isEmailSuppressed && (account.isEmailVerified || isDismissed)) return null
  const text = isEmailSuppressed ? accountTexts.cannotReachYou : accountTexts.pleaseConfirmEmail
  const Icon = isEmailSuppressed ? MailWarning : MailCheck

  return (
    <aside
      aria-label={accountTexts.confirmEmailAddress}
      className={classNames(
        'border-b print:hidden',
        isEmailSuppressed ? 'border-warn bg-warn/12' : 'border-line bg-surface',
      )}
    >
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
        <Icon className={classNames('size-5 shrink-0', isEmailSuppressed ? 'text-warn' : 'text-soft')} />
        <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
          <Rich text={text(account.email ?? '')} strong={(email) => <strong>{email}</strong>} />
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" busy={isPending} onClick={sendAgain}>
            {isEmailSuppressed ? accountTexts.confirmAgain : accountTexts.sendAgain}
          </Button>
          {isEmailSuppressed ? (
            <LinkButton to="#contact" variant="ghost" size="small">
              {shellTexts.contactSupport}
            </LinkButton>
          ) : (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                sessionStore.set(DISMISSED_KEY, 'yes')
                setDismissed(true)
              }}
            >
              {accountTexts.later}
            </Button>
          )}
        </div>
      </div>
    </aside>
  )
}
