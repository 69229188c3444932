import type { ReactNode } from 'react'
import * as shellTexts from '#messages/shell'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
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
          {shellTexts.signUp}
        </LinkButton>
        <LinkButton to={paths.login} state={{ returnTo: from }} variant="secondary">
          {shellTexts.logIn}
        </LinkButton>
      </>
    }
  >
    {children}
  </PromptPanel>
)
