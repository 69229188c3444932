import { useQuery } from '@tanstack/react-query'
import {
  CalendarCheck,
  CalendarDays,
  CircleDollarSign,
  Clock,
  FileSignature,
  Hourglass,
  MapPin,
  MessageCircleQuestion,
  Shield,
  Target,
  Ticket,
  Trophy,
  UserRound,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as homeTexts from '#messages/home'
import * as invitationTexts from '#messages/invitations'
import * as listTexts from '#messages/lists'
import * as opportunityTexts from '#messages/opportunities'
import * as rosterOfferTexts from '#messages/roster-offers'
import * as wordTexts from '#messages/words'
import { formatMoney } from '../../../functions/values/money.ts'
import { spotsText } from '../../../functions/values/opportunity-facts.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { knowsAccount } from '../../session/remembered-email.ts'
import { DotSeparated } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { eligibilityText } from '../../ui/eligibility.ts'
import { Facts, MapLink } from '../../ui/facts.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { seasonFacts, seasonText } from '../../ui/season-cost.ts'
import { AddToCalendar, ShareButton } from '../../ui/share-button.tsx'
import { sportText } from '../../ui/sport.ts'
import { Time, TimeRange } from '../../ui/time.tsx'
import { closesText, FULL, whyClosed } from './opportunity-text.ts'
import { type OpportunityDetail, opportunityCalendarFile, positionNamesQuery } from './queries.ts'
import { takesPlace, useOwnRegistrations } from './registered.ts'

const CheckBirthday = lazyPart(() => import('./check-birthday.tsx'), 'CheckBirthday')

type OpportunityDetailsProps = {
  opportunity: OpportunityDetail
  /** Where the organizer edits what families ask. */
  editFacts?: ReactNode
}

export function OpportunityDetails({ opportunity, editFacts }: OpportunityDetailsProps) {
  const { isAuthenticated } = useAuth()
  const canAsk = isAuthenticated && !opportunity.viewerCanManage
  // The family's own registration card already has the other buttons.
  const own = useOwnRegistrations(opportunity)
  const hasOwn = takesPlace(opportunity) && own.some(({ status }) => status !== 'REJECTED')

  return (
    <section aria-label={wordTexts.details} className="grid gap-6 rounded-lg border border-line bg-surface p-5">
      <OpportunityFacts opportunity={opportunity} />
      {editFacts}
      <Text title={wordTexts.about} text={opportunity.description} />
      <Text title={opportunityTexts.whatToBring} text={opportunity.whatToBring} />
      {(!hasOwn || canAsk) && (
        <div className="flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3 print:hidden">
          {!hasOwn && takesPlace(opportunity) && (
            <AddToCalendar title={opportunity.title} load={() => opportunityCalendarFile(opportunity.id)} />
          )}
          {!hasOwn && <ShareButton title={opportunity.title} />}
          {canAsk && <AskOrganizer opportunityID={opportunity.id} />}
        </div>
      )}
    </section>
  )
}

const takesRegistrations = ({ status }: OpportunityDetail) => status === 'OPEN' || status === 'FULL'

function OpportunityFacts({ opportunity }: { opportunity: OpportunityDetail }) {
  const { positionsNeeded, rosterSpots, team, createdByUser, registrationDeadline, timeZone } = opportunity
  const { data: names = {} } = useQuery({ ...positionNamesQuery, enabled: positionsNeeded.length > 0 })
  const place = placeLine(opportunity.location, opportunity.city, opportunity.state)
  const closes = closesText(opportunity)
  return (
    <Facts
      facts={[
        {
          icon: CalendarDays,
          label: homeTexts.when,
          value: (
            <TimeRange
              start={opportunity.startTime}
              end={opportunity.endTime}
              zone={timeZone}
              relative={opportunity.status !== 'CANCELLED'}
            />
          ),
        },
        { icon: MapPin, label: homeTexts.where, value: <MapLink place={place} /> },
        { icon: CircleDollarSign, label: wordTexts.fee, value: formatMoney(opportunity.feeCents) },
        { icon: Wallet, label: wordTexts.season, value: team?.season && <Season season={team.season} /> },
        { icon: Trophy, label: listTexts.sport, value: sportText(opportunity.sport) },
        {
          icon: Users,
          label: wordTexts.ages,
          value: <Ages opportunity={opportunity} />,
        },
        {
          icon: Target,
          label: opportunityTexts.positionsNeeded,
          value: positionsNeeded.map((position) => storedWord(names[position] ?? position)).join(', '),
        },
        {
          icon: UsersRound,
          label: opportunityTexts.rosterSpots,
          value: rosterSpots
            .filter(({ left }) => left > 0)
            .map(({ position, left }) => `${position ? storedWord(position) : rosterOfferTexts.anyPosition}: ${left}`)
            .join(', '),
        },
        {
          icon: Ticket,
          label: opportunityTexts.spotsLeft,
          value:
            takesRegistrations(opportunity) &&
            opportunityTexts.leftOfCapacity({ left: opportunity.spotsLeft, capacity: opportunity.capacity }),
        },
        {
          icon: Clock,
          label: opportunityTexts.registerBy,
          value: registrationDeadline && (
            <>
              <Time at={registrationDeadline} zone={timeZone} />
              {closes && <span className="block font-normal text-soft">{closes}</span>}
            </>
          ),
        },
        {
          icon: Hourglass,
          label: opportunityTexts.neededBy,
          value: opportunity.neededBy && <Time at={opportunity.neededBy} zone={timeZone} />,
        },
        {
          icon: CalendarCheck,
          label: opportunityTexts.decisionBy,
          value: opportunity.decideBy && formatDay(opportunity.decideBy),
        },
        {
          icon: FileSignature,
          label: opportunityTexts.waiver,
          value: opportunity.waiverRequired && opportunityTexts.requiredYoullReadWhen,
        },
        {
          icon: Shield,
          label: deletedRecordTexts.team,
          value: team && <RecordLink kind="team" record={team} className="inline-block" />,
        },
        {
          icon: UserRound,
          label: opportunityTexts.postedBy,
          value: createdByUser && <RecordLink kind="user" record={createdByUser} className="inline-block" />,
        },
      ]}
    />
  )
}

type SeasonProps = { season: NonNullable<NonNullable<OpportunityDetail['team']>['season']> }

const Season = ({ season }: SeasonProps) => (
  <>
    {seasonText(season)}
    <span className="block font-normal">{seasonFacts(season).join(' · ')}</span>
  </>
)

function Ages({ opportunity }: { opportunity: OpportunityDetail }) {
  const [isChecking, setChecking] = useState(false)
  return (
    <>
      {eligibilityText(opportunity)}
      {takesRegistrations(opportunity) && (opportunity.minAge ?? opportunity.maxAge) !== null && (
        <details className="font-normal print:hidden" onToggle={() => setChecking(true)}>
          <summary className="link cursor-pointer py-2.5 sm:py-0">{opportunityTexts.checkABirthday}</summary>
          {isChecking && <CheckBirthday {...opportunity} />}
        </details>
      )}
    </>
  )
}

const Text = ({ title, text }: { title: string; text: string | null }) =>
  text && (
    <div className="border-t border-line pt-4">
      <h2 className="mb-2 text-xl">{title}</h2>
      <p className="max-w-prose whitespace-pre-line">{text}</p>
    </div>
  )

const AskForm = lazyPart(() => import('./ask-organizer-form.tsx'), 'AskForm')

/** Sends a question by email without showing anyone's address. */
function AskOrganizer({ opportunityID }: { opportunityID: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <MessageCircleQuestion className="size-5" />
        {opportunityTexts.askTheOrganizer}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={opportunityTexts.askTheOrganizer}>
        <AskForm opportunityID={opportunityID} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

/**
 * The register button, within reach at the bottom of a phone, or the reason why registration is closed. Visitors first sign up, or log in if this browser has been used
 * with an account.
 */
export function RegisterBar({ opportunity }: { opportunity: OpportunityDetail }) {
  const { isAuthenticated } = useAuth()
  const reason = whyClosed(opportunity)
  if (reason) return <p className="rounded-lg border border-line bg-surface p-5 font-semibold text-warn">{reason}</p>
  if (isAuthenticated && !opportunity.viewerCanRegister) return null
  const register = paths.register(opportunity.id)
  // The player's status is shown above, so registering is no longer the primary action.
  const isRegistered = opportunity.registrations.length > 0
  return (
    <div className="flex flex-wrap items-center gap-3 bottom-bar border-line bg-surface md:rounded-lg md:border md:p-5 lg:flex-col lg:items-stretch print:hidden">
      <DotSeparated
        words={[formatMoney(opportunity.feeCents), spotsText(opportunity), closesText(opportunity)]}
        className="min-w-min flex-1 text-sm whitespace-nowrap lg:text-base"
      />
      <LinkButton
        variant={isRegistered ? 'secondary' : 'primary'}
        {...(isAuthenticated || knowsAccount()
          ? { to: register }
          : { to: paths.signUp, state: { returnTo: register } })}
      >
        {opportunity.status === 'FULL'
          ? FULL
          : isRegistered
            ? opportunityTexts.registerAnotherChild
            : invitationTexts.register}
      </LinkButton>
    </div>
  )
}
