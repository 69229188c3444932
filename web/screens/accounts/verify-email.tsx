import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { ApiError } from '../../api/api-error.ts'
import { invalidateAll } from '../../api/query-client.ts'
import { useLinkParameters } from '../../features/accounts/link-parameters.ts'
import { accountQuery, verifyEmailQuery } from '../../features/accounts/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AuthLayout } from './auth-layout.tsx'

export function Component() {
  const parameters = useLinkParameters()
  const { isAuthenticated, user, rememberUser } = useAuth()
  const cache = useQueryClient()
  const input = { userID: parameters.get('userID') ?? '', code: parameters.get('code') ?? '' }
  const { isPending, error } = useQuery(verifyEmailQuery(input))

  useEffect(() => {
    if (!isPending && !error) void invalidateAll(cache)
  }, [isPending, error, cache])

  // The first admin gets the role with the confirmed address.
  const { data: account } = useQuery({ ...accountQuery, enabled: isAuthenticated && !isPending && !error })
  useEffect(() => {
    if (user && account?.id === user.id && account.role !== user.role) rememberUser({ ...user, role: account.role })
  }, [account, user, rememberUser])

  const needsLogin = error instanceof ApiError && error.code === 'UNAUTHENTICATED'

  return (
    <AuthLayout title={m.confirm_your_email_address()}>
      {isPending ? (
        <Spinner label={m.confirming()} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p role="status">{error ? failureText(error) : m.thanks_your_email_is_confirmed()}</p>
          {needsLogin || (!error && !isAuthenticated) ? (
            <LinkButton to={paths.login}>{m.login()}</LinkButton>
          ) : (
            <LinkButton to={error ? paths.accountSettings : paths.home}>
              {error ? m.account_settings_sentence() : m.go_home()}
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
  if (code === 'BAD_USER_INPUT') return m.this_link_is_no_longer_valid_request_a_new()
  return code === 'UNAUTHENTICATED' ? m.log_in_to_this_account_first_then_open_the() : error.message
}
