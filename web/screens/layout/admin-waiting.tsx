import { useQuery } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { adminQueuesQuery } from '../../features/admin/waiting.ts'

/** Number of pending items for an admin. Its text is the accessible description of the admin link. */
export function AdminWaiting({ id }: { id: string }) {
  const { data } = useQuery(adminQueuesQuery)
  const count = (data?.pendingClaims ?? 0) + (data?.openReports ?? 0)
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className="ml-1 grid min-w-5 place-items-center rounded-full bg-clay px-1 text-sm leading-5 font-bold text-surface tabular-nums"
    >
      {count > 99 ? '99+' : count}
      <span id={id} hidden>
        {m.count_waiting_for_you({ count })}
      </span>
    </span>
  )
}
