import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Loaded } from '../../ui/loaded.tsx'
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
          {m.players_who_fit()}
        </h2>
        <p className="mt-1 mb-3 max-w-prose text-soft">
          {isTryout ? m.their_families_are_open_to_tryouts_they_get() : m.their_families_are_open_to_guest_play_they()}
        </p>
        {isRefused ? (
          <p>{players.error?.message}</p>
        ) : (
          <Loaded query={players}>
            {(players) =>
              players.length === 0 ? (
                <p className="text-soft">{m.no_players_nearby_fit_right_now()}</p>
              ) : (
                <>
                  <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
                    {players.map((player) => (
                      <Row key={player.playerID} player={player} opportunityID={opportunityID} />
                    ))}
                  </ul>
                  {players.length === MAX_GUESTS && (
                    <p className="mt-3 text-soft">{m.these_are_the_count_best_matches({ count: MAX_GUESTS })}</p>
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
  const facts = [age !== null && m.age_years({ age }), position && storedWord(position), placeLine(locationCity, state)]
    .filter(Boolean)
    .join(' · ')

  const askAndInvite = () =>
    confirmWithAlerts(
      {
        title: m.invite_name({ name }),
        message: m.we_email_the_family_of_name({ name }),
        actionLabel: m.send_invitation(),
        action: () => invite(playerID),
      },
      m.invitation_sent(),
    )

  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <Link to={paths.player(playerID)} className="link font-semibold">
            {name}
          </Link>{' '}
          <Badge tone={match === 'FULL' ? 'grass' : 'neutral'}>
            {match === 'FULL' ? m.full_match() : m.possible()}
          </Badge>
        </p>
        <p className="text-sm text-soft">{facts}</p>
        <p className="text-sm">{reasons.join('. ')}.</p>
      </div>
      {isInvited ? (
        <Badge tone="warn">{m.contact_invited()}</Badge>
      ) : (
        <Button variant="secondary" size="small" aria-label={m.invite_name({ name })} onClick={askAndInvite}>
          {m.invite()}
        </Button>
      )}
    </li>
  )
}
