import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PromptPanel } from '../ui/prompt-panel.tsx'

type SignUpPromptProps = {
  title: string
  /** Where one returns after signing up or in. */
  from: string
  children: ReactNode
}

/** For visitors, below a list. */
export const SignUpPrompt = ({ title, from, children }: SignUpPromptProps) => (
  <PromptPanel
    title={title}
    actions={
      <>
        <LinkButton to={paths.signUp} state={{ from }}>
          Sign Up
        </LinkButton>
        <LinkButton to={paths.login} state={{ returnTo: from }} variant="secondary">
          Log In
        </LinkButton>
      </>
    }
  >
    {children}
  </PromptPanel>
)
