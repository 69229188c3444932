import { Combobox } from '../ui/combobox.tsx'
import { type PickedUser, usersToPick } from './queries.ts'

type UserPickerProps = { value: PickedUser | null; onChange: (user: PickedUser | null) => void }

export const UserPicker = ({ value, onChange }: UserPickerProps) => (
  <Combobox
    search={usersToPick}
    value={value}
    onChange={onChange}
    keyOf={({ id }) => id}
    labelOf={({ name }) => name}
    detailOf={({ email }) => email}
    minCharacters={2}
    placeholder="Search by name or email..."
  />
)
