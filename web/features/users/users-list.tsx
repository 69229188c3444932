import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { AdminList, useAdminList } from '../../ui/admin-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CSVButton } from '../../ui/csv-button.tsx'
import { Drawer, useDrawer } from '../../ui/drawer.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { type Column, dayColumn } from '../../ui/table.tsx'
import { BLOCK_WARNING } from './block-user.tsx'
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

/** All users, for admins. */
export function UsersList() {
  const list = useAdminList(usersSource)
  const { mutateAsync: block } = useMutation(blockUserMutation)
  const edit = useDrawer<ListedUser>()

  const columns: Column<ListedUser>[] = [
    {
      header: 'Email',
      order: 'EMAIL',
      text: ({ email }) => email ?? '',
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { header: 'Name', title: true, order: 'NAME', text: ({ name }) => name, cell: (user) => <UserName user={user} /> },
    { header: 'Role', order: 'ROLE', text: ({ role }) => roleLabels[role], oneLine: true },
    { ...dayColumn('Joined', ({ createdAt }) => createdAt), order: 'CREATED' },
    { ...dayColumn('Last seen', ({ lastSeenAt }) => lastSeenAt), order: 'LAST_SEEN' },
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
      {edit.subject && (
        <Drawer {...edit.drawerProps} title="Edit User">
          <EditUser userID={edit.subject.id} onDone={edit.close} />
        </Drawer>
      )}
    </>
  )
}

type UserNameProps = { user: Pick<ListedUser, 'id' | 'name' | 'isBlocked'> }

export const UserName = ({ user }: UserNameProps) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <RecordLink kind="user" record={user} className="font-semibold wrap-anywhere" />
    {user.isBlocked && <Badge tone="danger">Blocked</Badge>}
  </span>
)

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
