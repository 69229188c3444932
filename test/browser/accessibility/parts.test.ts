import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import { DESK, demoIDs, hasOverlay, loaded, navigate, PHONE, people, visit } from '../../support/browser.ts'
import { addAxe, problems, show } from './axe.ts'

let ids: Awaited<ReturnType<typeof demoIDs>>

beforeAll(async () => {
  ids = await demoIDs()
})

type Part = { what: string; path: () => string; open: (page: Page) => Promise<unknown>; isForPhones?: boolean }

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const shown = (page: Page, role: 'dialog' | 'alertdialog') => page.locator(`[role=${role}]`).waitFor()

/** Submits an invalid form and waits for its error messages. */
async function send(page: Page, name: string | RegExp) {
  await press(page, name)
  await page.locator('form [role=alert]').first().waitFor()
}

async function list(page: Page, name: string, typed: string) {
  await page.getByRole('combobox', { name }).pressSequentially(typed)
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
}

const parts: { who: string; as?: { email: string }; parts: Part[] }[] = [
  {
    who: 'a visitor',
    parts: [
      { what: 'the menu', path: () => paths.teams, open: (page) => press(page, 'Menu'), isForPhones: true },
      {
        what: 'the filters',
        path: () => `${paths.players}?position=Catcher`,
        open: async (page) => {
          await press(page, /^Filters/)
          await shown(page, 'dialog')
        },
      },
      { what: 'an empty login', path: () => paths.login, open: (page) => send(page, 'Login') },
      {
        what: 'an empty request for a reset',
        path: () => `${paths.login}?forgot`,
        open: (page) => send(page, 'Send Reset Link'),
      },
      {
        what: 'a sign-up with two passwords',
        path: () => paths.signUp,
        open: async (page) => {
          await page.getByLabel('Password', { exact: true }).fill('chalk')
          await page.getByLabel('Confirm Password').fill('line')
          await send(page, 'Create account')
        },
      },
      {
        what: 'an empty report',
        path: () => paths.team(ids.team),
        open: async (page) => {
          await press(page, 'Report this team')
          await send(page, 'Send Report')
        },
      },
      {
        what: 'an empty new password',
        path: () => `${paths.resetPassword}#email=a@fungo.example&code=1`,
        open: (page) => send(page, 'Save new password'),
      },
    ],
  },
  {
    who: 'a user',
    as: people.user,
    parts: [
      {
        what: 'the user menu and an empty team',
        path: () => paths.teams,
        open: async (page) => {
          await press(page, 'Create a Team')
          await send(page, 'Create Team')
          if (!(await page.getByRole('button', { name: 'Uma User' }).isVisible())) await press(page, 'Menu')
          await press(page, 'Uma User')
        },
      },
      {
        what: 'the dispute of a claim',
        path: () => paths.team(ids.team),
        open: async (page) => {
          await press(page, 'Not right? Dispute this claim')
          await page.getByLabel('Message').waitFor()
        },
      },
      {
        what: 'an empty password change',
        path: () => `${paths.accountSettings}?tab=password`,
        open: (page) => send(page, 'Change Password'),
      },
      {
        what: 'the question before the logout',
        path: () => paths.accountSettings,
        open: async (page) => {
          await press(page, 'Log Out')
          await shown(page, 'alertdialog')
        },
      },
    ],
  },
  {
    who: 'a coach',
    as: people.coach,
    parts: [
      {
        what: 'a division',
        path: () => paths.manageTeam(ids.team),
        open: async (page) => {
          await press(page, 'Edit 12U AA')
          await shown(page, 'dialog')
        },
      },
      {
        what: 'a contact that is being looked for',
        path: () => paths.manageTeam(ids.team, 'contacts'),
        open: async (page) => {
          await press(page, /^\+ Add Contact/)
          await send(page, 'Add Contact')
          await list(page, 'User', 'uma')
        },
      },
      {
        what: 'a player that is being looked for',
        path: () => paths.manageTeam(ids.team, 'roster'),
        open: async (page) => {
          await send(page, 'Add Player')
          await list(page, 'Player', 'parent')
        },
      },
      {
        what: 'a roster entry that ends before it starts',
        path: () => paths.manageTeam(ids.team, 'roster'),
        open: async (page) => {
          await press(page, 'Edit Sam Parent')
          await page.getByLabel('End Date').fill('1990-01-01')
          await send(page, 'Save')
        },
      },
      {
        what: 'the question before a removal',
        path: () => paths.manageTeam(ids.team, 'roster'),
        open: async (page) => {
          await press(page, 'Remove Sam Parent')
          await shown(page, 'alertdialog')
        },
      },
      {
        what: 'an empty opportunity with places to choose from',
        path: () => paths.createOpportunity(ids.team),
        open: async (page) => {
          await send(page, 'Create Opportunity')
          await list(page, 'City or town', 'Cedar')
        },
      },
      {
        what: 'an opportunity without a title and teams to choose from',
        path: () => paths.editOpportunity(ids.opportunity),
        open: async (page) => {
          await page.getByLabel('Title').fill('')
          await send(page, 'Update Opportunity')
          await page.getByRole('combobox', { name: 'Team (Optional)' }).fill('')
          await list(page, 'Team (Optional)', 'Cedar')
        },
      },
      {
        what: 'an empty event',
        path: () => paths.createEvent(ids.team),
        open: (page) => send(page, 'Create Event'),
      },
      {
        what: 'the question before a rejection',
        path: () => paths.manageRegistrations(ids.opportunity),
        open: async (page) => {
          await page.getByLabel('Status of Sam Parent').selectOption('Rejected')
          await shown(page, 'alertdialog')
        },
      },
    ],
  },
  {
    who: 'a parent',
    as: people.parent,
    parts: [
      {
        what: 'a team history without a team',
        path: () => paths.player(ids.player, 'management'),
        open: async (page) => {
          await press(page, '+ Add to a team')
          await send(page, 'Add to team')
          await list(page, 'Team', 'Cedar')
        },
      },
      {
        what: 'a player without a name',
        path: () => paths.newPlayer,
        open: (page) => send(page, 'Create Player'),
      },
      {
        what: 'a registration without a player',
        path: () => paths.register(ids.opportunity),
        open: async (page) => {
          await send(page, 'Register')
          await list(page, 'Player', 'parent')
        },
      },
      {
        what: 'a registration that is refused',
        path: () => paths.register(ids.opportunity),
        open: async (page) => {
          await press(page, /^Riley Parent.*Too old/)
          await page.getByText("Riley is 14 and can't register (ages 10 to 12)").waitFor()
        },
      },
    ],
  },
  {
    who: 'an admin',
    as: people.admin,
    parts: [
      {
        what: 'the question before a deletion',
        path: () => paths.admin('seasons'),
        open: async (page) => {
          await press(page, /^Delete /)
          await shown(page, 'alertdialog')
        },
      },
      {
        what: 'a sync without files',
        path: () => paths.admin(),
        open: async (page) => {
          await page.getByText('CSV Files', { exact: true }).click()
          await page.getByText('History', { exact: true }).click()
          await press(page, 'Dry Run of Files')
          await page.getByText('Error: Please choose at least one CSV file.').waitFor()
        },
      },
      {
        what: 'a user without a name',
        path: () => `${paths.adminUsers}?search=uma`,
        open: async (page) => {
          await press(page, 'Edit Uma User')
          await page.getByRole('dialog').getByLabel('Name').fill('')
          await send(page, 'Save')
        },
      },
      {
        what: 'the team that a duplicate is merged into',
        path: () => paths.admin(),
        open: async (page) => {
          await page
            .getByRole('button', { name: /^Merge / })
            .first()
            .click()
          await shown(page, 'dialog')
          await list(page, 'Keep this team', 'Cedar')
          await page.keyboard.press('Enter')
          await page.getByRole('region', { name: 'What moves' }).waitFor()
        },
      },
      {
        what: 'the question before a claim is rejected',
        path: () => paths.adminClaims,
        open: async (page) => {
          await page
            .getByRole('button', { name: /^Reject the claim/ })
            .first()
            .click()
          await shown(page, 'alertdialog')
        },
      },
      { what: 'an empty event', path: () => paths.adminCreateEvent, open: (page) => send(page, 'Create Event') },
      { what: 'an empty team', path: () => paths.adminCreateTeam, open: (page) => send(page, 'Create Team') },
      { what: 'an empty season', path: () => paths.adminNewSeason, open: (page) => send(page, 'Create Season') },
    ],
  },
]

test.each(parts)(
  'dialogs, menus, and form errors of $who pass axe in light and dark',
  async ({ as, parts }) => {
    const page = await visit({ as, viewport: PHONE })
    await addAxe(page)
    const found: string[] = []
    for (const [index, { what, path, open, isForPhones }] of parts.entries()) {
      const arrive = async (theme: 'light' | 'dark') => {
        const prepare = async () => {
          await show(page, theme, PHONE)
          // Discard drafts of earlier parts.
          await page.evaluate(() => sessionStorage.clear())
        }
        if (index === 0 || (await hasOverlay(page))) {
          await prepare()
          await page.goto(path())
        } else {
          await navigate(page, path(), prepare)
        }
        await loaded(page)
        await open(page)
      }
      await arrive('light')
      found.push(...(await problems(page)).map((line) => `${what} at 360, light: ${line}`))
      const size = isForPhones ? PHONE : DESK
      await show(page, 'dark', size)
      if ((await problems(page)).length === 0) continue
      await arrive('dark')
      await show(page, 'dark', size)
      found.push(...(await problems(page)).map((line) => `${what} at ${size.width}, dark: ${line}`))
    }
    expect(found).toEqual([])
  },
  180_000,
)
