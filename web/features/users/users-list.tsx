import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { formatDay } from '../../../functions/values/time-format.ts'
import { query } from '../../api/client.ts'
import {
  DeleteUserDocument,
  HandBackDocument,
  RejectTakenDocument,
  ResetTotpDocument,
  TakenRecordsDocument,
} from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { type BulkAction, BulkBar, useSelection } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmDelete, confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { Drawer, useDrawer } from '../../ui/drawer.tsx'
import { EmptyState, ShowAll } from '../../ui/empty-state.tsx'
import { Field, Select, TextInput } from '../../ui/field.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { orderingOf, ResultTable } from '../../ui/result-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { EditUser } from './edit-user-form.tsx'
import {
  blockUserMutation,
  type ListedUser,
  loadUsers,
  roleLabels,
  roleOptions,
  USER_FILTERS,
  USERS_PER_PAGE,
  usersQuery,
} from './queries.ts'

const statuses = [
  { value: 'blocked', label: 'Blocked' },
  { value: 'unseen', label: 'Not seen for 90 days' },
]

export function UsersList() {
  const { values, page, set, setPage, clear, activeCount } = useURLFilters(USER_FILTERS)
  const query = useQuery(usersQuery(values, page))
  const { mutateAsync: block } = useMutation(blockUserMutation)
  const { mutateAsync: deleteUser } = useMutation(mutationOf(DeleteUserDocument))
  const { mutateAsync: resetTotp } = useMutation(mutationOf(ResetTotpDocument))
  const edit = useDrawer<ListedUser>()
  const edited = edit.subject

  const selection = useSelection(query.data?.rows ?? [], ({ name }) => name)
  const bulk: BulkAction<ListedUser>[] = [
    {
      label: 'Block',
      done: 'blocked',
      warning:
        "They are signed out everywhere and can't sign in. Their teams, events, and opportunities are hidden until you decide on each of them in Reports.",
      run: ({ id }) => block({ id, isBlocked: false }),
    },
  ]

  const askAndBlock = (user: ListedUser) =>
    confirmWithAlerts({
      title: user.isBlocked ? 'Unblock User' : 'Block User',
      message: user.isBlocked ? (
        `Are you sure you want to unblock ${user.name}? What was hidden with the block is shown again.`
      ) : (
        <BlockQuestion user={user} />
      ),
      actionLabel: user.isBlocked ? 'Unblock' : 'Block',
      destructive: !user.isBlocked,
      action: () => block(user),
      done: `${user.name} is ${user.isBlocked ? 'unblocked' : 'blocked'}`,
    })

  const askAndResetTwoStep = ({ id, name }: ListedUser) =>
    confirmWithAlerts({
      title: 'Reset Two-Step Sign-In',
      message: `${name} will sign in with the password alone until they set up two-step sign-in again. Make sure that it's really ${name} who asks.`,
      actionLabel: 'Reset',
      destructive: true,
      action: () => resetTotp({ userID: id }),
      done: `Two-step sign-in of ${name} is off`,
    })

  const columns: Column<ListedUser>[] = [
    {
      header: 'Email',
      order: 'EMAIL',
      text: ({ email }) => email ?? '',
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      header: 'Name',
      title: true,
      order: 'NAME',
      text: ({ name }) => name,
      cell: ({ id, name, isBlocked }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <RecordLink kind="user" record={{ id, name }} className="font-semibold wrap-anywhere" />
          {isBlocked && <Badge tone="danger">Blocked</Badge>}
        </span>
      ),
    },
    {
      header: 'Role',
      order: 'ROLE',
      text: ({ role }) => roleLabels[role],
      cell: ({ role }) => roleLabels[role],
      oneLine: true,
    },
    {
      header: 'Joined',
      order: 'CREATED',
      text: ({ createdAt }) => createdAt.slice(0, 10),
      cell: ({ createdAt }) => formatDay(createdAt),
      oneLine: true,
    },
    {
      header: 'Last seen',
      order: 'LAST_SEEN',
      text: ({ lastSeenAt }) => lastSeenAt?.slice(0, 10) ?? '',
      cell: ({ lastSeenAt }) => (lastSeenAt ? formatDay(lastSeenAt) : '–'),
      oneLine: true,
    },
    {
      header: 'Edit',
      actions: true,
      cell: (user) => (
        <Button variant="secondary" size="small" aria-label={`Edit ${user.name}`} onClick={() => edit.open(user)}>
          Edit
        </Button>
      ),
    },
  ]

  return (
    <>
      <UserSearch value={values.search} onSearch={(text) => set('search', text)} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Field label="Role" hideLabel className="basis-36 max-sm:grow sm:basis-40">
          <Select
            value={values.role}
            options={roleOptions}
            placeholder="Any role"
            onChange={({ target }) => set('role', target.value)}
          />
        </Field>
        <Field label="Status" hideLabel className="basis-36 max-sm:grow sm:basis-56">
          <Select
            value={values.status}
            options={statuses}
            placeholder="Any status"
            onChange={({ target }) => set('status', target.value)}
          />
        </Field>
        <CSVButton
          fileName="users.csv"
          columns={columns}
          load={async (at, perPage) => (await loadUsers(values, at, perPage)).rows}
        />
      </div>
      <BulkBar rows={selection.selected} nameOf={({ name }) => name} actions={bulk} onClear={selection.clear} />
      <ResultTable
        wide
        query={query}
        ordering={orderingOf(values.order, (order) => set('order', order))}
        noun="user"
        page={page}
        perPage={USERS_PER_PAGE}
        onPage={setPage}
        caption="Users"
        columns={[selection.column, ...columns]}
        empty={<EmptyState title="No users found" action={activeCount > 0 && <ShowAll onClick={clear} />} />}
      />
      {edited && (
        <Drawer {...edit.drawerProps} title="Edit User">
          <EditUser
            userID={edited.id}
            onDone={edit.close}
            onBlock={() => askAndBlock(edited)}
            onResetTwoStep={() => askAndResetTwoStep(edited)}
            onDelete={() => confirmDelete(edited.name, () => deleteUser({ id: edited.id }), { isRestorable: false })}
          />
        </Drawer>
      )}
    </>
  )
}

