import { useQuery } from '@tanstack/react-query'
import { Download, Mail } from 'lucide-react'
import { useState } from 'react'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as wordTexts from '#messages/words'
import { fileNameOf } from '../../../functions/values/file-name.ts'
import type { RegistrationStatus } from '../../api/generated.ts'
import { Button } from '../../ui/button.tsx'
import { CSVButton } from '../../ui/csv-button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { OrderSelect, orderingOf } from '../../ui/result-table.tsx'
import { Rich } from '../../ui/rich.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { EmailForm } from './email-form.tsx'
import { type ManagedOpportunity, managedRegistrationsQuery, registrationsToExport } from './queries.ts'
import { FullReason, NextInLine } from './registration-decision.tsx'
import { csvColumns } from './registrations-csv.ts'
import { ORDERS, RegistrationsTable } from './registrations-table.tsx'
import { SelectedActions } from './selected-actions.tsx'
import { isStatus, statusLabels } from './statuses.ts'
import { useStayingRows } from './use-decisions.ts'
import { WaitlistOrder } from './waitlist-order.tsx'

const STATUSES = Object.keys(statusLabels) as RegistrationStatus[]

export function RegistrationsPanel({ opportunity }: { opportunity: ManagedOpportunity }) {
  const { values, page, set, setPage, clear } = useURLFilters(['search', 'status', 'order'])
  const { id, capacity, approvedCount, offeredCount, waitlistCount, spotsLeft, title } = opportunity
  const query = useQuery(managedRegistrationsQuery(id, values, page))
  const counts = query.data?.counts
  const emailed = isStatus(values.status)
    ? values.status
    : counts?.APPROVED === 0 && counts.PENDING
      ? 'PENDING'
      : 'APPROVED'
  const [withScores, setWithScores] = useState(false)
  const list = JSON.stringify([values, page])
  const { rows, onDecided, onFeePaid } = useStayingRows(query.isPlaceholderData ? undefined : query.data?.rows, list)
  const [{ of, ids }, setSelected] = useState({ of: list, ids: new Set<string>() })
  const selected = of === list ? ids : new Set<string>()
  const select = (next: Iterable<string>) => setSelected({ of: list, ids: new Set(next) })

  return (
    <>
      <p className="mb-4 tabular-nums">
        <Rich
          text={manageRegistrationTexts.spotsTaken({
            approved: approvedCount,
            capacity,
            held: offeredCount,
            left: spotsLeft,
          })}
          strong={(text) => <span className="font-semibold">{text}</span>}
        />{' '}
        {spotsLeft === 0 && <FullReason />}
        {waitlistCount > 0 && ` ${manageRegistrationTexts.onWaitlist(waitlistCount)}`}
      </p>
      {waitlistCount > 1 && !opportunity.offersAutomatically && <WaitlistOrder opportunityID={id} />}
      {opportunity.nextInLine && <NextInLine registration={opportunity.nextInLine} />}
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <SearchInput
          label={manageRegistrationTexts.searchPlayerName}
          placeholder={manageRegistrationTexts.searchPlayerNamePlaceholder}
          value={values.search}
          onSearch={(text) => set('search', text)}
          className="flex-1 basis-60"
        />
        <EmailRegistrants
          key={values.status}
          opportunityID={id}
          title={title}
          status={emailed}
          disabled={counts?.[emailed] === 0}
          className="sm:shrink-0 sm:whitespace-nowrap max-sm:grow max-sm:px-3"
        />
        <CSVButton
          fileName={`registrations-${fileNameOf(title).toLowerCase()}.csv`}
          columns={csvColumns(opportunity.timeZone, withScores)}
          load={() => registrationsToExport(id, values)}
          disabled={query.data?.total === 0}
          className="sm:shrink-0 sm:whitespace-nowrap max-sm:grow max-sm:px-3"
        >
          <Download className="size-5" />
          {manageRegistrationTexts.exportCsv}
        </CSVButton>
        {query.data?.rows.some(({ evaluations }) => evaluations.length > 0) && (
          <Checkbox
            label={manageRegistrationTexts.withScores}
            checked={withScores}
            onChange={({ target }) => setWithScores(target.checked)}
          />
        )}
        <OrderSelect columns={ORDERS} value={values.order} onOrder={(order) => set('order', order)} />
      </div>
      <fieldset className="mt-3 flex flex-wrap gap-2 print:hidden">
        <legend className="sr-only">{wordTexts.status}</legend>
        {STATUSES.map((status) => {
          const count = counts?.[status]
          return (
            <FilterChip
              key={status}
              label={count === undefined ? statusLabels[status] : `${statusLabels[status]} (${count})`}
              isOn={values.status === status}
              onToggle={() => set('status', values.status === status ? '' : status)}
            />
          )
        })}
      </fieldset>
      <RegistrationsTable
        opportunity={opportunity}
        query={query.data ? { ...query, data: { ...query.data, rows } } : query}
        selected={selected}
        onSelect={(one, isOn) => select(isOn ? [...selected, one] : [...selected].filter((it) => it !== one))}
        onDecided={onDecided}
        onFeePaid={onFeePaid}
        page={page}
        onPage={setPage}
        onShowAll={values.search || values.status ? clear : undefined}
        ordering={orderingOf(values.order, (order) => set('order', order))}
      />
      <SelectedActions
        opportunity={opportunity}
        selected={rows.filter((row) => selected.has(row.id))}
        onDecided={onDecided}
        onClear={() => select([])}
      />
    </>
  )
}

type EmailRegistrantsProps = {
  opportunityID: string
  title: string
  /** Recipients: the families with this status. */
  status: RegistrationStatus
  disabled: boolean
  className?: string
}

/** Sends one message to all families with a status: 'Email approved'. */
const emailLabels = {
  PENDING: manageRegistrationTexts.emailPending,
  APPROVED: manageRegistrationTexts.emailApproved,
  REJECTED: manageRegistrationTexts.emailRejected,
}

function EmailRegistrants({ opportunityID, title, status, disabled, className }: EmailRegistrantsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" disabled={disabled} className={className} onClick={() => setOpen(true)}>
        <Mail className="size-5" />
        {emailLabels[status]}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={manageRegistrationTexts.emailFamilies}>
        <EmailForm opportunityID={opportunityID} title={title} status={status} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
