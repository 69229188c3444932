import { useQuery } from '@tanstack/react-query'
import { Stat } from '../../ui/stat.tsx'
import { adminCountersQuery } from './queries.ts'

export function Counters() {
  const { data } = useQuery(adminCountersQuery)
  return (
    <dl className="grid grid-cols-2 gap-3 max-md:*:last:col-span-2 md:grid-cols-5">
      <Stat label="Teams" value={data?.teams} />
      <Stat label="Players" value={data?.players} />
      <Stat label="Events" value={data?.events} />
      <Stat label="Opportunities" value={data?.opportunities} />
      <Stat label="Seasons" value={data?.seasons} />
    </dl>
  )
}
