import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import * as checkInTexts from '#messages/check-in'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as homeTexts from '#messages/home'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as mySeasonTexts from '#messages/my-season'
import * as opportunityTexts from '#messages/opportunities'
import * as playerFormTexts from '#messages/player-form'
import * as valueTexts from '#messages/values'
import * as wordTexts from '#messages/words'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { averageScore } from '../../ui/average-score.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState, ShowAll } from '../../ui/empty-state.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { type ListOfResults, Results } from '../../ui/results.tsx'
import { Rich } from '../../ui/rich.tsx'
import { type Column, type Ordering, Table, TableSkeleton } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { waitlistText } from '../../ui/waitlist-text.ts'
import { RegistrationFeePaid } from './fee-paid.tsx'
import { type ManagedOpportunity, type ManagedRegistration, REGISTRATIONS_PER_PAGE } from './queries.ts'
import { DecisionButtons, StatusSelect, WaitlistButtons } from './registration-decision.tsx'
import { evaluationText } from './registrations-csv.ts'
import { statusLabels } from './statuses.ts'
import type { OnDecided } from './use-decisions.ts'

type RegistrationsTableProps = Pick<ListOfResults<ManagedRegistration>, 'query' | 'page' | 'onPage'> & {
  opportunity: ManagedOpportunity
  ordering: Ordering
  selected: ReadonlySet<string>
  onSelect: (id: string, isSelected: boolean) => void
  onDecided: OnDecided
  onFeePaid: OnDecided
  /** Clears the filters. Undefined if none is set. */
  onShowAll: (() => void) | undefined
}

/** How to reach the family. The organizer does not need an address that gets no email. */
function Contact({ contact, isEmailSuppressed }: Pick<ManagedRegistration, 'contact' | 'isEmailSuppressed'>) {
  return (
    <address className="grid text-sm font-normal not-italic aligned:min-w-40">
      <span className="wrap-anywhere">{contact?.name}</span>
      {isEmailSuppressed ? (
        <span className="text-warn">{manageRegistrationTexts.noEmail}</span>
      ) : (
        contact && (
          <a href={`mailto:${contact.email}`} className="link inline-flex min-h-6 items-center wrap-anywhere">
            {contact.email}
          </a>
        )
      )}
      {contact?.phone && (
        <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} className="link inline-flex min-h-6 items-center">
          {contact.phone}
        </a>
      )}
    </address>
  )
}

type EvaluationsProps = Pick<ManagedRegistration, 'evaluations'> & { name: string }

