import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import * as changeNoticeTexts from '#messages/change-notices'
import { query } from '../../api/client.ts'
import { queryOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import {
  ChangeNoticeDocument,
  EmailEventChangesDocument,
  EmailOpportunityChangesDocument,
} from './change-notices.generated.ts'

/** Tells an organizer when families are emailed about changes of the record and of its schedule, and sends the emails at once. */
export function ChangeNotice(changed: Changed) {
  const { data: notice } = useQuery(changeNoticeQuery(changed))
  if (!notice) return null
  const { changesEmailedAt, scheduleEmailedAt, familiesToNotify: count } = notice
  return (
    <>
      {changesEmailedAt && count > 0 && (
        <PendingEmail
          changed={changed}
          emailedAt={changesEmailedAt}
          inMinutes={(minutes) => changeNoticeTexts.weEmailFamiliesInMinutes({ count, minutes })}
          withinAMinute={changeNoticeTexts.weEmailFamiliesWithinAMinute(count)}
        />
      )}
      {scheduleEmailedAt && (
        <PendingEmail
          changed={changed}
          emailedAt={scheduleEmailedAt}
          inMinutes={changeNoticeTexts.weEmailTeamsInMinutes}
          withinAMinute={changeNoticeTexts.weEmailTeamsWithinAMinute}
        />
      )}
    </>
  )
}

type PendingEmailProps = {
  changed: Changed
  emailedAt: string
  inMinutes: (minutes: number) => string
  withinAMinute: string
}

function PendingEmail({ changed, emailedAt, inMinutes, withinAMinute }: PendingEmailProps) {
  const { mutateAsync: send, isPending } = useMutation(emailChangesMutation(changed))
  const minutes = Math.ceil((Date.parse(emailedAt) - Date.now()) / 60_000)
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold">{minutes > 1 ? inMinutes(minutes) : withinAMinute}</p>
      {minutes > 1 && (
        <Button variant="secondary" size="small" busy={isPending} onClick={() => send().catch(alerts.failed)}>
          {changeNoticeTexts.sendNow}
        </Button>
      )}
    </div>
  )
}

type Changed = { kind: 'event' | 'opportunity'; id: string }

/** When families are emailed about changes, and how many. */
const changeNoticeQuery = ({ kind, id }: Changed) =>
  queryOptions({
    ...queryOf(
      ChangeNoticeDocument,
      { id, isEvent: kind === 'event' },
      ({ event, opportunity }) => event ?? (opportunity ? { ...opportunity, scheduleEmailedAt: null } : null),
    ),
    // The email leaves while the page is open.
    refetchInterval: ({ state: { data } }) => (data?.changesEmailedAt || data?.scheduleEmailedAt ? 20_000 : false),
  })

const emailChangesMutation = ({ kind, id }: Changed) =>
  mutationOptions({
    mutationFn: async () => {
      if (kind === 'event') await query(EmailEventChangesDocument, { id })
      else await query(EmailOpportunityChangesDocument, { id })
    },
  })
