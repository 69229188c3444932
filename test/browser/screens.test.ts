import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import {
  DESK,
  demoClient,
  demoIDs,
  fillLogin,
  loaded,
  navigate,
  newcomer,
  origin,
  PHONE,
  people,
  visit,
} from '../support/browser.ts'
import { addAxe, hardToTap, isWider, problems, show } from './accessibility/axe.ts'
import { adminRoutes } from './admin-routes.ts'
import { openIn, wrongTexts } from './text-states.ts'
import { type Row, texts } from './texts.ts'

/** The narrowest width at which most tables show columns. */
const TABLET = { width: 768, height: 1024 }

let ids: Awaited<ReturnType<typeof demoIDs>>
/** The IDs of records by their placeholders in texts.ts. */
const records: Record<string, string> = {}
let stranger: { email: string }

beforeAll(async () => {
  const [coach, admin] = [demoClient(people.coach), demoClient(people.admin)]
  stranger = await newcomer('Stacy Stranger')
  ids = await demoIDs()
  Object.assign(records, ids)
  const bare = await admin.createTeam({
    input: { name: `Bare Bases ${Date.now().toString(36)}`, locationCity: 'Austin', state: 'TX' },
  })
  records.bareTeam = bare.id
  const spare = await coach.createTeam({
    input: { name: `Spare Strikes ${Date.now().toString(36)}`, locationCity: 'Austin', state: 'TX' },
  })
  records.spareTeam = spare.id
  const many = await admin.createTeam({
    input: { name: `Many Mounds ${Date.now().toString(36)}`, locationCity: 'Austin', state: 'TX' },
  })
  for (const ageGroup of ['9U', '10U', '11U', '12U', '13U']) {
    await admin.addDivision({ input: { teamID: many.id, division: 'AA', ageGroup } })
  }
  await coach.createClaimRequest({ resourceType: 'team', resourceID: many.id })
  const player = await admin.createPlayer({ input: { name: 'Blake Bare' } })
  records.barePlayer = player.id
  const opportunity = await coach.createOpportunity({
    input: {
      ...{ title: 'A tryout without anyone', type: 'TRYOUT', location: 'Zilker Park', city: 'Austin', state: 'TX' },
      ...{ teamID: ids.team, startTime: new Date(Date.now() + 9 * 86_400_000).toISOString(), capacity: 1, feeCents: 0 },
      visibility: 'HIDDEN',
    },
  })
  records.bareOpportunity = opportunity.id
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

const everywhere = (all: string[], destination: string) => Object.fromEntries(all.map((path) => [path, destination]))
const itself = (all: string[]) => Object.fromEntries(all.map((path) => [path, path]))

type Walk = {
  who: keyof typeof texts | 'a parent'
  as?: () => { email: string }
  isAdmin?: boolean
  /** These are checked with axe, at all widths. */
  screens?: () => string[]
  /** Where other paths lead. */
  leads?: () => Record<string, string>
}

const walks: Walk[] = [
  {
    who: 'a visitor',
    screens: () => [
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
    leads: () => everywhere([...signedIn(), ...adminOnly()], paths.login),
  },
  {
    who: 'a newcomer',
    as: () => stranger,
    // The edit screen of somebody else's player redirects to the list.
    leads: () => ({ ...itself(signedIn()), [paths.editPlayer(ids.player)]: paths.players }),
  },
  {
    who: 'the owner of a team',
    as: () => people.coach,
    screens: () => [
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
    leads: () => everywhere(adminOnly(), paths.home),
  },
  {
    who: 'a parent',
    as: () => people.parent,
    screens: () => [
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
    as: () => people.admin,
    isAdmin: true,
    screens: () => [paths.admin('opportunities'), ...adminRoutes(ids), paths.deleted],
    leads: () => itself(signedIn()),
  },
]

const pathOf = ({ route }: Row) => route.replace(/\{(\w+)\}/g, (_, kind) => records[kind]!)
const rowsOf = (who: Walk['who']) => (who === 'a parent' ? [] : texts[who])

test.each(walks)(
  'every screen of $who has its texts and a title, passes axe in light and dark, and fits a phone and a finger, and other paths redirect',
  async ({ who, as, isAdmin = false, screens = () => [], leads }) => {
    const page = await visit({ as: as?.() })
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
    const admin = page.getByRole('link', { name: 'Admin', exact: true })
    await expect.poll(() => admin.count(), { message: 'links to the admin dashboard' }).toBe(isAdmin ? 1 : 0)
    await addAxe(page)
    const checked = new Set(screens())
    const rows = new Map(rowsOf(who).flatMap((row) => (row.state ? [] : [[pathOf(row), row]])))
    const destinations = leads?.() ?? {}
    const [protectedPath] = Object.keys(destinations)
    const found: string[] = []
    for (const path of new Set([...checked, ...rows.keys(), ...Object.keys(destinations)])) {
      const isScreen = checked.has(path)
      const start = async () => isScreen && (await show(page, 'light', PHONE))
      // The server renders some screens of visitors, so their documents are loaded. For others, the first of each kind is enough.
      if ((isScreen && !as) || path === [...checked][0] || path === protectedPath) {
        await start()
        await page.goto(path)
      } else {
        await navigate(page, path, start)
      }
      await loaded(page)
      const note = (where: string, lines: string[]) => found.push(...lines.map((line) => `${path} ${where}: ${line}`))
      const { pathname, search } = new URL(page.url())
      const expected = new URL(destinations[path] ?? path, origin)
      if (pathname + search !== expected.pathname + expected.search) note('', [`leads to ${pathname + search}`])
      if (isScreen) {
        // Wait until the app has replaced the title that the server sent.
        await page.waitForFunction(() => / \| Fungo$/.test(document.title)).catch(() => {})
        if (await isWider(page)) note('at 360', ['scrolls sideways'])
        if (!/\S+ \| Fungo$/.test(await page.title())) note('', [`is titled '${await page.title()}'`])
        note('at 360, light', await problems(page))
        if (!isAdmin) note('at 360, on touch', await hardToTap(page))
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        if (await isWider(page)) note('at 360 with text of 200 %', ['scrolls sideways'])
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        await show(page, 'light', TABLET)
        if (await isWider(page)) note('at 768', ['scrolls sideways'])
        // Not every width needs every theme: roles and names do not depend on the theme, and colors not on the width.
        await show(page, 'dark', DESK)
        if (await isWider(page)) note('at 1280', ['scrolls sideways'])
        if ((await problems(page)).length > 0) {
          // Parts of the page may still be painted in the light theme, so check again after opening it in the dark theme.
          await page.reload()
          await loaded(page)
          note('at 1280, dark', await problems(page))
        }
      }
      const row = rows.get(path)
      if (row) note('at 1280, without', await wrongTexts(page, row))
    }
    expect(found).toEqual([])
  },
  240_000,
)

test.each(walks.filter(({ who }) => rowsOf(who).length > 0))(
  '$who sees every text of a state listed in texts.ts, word for word',
  async ({ who, as }) => {
    const page = await visit({ as: as?.() })
    const found: string[] = []
    for (const row of rowsOf(who)) {
      const { route, state } = row
      if (!state) continue
      await openIn(page, pathOf(row), state)
      found.push(...(await wrongTexts(page, row)).map((text) => `${route}, ${state}: ${text}`))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    expect(found).toEqual([])
  },
  240_000,
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
