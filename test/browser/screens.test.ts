import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import {
  absent,
  confirmAddress,
  demoClient,
  demoIDs,
  fillLogin,
  loaded,
  navigate,
  newcomer,
  origin,
  people,
  visit,
} from '../support/browser.ts'
import { inDays } from '../support/times.ts'
import { addAxe, type Screen, walk } from './accessibility/axe.ts'
import { openIn, wrongTexts } from './text-states.ts'
import { type Row, texts } from './texts.ts'

let ids: Awaited<ReturnType<typeof demoIDs>>
/** The IDs of records by their placeholders in texts.ts. */
const records: Record<string, string> = {}
let stranger: { email: string }
/** Has not confirmed an email address. */
let publisher: Awaited<ReturnType<typeof newcomer>>

beforeAll(async () => {
  const [coach, admin] = [demoClient(people.coach), demoClient(people.admin)]
  stranger = await newcomer('Stacy Stranger')
  publisher = await newcomer('Penny Publisher')
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
      title: 'A tryout without anyone',
      type: 'TRYOUT',
      location: 'Zilker Park',
      city: 'Austin',
      state: 'TX',
      teamID: ids.team,
      startTime: inDays(9),
      capacity: 1,
      feeCents: 0,
      visibility: 'HIDDEN',
    },
  })
  records.bareOpportunity = opportunity.id
  await publish()
})

/** What an account without a confirmed address publishes: a photo that waits for an admin, and words that an admin looks at. */
async function publish() {
  const [team, player] = await Promise.all([
    publisher.createTeam({
      input: { name: 'Los Pendejos', locationCity: 'Austin', state: 'TX', description: 'We play on Sundays.' },
    }),
    publisher.createPlayer({
      input: { name: 'Nina Newcomer', age: 11, locationCity: 'Austin', state: 'TX', photo: PHOTO },
    }),
  ])
  const opportunity = await publisher.createOpportunity({
    input: {
      title: 'A guest spot',
      type: 'GUEST_NEED',
      location: 'Zilker Park',
      city: 'Austin',
      state: 'TX',
      teamID: team.id,
      startTime: inDays(9),
      capacity: 1,
      feeCents: 0,
      visibility: 'PUBLIC',
    },
  })
  Object.assign(records, { newTeam: team.id, newPlayer: player.id, newOpportunity: opportunity.id })
}
const PHOTO = 'data:image/gif;base64,R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs='

const signedIn = () => [
  paths.manageTeam(ids.team),
  paths.manageTeam(ids.team, 'settings'),
  paths.editPlayer(ids.player),
  paths.newPlayer,
  paths.createEvent(),
  paths.editEvent(ids.event),
  paths.manageEntries(ids.tournament),
  paths.teamCheckIn(ids.event),
  paths.createOpportunity(ids.team),
  paths.register(ids.opportunity),
  paths.checkIn(ids.opportunity),
  paths.manageRegistrations(ids.opportunity),
  paths.editOpportunity(ids.opportunity),
  paths.profile,
  paths.accountSettings,
]

const adminOnly = () => [
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
  paths.adminPhotos,
  paths.adminAuditLog,
  paths.adminSync,
]

const everywhere = (all: string[], destination: string) => Object.fromEntries(all.map((path) => [path, destination]))
const itself = (all: string[]) => Object.fromEntries(all.map((path) => [path, path]))

type Walk = {
  who: keyof typeof texts
  as?: () => { email: string }
  isAdmin?: boolean
  /** Where paths without texts lead. */
  leads: () => Record<string, string>
}

const walks: Walk[] = [
  { who: 'a visitor', leads: () => everywhere([...signedIn(), ...adminOnly()], paths.login) },
  {
    who: 'a newcomer',
    as: () => stranger,
    // The edit screen of somebody else's player redirects to the list.
    leads: () => ({ ...itself(signedIn()), [paths.editPlayer(ids.player)]: paths.players }),
  },
  { who: 'the owner of a team', as: () => people.coach, leads: () => everywhere(adminOnly(), paths.home) },
  { who: 'an admin', as: () => people.admin, isAdmin: true, leads: () => itself(signedIn()) },
]

const pathOf = ({ route }: Row) => route.replace(/\{(\w+)\}/g, (_, kind) => records[kind]!)

test.each(walks)(
  'every screen of $who has its texts, and other paths redirect',
  async ({ who, as, isAdmin, leads }) => {
    const page = await visit({ as: as?.() })
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
    const admin = page.getByRole('link', { name: 'Admin', exact: true })
    await expect.poll(() => admin.count(), { message: 'links to the admin dashboard' }).toBe(isAdmin ? 1 : 0)
    const rows = new Map(texts[who].flatMap((row) => (row.state ? [] : [[pathOf(row), row]])))
    const destinations = leads()
    const [firstProtected] = Object.keys(destinations)
    const found: string[] = []
    for (const path of new Set([...rows.keys(), ...Object.keys(destinations)])) {
      const row = rows.get(path)
      // The server renders some screens of visitors, so their documents are loaded. That of a missing record is logged as an error.
      const isDocument =
        path === firstProtected || (row && !as && !path.includes('/nobody') && path !== '/teams/tx/nowhere')
      if (isDocument) await page.goto(path)
      else await navigate(page, path)
      await loaded(page)
      const { pathname, search } = new URL(page.url())
      const expected = new URL(destinations[path] ?? path, origin)
      if (pathname + search !== expected.pathname + expected.search) found.push(`${path} leads to ${pathname}${search}`)
      if (row) found.push(...(await wrongTexts(page, row)).map((text) => `${path}: ${text}`))
    }
    expect(found).toEqual([])
  },
)

