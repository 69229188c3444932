import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as guestPlayTexts from '#messages/guest-play'
import * as teamTexts from '#messages/teams'
import * as valueTexts from '#messages/values'
import { placeLine } from '../../../functions/values/place-line.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { ApiError } from '../../api/api-error.ts'
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
import {
  FamilyAsksDocument,
  GuestPlayersDocument,
  type GuestPlayersQuery,
  InviteGuestPlayerDocument,
  SetAskingFamiliesDocument,
} from './guest-play.generated.ts'

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
          {guestPlayTexts.playersWhoFit}
        </h2>
        <p className="mt-1 mb-3 max-w-prose text-soft">
          {isTryout ? guestPlayTexts.openToTryoutsHint : guestPlayTexts.openToGuestPlayHint}
        </p>
        {isRefused ? (
          <>
            <p>{players.error?.message}</p>
            <p className="mt-2">
              <Link to={paths.accountSettings} className="link">
                {guestPlayTexts.backgroundCheckTraining}
              </Link>
            </p>
          </>
        ) : (
          <Loaded query={players} empty={<p className="text-soft">{guestPlayTexts.noPlayersFit}</p>}>
            {(players) => (
              <>
                <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
                  {players.map((player) => (
                    <Row key={player.playerID} player={player} opportunityID={opportunityID} />
                  ))}
                </ul>
                {players.length === MAX_GUESTS && (
                  <p className="mt-3 text-soft">{guestPlayTexts.bestMatches(MAX_GUESTS)}</p>
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
  const facts = [age !== null && valueTexts.ageYears(age), positionsText(positions), placeLine(locationCity, state)]
    .filter(Boolean)
    .join(' · ')

  const askAndInvite = () =>
    confirmWithAlerts({
      title: guestPlayTexts.inviteName(name),
      message: guestPlayTexts.weEmailFamily(name),
      actionLabel: guestPlayTexts.sendInvitation,
      action: () => invite({ opportunityID, playerID }),
      done: guestPlayTexts.invitationSent,
    })

  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <RecordLink kind="player" record={{ id: playerID, name }} className="font-semibold" />{' '}
          <Badge tone={match === 'FULL' ? 'grass' : 'neutral'}>
            {match === 'FULL' ? guestPlayTexts.fullMatch : guestPlayTexts.possible}
          </Badge>
        </p>
        <p className="text-sm text-soft">{facts}</p>
        <p className="text-sm">{reasons.join('. ')}.</p>
      </div>
      {isInvited ? (
        <Badge tone="warn">{teamTexts.contactInvited}</Badge>
      ) : (
        <Button variant="secondary" size="small" aria-label={guestPlayTexts.inviteName(name)} onClick={askAndInvite}>
          {guestPlayTexts.invite}
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
        alerts.success(isOn ? guestPlayTexts.countFamiliesAsked(askedCount) : guestPlayTexts.noMoreFamiliesAsked),
      alerts.failed,
    )

  if (!asks) return null
  const { isOn, fittingCount, askedCount, saidNoCount } = asks
  const soFar = askedCount > 0 && `${guestPlayTexts.askedAndSaidNo({ count: askedCount, saidNo: saidNoCount })} `
  return (
    <section aria-labelledby="ask-families" className="mb-6 rounded-lg border border-line bg-surface p-5">
      <h2 id="ask-families" className="text-xl">
        {guestPlayTexts.needPlayerSoon}
      </h2>
      {isOn && neededBy ? (
        <AskingFamilies
          asks={asks}
          soFar={soFar}
          timeZone={timeZone}
          isPending={isPending}
          onStop={() => turn(false)}
        />
      ) : neededBy && new Date(neededBy) > new Date() ? (
        <>
          <p className="mt-1 max-w-prose">
            {soFar}
            {askedCount > 0
              ? guestPlayTexts.morePlayersFit(fittingCount)
              : guestPlayTexts.countPlayersFit(fittingCount)}{' '}
            <Rich
              text={waiverRequired ? guestPlayTexts.weEmailBestFiveWaiver : guestPlayTexts.weEmailBestFive}
              time={() => <Time at={neededBy} zone={timeZone} />}
            />
          </p>
          <Button className="mt-3" busy={isPending} disabled={fittingCount === 0} onClick={() => turn(true)}>
            {guestPlayTexts.askFamilies}
          </Button>
        </>
      ) : (
        <p className="mt-1 max-w-prose">
          {soFar}
          <Rich text={guestPlayTexts.setNeededBy} link={linkTo(paths.editOpportunity(id), 'link font-semibold')} />
        </p>
      )}
    </section>
  )
}

type AskingFamiliesProps = {
  asks: { fittingCount: number; nextAt: string | null }
  soFar: string | false
  timeZone: string
  isPending: boolean
  onStop: () => void
}

const AskingFamilies = ({
  asks: { fittingCount, nextAt },
  soFar,
  timeZone,
  isPending,
  onStop,
}: AskingFamiliesProps) => (
  <>
    <p className="mt-1 max-w-prose" role="status">
      {soFar}
      {fittingCount === 0 ? (
        guestPlayTexts.everyoneWasAsked
      ) : nextAt ? (
        <Rich text={guestPlayTexts.moreFitAskedAt(fittingCount)} time={() => <Time at={nextAt} zone={timeZone} />} />
      ) : (
        guestPlayTexts.countMoreFit(fittingCount)
      )}{' '}
      {guestPlayTexts.emailWhenYes}
    </p>
    <Button className="mt-3" variant="secondary" busy={isPending} onClick={onStop}>
      {guestPlayTexts.stopAsking}
    </Button>
  </>
)
