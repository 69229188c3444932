import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../functions/values/time-format.ts'
import { ProfileReadersDocument, type ProfileReadersQuery } from '../../api/generated.ts'
import { queryOf } from '../../api/options.ts'
import { Badge } from '../../ui/badge.tsx'
import { CSVButton } from '../../ui/csv-button.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { type Column, Table } from '../../ui/table.tsx'

type ProfileReader = ProfileReadersQuery['profileReaders'][number]

const columns: Column<ProfileReader>[] = [
  {
    header: 'Name',
    title: true,
    text: ({ user }) => user?.name ?? '',
    cell: ({ user }) =>
      user ? (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <RecordLink kind="user" record={user} className="font-semibold wrap-anywhere" />
          {user.isBlocked && <Badge tone="danger">Blocked</Badge>}
        </span>
      ) : (
        'Deleted account'
      ),
  },
  {
    header: 'Email',
    text: ({ user }) => user?.email ?? '',
    cell: ({ user }) => <span className="wrap-anywhere">{user?.email}</span>,
  },
  { header: 'Day', text: ({ day }) => day, cell: ({ day }) => formatDay(day), oneLine: true },
  {
    header: 'Profiles',
    numeric: true,
    text: ({ profiles }) => String(profiles),
    cell: ({ profiles, allowance }) => `${profiles} of ${allowance}`,
    oneLine: true,
  },
]

/** Accounts that recently viewed many full profiles. Renders nothing if there are none. */
export function ProfileReaders() {
  const { data: readers = [] } = useQuery(queryOf(ProfileReadersDocument, {}))
  if (readers.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-xl font-bold">Accounts that open many profiles</h2>
      <p className="mt-1 mb-4 text-soft">
        Full profiles of other families' players, and contacts of other teams, that an account opened in a day. Block
        accounts that don't belong to a coach or a parent.
      </p>
      <div className="mb-4">
        <CSVButton
          fileName="profile-readers.csv"
          of="accounts that open many profiles"
          columns={columns}
          load={async () => readers}
        />
      </div>
      <Table caption="Accounts that open many profiles" columns={columns} rows={readers} keyOf={({ id }) => id} />
    </section>
  )
}
