import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Stat } from '../../ui/stat.tsx'
import { adminCountersQuery } from './queries.ts'

export function Counters() {
  const { data } = useQuery(adminCountersQuery)
  return (
    <dl className="grid grid-cols-2 gap-3 max-md:*:last:col-span-2 md:grid-cols-5">
      <Stat label="Teams" value={data?.teams} to={paths.adminRecords()} />
      <Stat label="Players" value={data?.players} to={paths.adminRecords('players')} />
      <Stat label="Events" value={data?.events} to={paths.adminRecords('events')} />
      <Stat label="Opportunities" value={data?.opportunities} to={paths.adminRecords('opportunities')} />
      <Stat label="Seasons" value={data?.seasons} to={paths.adminRecords('seasons')} />
    </dl>
  )
}
