import { pathIn, siteLocale } from '../functions/values/messages/locale.ts'

/** Empty parameters are left out. */
export function withQuery(path: string, parameters: Record<string, string | undefined>) {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
  return query ? `${path}?${query}` : path
}

/** The address of the path, in the language of the page. */
export const siteURL = (path: string) => location.origin + pathIn(siteLocale(), path)

/** Anchor on the admin dashboard for the record tabs. */
export const RECORDS = 'records'

/** Anchor on the list of teams for the form that creates one. */
export const CREATE_TEAM = 'create-team'

/** URL parameters of the screen `find`. `place` is the label of `near`. */
export const FIND_FILTERS = ['ageGroup', 'sport', 'position', 'near', 'place', 'state'] as const
export type FindValues = Record<(typeof FIND_FILTERS)[number], string>

/** All URLs of the site. Called without an ID, a function returns the router's path pattern. */
export const paths = {
  home: '/',
  find: (values?: FindValues) => withQuery('/find', values ?? {}),
  mySeason: '/my-season',
  teams: '/teams',
  createTeam: `/teams#${CREATE_TEAM}`,
  team: (teamID = ':teamID', tab?: string) => withQuery(`/teams/${teamID}`, { tab }),
  manageTeam: (teamID = ':teamID', tab?: string) => withQuery(`/teams/${teamID}/manage`, { tab }),
  cityTeams: '/teams/:state/:city/:group?',
  players: '/players',
  player: (playerID = ':playerID', tab?: string) => withQuery(`/players/${playerID}`, { tab }),
  newPlayer: '/players/new/edit',
  editPlayer: (playerID = ':playerID') => `/players/${playerID}/edit`,
  events: '/events',
  event: (eventID = ':eventID') => `/events/${eventID}`,
  createEvent: (teamID?: string) => withQuery('/events/create', { teamId: teamID }),
  editEvent: (eventID = ':eventID') => `/events/${eventID}/edit`,
  manageEntries: (eventID = ':eventID') => `/events/${eventID}/manage-entries`,
  teamCheckIn: (eventID = ':eventID') => `/events/${eventID}/check-in`,
  opportunities: '/opportunities',
  opportunity: (opportunityID = ':opportunityID') => `/opportunities/${opportunityID}`,
  createOpportunity: (teamID?: string, type?: 'TRYOUT') => withQuery('/opportunities/create', { teamId: teamID, type }),
  cityTryouts: '/tryouts/:state/:city/:group?',
  /** A guest need for a position that no player in the division plays. */
  createGuestNeed: (teamID: string, position: string, ageGroup: string) =>
    withQuery('/opportunities/create', { teamId: teamID, position, ageGroup }),
  /** A guest need for an event that the team plays. */
  createEventGuestNeed: (teamID: string, eventID: string, ageGroup: string | undefined) =>
    withQuery('/opportunities/create', { teamId: teamID, eventId: eventID, ageGroup }),
  editOpportunity: (opportunityID = ':opportunityID') => `/opportunities/${opportunityID}/edit`,
  register: (opportunityID = ':opportunityID', playerID?: string) =>
    withQuery(`/opportunities/register/${opportunityID}`, { player: playerID }),
  evaluate: (opportunityID = ':opportunityID') => `/opportunities/${opportunityID}/evaluate`,
  checkIn: (opportunityID = ':opportunityID') => `/opportunities/${opportunityID}/check-in`,
  /** With players, where they are offered spots on the roster. */
  manageRegistrations: (opportunityID = ':opportunityID', offeredTo?: readonly string[]) =>
    withQuery(`/opportunities/${opportunityID}/manage-registrations`, {
      tab: offeredTo && 'offers',
      players: offeredTo?.join(),
    }),
  profile: '/profile',
  deleted: '/account/deleted',
  erasure: (playerID = ':playerID') => `/account/erasures/${playerID}`,
  accountSettings: '/account/settings',
  user: (userID = ':userID') => `/users/${userID}`,
  login: '/login',
  signUp: '/signup',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  legal: '/legal',
  privacyPolicy: '/legal/privacy-policy',
  termsOfService: '/legal/terms-of-service',
  cookiePolicy: '/legal/cookie-policy',
  admin: (tab?: string) => withQuery('/admin', { tab }),
  adminRecords: (tab?: string) => `${withQuery('/admin', { tab })}#${RECORDS}`,
  adminCreateEvent: '/admin/events/create',
  adminEditEvent: (eventID = ':eventID') => `/admin/events/edit/${eventID}`,
  adminCreateTeam: '/admin/teams/create',
  adminEditTeam: (teamID = ':teamID') => `/admin/teams/edit/${teamID}`,
  adminCreatePlayer: '/admin/players/create',
  adminEditPlayer: (playerID = ':playerID') => `/admin/players/edit/${playerID}`,
  adminNewSeason: '/admin/seasons/new',
  adminSeason: (seasonID = ':seasonID') => `/admin/seasons/${seasonID}`,
  adminUsers: '/admin/users',
  adminRegistrations: (opportunityID = ':opportunityID') => `/admin/registrations/${opportunityID}`,
  adminAgeRules: '/admin/age-rules',
  adminClaims: '/admin/claims',
  adminReports: '/admin/reports',
  adminPhotos: '/admin/photos',
  adminAuditLog: '/admin/audit-log',
  auditLogBy: (actor: string) => withQuery('/admin/audit-log', { actor }),
  auditLogOf: (kind: string, id: string) => withQuery('/admin/audit-log', { kind, id }),
  adminSync: '/admin/sync',
}

/** The router's patterns of all URLs. */
export const pathPatterns = () => [
  ...new Set(
    Object.values(paths).map((path) => (typeof path === 'string' ? path : (path as () => string)()).split('#')[0]!),
  ),
]
