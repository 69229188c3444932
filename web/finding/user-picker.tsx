import { isEmailAddress } from '../../functions/values/email-address.ts'
import * as m from '../../functions/values/messages/generated.ts'
import { Combobox } from '../ui/combobox.tsx'
import { type PickedUser, usersToPick } from './picks.ts'

type UserPickerProps = {
  value: PickedUser | null
  onChange: (user: PickedUser | null) => void
  /** Offers a typed email address too. It is then the ID. */
  takesAddresses?: boolean
}

export const UserPicker = ({ value, onChange, takesAddresses = false }: UserPickerProps) => (
  <Combobox
    search={usersToPick}
    value={value}
    onChange={onChange}
    keyOf={({ id }) => id}
    labelOf={({ name }) => name}
    detailOf={({ email }) => email}
    minCharacters={2}
    {...(takesAddresses && {
      lastOption: (text) => (isEmailAddress(text) ? { id: text, name: text, email: m.invite_by_email() } : null),
    })}
    placeholder={m.search_by_name_or_email()}
  />
)
