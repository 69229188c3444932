import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as checkInTexts from '#messages/check-in'
import * as playerFormTexts from '#messages/player-form'
import * as rosterOfferTexts from '#messages/roster-offers'
import * as valueTexts from '#messages/values'
import { POSITION_NAMES } from '../../../functions/domain/positions/validation.ts'
import { byScore } from '../../../functions/values/next-by-score.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { mutationOf } from '../../api/options.ts'
import { averageScore } from '../../ui/average-score.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Drawer, useDrawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'
import { useURLParameters } from '../../ui/use-url-filters.ts'
import { type OfferingOpportunity, positionName, rosterOffersQuery } from './queries.ts'
import { NotSelectedForm, OfferForm, SpotsForm } from './roster-offer-forms.tsx'
import { WithdrawRosterOfferDocument } from './roster-offers.generated.ts'

type Registration = OfferingOpportunity['registrations'][number]

export function RosterOffersPanel({ opportunityID }: { opportunityID: string }) {
  return (
    <Loaded query={useQuery(rosterOffersQuery(opportunityID))}>
      {({ opportunity, seasons }) =>
        opportunity.team ? (
          <RosterOffers opportunity={opportunity} seasons={seasons} />
        ) : (
          <p>{rosterOfferTexts.needsTeam}</p>
        )
      }
    </Loaded>
  )
}

const nameOf = ({ player }: Registration) => player?.name ?? playerFormTexts.unnamedPlayer
const scoresOf = ({ evaluations }: Registration) => evaluations.flatMap(({ score }) => score ?? [])

/** Approved players without an offer, the best first. */
function openOf(registrations: readonly Registration[]) {
  const open = registrations
    .filter(
      ({ status, rosterOffer, notSelectedAt }) =>
        status === 'APPROVED' && (!rosterOffer || rosterOffer.status === 'WITHDRAWN') && !notSelectedAt,
    )
    .map((it) => ({ ...it, isOpen: true, scores: scoresOf(it), positions: it.player?.positions ?? [] }))
  const scored = byScore(open)
  return [...scored, ...open.filter((it) => !scored.includes(it))]
}

type RosterOffersProps = { opportunity: OfferingOpportunity; seasons: readonly string[] }
type Drawers = 'offer' | 'spots' | 'notSelected'

function RosterOffers({ opportunity, seasons }: RosterOffersProps) {
  const { registrations, rosterSpots } = opportunity
  const open = openOf(registrations)
  const asked = useURLParameters()[0].get('players')?.split(',')
  const [chosen, setChosen] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      open.flatMap(({ playerID, positions }) => (asked?.includes(playerID) ? [[playerID, positions[0] ?? '']] : [])),
    ),
  )
  const drawer = useDrawer<Drawers>()
  const players = open.flatMap(({ playerID }) =>
    chosen[playerID] === undefined ? [] : { playerID, position: chosen[playerID] || null },
  )
  const close = () => drawer.close()
  if (registrations.every(({ status }) => status !== 'APPROVED'))
    return <EmptyState title={checkInTexts.noApprovedPlayersYet} drawing="glove" />
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1 basis-60 tabular-nums">
          {rosterSpots.length === 0
            ? rosterOfferTexts.spotsNotSet
            : rosterSpots
                .map(({ position, spots, left }) =>
                  rosterOfferTexts.spotsOfPosition({ position: positionName(position), left, spots }),
                )
                .join(' · ')}
        </p>
        <Button variant="secondary" onClick={() => drawer.open('spots')}>
          {rosterOfferTexts.setSpots}
        </Button>
        <Button variant="secondary" disabled={open.length === 0} onClick={() => drawer.open('notSelected')}>
          {rosterOfferTexts.tellOthers}
        </Button>
      </div>
      <OfferLists opportunity={opportunity} />
      <OpenPlayers open={open} chosen={chosen} onChoose={setChosen} />
      {players.length > 0 && (
        <div className="sticky bottom-0 z-20 -mx-4 mt-4 border-t border-line bg-page px-4 py-3">
          <Button onClick={() => drawer.open('offer')}>{rosterOfferTexts.offerSpots(players.length)}</Button>
        </div>
      )}
      {drawer.subject === 'offer' && (
        <Drawer {...drawer.drawerProps} title={rosterOfferTexts.offerSpots(players.length)}>
          <OfferForm
            {...{ opportunity, seasons, players }}
            onDone={() => {
              setChosen({})
              close()
            }}
          />
        </Drawer>
      )}
      {drawer.subject === 'spots' && (
        <Drawer {...drawer.drawerProps} title={rosterOfferTexts.setSpots}>
          <SpotsForm opportunity={opportunity} onDone={close} />
        </Drawer>
      )}
      {drawer.subject === 'notSelected' && (
        <Drawer {...drawer.drawerProps} title={rosterOfferTexts.tellOthers}>
          <NotSelectedForm opportunityID={opportunity.id} onDone={close} />
        </Drawer>
      )}
    </>
  )
}

