import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { demoClient, demoIDs, fillLogin, loaded, navigate, newcomer, people, visit } from '../support/browser.ts'
import { adminRoutes } from './admin-routes.ts'

let ids: Awaited<ReturnType<typeof demoIDs>>

beforeAll(async () => {
  ids = await demoIDs()
})

const signedIn = () => [
  paths.manageTeam(ids.team),
  paths.manageTeam(ids.team, 'settings'),
  paths.editPlayer(ids.player),
  paths.newPlayer,
  paths.createEvent(),
  paths.editEvent(ids.event),
  paths.createOpportunity(ids.team),
  paths.register(ids.opportunity),
  paths.checkIn(ids.opportunity),
  paths.manageRegistrations(ids.opportunity),
  paths.editOpportunity(ids.opportunity),
  paths.profile,
  paths.accountSettings,
]

const adminOnly = () => adminRoutes(ids)

const roles: { who: string; as?: { email: string }; isAdmin?: boolean; routes: () => string[] }[] = [
  { who: 'a visitor', routes: () => [...signedIn(), ...adminOnly()] },
  { who: 'a user', as: people.user, routes: signedIn },
  { who: 'a coach', as: people.coach, routes: adminOnly },
  { who: 'an admin', as: people.admin, isAdmin: true, routes: signedIn },
]

// accessibility/screens.test.ts covers public routes, the coach's routes, and the admin's routes.

test.each(roles)(
  '$who can open the routes of their role, is redirected from the others, and sees the Admin link only as an admin',
  async ({ as, isAdmin = false, routes }) => {
    const page = await visit({ as })
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
    const admin = page.getByRole('link', { name: 'Admin', exact: true })
    await expect.poll(() => admin.count(), { message: 'links to the admin dashboard' }).toBe(isAdmin ? 1 : 0)
    const destinations: Record<string, string> = {}
    const expected: Record<string, string> = {}
    const forAdmins = new Set(adminOnly())
    for (const [index, path] of routes().entries()) {
      // One document is loaded at a protected path. The others are opened within the app, by the same routes.
      if (index === 0) await page.goto(path, { waitUntil: 'commit' })
      else await navigate(page, path)
      await loaded(page)
      const { pathname, search } = new URL(page.url())
      expected[path] = !as ? '/login' : isAdmin || !forAdmins.has(path) ? path : '/'
      destinations[path] = pathname + search
    }
    // The edit screen of somebody else's player redirects to the list.
    if (paths.editPlayer(ids.player) in destinations && as && !isAdmin)
      expected[paths.editPlayer(ids.player)] = '/players'
    expect(destinations).toEqual(expected)
  },
)

test('a visitor returns to a protected page after logging in', async () => {
  const page = await visit({ path: paths.manageTeam(ids.team, 'roster') })
  await page.waitForURL('/login')
  await fillLogin(page, people.coach.email)
  await page.waitForURL(paths.manageTeam(ids.team, 'roster'))
  await page.getByRole('tab', { name: 'Roster', selected: true }).waitFor()
})

test('a user without permission for a team, an opportunity, or a player sees a message', async () => {
  const page = await visit({ as: people.user })
  for (const [path, text] of [
    [paths.manageTeam(ids.team), "You don't have permission to manage this team"],
    [
      paths.manageRegistrations(ids.opportunity),
      "You don't have permission to manage registrations for this opportunity",
    ],
    [paths.evaluate(ids.opportunity), "You aren't an evaluator of this opportunity."],
    [paths.player(ids.player, 'management'), "You don't have permission to manage this player's team history."],
    [paths.editPlayer(ids.player), "You don't have permission to edit this player"],
  ] as const) {
    await navigate(page, path)
    await page.getByText(text).waitFor()
    expect(await page.getByText('Try again').count(), path).toBe(0)
  }
  await page.waitForURL(paths.players)
})

// texts.ts has those of the public screens.
test('missing records show a not-found screen with a link home', async () => {
  const page = await visit({ as: people.user })
  for (const [path, title] of [
    [paths.manageTeam('nobody'), 'Team not found'],
    [paths.editPlayer('nobody'), 'Player not found'],
    [paths.editOpportunity('nobody'), 'Opportunity not found'],
    [paths.register('nobody'), 'Opportunity not found'],
    [paths.evaluate('nobody'), 'Opportunity not found'],
    [paths.user('nobody'), 'User not found'],
    ['/events/a/b/c', '404 - Page Not Found'],
    ['/admin/nothing', '404 - Page Not Found'],
  ] as const) {
    // `navigate` leads over the not-found screen, so it cannot tell when this screen opens again.
    if (title === '404 - Page Not Found') await page.goto(path)
    else await navigate(page, path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.waitForURL('/')
})

test('the legal pages have the required content and a support contact', async () => {
  const page = await visit({ path: paths.legal })
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cookie Policy']) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'support@fungo.example' }).first().waitFor()
    await navigate(page, paths.legal)
  }
  await navigate(page, paths.privacyPolicy)
  await page
    .getByText(/under 13/)
    .first()
    .waitFor()
  for (const said of [
    /must be the child's parent or guardian, or have their consent/,
    /stops working within half an hour/,
  ])
    await page.getByText(said).waitFor()
})

test('the profile and My Players show an error if their records fail to load, and Try again loads them', async () => {
  const page = await visit({ path: paths.legal, as: people.coach })
  for (const [path, operation] of [
    [paths.players, 'ClaimedPlayers'],
    [paths.profile, 'ClaimedTeams'],
  ] as const) {
    await page.route('**/query', (route) =>
      route.request().postDataJSON().operationName === operation
        ? route.fulfill({ json: { errors: [{ message: 'The table is closed.', extensions: { code: 'INTERNAL' } }] } })
        : route.continue(),
    )
    await navigate(page, path)
    const error = page.getByRole('alert').filter({ hasText: 'The table is closed.' })
    await error.waitFor()
    await page.unroute('**/query')
    await error.getByRole('button', { name: 'Try again' }).click()
    await error.waitFor({ state: 'detached' })
  }
})

test("a parent who became an admin sees the own child's registration, and no others as their own", async () => {
  const parent = await newcomer('Pru Parent', 'player_parent')
  const child = await parent.createPlayer({ input: { name: 'Ada Ownchild', age: 11 } })
  await parent.registerForOpportunity({
    input: { opportunityID: ids.opportunity, playerID: child.id, waiverSigned: true },
  })
  await demoClient(people.admin).updateUser({ id: parent.id, input: { role: 'admin' } })
  const page = await visit({ path: '/login' })
  await fillLogin(page, parent.email)
  await page.waitForURL('/')
  await page.goto(paths.opportunity(ids.opportunity))
  const own = page.getByRole('region', { name: 'Your registrations' })
  await own.getByRole('heading', { name: 'Ada: Pending' }).waitFor()
  expect(await own.getByRole('heading').count()).toBe(1)
})