/** Searches on submit, not while typing. */
function UserSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(text.trim())
  }

  return (
    <search>
      <form onSubmit={search} className="flex max-w-xl gap-3">
        <Field label="Search users" hideLabel className="flex-1">
          <TextInput
            type="search"
            placeholder="Search by email or name..."
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </Field>
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}

/** What blocking hides, and records that the user took from somebody else, to hand back first. */
function BlockQuestion({ user: { id, name } }: { user: { id: string; name: string } }) {
  const { data: claims = [] } = useQuery(queryOf(TakenRecordsDocument, { userID: id }))
  const taken = claims.flatMap(({ formerOwner, resourceOwner, ...claim }) =>
    formerOwner && resourceOwner?.id === id
      ? [{ id: claim.id, name: claim.resourceName, from: formerOwner.email }]
      : [],
  )
  const handBack = useMutation({
    mutationFn: async (claimID: string) => {
      await query(HandBackDocument, { claimID })
      await query(RejectTakenDocument, { claimID })
    },
    onError: alerts.failed,
  })
  return (
    <>
      <p>
        Are you sure you want to block {name}? They are signed out everywhere and can't sign in. Their teams, events,
        and opportunities are hidden until you decide on each of them in Reports.
      </p>
      {taken.map((record) => (
        <div key={record.id} className="mt-3 grid justify-items-start gap-2 wrap-anywhere">
          <p>
            {record.name} was {record.from}'s until an admin approved a claim of {name}.
          </p>
          <Button
            variant="secondary"
            size="small"
            busy={handBack.isPending && handBack.variables === record.id}
            busyText="Handing back..."
            onClick={() => handBack.mutate(record.id)}
          >
            Hand back to {record.from} first
          </Button>
        </div>
      ))}
    </>
  )
}
