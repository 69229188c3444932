import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { DESK, demoIDs, newcomer, PHONE, people, settled, visit } from '../support/browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let ids: Awaited<ReturnType<typeof demoIDs>>

beforeAll(async () => {
  ids = await demoIDs()
})

type Problem = { id: string; nodes: { target: string[]; failureSummary: string }[] }

/** What axe finds on the page as it is: everything, or the contrasts alone. */
async function problems(page: Page, onlyContrast = false): Promise<string[]> {
  const found = (await page.evaluate(
    async (options) => {
      // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page
      const { violations } = await (globalThis as any).axe.run(document, options)
      return violations
    },
    {
      resultTypes: ['violations'],
      ...(onlyContrast && { runOnly: ['color-contrast'] }),
    },
  )) as Problem[]
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
}

const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Shows the page in the theme and the width, painted. */
async function show(page: Page, colorScheme: 'light' | 'dark', size: typeof PHONE) {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await Promise.allSettled(
      document.getAnimations().map(({ finished, effect }) => effect?.getTiming().iterations === 1 && finished),
    )
  })
}

/** The screen is there, and nothing on it still loads. */
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
      paths.user(ids.user),
      paths.legal,
      paths.privacyPolicy,
      paths.termsOfService,
      paths.cookiePolicy,
      paths.login,
      `${paths.login}?forgot`,
      paths.signUp,
      `${paths.resetPassword}?email=a@fungo.example&code=1`,
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
    routes: () => [
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
    ],
  },
]

test.each(walks)(
  '$who finds every screen titled, readable in light and dark, and no wider than a phone',
  async ({ as, routes }) => {
    const page = await visit({ as, viewport: PHONE })
    const found: string[] = []
    for (const path of routes()) {
      await show(page, 'light', PHONE)
      await page.goto(path)
      await settled(page)
      await page.evaluate(axe)
      const note = (where: string, lines: string[]) => found.push(...lines.map((line) => `${path} ${where}: ${line}`))
      if (await isWider(page)) note('at 360', ['scrolls sideways'])
      if (!/\S+ \| Fungo$/.test(await page.title())) note('', [`is titled '${await page.title()}'`])
      note('at 360, light', await problems(page))
      await show(page, 'light', DESK)
      if (await isWider(page)) note('at 1280', ['scrolls sideways'])
      note('at 1280, light', await problems(page))
      for (const size of [DESK, PHONE]) {
        await show(page, 'dark', size)
        if ((await problems(page, true)).length === 0) continue
        // The browser may still paint some of the other theme: what counts is a page that opens in this one.
        await page.reload()
        await settled(page)
        await page.evaluate(axe)
        note(`at ${size.width}, dark`, await problems(page, true))
      }
    }
    expect(found).toEqual([])
  },
  180_000,
)

/** Waits until the screen's heading is there and has the focus. */
async function focused(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 1, name, exact: true })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((it) => it === document.activeElement), { timeout: 10_000 }).toBe(true)
}

test('a new page puts the focus on its heading and its name in the title', async () => {
  const page = await visit()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Teams', 'Players', 'Events', 'Opportunities']) {
    await navigation.getByRole('link', { name, exact: true }).click()
    await focused(page, name)
    expect(await page.title()).toBe(`${name} | Fungo`)
  }
})

/** Presses the key until the focus is on what has the name. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    const here = await page.evaluate(() => {
      const element = document.activeElement
      if (!element) return ''
      const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
      return (labels?.[0]?.innerText ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    })
    if (typeof name === 'string' ? here === name : name.test(here)) return
  }
  throw new Error(`The Tab key does not lead to ${name}.`)
}

test('a coach logs in and creates a team by keyboard alone', async () => {
  const coach = await newcomer('Kay Keyboard', 'coach')
  const page = await visit()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: 10_000 })
    .toBe('Skip to content')
  await tabTo(page, 'Login')
  await page.keyboard.press('Enter')
  await page.waitForURL('/login')
  await focused(page, 'Login')
  await tabTo(page, /^Email/)
  await page.keyboard.type(coach.email)
  await tabTo(page, /^Password/)
  await page.keyboard.type('fungo-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  await focused(page, 'Find your next game')
  await tabTo(page, 'Teams', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('/teams')
  await focused(page, 'Teams')
  await tabTo(page, 'Create a Team')
  await page.keyboard.press('Enter')
  await page.getByRole('form', { name: 'Create a Team' }).waitFor()
  await tabTo(page, /^Team name/)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Team name is required.').waitFor()
  await tabTo(page, /^Team name/)
  await page.keyboard.type(`Keyboard Kites ${Date.now().toString(36)}`)
  await tabTo(page, /^City/)
  await page.keyboard.type('Austin')
  await tabTo(page, /^State/)
  await page.keyboard.type('tx')
  await tabTo(page, 'Create Team')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/teams\/\w+\/manage$/)
})

test('a newcomer signs up by keyboard alone', async () => {
  const page = await visit({ path: '/signup' })
  await page.getByLabel(/not a robot/i).waitFor()
  const fields: [RegExp, string][] = [
    [/^Full Name/, 'Toni Tab'],
    [/^Email Address/, `tab-${Date.now()}@fungo.example`],
    [/^Account Type/, 'Player'],
    [/^Password/, 'chalk line 7'],
    [/^Confirm Password/, 'chalk line 7'],
  ]
  for (const [name, text] of fields) {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
  await tabTo(page, /not a robot/i)
  await page.keyboard.press('Space')
  await page.getByText('Verified').waitFor()
  await tabTo(page, 'Create account')
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  await page.getByRole('button', { name: 'Toni Tab' }).waitFor()
})

test('a dialog holds the focus and gives it back', async () => {
  const page = await visit({ path: '/account/settings', as: people.user })
  const button = page.getByRole('button', { name: 'Log Out' })
  await button.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).waitFor()
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    await expect
      .poll(() => question.evaluate((it) => it.contains(document.activeElement)), { timeout: 10_000 })
      .toBe(true)
  }
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((it) => it === document.activeElement), { timeout: 10_000 }).toBe(true)
})