const LISTS = [
  { title: rosterOfferTexts.offered, statuses: ['OFFERED'] },
  { title: rosterOfferTexts.accepted, statuses: ['ACCEPTED'] },
  { title: rosterOfferTexts.declined, statuses: ['DECLINED', 'EXPIRED'] },
]

/** What became of each offer. */
function OfferLists({ opportunity: { registrations, timeZone } }: { opportunity: OfferingOpportunity }) {
  return LISTS.map(({ title, statuses }) => {
    const rows = registrations.filter(({ rosterOffer }) => statuses.includes(rosterOffer?.status ?? ''))
    if (rows.length === 0) return null
    return (
      <section key={title} aria-label={title} className="mt-6">
        <h2 className="text-lg">
          {title} <span className="font-normal tabular-nums">({rows.length})</span>
        </h2>
        <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
          {rows.map((registration) => (
            <OfferRow key={registration.id} registration={registration} zone={timeZone} />
          ))}
        </ul>
      </section>
    )
  })
}

function OfferRow({ registration, zone }: { registration: Registration; zone: string }) {
  const { mutateAsync: withdraw } = useMutation(mutationOf(WithdrawRosterOfferDocument))
  const offer = registration.rosterOffer!
  const name = nameOf(registration)
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {positionName(offer.position)}
          {' · '}
          {offer.status === 'OFFERED' ? (
            <Rich text={rosterOfferTexts.answersBy} time={() => <Time at={offer.replyBy} zone={zone} />} />
          ) : (
            rosterOfferTexts.statusName(offer.status)
          )}
        </p>
      </div>
      {offer.status === 'OFFERED' && offer.entryID && (
        <Button
          variant="secondary"
          size="small"
          aria-label={rosterOfferTexts.withdrawOf(name)}
          onClick={() =>
            confirmWithAlerts({
              title: rosterOfferTexts.withdrawOf(name),
              message: rosterOfferTexts.familyIsTold,
              actionLabel: rosterOfferTexts.withdraw,
              action: () => withdraw({ teamHistoryID: offer.entryID! }),
              done: rosterOfferTexts.withdrawn,
            })
          }
        >
          {rosterOfferTexts.withdraw}
        </Button>
      )}
    </li>
  )
}

type OpenPlayersProps = {
  open: ReturnType<typeof openOf>
  /** The position by player, for those who are chosen. */
  chosen: Record<string, string>
  onChoose: (chosen: Record<string, string>) => void
}

function OpenPlayers({ open, chosen, onChoose }: OpenPlayersProps) {
  if (open.length === 0) return null
  return (
    <section aria-label={rosterOfferTexts.open} className="mt-6">
      <h2 className="text-lg">
        {rosterOfferTexts.open} <span className="font-normal tabular-nums">({open.length})</span>
      </h2>
      <p className="text-sm text-soft">{rosterOfferTexts.chooseWhom}</p>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
        {open.map((registration, index) => {
          const { playerID, player, positions, scores, checkedInAt, evaluations } = registration
          const name = nameOf(registration)
          const facts = [
            player?.age != null && valueTexts.ageYears(player.age),
            positionsText(positions),
            scores.length > 0 && checkInTexts.scoreNumber(averageScore(evaluations)),
          ].filter(Boolean)
          const { [playerID]: position, ...others } = chosen
          return (
            <li key={playerID} className="flex flex-wrap items-center gap-3 p-3">
              <Checkbox
                className="min-w-0 flex-1 basis-48"
                label={<span className="font-semibold wrap-anywhere">{name}</span>}
                hint={
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {facts.join(' · ')}
                    {checkedInAt && <Badge tone="grass">{checkInTexts.here}</Badge>}
                    {index === 0 && scores.length > 0 && <Badge tone="grass">{rosterOfferTexts.nextByScore}</Badge>}
                  </span>
                }
                checked={position !== undefined}
                onChange={({ target }) =>
                  onChoose(target.checked ? { ...chosen, [playerID]: positions[0] ?? '' } : others)
                }
              />
              {position !== undefined && (
                <Select
                  aria-label={rosterOfferTexts.positionOf(name)}
                  className="w-44"
                  value={position}
                  options={POSITION_OPTIONS}
                  onChange={({ target }) => onChoose({ ...chosen, [playerID]: target.value })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const POSITION_OPTIONS = ['', ...POSITION_NAMES].map((position) => ({ value: position, label: positionName(position) }))
