import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import { DESK, demoIDs, loaded, navigate, origin, PHONE, people, visit } from '../../support/browser.ts'
import { adminRoutes } from '../admin-routes.ts'
import { addAxe, hardToTap, isWider, problems, show } from './axe.ts'

/** The narrowest width at which most tables show columns. */
const TABLET = { width: 768, height: 1024 }

let ids: Awaited<ReturnType<typeof demoIDs>>

beforeAll(async () => {
  ids = await demoIDs()
})

const walks: { who: string; as?: { email: string }; routes: () => string[] }[] = [
  {
    who: 'a visitor',
    routes: () => [
      paths.home,
      paths.teams,
      `${paths.teams}?search=zzzz`,
      paths.team(ids.team),
      paths.team(ids.team, 'roster'),
      paths.team(ids.team, 'contacts'),
      paths.players,
      paths.player(ids.player),
      paths.events,
      paths.event(ids.event),
      paths.opportunities,
      paths.opportunity(ids.opportunity),
      '/teams/tx/austin',
      '/teams/tx/austin/12u-softball',
      '/tryouts/tx/austin',
      paths.user(ids.user),
      paths.legal,
      paths.privacyPolicy,
      paths.termsOfService,
      paths.cookiePolicy,
      paths.login,
      `${paths.login}?forgot`,
      paths.signUp,
      `${paths.resetPassword}#email=a@fungo.example&code=1`,
      '/nowhere',
    ],
  },
  {
    who: 'a coach',
    as: people.coach,
    routes: () => [
      paths.teams,
      paths.team(ids.team, 'settings'),
      paths.manageTeam(ids.team),
      paths.manageTeam(ids.team, 'roster'),
      paths.manageTeam(ids.team, 'settings'),
      paths.manageTeam(ids.team, 'contacts'),
      paths.createEvent(ids.team),
      paths.editEvent(ids.event),
      paths.createOpportunity(ids.team),
      paths.opportunity(ids.opportunity),
      paths.editOpportunity(ids.opportunity),
      paths.checkIn(ids.opportunity),
      paths.manageRegistrations(ids.opportunity),
      paths.profile,
      paths.accountSettings,
      `${paths.accountSettings}?tab=password`,
    ],
  },
  {
    who: 'a parent',
    as: people.parent,
    routes: () => [
      paths.players,
      paths.player(ids.player, 'management'),
      paths.player(ids.player, 'opportunities'),
      paths.editPlayer(ids.player),
      paths.newPlayer,
      paths.register(ids.opportunity),
    ],
  },
  {
    who: 'an admin',
    as: people.admin,
    routes: () => [paths.admin('opportunities'), ...adminRoutes(ids), paths.deleted],
  },
]

test.each(walks)(
  'every screen of $who has a title, passes axe in light and dark, and fits a phone and a finger',
  async ({ as, routes }) => {
    const page = await visit({ as, viewport: PHONE })
    await addAxe(page)
    const found: string[] = []
    for (const [index, path] of routes().entries()) {
      // The server renders some screens of visitors, so their documents are loaded. For others, one document per walk is enough.
      if (as && index > 0) {
        await navigate(page, path, () => show(page, 'light', PHONE))
      } else {
        await show(page, 'light', PHONE)
        await page.goto(path)
      }
      await loaded(page)
      // Wait until the app has replaced the title that the server sent.
      await page.waitForFunction(() => / \| Fungo$/.test(document.title)).catch(() => {})
      const note = (where: string, lines: string[]) => found.push(...lines.map((line) => `${path} ${where}: ${line}`))
      const { pathname } = new URL(page.url())
      if (pathname !== new URL(path, origin).pathname) note('', [`redirects to ${pathname}`])
      if (await isWider(page)) note('at 360', ['scrolls sideways'])
      if (!/\S+ \| Fungo$/.test(await page.title())) note('', [`is titled '${await page.title()}'`])
      note('at 360, light', await problems(page))
      if (as !== people.admin) note('at 360, on touch', await hardToTap(page))
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      if (await isWider(page)) note('at 360 with text of 200 %', ['scrolls sideways'])
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      await show(page, 'light', TABLET)
      if (await isWider(page)) note('at 768', ['scrolls sideways'])
      // Not every width needs every theme: roles and names do not depend on the theme, and colors not on the width.
      await show(page, 'dark', DESK)
      if (await isWider(page)) note('at 1280', ['scrolls sideways'])
      if ((await problems(page)).length === 0) continue
      // Parts of the page may still be painted in the light theme, so check again after opening it in the dark theme.
      await page.reload()
      await loaded(page)
      note('at 1280, dark', await problems(page))
    }
    expect(found).toEqual([])
  },
  180_000,
)
