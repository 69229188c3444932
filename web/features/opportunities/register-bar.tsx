import * as m from '../../../functions/values/messages/generated.ts'
import { formatMoney } from '../../../functions/values/money.ts'
import { spotsText } from '../../../functions/values/opportunity-facts.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { knowsAccount } from '../../session/remembered-email.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { DotSeparated } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { closesText, FULL, whyClosed } from './opportunity-text.ts'
import type { OpportunityDetail } from './queries.ts'

/**
 * The register button, or the reason why registration is closed. Visitors first sign up, or log in if this browser has been used
 * with an account.
 */
export function RegisterBar({ opportunity }: { opportunity: OpportunityDetail }) {
  const { isAuthenticated } = useAuth()
  const reason = whyClosed(opportunity)
  if (reason) return <p className="rounded-lg border border-line bg-surface p-5 font-semibold text-warn">{reason}</p>
  if (isAuthenticated && !opportunity.viewerCanRegister) return null
  const register = paths.register(opportunity.id)
  // The player's status is shown above, so registering is no longer the primary action.
  const isRegistered = opportunity.registrations.length > 0
  return (
    <ActionBar>
      <DotSeparated
        words={[formatMoney(opportunity.feeCents), spotsText(opportunity), closesText(opportunity)]}
        className="min-w-min flex-1 text-sm lg:text-base"
      />
      <LinkButton
        variant={isRegistered ? 'secondary' : 'primary'}
        {...(isAuthenticated || knowsAccount()
          ? { to: register }
          : { to: paths.signUp, state: { returnTo: register } })}
      >
        {opportunity.status === 'FULL' ? FULL : isRegistered ? m.register_another_child() : m.register()}
      </LinkButton>
    </ActionBar>
  )
}