/** The average score, expandable to the individual evaluations. */
function Evaluations({ evaluations, name }: EvaluationsProps) {
  if (evaluations.length === 0) return null
  const score = averageScore(evaluations)
  return (
    <details className="text-sm font-normal">
      <summary className="min-h-6 cursor-pointer">
        <Rich
          text={
            score ? manageRegistrationTexts.scoreOfName({ score, name }) : manageRegistrationTexts.notesOfName(name)
          }
          hidden={(text) => <span className="sr-only">{text}</span>}
        />
      </summary>
      <ul>
        {evaluations.map((evaluation, at) => (
          <li key={at} className="wrap-anywhere whitespace-pre-line">
            {evaluationText(evaluation)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The age, the league ages that count for the opportunity, and whether the rules disagree about them. */
function Age({ registration }: Registered) {
  const { player, needsBirthdayCheck } = registration
  const leagueAge = leagueAgeOf(registration)
  return (
    <>
      {player?.age ?? '–'}
      {leagueAge && <p className="text-sm text-soft">{manageRegistrationTexts.leagueAge(leagueAge)}</p>}
      {needsBirthdayCheck && <p className="text-sm text-warn">{manageRegistrationTexts.checkBirthdayLabel}</p>}
    </>
  )
}

/** '11', or '11, 12' if the rules disagree. Empty if the birth year is unknown. */
const leagueAgeOf = ({ leagueAges }: ManagedRegistration) => leagueAges.toSorted((a, b) => a - b).join(', ')

export const nameOf = ({ player }: ManagedRegistration) => player?.name ?? playerFormTexts.unnamedPlayer

const NAME = { header: manageRegistrationTexts.playerName, order: 'NAME' }
const AGE = { header: homeTexts.age, order: 'AGE' }
const REGISTERED = { header: manageRegistrationTexts.registeredAt, order: 'CREATED' }

/** What the list can be ordered by. */
export const ORDERS = [NAME, AGE, REGISTERED]

type Registered = { registration: ManagedRegistration }

const PlayerLink = ({ registration }: Registered) =>
  registration.player ? (
    <RecordLink kind="player" record={registration.player} className="font-semibold wrap-anywhere" />
  ) : (
    nameOf(registration)
  )

type RowProps = Registered & { opportunity: ManagedOpportunity; onDecided: OnDecided }

const Status = ({ registration, opportunity, onDecided }: RowProps) => (
  <>
    <StatusSelect registration={registration} name={nameOf(registration)} onDecided={onDecided} />
    {registration.waitlistPosition && <p className="text-sm text-soft">{waitlistText(registration)}</p>}
    <HeldUntil {...{ registration, opportunity }} />
  </>
)

const HeldUntil = ({ registration: { offerExpiresAt }, opportunity }: Omit<RowProps, 'onDecided'>) =>
  offerExpiresAt && (
    <p className="text-sm text-soft">
      <Rich
        text={manageRegistrationTexts.spotHeldUntil}
        time={() => <Time at={offerExpiresAt} zone={opportunity.timeZone} />}
      />
    </p>
  )

const waiverText = ({ waiver, waiverSigned }: ManagedRegistration) =>
  waiver
    ? manageRegistrationTexts.yesVersion(waiver.version)
    : waiverSigned
      ? manageRegistrationTexts.yes
      : manageRegistrationTexts.no

/** What the table shows in its last columns, and a card when it is open. */
const detailColumns = (
  opportunity: ManagedOpportunity,
  hasFee: boolean,
  onFeePaid: OnDecided,
): Column<ManagedRegistration>[] =>
  [
    {
      header: opportunityTexts.jerseyNumberShort,
      cell: ({ jerseyNumber }: ManagedRegistration) => jerseyNumber ?? '–',
    },
    {
      ...REGISTERED,
      cell: ({ createdAt }: ManagedRegistration) => <Time at={createdAt} zone={opportunity.timeZone} />,
    },
    opportunity.waiverRequired && { header: manageRegistrationTexts.waiverSigned, cell: waiverText },
    {
      header: manageRegistrationTexts.notes,
      cell: ({ notes }: ManagedRegistration) => (
        <p className="wrap-anywhere whitespace-pre-line aligned:min-w-24">{notes || '–'}</p>
      ),
    },
    hasFee && {
      header: manageRegistrationTexts.feePaidColumn,
      cell: (registration: ManagedRegistration) => (
        <RegistrationFeePaid
          registrationID={registration.id}
          version={registration.version}
          name={nameOf(registration)}
          feeCents={opportunity.feeCents}
          paidCents={registration.feePaidCents}
          onSaved={onFeePaid}
        />
      ),
    },
  ].filter((column) => column !== false)

const isFullFor = ({ offerExpiresAt }: ManagedRegistration, { spotsLeft }: ManagedOpportunity) =>
  spotsLeft === 0 && !offerExpiresAt

const Decision = ({ registration, opportunity, onDecided }: RowProps) => (
  <DecisionButtons
    registration={registration}
    name={nameOf(registration)}
    isFull={isFullFor(registration, opportunity)}
    onDecided={onDecided}
  />
)

const Waitlisting = ({ registration, opportunity }: Omit<RowProps, 'onDecided'>) => (
  <WaitlistButtons
    registration={registration}
    name={nameOf(registration)}
    isFull={isFullFor(registration, opportunity)}
    waiting={registration}
  />
)

type RowsProps = Omit<RegistrationsTableProps, 'query' | 'page' | 'onPage' | 'onShowAll' | 'onFeePaid'> & {
  rows: readonly ManagedRegistration[]
  details: readonly Column<ManagedRegistration>[]
}

function Rows({ opportunity, rows, details, ordering, selected, onSelect, onDecided }: RowsProps) {
  const columns: Column<ManagedRegistration>[] = [
    {
      ...NAME,
      title: true,
      cell: (registration) => (
        <div className="flex items-start gap-2 aligned:min-w-38">
          <Select registration={registration} selected={selected} onSelect={onSelect} />
          <div className="min-w-0">
            <PlayerLink registration={registration} />
            <p className="text-sm font-normal">{positionsText(registration.player?.positions ?? [])}</p>
            {(registration.contact || registration.isEmailSuppressed) && <Contact {...registration} />}
            <Evaluations evaluations={registration.evaluations} name={nameOf(registration)} />
          </div>
        </div>
      ),
    },
    { ...AGE, cell: (registration) => <Age registration={registration} /> },
    {
      header: wordTexts.status,
      cell: (registration) => <Status {...{ registration, opportunity, onDecided }} />,
    },
    ...details,
    {
      header: deletedRecordTexts.actions,
      actions: true,
      cell: (registration) => (
        <div className="grid justify-items-end gap-2">
          <Decision {...{ registration, opportunity, onDecided }} />
          <Waitlisting {...{ registration, opportunity }} />
        </div>
      ),
    },
  ]
  return (
    <Table
      caption={mySeasonTexts.registrations}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      wide
      ordering={ordering}
    />
  )
}

type SelectProps = Registered & Pick<RegistrationsTableProps, 'selected' | 'onSelect'>

const Select = ({ registration, selected, onSelect }: SelectProps) => (
  <label className="-m-2.5 grid size-11 shrink-0 place-items-center print:hidden">
    <span className="sr-only">{manageRegistrationTexts.selectName(nameOf(registration))}</span>
    <input
      type="checkbox"
      className="size-6 accent-grass"
      checked={selected.has(registration.id)}
      onChange={({ target }) => onSelect(registration.id, target.checked)}
    />
  </label>
)

/** One card per registration, of which the details are closed. */
function Cards({ rows, ...props }: RowsProps) {
  return (
    <ul aria-label={mySeasonTexts.registrations} className="grid grid-cols-1 gap-2">
      {rows.map((registration) => (
        <Card key={registration.id} registration={registration} {...props} />
      ))}
    </ul>
  )
}

function Card({
  registration,
  opportunity,
  details,
  selected,
  onSelect,
  onDecided,
}: Omit<RowsProps, 'rows'> & Registered) {
  const [isOpen, setOpen] = useState(false)
  const { player, evaluations, status, needsBirthdayCheck } = registration
  const name = nameOf(registration)
  const leagueAge = leagueAgeOf(registration)
  const score = averageScore(evaluations)
  const facts = [
    player?.age != null && valueTexts.ageYears(player.age),
    leagueAge && manageRegistrationTexts.leagueAge(leagueAge),
    player && positionsText(player.positions),
    score && checkInTexts.scoreNumber(score),
    waitlistText(registration),
  ].filter(Boolean)
  return (
    <li className="break-inside-avoid rounded-lg border border-line bg-surface px-3 py-1.5">
      <div className="flex items-center gap-3">
        <Select registration={registration} selected={selected} onSelect={onSelect} />
        <p className="min-w-0 flex-1 truncate font-semibold">{name}</p>
        {status !== 'PENDING' && (
          <Badge tone={status === 'APPROVED' ? 'grass' : 'danger'}>{statusLabels[status]}</Badge>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={manageRegistrationTexts.detailsOf(name)}
          className="-my-1 -mr-3 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:text-ink print:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown className={classNames('size-5 transition-transform', isOpen && 'rotate-180')} />
        </button>
      </div>
      <p className={classNames('text-sm text-soft', !isOpen && 'truncate')}>
        {needsBirthdayCheck && <span className="text-warn">{manageRegistrationTexts.checkBirthdayLabel} · </span>}
        {facts.join(' · ')}
      </p>
      <div className="mt-0.5 flex flex-wrap gap-2 empty:hidden print:hidden">
        <Decision {...{ registration, opportunity, onDecided }} />
      </div>
      {isOpen && (
        <div className="mt-3 grid gap-3">
          <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
            <Waitlisting {...{ registration, opportunity }} />
          </div>
          <div>
            <PlayerLink registration={registration} />
            {(registration.contact || registration.isEmailSuppressed) && <Contact {...registration} />}
          </div>
          <div>
            <StatusSelect registration={registration} name={name} onDecided={onDecided} />
            <HeldUntil {...{ registration, opportunity }} />
          </div>
          <Evaluations evaluations={evaluations} name={name} />
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {details.map(({ header, cell }) => (
              <div key={header} className="contents">
                <dt className="text-sm text-soft">{header}</dt>
                <dd className="min-w-0">{cell?.(registration)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </li>
  )
}

export function RegistrationsTable({ query, page, onPage, onShowAll, onFeePaid, ...props }: RegistrationsTableProps) {
  const { opportunity } = props
  const isTable = useMedia('(width >= 72rem)')
  const hasFee = opportunity.feeCents > 0 || query.data?.rows.some(({ feePaidCents }) => feePaidCents > 0) === true
  const details = detailColumns(opportunity, hasFee, onFeePaid)
  return (
    <Results
      {...{ query, page, onPage }}
      noun="registration"
      perPage={REGISTRATIONS_PER_PAGE}
      skeleton={<TableSkeleton />}
      empty={
        <EmptyState
          title={opportunityTexts.noRegistrationsFound}
          drawing="glove"
          action={onShowAll && <ShowAll onClick={onShowAll} />}
        />
      }
    >
      {(rows, isOld) => (
        <div className={classNames('transition-opacity', isOld && 'opacity-60')}>
          {isTable ? <Rows {...props} {...{ rows, details }} /> : <Cards {...props} {...{ rows, details }} />}
        </div>
      )}
    </Results>
  )
}
