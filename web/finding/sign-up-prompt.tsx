import type { ReactNode } from 'react'
import * as m from '../../functions/values/messages/generated.ts'
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
          {m.sign_up()}
        </LinkButton>
        <LinkButton to={paths.login} state={{ returnTo: from }} variant="secondary">
          {m.log_in()}
        </LinkButton>
      </>
    }
  >
    {children}
  </PromptPanel>
)
