import type { Queries } from './operation.ts'
import * as auditLog from './queries/audit-log.ts'
import * as calendars from './queries/calendars.ts'
import * as claims from './queries/claims.ts'
import * as contacts from './queries/contacts.ts'
import * as deletedRecords from './queries/deleted-records.ts'
import * as evaluations from './queries/evaluations.ts'
import * as events from './queries/events.ts'
import * as notifications from './queries/notifications.ts'
import * as opportunities from './queries/opportunities.ts'
import * as photos from './queries/photos.ts'
import * as players from './queries/players.ts'
import * as referenceData from './queries/reference-data.ts'
import * as registrations from './queries/registrations.ts'
import * as reports from './queries/reports.ts'
import * as roster from './queries/roster.ts'
import * as search from './queries/search.ts'
import * as stats from './queries/stats.ts'
import * as sync from './queries/sync.ts'
import * as teams from './queries/teams.ts'
import * as users from './queries/users.ts'
import * as watches from './queries/watches.ts'

/** Every query of schema.graphql. A missing one is a compile error. */
export const queries: Queries = {
  ...auditLog.queries,
  ...calendars.queries,
  ...claims.queries,
  ...contacts.queries,
  ...deletedRecords.queries,
  ...evaluations.queries,
  ...events.queries,
  ...notifications.queries,
  ...opportunities.queries,
  ...photos.queries,
  ...players.queries,
  ...referenceData.queries,
  ...registrations.queries,
  ...reports.queries,
  ...roster.queries,
  ...search.queries,
  ...stats.queries,
  ...sync.queries,
  ...teams.queries,
  ...users.queries,
  ...watches.queries,
}
