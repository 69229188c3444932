import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ResultTable } from '../../ui/result-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { formatDay } from '../../ui/time-format.ts'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { EditUserForm } from './edit-user-form.tsx'
import { blockUserMutation, deleteUserMutation, type ListedUser, USERS_PER_PAGE, usersQuery } from './queries.ts'
import { roleLabels } from './roles.ts'
import { UserSearch } from './user-search.tsx'

const Drawer = lazy(() => import('../../ui/drawer.tsx').then((module) => ({ default: module.Drawer })))

export function UsersList() {
  const cache = useQueryClient()
  const { values, page, set, setPage } = useURLFilters(['search'])
  const { mutateAsync: block } = useMutation(blockUserMutation(cache))
  const { mutateAsync: deleteUser } = useMutation(deleteUserMutation(cache))
  const [edited, setEdited] = useState<ListedUser>()
  const [isOpen, setOpen] = useState(false)

  /** The dialog makes room for the question. */
  async function ask(question: Parameters<typeof confirm>[0], done: string) {
    setOpen(false)
    try {
      if (await confirm(question)) alerts.success(done)
    } catch (error) {
      alerts.error(`Error: ${(error as Error).message}`)
    }
  }

  const askAndBlock = (user: ListedUser) =>
    ask(
      {
        title: user.isBlocked ? 'Unblock User' : 'Block User',
        message: user.isBlocked
          ? `Are you sure you want to unblock ${user.name}?`
          : `Are you sure you want to block ${user.name}? Their account is signed out everywhere and cannot be signed in to.`,
        actionLabel: user.isBlocked ? 'Unblock' : 'Block',
        destructive: !user.isBlocked,
        action: () => block(user),
      },
      user.isBlocked ? `${user.name} is unblocked` : `${user.name} is blocked`,
    )

  const askAndDelete = (user: ListedUser) =>
    ask(
      {
        title: 'Confirm Delete',
        message: `Are you sure you want to delete ${user.name}? This action cannot be undone.`,
        actionLabel: 'Delete',
        destructive: true,
        action: () => deleteUser(user.id),
      },
      'Deleted successfully!',
    )

  const columns: Column<ListedUser>[] = [
    { header: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
    {
      header: 'Name',
      cell: ({ id, name, isBlocked }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={paths.user(id)} className="link">
            {name}
          </Link>
          {isBlocked && <Badge tone="danger">Blocked</Badge>}
        </span>
      ),
    },
    { header: 'Role', cell: ({ role }) => roleLabels[role] },
    { header: 'Joined', cell: ({ createdAt }) => formatDay(createdAt) },
    {
      header: 'Edit',
      actions: true,
      cell: (user) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Edit ${user.name}`}
          onClick={() => {
            setEdited(user)
            setOpen(true)
          }}
        >
          Edit
        </Button>
      ),
    },
  ]

  return (
    <>
      <UserSearch value={values.search} onSearch={(text) => set('search', text)} />
      <ResultTable
        query={useQuery(usersQuery(values.search, page))}
        noun="user(s)"
        page={page}
        perPage={USERS_PER_PAGE}
        onPage={setPage}
        caption="Users"
        columns={columns}
        empty={<EmptyState title="No users found" />}
      />
      <Suspense>
        {edited && (
          <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Edit User">
            <EditUserForm
              key={edited.id}
              user={edited}
              onDone={() => setOpen(false)}
              onBlock={() => askAndBlock(edited)}
              onDelete={() => askAndDelete(edited)}
            />
          </Drawer>
        )}
      </Suspense>
    </>
  )
}
