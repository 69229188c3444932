import { PendingInvitations } from '../../features/invitations/pending-invitations.tsx'
import { Agenda, SeasonStart } from '../../features/my-season/agenda.tsx'

/** On the home page of a signed-in user, in place of the hero. */
export const NextUp = () => (
  <div className="mb-6 grid gap-4">
    <SeasonStart />
    <Agenda most={2} />
    <PendingInvitations />
  </div>
)