test.each(walks)('$who sees every text of a state listed in texts.ts, word for word', async ({ who, as }) => {
  const page = await visit({ as: as?.() })
  const found: string[] = []
  for (const row of texts[who]) {
    const { route, state } = row
    if (!state) continue
    await openIn(page, pathOf(row), state)
    found.push(...(await wrongTexts(page, row)).map((text) => `${route}, ${state}: ${text}`))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  expect(found).toEqual([])
})

/** The screens in Spanish are walked in spanish.test.ts. */
const inEnglish = (): Screen[] => [
  ...adminOnly(),
  paths.admin('opportunities'),
  paths.deleted,
  [paths.admin('seasons'), 'More for ', 'Delete '],
  [
    paths.admin(),
    async (page) => {
      await page.getByText('CSV Files', { exact: true }).click()
      await page.getByText('History', { exact: true }).click()
      await page.getByRole('button', { name: 'Dry Run of Files' }).click()
      await page.getByText('Error: Please choose at least one CSV file.').waitFor()
    },
  ],
  [
    `${paths.adminUsers}?search=uma`,
    'Edit Uma User',
    (page) => page.getByRole('dialog').getByLabel('Name').fill(''),
    'Save',
    (page) => page.locator('form [role=alert]').first().waitFor(),
  ],
  [
    paths.admin(),
    'More for ',
    'Merge ',
    async (page) => {
      await page.getByRole('combobox', { name: 'Merge with this team' }).pressSequentially('Cedar')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByRole('region', { name: 'What moves' }).waitFor()
    },
  ],
  [paths.adminClaims, 'Reject the claim'],
  [paths.adminPhotos, 'Reject the photo of Nina Newcomer'],
  [paths.adminCreateEvent, 'Create Event'],
  [paths.adminCreateTeam, 'Create Team'],
  [paths.adminNewSeason, 'Create Season'],
]

test('every screen, dialog, and form error of an admin passes axe in light and dark, and fits a phone', async () => {
  const page = await visit({ as: people.admin })
  await addAxe(page)
  expect(await walk(page, inEnglish(), { isTapped: false })).toEqual([])
})

test('what an account without a confirmed address publishes, and who sees a child, passes axe and fits a phone', async () => {
  const page = await visit({ as: publisher })
  await addAxe(page)
  const { newTeam, newPlayer, newOpportunity } = records
  const screens = [
    paths.team(newTeam),
    paths.manageTeam(newTeam, 'settings'),
    paths.player(newPlayer),
    paths.player(newPlayer, 'management'),
    paths.editPlayer(newPlayer),
    paths.opportunity(newOpportunity),
  ]
  expect(await walk(page, screens)).toEqual([])
})

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
    [paths.manageEntries(ids.tournament), "You don't have permission to manage this event"],
    [paths.evaluate(ids.opportunity), "You aren't an evaluator of this opportunity."],
    [paths.player(ids.player, 'management'), "You don't have permission to manage this player's team history."],
    [paths.editPlayer(ids.player), "You don't have permission to edit this player"],
  ] as const) {
    await navigate(page, path)
    await page.getByText(text).waitFor()
    await absent(page.getByText('Try again'))
  }
  await page.waitForURL(paths.players)
})

test('an unknown page answers 404 with the search and what is near', async () => {
  const page = await visit({ path: `${paths.find()}?ageGroup=12U&sport=BASEBALL&near=30.27,-97.74&place=Austin,%20TX` })
  await page.getByRole('search', { name: 'Find' }).getByRole('button', { name: 'Find' }).click()
  for (const path of ['/nowhere', '/admin/nothing', '/events/a/b/c']) {
    const answer = await page.goto(path)
    expect(answer!.status(), path).toBe(404)
    await page.getByRole('heading', { level: 1, name: '404 - Page Not Found' }).waitFor()
    await page.getByRole('main').getByRole('combobox').waitFor()
    await page.getByRole('heading', { level: 2, name: 'The nearest' }).waitFor()
  }
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
  await confirmAddress(parent)
  await demoClient(people.admin).updateUser({ id: parent.id, input: { role: 'admin' } })
  const page = await visit({ path: '/login' })
  await fillLogin(page, parent.email)
  await page.waitForURL('/')
  await page.goto(paths.opportunity(ids.opportunity))
  const own = page.getByRole('region', { name: 'Your registrations' })
  await own.getByRole('heading', { name: 'Ada: Pending' }).waitFor()
  expect(await own.getByRole('heading').count()).toBe(1)
})
