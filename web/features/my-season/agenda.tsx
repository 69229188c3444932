import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as mySeasonTexts from '#messages/my-season'
import * as opportunityTexts from '#messages/opportunities'
import * as scheduleTexts from '#messages/schedule'
import { formatMoney } from '../../../functions/values/money.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import {
  dateFormat,
  dayAt,
  isWholeDay,
  keepTimesWhole,
  relativeTime,
  splitTimeRange,
} from '../../../functions/values/time-format.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { DotSeparated } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Clashes } from '../../ui/clashes.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { waitlistText } from '../../ui/waitlist-text.ts'
import { type AgendaEntry, agendaQuery, type MyRegistration, mySeasonQuery } from './queries.ts'

type AgendaProps = {
  /** Shows only the first rows, with a link to the rest. */
  most?: number
}

/** What the viewer, the viewer's players, and teams do today and in the next seven days. */
export function Agenda({ most }: AgendaProps) {
  return (
    <section aria-labelledby="agenda">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="agenda" className="text-xl">
          {mySeasonTexts.todayAndThisWeek}
        </h2>
        {most !== undefined && (
          <Link to={paths.mySeason} className="link inline-flex min-h-11 items-center">
            {mySeasonTexts.allOfMySeason}
          </Link>
        )}
      </div>
      <Loaded
        query={useQuery(agendaQuery)}
        skeleton={<SkeletonList count={most ?? 1} className="grid gap-3" itemClassName="h-44 sm:h-28" />}
        empty={<p className="text-soft">{mySeasonTexts.nothingThisWeek}</p>}
      >
        {(entries) => (
          <ul className="grid gap-3">
            {entries.slice(0, most).map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

const tones = { clay: 'bg-[#b4512b]', sky: 'bg-[#1f4e79]', grass: 'bg-[#14633f]', neutral: 'bg-[#55605a]' }

function Entry({ entry }: { entry: AgendaEntry }) {
  const { to, title, startTime, endTime, timeZone, venue, tone, kind, facts } = shown(entry)
  const { opportunity, isOrganized, clashes } = entry
  const todo = opportunity && opportunity.undecidedCount > 0 ? mySeasonTexts.decide : mySeasonTexts.registrations
  return (
    <li className="ticket relative flex overflow-hidden rounded-md bg-surface shadow-raised">
      <Stub at={startTime} zone={timeZone} tone={tone} />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-x-4 gap-y-2 px-4 py-3 sm:flex-row sm:items-center">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="text-sm font-semibold text-soft">{kind}</p>
          <h3 className="text-lg leading-tight">
            <Link to={to} className="link inline-flex min-h-6 items-center">
              {title}
            </Link>
          </h3>
          {endTime && (
            <p className="text-sm font-semibold">{keepTimesWhole(splitTimeRange(startTime, endTime, timeZone)[1])}</p>
          )}
          <p className="text-sm">{placeLine(venue.location, venue.city, venue.state)}</p>
          <DotSeparated words={facts} className="text-sm text-soft" />
          <Games entry={entry} zone={timeZone} />
          <Clashes clashes={clashes} />
        </div>
        {opportunity && isOrganized && (
          <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-1">
            {isToday(startTime, timeZone) && (
              <LinkButton
                to={paths.checkIn(opportunity.id)}
                size="small"
                aria-label={`${mySeasonTexts.checkInSentence}: ${title}`}
              >
                {mySeasonTexts.checkInSentence}
              </LinkButton>
            )}
            <LinkButton
              to={paths.manageRegistrations(opportunity.id)}
              variant="secondary"
              size="small"
              aria-label={`${todo}: ${title}`}
            >
              {todo}
            </LinkButton>
          </div>
        )}
      </div>
    </li>
  )
}

/** When and where the viewer's teams play. */
const Games = ({ entry: { games }, zone }: { entry: AgendaEntry; zone: string }) => (
  <ul className="grid gap-1 text-sm">
    {games.map(({ id, startsAt, field, teams }) => (
      <li key={id}>
        <Time at={startsAt} zone={zone} />
        {` · ${teams.map((team) => team?.name ?? scheduleTexts.open).join(' – ')}`}
        {field && ` · ${field}`}
      </li>
    ))}
  </ul>
)

/** The text and place of an entry. */
function shown({ opportunity, event, registrations, isOrganized, feeDueCents }: AgendaEntry) {
  if (!opportunity) {
    const { id, name, date, endDate, timeZone, eventType } = event!
    const kind = isOrganized ? mySeasonTexts.eventYouOrganize : eventType ? storedWord(eventType) : mySeasonTexts.event
    return {
      to: paths.event(id),
      title: name,
      startTime: date,
      endTime: endDate,
      timeZone,
      venue: event!,
      tone: 'grass' as const,
      kind,
      facts: [],
    }
  }
  const { id, title, startTime, endTime, timeZone, type, status, feeCents, approvedCount, undecidedCount } = opportunity
  const ofFamily = registrations.map(
    (registration) =>
      `${registration.player?.name.split(' ')[0] ?? mySeasonTexts.yourPlayerName}: ${registrationText({ ...registration, opportunity }).state}`,
  )
  const organized = [
    mySeasonTexts.countApproved(approvedCount),
    undecidedCount > 0 && mySeasonTexts.countToDecide(undecidedCount),
    feeDueCents > 0 && mySeasonTexts.amountToCollect(formatMoney(feeDueCents)),
  ]
  const owed =
    feeDueCents > 0
      ? mySeasonTexts.amountDue(formatMoney(feeDueCents))
      : feeCents > 0 && mySeasonTexts.feeAmount(formatMoney(feeCents))
  return {
    to: paths.opportunity(id),
    title,
    startTime,
    endTime,
    timeZone,
    venue: opportunity,
    tone: status === 'CANCELLED' ? ('neutral' as const) : type === 'TRYOUT' ? ('clay' as const) : ('sky' as const),
    kind: (isOrganized ? mySeasonTexts.kindYouOrganize : mySeasonTexts.kindOfOpportunity)({ kind: type }),
    facts: [...ofFamily, ...(isOrganized ? organized : [status !== 'CANCELLED' && owed])],
  }
}

const isToday = (at: string, zone: string) => dayAt(at, zone) === dayAt(new Date(), zone)

/** The day and the hour at the venue. */
function Stub({ at, zone, tone }: { at: string; zone: string; tone: keyof typeof tones }) {
  const part = (shape: Intl.DateTimeFormatOptions) => dateFormat({ ...shape, timeZone: zone }).format(new Date(at))
  const [hour = '', half = '', name = ''] = part({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).split(
    /[\s\u202f]/,
  )
  const isSoon = Math.abs(Date.parse(dayAt(at, zone)) - Date.parse(dayAt(new Date(), zone))) <= 86_400_000
  const day = isToday(at, zone) ? mySeasonTexts.today : relativeTime(at, zone)
  return (
    <time
      dateTime={at}
      className={classNames(
        'flex w-17 shrink-0 flex-col items-center sm:w-20 justify-center border-r-2 border-dashed border-[#fff]/50 py-2 text-sm leading-tight font-semibold text-[#fff]',
        tones[tone],
      )}
    >
      <span className="condensed text-xs sm:text-sm">
        {isSoon ? `${day[0]?.toUpperCase()}${day.slice(1)}` : part({ weekday: 'short' })}
      </span>
      {isWholeDay(at, zone) ? (
        <span className="condensed text-2xl leading-none">{part({ month: 'short', day: 'numeric' })}</span>
      ) : (
        <>
          {!isSoon && <span>{part({ month: 'short', day: 'numeric' })}</span>}
          <span className="condensed text-xl leading-none tabular-nums sm:text-2xl">{hour}</span>
          <span className="text-xs">
            {half} {name}
          </span>
        </>
      )}
    </time>
  )
}

/** The first steps of a user without players and teams. Renders nothing for others. */
export function SeasonStart() {
  const isCoach = useAuth().user?.role === 'coach'
  const { data } = useQuery(mySeasonQuery)
  if (!data || data.claimedPlayers.length + data.claimedTeams.length > 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4">
      <p className="min-w-0 flex-1 basis-60">{isCoach ? mySeasonTexts.findTeamHint : mySeasonTexts.addPlayerHint}</p>
      {!isCoach && <LinkButton to={paths.newPlayer}>{mySeasonTexts.addAPlayer}</LinkButton>}
      <LinkButton to={paths.teams} variant={isCoach ? 'primary' : 'secondary'}>
        {mySeasonTexts.findMyTeam}
      </LinkButton>
      {isCoach && (
        <LinkButton to={paths.createTeam} variant="secondary">
          {mySeasonTexts.createATeam}
        </LinkButton>
      )}
    </div>
  )
}

type Registration = Pick<
  MyRegistration,
  'status' | 'waitlistPosition' | 'isWaitlistedByCoach' | 'offerExpiresAt' | 'waitsForFamily' | 'viewerCanAccept'
> & { opportunity: Pick<MyRegistration['opportunity'], 'status'> }

/** Who must act. */
export type Whom = 'you' | 'you to take' | 'you to accept' | 'family' | 'team' | 'organizer' | 'free spot'

/** The state of a registration, in the family's terms, and who must act if it is pending. */
export function registrationText(registration: Registration): { state: string; waitsFor?: Whom } {
  const { status, offerExpiresAt, waitsForFamily, viewerCanAccept, opportunity } = registration
  if (opportunity.status === 'CANCELLED') return { state: opportunityTexts.opportunityCanceled }
  if (status === 'APPROVED') return { state: mySeasonTexts.registrationApproved }
  if (status === 'REJECTED') return { state: mySeasonTexts.notSelected }
  if (offerExpiresAt) return { state: mySeasonTexts.spotFree, waitsFor: 'you to take' }
  if (waitsForFamily)
    return { state: mySeasonTexts.registrationPending, waitsFor: viewerCanAccept ? 'you to accept' : 'family' }
  const waitlist = waitlistText(registration)
  if (waitlist) return { state: waitlist, waitsFor: 'free spot' }
  return { state: mySeasonTexts.registrationPending, waitsFor: 'organizer' }
}
