import * as accounts from './mutations/accounts.ts'
import * as calendars from './mutations/calendars.ts'
import * as claims from './mutations/claims.ts'
import * as contacts from './mutations/contacts.ts'
import * as deletedRecords from './mutations/deleted-records.ts'
import * as entries from './mutations/entries.ts'
import * as evaluations from './mutations/evaluations.ts'
import * as events from './mutations/events.ts'
import * as notifications from './mutations/notifications.ts'
import * as opportunities from './mutations/opportunities.ts'
import * as photos from './mutations/photos.ts'
import * as players from './mutations/players.ts'
import * as referenceData from './mutations/reference-data.ts'
import * as registrations from './mutations/registrations.ts'
import * as reports from './mutations/reports.ts'
import * as roster from './mutations/roster.ts'
import * as sync from './mutations/sync.ts'
import * as teams from './mutations/teams.ts'
import * as users from './mutations/users.ts'
import * as watches from './mutations/watches.ts'
import type { Mutations } from './operation.ts'

/** Every mutation of schema.graphql. A missing one is a compile error. Loaded at the first mutation. */
export const mutations: Mutations = {
  ...accounts.mutations,
  ...teams.mutations,
  ...contacts.mutations,
  ...players.mutations,
  ...roster.mutations,
  ...claims.mutations,
  ...reports.mutations,
  ...photos.mutations,
  ...deletedRecords.mutations,
  ...events.mutations,
  ...entries.mutations,
  ...opportunities.mutations,
  ...registrations.mutations,
  ...evaluations.mutations,
  ...referenceData.mutations,
  ...notifications.mutations,
  ...calendars.mutations,
  ...watches.mutations,
  ...users.mutations,
  ...sync.mutations,
}
