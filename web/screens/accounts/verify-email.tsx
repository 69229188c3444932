import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as accountTexts from '#messages/accounts'
import * as shellTexts from '#messages/shell'
import { ApiError } from '../../api/api-error.ts'
import { invalidateAll } from '../../api/query-client.ts'
import { useLinkParameters } from '../../features/accounts/link-parameters.ts'
import { verifyEmailQuery } from '../../features/accounts/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AuthLayout } from './auth-layout.tsx'

export function Component() {
  const parameters = useLinkParameters()
  const { isAuthenticated } = useAuth()
  const cache = useQueryClient()
  const input = { userID: parameters.get('userID') ?? '', code: parameters.get('code') ?? '' }
  const { isPending, error } = useQuery(verifyEmailQuery(input))

  useEffect(() => {
    if (!isPending && !error) void invalidateAll(cache)
  }, [isPending, error, cache])

  const needsLogin = error instanceof ApiError && error.code === 'UNAUTHENTICATED'

  return (
    <AuthLayout title={accountTexts.confirmEmailAddress}>
      {isPending ? (
        <Spinner label={accountTexts.confirming} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p role="status">{error ? failureText(error) : accountTexts.thanksEmailConfirmed}</p>
          {needsLogin || (!error && !isAuthenticated) ? (
            <LinkButton to={paths.login}>{shellTexts.login}</LinkButton>
          ) : (
            <LinkButton to={error ? paths.accountSettings : paths.home}>
              {error ? accountTexts.accountSettingsSentence : shellTexts.goHome}
            </LinkButton>
          )}
        </div>
      )}
    </AuthLayout>
  )
}

/** A new link is sent from account settings, not from this screen. */
function failureText(error: Error) {
  const code = error instanceof ApiError && error.code
  if (code === 'BAD_USER_INPUT') return accountTexts.linkExpired
  return code === 'UNAUTHENTICATED' ? accountTexts.logInToThisAccountFirst : error.message
}
