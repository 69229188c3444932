import type { ComponentProps } from 'react'
import * as evaluationTexts from '#messages/evaluations'
import * as playerTexts from '#messages/players'
import { isEmailAddress, normalizedEmail } from '../../functions/values/inputs.ts'
import { placeLine } from '../../functions/values/place-line.ts'
import { query } from '../api/client.ts'
import { Combobox } from '../ui/combobox.tsx'
import {
  TeamsToPickDocument,
  type TeamsToPickQuery,
  UsersToPickDocument,
  type UsersToPickQuery,
} from './finding.generated.ts'

/** Matches of a type-ahead limited to `most`. A full page means that there may be more. */
function firstMatches<Item>(items: readonly Item[], most: number) {
  return { items, hasMore: items.length >= most }
}

export type PickedUser = UsersToPickQuery['users'][number]
export type PickedTeam = TeamsToPickQuery['teams'][number]
const MAX_USERS = 50
const MAX_TEAMS = 500

const usersToPick = (search: string, signal: AbortSignal) =>
  query(UsersToPickDocument, { search, perPage: MAX_USERS }, { signal }).then(({ users }) =>
    firstMatches(users, MAX_USERS),
  )

const teamsToPick = (search: string, signal: AbortSignal) =>
  query(TeamsToPickDocument, { search, perPage: MAX_TEAMS }, { signal }).then(({ teams }) =>
    firstMatches(teams, MAX_TEAMS),
  )

export type SearchTeams = ComponentProps<typeof Combobox<PickedTeam>>['search']

type TeamPickerProps = {
  search?: SearchTeams | undefined
  value: PickedTeam | null
  onChange: (team: PickedTeam | null) => void
}

/** Searches all teams, unless it is given another search. */
export const TeamPicker = ({ search = teamsToPick, value, onChange }: TeamPickerProps) => (
  <Combobox
    search={search}
    value={value}
    onChange={onChange}
    keyOf={({ id }) => id}
    labelOf={({ name }) => name}
    detailOf={({ locationCity, state }) => placeLine(locationCity, state)}
    placeholder={playerTexts.searchTeam}
  />
)

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
      lastOption: (text) => {
        const address = normalizedEmail(text)
        return isEmailAddress(address) ? { id: address, name: address, email: evaluationTexts.inviteByEmail } : null
      },
    })}
    placeholder={evaluationTexts.searchPeople}
  />
)
