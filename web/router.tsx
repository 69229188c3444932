import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { pathIn, siteLocale } from '../functions/values/messages/locale.ts'
import { storedSession } from './api/stored-session.ts'
import { paths } from './paths.ts'
import { Layout } from './screens/layout/layout.tsx'
import { Root } from './screens/layout/root.tsx'
import { lateScreen, ScreenError } from './screens/layout/screen-error.tsx'
import { Protected } from './session/auth.tsx'
import { loadCode } from './ui/lazy-part.tsx'

type Screen = {
  Component: React.ComponentType
  /** The queries that start while the screen's code loads. May redirect. */
  // biome-ignore lint/suspicious/noExplicitAny: the results of the queries differ
  queries?: (args: LoaderFunctionArgs) => readonly (FetchQueryOptions<any, any, any, any> | false | null)[]
}
type Table = Record<string, () => Promise<Screen>>

/** Two URLs each: the lists also with the filters of a city, and the forms of a new and an existing record. */
const teams = () => import('./screens/teams/teams.tsx')
const opportunities = () => import('./screens/opportunities/opportunities.tsx')
const event = () => import('./screens/edit-event/edit-event.tsx')
const opportunity = () => import('./screens/edit-opportunity/edit-opportunity.tsx')
const player = () => import('./screens/edit-player/edit-player.tsx')
const adminEvent = () => import('./screens/admin/event.tsx')
const adminTeam = () => import('./screens/admin/team.tsx')
const adminPlayer = () => import('./screens/admin/player.tsx')
const adminSeason = () => import('./screens/admin/season.tsx')

/** Public screens without the main layout. */
const bare: Table = {
  [paths.login]: () => import('./screens/accounts/login.tsx'),
  [paths.signUp]: () => import('./screens/accounts/sign-up.tsx'),
  [paths.resetPassword]: () => import('./screens/accounts/reset-password.tsx'),
  [paths.verifyEmail]: () => import('./screens/accounts/verify-email.tsx'),
}

/** Public screens in the main layout. */
const open: Table = {
  [paths.home]: () => import('./screens/home/home.tsx'),
  [paths.find()]: () => import('./screens/find/find.tsx'),
  [paths.teams]: teams,
  [paths.team()]: () => import('./screens/teams/team.tsx'),
  [paths.cityTeams]: teams,
  [paths.players]: () => import('./screens/players/players.tsx'),
  [paths.player()]: () => import('./screens/players/player.tsx'),
  [paths.events]: () => import('./screens/events/events.tsx'),
  [paths.event()]: () => import('./screens/events/event.tsx'),
  [paths.opportunities]: opportunities,
  [paths.opportunity()]: () => import('./screens/opportunities/opportunity.tsx'),
  [paths.cityTryouts]: opportunities,
  [paths.user()]: () => import('./screens/accounts/user.tsx'),
  [paths.legal]: () => import('./screens/legal/index.tsx'),
  [paths.privacyPolicy]: () => import('./screens/legal/privacy-policy.tsx'),
  [paths.termsOfService]: () => import('./screens/legal/terms-of-service.tsx'),
  [paths.cookiePolicy]: () => import('./screens/legal/cookie-policy.tsx'),
  ...(import.meta.env.DEV && { '/kit': () => import('./ui/kit.tsx') }),
  '*': () => import('./screens/not-found.tsx'),
}

/** Screens for signed-in users. Visitors are redirected to the login, and back afterwards. */
const signedIn: Table = {
  [paths.manageTeam()]: () => import('./screens/manage-team/manage-team.tsx'),
  [paths.newPlayer]: player,
  [paths.editPlayer()]: player,
  [paths.createEvent()]: event,
  [paths.editEvent()]: event,
  [paths.manageEntries()]: () => import('./screens/manage-entries/manage-entries.tsx'),
  [paths.teamCheckIn()]: () => import('./screens/check-in/team-check-in.tsx'),
  [paths.createOpportunity()]: opportunity,
  [paths.editOpportunity()]: opportunity,
  [paths.register()]: () => import('./screens/register/register.tsx'),
  [paths.evaluate()]: () => import('./screens/evaluations/evaluate.tsx'),
  [paths.checkIn()]: () => import('./screens/check-in/check-in.tsx'),
  [paths.manageRegistrations()]: () => import('./screens/manage-registrations/manage-registrations.tsx'),
  [paths.mySeason]: () => import('./screens/home/my-season.tsx'),
  [paths.profile]: () => import('./screens/accounts/profile.tsx'),
  [paths.deleted]: () => import('./screens/accounts/deleted.tsx'),
  [paths.erasure()]: () => import('./screens/accounts/erasure.tsx'),
  [paths.accountSettings]: () => import('./screens/accounts/account-settings.tsx'),
}

/** Screens for admins. Others are redirected to the home page. */
const adminOnly: Table = {
  [paths.admin()]: () => import('./screens/admin/dashboard.tsx'),
  [paths.adminCreateEvent]: adminEvent,
  [paths.adminEditEvent()]: adminEvent,
  [paths.adminCreateTeam]: adminTeam,
  [paths.adminEditTeam()]: adminTeam,
  [paths.adminCreatePlayer]: adminPlayer,
  [paths.adminEditPlayer()]: adminPlayer,
  [paths.adminNewSeason]: adminSeason,
  [paths.adminSeason()]: adminSeason,
  [paths.adminUsers]: () => import('./screens/admin/users.tsx'),
  [paths.adminRegistrations()]: () => import('./screens/admin/registrations.tsx'),
  [paths.adminAgeRules]: () => import('./screens/admin/age-rules.tsx'),
  [paths.adminClaims]: () => import('./screens/admin/claims.tsx'),
  [paths.adminReports]: () => import('./screens/admin/reports.tsx'),
  [paths.adminPhotos]: () => import('./screens/admin/photos.tsx'),
  [paths.adminAuditLog]: () => import('./screens/admin/audit-log.tsx'),
  [paths.adminSync]: () => import('./screens/admin/sync.tsx'),
}

export const createRouter = (cache: QueryClient) =>
  createBrowserRouter(
    [
      {
        element: <Root />,
        errorElement: <ScreenError />,
        children: [
          ...routes(bare, cache),
          {
            element: <Layout />,
            children: [
              ...routes(open, cache),
              { element: <Protected />, children: routes(signedIn, cache, () => storedSession() !== null) },
              {
                element: <Protected adminOnly />,
                children: routes(adminOnly, cache, () => storedSession()?.user.role === 'admin'),
              },
            ],
          },
        ],
      },
    ],
    { basename: pathIn(siteLocale(), '/') },
  )

/** `canLoad` prevents queries for users who are about to be redirected. */
const routes = (table: Table, cache: QueryClient, canLoad = () => true): RouteObject[] =>
  Object.entries(table).map(([path, load]) => ({
    path,
    errorElement: <ScreenError />,
    lazy: async () => {
      const { Component, queries }: Screen = await loadCode(load).catch(() => ({ Component: lateScreen(load) }))
      if (!queries) return { Component }
      const loader = (args: LoaderFunctionArgs) => {
        for (const query of canLoad() ? queries(args) : []) if (query) void cache.prefetchQuery(query)
        return null
      }
      return { Component, loader }
    },
  }))
