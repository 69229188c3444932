import { useQuery } from '@tanstack/react-query'
import { ProfileReadersDocument, type ProfileReadersQuery } from '../../api/generated.ts'
import { queryOf } from '../../api/options.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { type Column, dayColumn, Table } from '../../ui/table.tsx'
import { UserName } from './users-list.tsx'

type ProfileReader = ProfileReadersQuery['profileReaders'][number]

const columns: Column<ProfileReader>[] = [
  {
    header: 'Name',
    title: true,
    text: ({ user }) => user?.name ?? '',
    cell: ({ user }) => (user ? <UserName user={user} /> : 'Deleted account'),
  },
  {
    header: 'Email',
    text: ({ user }) => user?.email ?? '',
    cell: ({ user }) => <span className="wrap-anywhere">{user?.email}</span>,
  },
  dayColumn('Day', ({ day }) => day),
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
