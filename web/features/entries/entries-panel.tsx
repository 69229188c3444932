import { useMutation } from '@tanstack/react-query'
import * as entryTexts from '#messages/entries'
import * as eventRosterTexts from '#messages/event-roster'
import * as eventTexts from '#messages/events'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as wordTexts from '#messages/words'
import { fitOf } from '../../../functions/values/entry-fit.ts'
import { dayAt, isPast } from '../../../functions/values/time-format.ts'
import type { EntryDecision } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { rejection } from '../../ui/confirm-reason.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { dollarsOf } from '../../ui/dollars.ts'
import { FeePaid } from '../../ui/fee-paid.tsx'
import { zonedTime } from '../../ui/local-time.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { Section } from '../../ui/section.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { CancelDivision } from './cancel-division.tsx'
import { EmailTeams } from './email-teams.tsx'
import { divisionName } from './enter-team.tsx'
import { DecideEntryDocument, RecordEntryFeeDocument } from './entries.generated.ts'
import { isComplete, RosterButton } from './event-roster.tsx'
import { Insurance } from './insurance.tsx'
import { MoveEntry } from './move-entry.tsx'
import { type EnteredEvent, type ManagedEntry, statusText } from './queries.ts'

type Division = EnteredEvent['divisions'][number]

/** A table of the entries of each division, with what the organizer decides. */
export function EntriesPanel({ event }: { event: EnteredEvent }) {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap gap-3 print:hidden">
        <EmailTeams event={event} />
        <CSVButton fileName={`${event.name}.csv`} columns={csvColumns(event)} load={async () => event.entries} />
      </div>
      {event.divisions.map((division) => (
        <DivisionEntries key={division.id} event={event} division={division} />
      ))}
    </div>
  )
}

function DivisionEntries({ event, division }: { event: EnteredEvent; division: Division }) {
  const entries = event.entries.filter((it) => it.divisionID === division.id)
  const accepted = entries.filter(({ status }) => status === 'ACCEPTED').length
  const count = eventTexts.enteredOfMax({ entered: accepted, max: division.max ?? '∞' })
  return (
    <Section title={`${divisionName(division)} · ${count}`}>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        {division.canceled && <Badge tone="danger">{eventTexts.divisionCanceled}</Badge>}
        {division.soldOut && !division.canceled && <Badge tone="warn">{eventTexts.soldOut}</Badge>}
        {!division.canceled && !isPast(event) && <CancelDivision {...{ event, division, entries }} />}
      </div>
      <Table
        wide
        caption={divisionName(division)}
        columns={columnsOf(event, division)}
        rows={entries}
        keyOf={({ id }) => id}
        empty={<p className="text-soft">{entryTexts.noTeamsYet}</p>}
      />
    </Section>
  )
}

const columnsOf = (event: EnteredEvent, division: Division): Column<ManagedEntry>[] => [
  {
    header: entryTexts.team,
    title: true,
    cell: ({ team, note }) => (
      <>
        {team && <RecordLink kind="team" record={team} className="mr-2 inline-block" />}
        {team && <FitBadge team={team} division={division} />}
        {note && <p className="text-sm text-soft">{note}</p>}
      </>
    ),
  },
  {
    header: entryTexts.contact,
    cell: ({ contact }) =>
      contact ? (
        <a href={`mailto:${contact.email}`} className="link">
          {contact.name}
        </a>
      ) : (
        '–'
      ),
  },
  {
    header: wordTexts.status,
    cell: (entry) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {statusText(entry)}
        {entry.isLate && <Badge tone="warn">{entryTexts.afterDeadline}</Badge>}
        {isUnpaid(entry, event, division) && <Badge tone="warn">{entryTexts.paymentLate}</Badge>}
      </span>
    ),
  },
  {
    header: entryTexts.paid,
    cell: (entry) => <EntryFeePaid entry={entry} feeCents={division.entryFeeCents ?? 0} />,
  },
  { header: entryTexts.insurance, cell: (entry) => <Insurance entry={entry} /> },
  { header: eventRosterTexts.players, cell: (entry) => <RosterButton entry={entry} /> },
  {
    header: eventRosterTexts.checkedIn,
    cell: ({ checkedInAt }) => (checkedInAt ? <Time at={checkedInAt} zone={event.timeZone} /> : '–'),
  },
  {
    header: entryTexts.refund,
    cell: (entry) => (hasEnded(entry) ? `$${dollarsOf(refundOf(entry))}` : '–'),
  },
  {
    header: entryTexts.decide,
    actions: true,
    cell: (entry) => !division.canceled && <DecisionButtons event={event} entry={entry} />,
  },
]

function FitBadge({ team, division }: { team: NonNullable<ManagedEntry['team']>; division: Division }) {
  const fit = fitOf(team.divisions, division)
  return fit === 'fits' ? null : <Badge tone="warn">{entryTexts.fitOfTeam({ fit })}</Badge>
}

