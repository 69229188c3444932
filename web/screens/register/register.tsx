import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import * as invitationTexts from '#messages/invitations'
import * as registrationTexts from '#messages/registrations'
import { FULL, whyClosed } from '../../features/opportunities/opportunity-text.ts'
import { NextSteps, OpportunitySummary } from '../../features/registrations/opportunity-summary.tsx'
import {
  type OpportunityToRegister,
  opportunityToRegisterQuery,
  ownRegistrantsQuery,
} from '../../features/registrations/queries.ts'
import { RegisterForm } from '../../features/registrations/register-form.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Clashes } from '../../ui/clashes.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { announce, PageHeader } from '../../ui/page-header.tsx'
import { missing } from '../missing.tsx'

const REDIRECT_MS = 2000
const SUCCESS = registrationTexts.registered

const PlayerForm = lazyPart(() => import('../../features/player-form/player-form.tsx'), 'PlayerForm')

export const queries = ({ params }: LoaderFunctionArgs) => [
  opportunityToRegisterQuery(params.opportunityID!),
  ownRegistrantsQuery,
]

export function Component() {
  const { opportunityID } = useParams() as { opportunityID: string }
  return (
    <LoadedScreen
      query={useQuery(opportunityToRegisterQuery(opportunityID))}
      missing={missing.opportunity}
      skeleton={<FormSkeleton />}
    >
      {(opportunity) => <Register opportunity={opportunity} />}
    </LoadedScreen>
  )
}

function Register({ opportunity }: { opportunity: OpportunityToRegister }) {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [registered, setRegistered] = useState('')
  const { isPending } = useQuery(ownRegistrantsQuery)
  const detail = paths.opportunity(opportunity.id)
  const reason = whyClosed(opportunity)

  function succeed(name: string) {
    setRegistered(name)
    announce(SUCCESS)
  }

  useEffect(() => {
    if (!registered) return
    const timer = setTimeout(() => void navigate(detail), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [registered, detail, navigate])

  return (
    <>
      <PageHeader
        title={invitationTexts.register}
        subtitle={opportunity.title}
        documentTitle={registrationTexts.registerForTitle(opportunity.title)}
      />
      <OpportunitySummary opportunity={opportunity} />
      <div className="mb-3 empty:hidden">{!registered && <Clashes clashes={opportunity.clashes} />}</div>
      <div className="max-w-2xl">
        {registered ? (
          <Done to={detail} name={registered} isFull={opportunity.status === 'FULL'} />
        ) : reason || !opportunity.viewerCanRegister ? (
          <div className="grid justify-items-start gap-4">
            <p className="font-semibold text-warn">{reason || registrationTexts.notOpen}</p>
            <LinkButton to={detail} variant="secondary">
              {registrationTexts.backToOpportunity}
            </LinkButton>
          </div>
        ) : (
          <div className="grid gap-6">
            {opportunity.status === 'FULL' && <p className="font-semibold text-warn">{FULL}</p>}
            {isPending ? (
              <FormSkeleton />
            ) : (
              <RegisterForm
                opportunity={opportunity}
                playerID={parameters.get('player') ?? undefined}
                playerForm={(onSaved) => <PlayerForm withPhoto={false} onSaved={onSaved} />}
                onRegistered={succeed}
              />
            )}
            <NextSteps opportunity={opportunity} />
          </div>
        )}
      </div>
    </>
  )
}

function Done({ to, name, isFull }: { to: string; name: string; isFull: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-lg border border-grass bg-grass/8 p-5"
    >
      <p className="text-lg font-semibold">{SUCCESS}</p>
      <p>{isFull ? registrationTexts.isOnWaitlist(name) : registrationTexts.namePending(name)}</p>
      <LinkButton to={to} variant="secondary">
        {registrationTexts.backToOpportunity}
      </LinkButton>
    </div>
  )
}
