import { paths } from '../../web/paths.ts'
import type { demoIDs } from '../support/browser.ts'

type IDs = Awaited<ReturnType<typeof demoIDs>>

/** The paths of every admin-only screen. */
export const adminRoutes = (ids: IDs) => [
  paths.admin(),
  paths.admin('seasons'),
  paths.adminCreateEvent,
  paths.adminEditEvent(ids.event),
  paths.adminCreateTeam,
  paths.adminEditTeam(ids.team),
  paths.adminCreatePlayer,
  paths.adminEditPlayer(ids.player),
  paths.adminNewSeason,
  paths.adminSeason(ids.season),
  paths.adminUsers,
  paths.adminRegistrations(ids.opportunity),
  paths.adminClaims,
  paths.adminAgeRules,
  paths.adminReports,
  paths.adminAuditLog,
  paths.adminSync,
]
