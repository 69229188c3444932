import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'

type UserSearchProps = {
  value: string
  onSearch: (text: string) => void
}

/** Searches on submit, not while typing. */
export function UserSearch({ value, onSearch }: UserSearchProps) {
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