const hasEnded = ({ status }: ManagedEntry) => status === 'WITHDRAWN' || status === 'DECLINED'

const refundOf = (entry: ManagedEntry) => (hasEnded(entry) ? (entry.refundCents ?? 0) : 0)

const isUnpaid = ({ status, feePaidCents }: ManagedEntry, event: EnteredEvent, { entryFeeCents }: Division) =>
  status === 'ACCEPTED' &&
  (feePaidCents ?? 0) < (entryFeeCents ?? 0) &&
  event.paymentDue !== null &&
  dayAt(new Date(), event.timeZone) > event.paymentDue

function EntryFeePaid({
  entry: { id, version, team, feePaidCents },
  feeCents,
}: {
  entry: ManagedEntry
  feeCents: number
}) {
  const { mutateAsync: record } = useMutation(mutationOf(RecordEntryFeeDocument))
  const paidCents = feePaidCents ?? 0
  return (
    <FeePaid
      {...{ version, feeCents, paidCents }}
      name={team?.name ?? ''}
      save={(input) => record({ id, feePaidCents: input.feePaidCents ?? paidCents })}
    />
  )
}

/** Accepting an unpaid team again later is a new decision: declining it releases its spot to the waitlist. */
function DecisionButtons({ event, entry }: { event: EnteredEvent; entry: ManagedEntry }) {
  const { id, status, team } = entry
  const { mutateAsync, isPending } = useMutation(mutationOf(DecideEntryDocument))
  const name = team?.name ?? ''
  const decide = (decision: EntryDecision) =>
    mutateAsync({ id, decision }).then(() => alerts.success(entryTexts.decided({ name, decision })), alerts.failed)
  const decline = () =>
    confirmWithAlerts(
      rejection({
        title: entryTexts.declineTeam(name),
        message: entryTexts.confirmDecline,
        hint: entryTexts.declineHint,
        action: (reason) => mutateAsync({ id, decision: 'DECLINED', reason }),
        done: entryTexts.decided({ name, decision: 'DECLINED' }),
      }),
    )
  if (status === 'WITHDRAWN') return null
  return (
    <div className="flex flex-wrap gap-2 aligned:justify-end">
      {status !== 'ACCEPTED' && (
        <Button
          size="small"
          busy={isPending}
          aria-label={entryTexts.acceptTeam(name)}
          onClick={() => decide('ACCEPTED')}
        >
          {entryTexts.accept}
        </Button>
      )}
      {status !== 'WAITLISTED' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={manageRegistrationTexts.waitlistName(name)}
          onClick={() => decide('WAITLISTED')}
        >
          {manageRegistrationTexts.waitlist}
        </Button>
      )}
      {status !== 'DECLINED' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={status === 'ACCEPTED' ? entryTexts.releaseSpot(name) : entryTexts.declineTeam(name)}
          onClick={decline}
        >
          {status === 'ACCEPTED' ? entryTexts.release : wordTexts.decline}
        </Button>
      )}
      <MoveEntry event={event} entry={entry} />
    </div>
  )
}

const csvColumns = ({ divisions, timeZone }: EnteredEvent) => [
  {
    header: wordTexts.division,
    text: ({ divisionID }: ManagedEntry) => {
      const division = divisions.find(({ id }) => id === divisionID)
      return division ? divisionName(division) : ''
    },
  },
  { header: entryTexts.team, text: ({ team }: ManagedEntry) => team?.name ?? '' },
  { header: wordTexts.status, text: (entry: ManagedEntry) => statusText(entry) },
  { header: entryTexts.contact, text: ({ contact }: ManagedEntry) => contact?.name ?? '' },
  { header: entryTexts.email, text: ({ contact }: ManagedEntry) => contact?.email ?? '' },
  { header: entryTexts.enteredAt, text: ({ createdAt }: ManagedEntry) => zonedTime(createdAt, timeZone) },
  { header: entryTexts.paid, text: ({ feePaidCents }: ManagedEntry) => dollarsOf(feePaidCents ?? 0) },
  { header: entryTexts.insuredUntil, text: ({ insuredUntil }: ManagedEntry) => insuredUntil ?? '' },
  { header: eventRosterTexts.players, text: ({ roster }: ManagedEntry) => `${roster?.length ?? ''}` },
  {
    header: eventRosterTexts.rosterIsComplete,
    text: ({ roster }: ManagedEntry) =>
      roster ? (isComplete(roster) ? manageRegistrationTexts.yes : manageRegistrationTexts.no) : '',
  },
  { header: eventRosterTexts.checkedIn, text: ({ checkedInAt }: ManagedEntry) => zonedTime(checkedInAt, timeZone) },
  { header: entryTexts.refund, text: (entry: ManagedEntry) => dollarsOf(refundOf(entry)) },
  { header: entryTexts.note, text: ({ note }: ManagedEntry) => note ?? '' },
]
