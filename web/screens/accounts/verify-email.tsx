import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { invalidateAll } from '../../api/query-client.ts'
import { useLinkParameters } from '../../features/accounts/link-parameters.ts'
import { verifyEmailQuery } from '../../features/accounts/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
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

  return (
    <AuthLayout title="Confirm your email address" noIndex>
      {isPending ? (
        <Spinner label="Confirming..." />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p role="status">{error ? failureText(error) : 'Thanks! Your email is confirmed.'}</p>
          <LinkButton to={error ? paths.accountSettings : isAuthenticated ? paths.home : paths.login}>
            {error ? 'Account settings' : isAuthenticated ? 'Go Home' : 'Login'}
          </LinkButton>
        </div>
      )}
    </AuthLayout>
  )
}

/** A new link is sent from account settings, not from this screen. */
const failureText = (error: Error) =>
  error instanceof ApiError && error.code === 'BAD_USER_INPUT'
    ? 'This link is no longer valid. Request a new link in account settings.'
    : error.message
