import * as m from '../../functions/values/messages/generated.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'

/** For visitors: sign up or log in, and come back to `returnTo`. */
export const AccountButtons = ({ returnTo, signUpLabel }: { returnTo: string; signUpLabel: string }) => (
  <>
    <LinkButton to={paths.signUp} state={{ returnTo }}>
      {signUpLabel}
    </LinkButton>
    <LinkButton to={paths.login} state={{ returnTo }} variant="secondary">
      {m.log_in_button()}
    </LinkButton>
  </>
)
