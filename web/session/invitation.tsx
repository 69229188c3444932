import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as invitationTexts from '#messages/invitations'
import * as shellTexts from '#messages/shell'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { useAuth } from './auth.tsx'

type InvitationProps = {
  title: string
  text: string
  /** What a signed-in user confirms. */
  children?: ReactNode
  /** The button that accepts. */
  accept: ReactNode
  signUpLabel: string
}

/** For someone who opened the link of an emailed invitation. Visitors sign up or log in first, and come back. */
export function Invitation({ title, text, children, accept, signUpLabel }: InvitationProps) {
  const { isAuthenticated } = useAuth()
  const { pathname, hash } = useLocation()
  const state = { returnTo: pathname + hash }
  return (
    <InvitationBox title={title} text={text}>
      {isAuthenticated && children}
      <div className="mt-4 flex flex-wrap gap-3">
        {isAuthenticated ? (
          accept
        ) : (
          <>
            <LinkButton to={paths.signUp} state={state}>
              {signUpLabel}
            </LinkButton>
            <LinkButton to={paths.login} state={state} variant="secondary">
              {shellTexts.logInButton}
            </LinkButton>
          </>
        )}
      </div>
    </InvitationBox>
  )
}

/** In place of an invitation that was answered or canceled, or has expired. */
export const EndedInvitation = () => (
  <InvitationBox title={invitationTexts.noLongerOpen} text={invitationTexts.whyNoLongerOpen} />
)

const InvitationBox = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <section
    aria-label={invitationTexts.invitation}
    className="mb-6 rounded-lg border border-grass/50 bg-surface p-5 print:hidden"
  >
    <h2 className="text-xl">{title}</h2>
    <p className="mt-1 max-w-prose text-soft">{text}</p>
    {children}
  </section>
)
