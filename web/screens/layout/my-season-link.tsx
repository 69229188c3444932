import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { mySeasonQuery, waitingCount } from '../../features/my-season/queries.ts'
import { paths } from '../../paths.ts'

/** Links to the viewer's players, registrations, and teams, with the number of items waiting for them. */
export default function MySeasonLink(): ReactNode {
  const { data: count = 0 } = useQuery({ ...mySeasonQuery, select: waitingCount })
  return (
    <Link
      to={paths.mySeason}
      className="relative flex lg:order-last min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 font-semibold hover:bg-ink/8"
    >
      <ClipboardList aria-hidden className="size-6 shrink-0" />
      <span className="max-xl:sr-only">{m.my_season()}</span>
      {count > 0 && (
        <span className="grid min-w-5 place-items-center rounded-full bg-clay px-1 text-sm leading-5 font-bold text-surface tabular-nums max-xl:absolute max-xl:top-0 max-xl:right-0">
          <span aria-hidden>{count > 99 ? '99+' : count}</span>
          <span className="sr-only">{m.count_waiting_for_you({ count })}</span>
        </span>
      )}
    </Link>
  )
}
