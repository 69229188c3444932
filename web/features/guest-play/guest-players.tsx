import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { ApiError } from '../../api/api-error.ts'
import {
  FamilyAsksDocument,
  GuestPlayersDocument,
  type GuestPlayersQuery,
  InviteGuestPlayerDocument,
  SetAskingFamiliesDocument,
} from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { linkTo, RecordLink } from '../../ui/record-link.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'

type GuestPlayer = GuestPlayersQuery['guestPlayers'][number]

/** The API's limit. */
const MAX_GUESTS = 50

/** For the organizer: matching players who are open to guest play. */
export function GuestPlayers({ opportunity }: { opportunity: GuestNeed & { type: 'TRYOUT' | 'GUEST_NEED' } }) {
  const { id: opportunityID } = opportunity
  const isTryout = opportunity.type === 'TRYOUT'
  const players = useQuery(queryOf(GuestPlayersDocument, { opportunityID }))
  // Such as an organizer whose background check no admin has confirmed.
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
          <>
            <p>{players.error?.message}</p>
            <p className="mt-2">
              <Link to={paths.accountSettings} className="link">
                {m.your_background_check_and_training()}
              </Link>
            </p>
          </>
        ) : (
          <Loaded query={players} empty={<p className="text-soft">{m.no_players_nearby_fit_right_now()}</p>}>
            {(players) => (
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
            )}
          </Loaded>
        )}
      </section>
    </>
  )
}

function Row({ player, opportunityID }: { player: GuestPlayer; opportunityID: string }) {
  const { mutateAsync: invite } = useMutation(mutationOf(InviteGuestPlayerDocument))
  const { playerID, name, age, positions, locationCity, state, match, reasons, isInvited } = player
  const facts = [age !== null && m.age_years({ age }), positionsText(positions), placeLine(locationCity, state)]
    .filter(Boolean)
    .join(' · ')

  const askAndInvite = () =>
    confirmWithAlerts({
      title: m.invite_name({ name }),
      message: m.we_email_the_family_of_name({ name }),
      actionLabel: m.send_invitation(),
      action: () => invite({ opportunityID, playerID }),
      done: m.invitation_sent(),
    })

  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <RecordLink kind="player" record={{ id: playerID, name }} className="font-semibold" />{' '}
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

type GuestNeed = { id: string; neededBy: string | null; timeZone: string; waiverRequired: boolean }

/** For the organizer of a guest need: has families asked in waves, and shows how far that is. */
function AskFamilies({ need }: { need: GuestNeed }) {
  const { id, neededBy, timeZone, waiverRequired } = need
  const { data: asks } = useQuery({
    ...queryOf(FamilyAsksDocument, { opportunityID: id }),
    refetchInterval: ({ state }) => (state.data?.isOn ? 60_000 : false),
  })
  const { mutateAsync: setAsking, isPending } = useMutation(mutationOf(SetAskingFamiliesDocument))

  const turn = (isOn: boolean) =>
    setAsking({ opportunityID: id, isOn }).then(
      ({ askedCount }) =>
        alerts.success(isOn ? m.count_families_asked({ count: askedCount }) : m.no_more_families_are_asked()),
      alerts.failed,
    )

  if (!asks) return null
  const { isOn, fittingCount, askedCount, saidNoCount, nextAt } = asks
  const soFar = askedCount > 0 && `${m.count_families_asked_said_no({ count: askedCount, saidNo: saidNoCount })} `
  return (
    <section aria-labelledby="ask-families" className="mb-6 rounded-lg border border-line bg-surface p-5">
      <h2 id="ask-families" className="text-xl">
        {m.need_a_player_soon()}
      </h2>
      {isOn && neededBy ? (
        <>
          <p className="mt-1 max-w-prose" role="status">
            {soFar}
            {fittingCount === 0 ? (
              m.everyone_who_fits_was_asked()
            ) : nextAt ? (
              <Rich
                text={m.count_more_fit_asked_at({ count: fittingCount })}
                time={() => <Time at={nextAt} zone={timeZone} />}
              />
            ) : (
              m.count_more_fit({ count: fittingCount })
            )}{' '}
            {m.you_get_an_email_when_a_family_says()}
          </p>
          <Button className="mt-3" variant="secondary" busy={isPending} onClick={() => turn(false)}>
            {m.stop_asking()}
          </Button>
        </>
      ) : neededBy && new Date(neededBy) > new Date() ? (
        <>
          <p className="mt-1 max-w-prose">
            {soFar}
            {askedCount > 0
              ? m.count_players_more_fit({ count: fittingCount })
              : m.count_players_fit({ count: fittingCount })}{' '}
            <Rich
              text={
                waiverRequired ? m.we_email_the_best_five_with_waiver() : m.we_email_the_families_of_the_best_five()
              }
              time={() => <Time at={neededBy} zone={timeZone} />}
            />
          </p>
          <Button className="mt-3" busy={isPending} disabled={fittingCount === 0} onClick={() => turn(true)}>
            {m.ask_families()}
          </Button>
        </>
      ) : (
        <p className="mt-1 max-w-prose">
          {soFar}
          <Rich text={m.set_needed_by()} link={linkTo(paths.editOpportunity(id), 'link font-semibold')} />
        </p>
      )}
    </section>
  )
}
