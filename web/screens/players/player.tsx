import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as playerTexts from '#messages/players'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import { DisputeClaim } from '../../features/claims/dispute-claim.tsx'
import { PlayerOpportunities } from '../../features/opportunities/opportunity-list.tsx'
import { playerOpportunitiesQuery } from '../../features/opportunities/queries.ts'
import { ClaimPlayer } from '../../features/players/claim-player.tsx'
import { PlayerManagement } from '../../features/players/player-management.tsx'
import { PlayerHeader, PlayerOverview } from '../../features/players/player-overview.tsx'
import { PlayerTeams } from '../../features/players/player-teams.tsx'
import {
  type PlayerDetail,
  playerQuery,
  playerSeasonsQuery,
  playerTeamHistoryQuery,
} from '../../features/players/queries.ts'
import { HiddenNotice } from '../../features/reports/hidden-notice.tsx'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PictureNote } from '../../ui/picture-note.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { missing } from '../missing.tsx'
import { ReportRecord } from '../report-record.tsx'

const FamilyInvitation = lazyPart(
  () => import('../../features/family-invitations/family-invitation.tsx'),
  'FamilyInvitation',
)
const KeepProfile = lazyPart(() => import('../../features/players/owner-prompts.tsx'), 'KeepProfile')
const RecordHistory = lazyPart(() => import('../../features/audit-log/record-history.tsx'), 'RecordHistory')

export function queries({ params, request }: LoaderFunctionArgs) {
  const playerID = params.playerID!
  const tab = new URL(request.url).searchParams.get('tab')
  const hasTeams = tab === 'teams' || tab === 'management'
  return [
    playerQuery(playerID),
    tab === 'opportunities' && playerOpportunitiesQuery(playerID),
    hasTeams && playerTeamHistoryQuery(playerID),
    hasTeams && playerSeasonsQuery,
  ]
}

export function Component() {
  const { playerID } = useParams() as { playerID: string }
  const { search, hash } = useLocation()
  const code = new URLSearchParams(hash.slice(1)).get('invitation')
  return (
    <LoadedScreen
      query={useQuery(playerQuery(playerID))}
      missing={
        code ? (
          <>
            <PageHeader title={playerTexts.claimPlayersProfile} />
            <FamilyInvitation playerID={playerID} code={code} />
          </>
        ) : (
          missing.player
        )
      }
    >
      {(player) =>
        player.id !== playerID ? (
          // The link is to a duplicate that was merged.
          <Navigate to={paths.player(player.id) + search} replace />
        ) : (
          <PlayerScreen key={player.id} player={player} code={code} />
        )
      }
    </LoadedScreen>
  )
}

function PlayerScreen({ player, code }: { player: PlayerDetail; code: string | null }) {
  const [parameters] = useSearchParams()
  const tabs = [
    { id: 'overview', label: accountTexts.overview, content: () => <PlayerOverview player={player} /> },
    { id: 'teams', label: siteTexts.teams, content: () => <PlayerTeams playerID={player.id} /> },
    {
      id: 'opportunities',
      label: shellTexts.opportunities,
      content: () => <PlayerOpportunities playerID={player.id} />,
    },
    ...(player.viewerCanEdit
      ? [{ id: 'management', label: playerTexts.management, content: () => <Management player={player} /> }]
      : []),
  ]
  return (
    <>
      <HiddenNotice kind="player" hidden={player.hidden} />
      <PlayerHeader player={player} />
      {player.photoStatus && player.visibility === 'FULL' && (
        <div className="mb-4">
          <PictureNote noun="photo" status={player.photoStatus} />
        </div>
      )}
      {player.deletesOn && <KeepProfile playerID={player.id} deletesOn={player.deletesOn} />}
      <Claiming player={player} code={code} />
      <Tabs
        label={player.name}
        tabs={tabs}
        invalid={parameters.get('tab') === 'management' ? <MayNotManage /> : <p>{playerTexts.invalidTabSelected}</p>}
      />
      <ReportRecord
        kind="player"
        id={player.id}
        name={player.name}
        hidden={player.hidden}
        isOwn={player.viewerCanEdit}
        hasOwner={player.isClaimed}
      />
    </>
  )
}

const GuestPlaySection = lazyPart(() => import('../../features/guest-play/guest-play-switch.tsx'), 'GuestPlaySection')

const GuestPlaySwitch = lazyPart(() => import('../../features/guest-play/guest-play-switch.tsx'), 'GuestPlaySwitch')

const VisibilityChoice = lazyPart(() => import('../../features/player-form/visibility.tsx'), 'VisibilityChoice')

const EraseButton = lazyPart(() => import('../../features/deleted-records/erase-button.tsx'), 'EraseButton')

function Erase({ player: { id, name, claimedBy } }: { player: PlayerDetail }) {
  const { user, isAdmin } = useAuth()
  return (isAdmin || claimedBy === user?.id) && <EraseButton playerID={id} name={name} />
}

const Management = ({ player }: { player: PlayerDetail }) => (
  <>
    {player.guardianConsent && (
      <GuestPlaySection>
        {player.visibility === 'TEAM_ONLY' ? (
          <p className="font-semibold">{playerTexts.listPlayerTurnGuest}</p>
        ) : (
          <GuestPlaySwitch playerID={player.id} />
        )}
      </GuestPlaySection>
    )}
    <PlayerManagement player={player} erase={<Erase player={player} />} />
    <VisibilityChoice player={player} />
    <RecordHistory kind="player" id={player.id} />
  </>
)

function MayNotManage() {
  const { isAuthenticated } = useAuth()
  const { pathname, search } = useLocation()
  if (isAuthenticated) return <p>{playerTexts.dontPermissionManagePlayers}</p>
  return (
    <div className="grid justify-items-start gap-4">
      <p>{playerTexts.logInToManagePlayer}</p>
      <LinkButton to={paths.login} state={{ returnTo: pathname + search }}>
        {shellTexts.logIn}
      </LinkButton>
    </div>
  )
}

/** Answers the mailed invitation, or claims the player. */
const Claiming = ({ player, code }: { player: PlayerDetail; code: string | null }) =>
  code && !player.viewerCanEdit ? (
    <FamilyInvitation playerID={player.id} code={code} />
  ) : (
    <ClaimPlayer
      player={player}
      dispute={
        <DisputeClaim
          resourceType="player"
          resourceID={player.id}
          name={player.name}
          isClaimed={player.isClaimed}
          isOwn={player.viewerCanEdit}
          isPending={player.viewerClaimPending}
        />
      }
    />
  )
