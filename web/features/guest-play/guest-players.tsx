import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { placeLine } from '../../ui/place.ts'
import { AskFamilies, type GuestNeed } from './ask-families.tsx'
import { type GuestPlayer, guestPlayersQuery, inviteGuestMutation, MAX_GUESTS } from './queries.ts'

type GuestPlayersProps = { opportunity: GuestNeed & { type: 'TRYOUT' | 'GUEST_NEED' } }

/** For the organizer: matching players who are open to guest play. */
export function GuestPlayers({ opportunity }: GuestPlayersProps) {
  const { id: opportunityID } = opportunity
  const isTryout = opportunity.type === 'TRYOUT'
  const players = useQuery(guestPlayersQuery(opportunityID))
  // The organizer's email is not confirmed, or their claim of the team is under review.
  const isRefused = players.error instanceof ApiError && players.error.code === 'FORBIDDEN'
  return (
    <>
      {!isTryout && !isRefused && <AskFamilies need={opportunity} />}
      <section aria-labelledby="guest-players">
        <h2 id="guest-players" className="text-xl">
          Players who fit
        </h2>
        <p className="mt-1 mb-3 max-w-prose text-soft">
          Their families are open to {isTryout ? 'tryouts' : 'guest play'}. They get your invitation and decide whether
          to register.
        </p>
        {isRefused ? (
          <p>{players.error?.message}</p>
        ) : (
          <Loaded query={players}>
            {(players) =>
              players.length === 0 ? (
                <p className="text-soft">No players nearby fit right now.</p>
              ) : (
                <>
                  <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
                    {players.map((player) => (
                      <Row key={player.playerID} player={player} opportunityID={opportunityID} />
                    ))}
                  </ul>
                  {players.length === MAX_GUESTS && (
                    <p className="mt-3 text-soft">These are the {MAX_GUESTS} best matches. There may be more.</p>
                  )}
                </>
              )
            }
          </Loaded>
        )}
      </section>
    </>
  )
}

function Row({ player, opportunityID }: { player: GuestPlayer; opportunityID: string }) {
  const { mutateAsync: invite } = useMutation(inviteGuestMutation(opportunityID))
  const { playerID, name, age, position, locationCity, state, match, reasons, isInvited } = player
  const facts = [age !== null && `Age ${age}`, position, placeLine(locationCity, state)].filter(Boolean).join(' · ')

  const askAndInvite = () =>
    confirmWithAlerts(
      {
        title: `Invite ${name}`,
        message: `We email ${name}'s family. You'll hear from them if they register.`,
        actionLabel: 'Send Invitation',
        action: () => invite(playerID),
      },
      'Invitation sent!',
    )

  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <Link to={paths.player(playerID)} className="link font-semibold">
            {name}
          </Link>{' '}
          <Badge tone={match === 'FULL' ? 'grass' : 'neutral'}>{match === 'FULL' ? 'Full match' : 'Possible'}</Badge>
        </p>
        <p className="text-sm text-soft">{facts}</p>
        <p className="text-sm">{reasons.join('. ')}.</p>
      </div>
      {isInvited ? (
        <Badge tone="warn">Invited</Badge>
      ) : (
        <Button variant="secondary" size="small" aria-label={`Invite ${name}`} onClick={askAndInvite}>
          Invite
        </Button>
      )}
    </li>
  )
}
