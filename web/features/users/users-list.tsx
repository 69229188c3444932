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
import { AdminList, useAdminList } from '../../ui/admin-list.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmDelete, confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { Drawer, useDrawer } from '../../ui/drawer.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import type { Column } from '../../ui/table.tsx'
import { EditUser } from './edit-user-form.tsx'
import { blockUserMutation, type ListedUser, roleLabels, roleOptions, usersSource } from './queries.ts'

const statuses = [
  { value: 'blocked', label: 'Blocked' },
  { value: 'unseen', label: 'Not seen for 90 days' },
]
const choices = [
  { name: 'role', label: 'Role', all: 'Any role', options: roleOptions },
  { name: 'status', label: 'Status', all: 'Any status', options: statuses },
] as const

const BLOCK_WARNING =
  "They are signed out everywhere and can't sign in. Their teams, events, and opportunities are hidden until you decide on each of them in Reports."

export function UsersList() {
  const list = useAdminList(usersSource)
  const { mutateAsync: block } = useMutation(blockUserMutation)
  const { mutateAsync: deleteUser } = useMutation(mutationOf(DeleteUserDocument))
  const { mutateAsync: resetTotp } = useMutation(mutationOf(ResetTotpDocument))
  const edit = useDrawer<ListedUser>()
  const edited = edit.subject

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
      <UserSearch value={list.values.search} onSearch={(text) => list.set('search', text)} />
      <AdminList
        list={list}
        caption="Users"
        columns={columns}
        wide
        noun="user"
        choices={choices}
        actions={<CSVButton fileName="users.csv" columns={columns} load={list.loadAll} />}
        bulk={{
          nameOf: ({ name }) => name,
          actions: [
            {
              label: 'Block',
              done: 'blocked',
              warning: BLOCK_WARNING,
              run: ({ id }) => block({ id, isBlocked: false }),
            },
          ],
        }}
        none="No users found"
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
      <form onSubmit={search} className="mb-3 flex max-w-xl gap-3">
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
        Are you sure you want to block {name}? {BLOCK_WARNING}
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
