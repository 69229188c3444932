import { useMutation, useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import * as accountTexts from '#messages/accounts'
import { sessionStore } from '../../api/storage.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Rich } from '../../ui/rich.tsx'
import { accountQuery, sendVerificationEmailMutation } from './queries.ts'

const DISMISSED_KEY = 'fungo.verification-put-off'

/** Asks the user to confirm their email, until it is confirmed or the banner is dismissed for this session. */
export default function VerificationBanner() {
  const { data: account } = useQuery(accountQuery)
  const [isDismissed, setDismissed] = useState(() => sessionStore.get(DISMISSED_KEY) !== null)
  const { mutateAsync: sendLink, isPending } = useMutation(sendVerificationEmailMutation)

  const sendAgain = () =>
    sendLink({}).then(
      () => alerts.success(accountTexts.sentLinkAgain),
      ({ message }) => alerts.error(message),
    )

  if (!account || account.isEmailVerified || isDismissed) return null

  return (
    <aside aria-label={accountTexts.confirmEmailAddress} className="border-b border-line bg-surface print:hidden">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
        <MailCheck className="size-5 shrink-0 text-soft" />
        <p className="min-w-0 flex-1 basis-60">
          <Rich
            text={accountTexts.pleaseConfirmEmail(account.email ?? '')}
            strong={(email) => <strong>{email}</strong>}
          />
        </p>
        <div className="flex gap-2">
          <Button variant="secondary" size="small" busy={isPending} onClick={sendAgain}>
            {accountTexts.sendAgain}
          </Button>
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
        </div>
      </div>
    </aside>
  )
}
