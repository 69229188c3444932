import type { MutationResolvers } from './generated.ts'
import { Mutation as accounts } from './mutations/accounts.ts'
import { Mutation as ageRules } from './mutations/age-rules.ts'
import { Mutation as calendars } from './mutations/calendars.ts'
import { Mutation as claims } from './mutations/claims.ts'
import { Mutation as contacts } from './mutations/contacts.ts'
import { Mutation as deletedRecords } from './mutations/deleted-records.ts'
import { Mutation as divisions } from './mutations/divisions.ts'
import { Mutation as evaluations } from './mutations/evaluations.ts'
import { Mutation as events } from './mutations/events.ts'
import { Mutation as guestPlay } from './mutations/guest-play.ts'
import { Mutation as merges } from './mutations/merges.ts'
import { Mutation as notifications } from './mutations/notifications.ts'
import { Mutation as opportunities } from './mutations/opportunities.ts'
import { Mutation as players } from './mutations/players.ts'
import { Mutation as registrations } from './mutations/registrations.ts'
import { Mutation as reports } from './mutations/reports.ts'
import { Mutation as roster } from './mutations/roster.ts'
import { Mutation as safetyRecords } from './mutations/safety-records.ts'
import { Mutation as seasons } from './mutations/seasons.ts'
import { Mutation as sync } from './mutations/sync.ts'
import { Mutation as teamTransfers } from './mutations/team-transfers.ts'
import { Mutation as teams } from './mutations/teams.ts'
import { Mutation as users } from './mutations/users.ts'
import { Mutation as watches } from './mutations/watches.ts'

/** All mutations. Loaded at the first one: a query starts without the code that only writes need. */
export const mutations: Required<MutationResolvers> = {
  ...accounts,
  ...ageRules,
  ...calendars,
  ...claims,
  ...contacts,
  ...deletedRecords,
  ...divisions,
  ...evaluations,
  ...events,
  ...guestPlay,
  ...merges,
  ...notifications,
  ...opportunities,
  ...players,
  ...registrations,
  ...reports,
  ...roster,
  ...safetyRecords,
  ...seasons,
  ...sync,
  ...teamTransfers,
  ...teams,
  ...users,
  ...watches,
}
