import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as invitationTexts from '#messages/invitations'
import * as playerTexts from '#messages/players'
import { CONSENT_TEXTS } from '../../../functions/domain/guardian-consent/validation.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { constant } from '../../api/query-client.ts'
import { paths } from '../../paths.ts'
import { EndedInvitation, Invitation } from '../../session/invitation.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { consentVersion } from '../../ui/consent-versions.ts'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useNavigateFromHere } from '../../ui/navigate-from-here.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import {
  AcceptPlayerInvitationDocument,
  PlayerInvitationDocument,
  type PlayerInvitationQuery,
} from './family-invitations.generated.ts'

/** For a family that opened the link in their coach's email. */
export function FamilyInvitation({ playerID, code }: { playerID: string; code: string }) {
  return (
    <Loaded
      query={useQuery({ ...queryOf(PlayerInvitationDocument, { playerID, code }), ...constant })}
      skeleton={<Skeleton className="mb-6 h-44" />}
    >
      {(invitation) =>
        invitation ? <OpenInvitation playerID={playerID} code={code} invitation={invitation} /> : <EndedInvitation />
      }
    </Loaded>
  )
}

type OpenInvitationProps = {
  playerID: string
  code: string
  invitation: NonNullable<PlayerInvitationQuery['playerInvitation']>
}

function OpenInvitation({ playerID, code, invitation: { playerName, teamName, coachName } }: OpenInvitationProps) {
  const navigate = useNavigateFromHere()
  const [isConfirmed, setConfirmed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const accept = useMutation(mutationOf(AcceptPlayerInvitationDocument))

  async function claim() {
    setMissing(!isConfirmed)
    if (!isConfirmed) return
    try {
      const player = await accept.mutateAsync({ playerID, code, guardianConsent: consentVersion })
      alerts.success(playerTexts.namePlayerNow(player.name))
      navigate(paths.player(playerID, 'management'), { replace: true })
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <Invitation
      title={playerTexts.coachOfTeamInvites({
        coach: coachName ?? invitationTexts.aCoach,
        team: teamName ?? invitationTexts.aTeam,
      })}
      text={playerTexts.claimProfileName(playerName)}
      accept={
        <Button busy={accept.isPending} busyText={playerTexts.claiming} onClick={claim}>
          {playerTexts.claimTheProfile}
        </Button>
      }
      signUpLabel={playerTexts.signClaim}
    >
      <Checkbox
        className="mt-3"
        label={CONSENT_TEXTS[consentVersion]}
        required
        checked={isConfirmed}
        error={isMissing && !isConfirmed ? playerTexts.confirmClaimProfile : undefined}
        onChange={({ target }) => setConfirmed(target.checked)}
      />
    </Invitation>
  )
}
