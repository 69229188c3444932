import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmed, confirmedDelete } from '../../ui/confirmed.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ResultTable } from '../../ui/result-table.tsx'
import { ShowAll } from '../../ui/show-all.tsx'
import type { Column } from '../../ui/table.tsx'
import { formatDay } from '../../ui/time-format.ts'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { EditUserForm } from './edit-user-form.tsx'
import {
  blockUserMutation,
  deleteUserMutation,
  type ListedUser,
  resetTotpMutation,
  USERS_PER_PAGE,
  usersQuery,
} from './queries.ts'
import { roleLabels } from './roles.ts'
import { UserSearch } from './user-search.tsx'

export function UsersList() {
  const { values, page, set, setPage } = useURLFilters(['search'])
  const { mutateAsync: block } = useMutation(blockUserMutation)
  const { mutateAsync: deleteUser } = useMutation(deleteUserMutation)
  const { mutateAsync: resetTotp } = useMutation(resetTotpMutation)
  const [edited, setEdited] = useState<ListedUser>()
  const [isOpen, setOpen] = useState(false)

  const askAndBlock = (user: ListedUser) =>
    confirmed(
      {
        title: user.isBlocked ? 'Unblock User' : 'Block User',
        message: user.isBlocked
          ? `Are you sure you want to unblock ${user.name}? What was hidden with the block is shown again.`
          : `Are you sure you want to block ${user.name}? They are signed out everywhere and can't sign in. Their teams, events, and opportunities are hidden until you decide on each of them in Reports.`,
        actionLabel: user.isBlocked ? 'Unblock' : 'Block',
        destructive: !user.isBlocked,
        action: () => block(user),
      },
      `${user.name} is ${user.isBlocked ? 'unblocked' : 'blocked'}`,
    )

  const askAndResetTwoStep = ({ id, name }: ListedUser) =>
    confirmed(
      {
        title: 'Reset Two-Step Sign-In',
        message: `${name} will sign in with the password alone until they set up two-step sign-in again. Make sure that it's really ${name} who asks.`,
        actionLabel: 'Reset',
        destructive: true,
        action: () => resetTotp(id),
      },
      `Two-step sign-in of ${name} is off`,
    )

  const columns: Column<ListedUser>[] = [
    { header: 'Email', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
    {
      header: 'Name',
      title: true,
      cell: ({ id, name, isBlocked }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={paths.user(id)} className="link font-semibold wrap-anywhere">
            {name}
          </Link>
          {isBlocked && <Badge tone="danger">Blocked</Badge>}
        </span>
      ),
    },
    { header: 'Role', cell: ({ role }) => roleLabels[role], oneLine: true },
    { header: 'Joined', cell: ({ createdAt }) => formatDay(createdAt), oneLine: true },
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
        empty={
          <EmptyState title="No users found" action={values.search && <ShowAll onClick={() => set('search', '')} />} />
        }
      />
      {edited && (
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Edit User">
          <EditUserForm
            key={edited.id}
            user={edited}
            onDone={() => setOpen(false)}
            onBlock={() => askAndBlock(edited)}
            onResetTwoStep={() => askAndResetTwoStep(edited)}
            onDelete={() => confirmedDelete(edited.name, () => deleteUser(edited.id))}
          />
        </Drawer>
      )}
    </>
  )
}
