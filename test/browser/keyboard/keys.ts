import type { Page } from 'playwright-core'
import { focused, newcomer, tabInto, tabTo, unique } from '../../support/browser.ts'

export const heading = (page: Page, name: string | RegExp) => focused(page, 'heading', name)

type Input = 'textbox' | 'searchbox' | 'spinbutton' | 'combobox'

/** Tabs to the field and types. */
export async function fill(page: Page, name: string | RegExp, text: string, role: Input = 'textbox') {
  await tabTo(page, role, name)
  await page.keyboard.type(text)
}

/** Tabs to the select and types the beginning of an option. */
export async function choose(page: Page, name: string | RegExp, choice: string) {
  await tabTo(page, 'combobox', name)
  await page.keyboard.type(choice)
}

/** Types into a combobox and picks the first option. */
export async function pick(page: Page, name: string, typed: string, option: string | RegExp) {
  await fill(page, name, typed, 'combobox')
  await page.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name, expanded: false }).waitFor()
}

/** Opens the dialog with the button and checks that the focus moves into it. */
export async function openDialog(page: Page, button: string | RegExp) {
  await press(page, 'button', button)
  await focused(page, 'button', 'Close')
}

export async function press(page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp, key = 'Enter') {
  await tabTo(page, role, name)
  await page.keyboard.press(key)
}

/** Confirms the alert dialog, in which Cancel has the focus at first. */
export async function agree(page: Page, action: string) {
  await focused(page, 'button', 'Cancel')
  await press(page, 'button', action)
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
}

/** Answers the warning about unsaved changes with Stay. */
export async function stay(page: Page) {
  await focused(page, 'button', 'Stay')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
}

/** Opens the `details` element of the summary. */
export async function unfold(page: Page, summary: string) {
  await tabInto(page, page.locator('summary', { hasText: summary }), summary)
  await page.keyboard.press('Enter')
}

/** Presses the key on the focused control and chooses the file in the file chooser that opens. */
export async function chooseFile(
  page: Page,
  key: 'Enter' | 'Space',
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const chooser = page.waitForEvent('filechooser')
  // A round trip, so that the browser intercepts file choosers before the key is pressed.
  await page.evaluate(() => null)
  await page.keyboard.press(key)
  await (await chooser).setFiles(file)
}

/** Types June 15, 2031 and the time into a datetime field. */
export async function typeTime(page: Page, name: string | RegExp, time = '0930AM') {
  await fill(page, name, '06152031')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(time)
}

const createPlayer = 'mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { id } }'

/** Creates a coach with a team and an opportunity, and registers players with these names for it. */
export async function tryout(title: string, ...registrants: string[]) {
  const coach = await newcomer('Kim Keys', 'coach')
  const team = await coach.createTeam({
    input: { name: unique('Keyboard Keepers'), locationCity: 'Austin', state: 'TX' },
  })
  const opportunity = await coach.createOpportunity({
    input: {
      teamID: team.id,
      title,
      startTime: '2031-06-15T09:30',
      location: 'Austin, TX',
      city: 'Austin',
      state: 'TX',
      capacity: 5,
      waiverRequired: true,
    },
  })
  const id: string = opportunity.id
  for (const name of registrants) {
    const player = await coach.send(createPlayer, { input: { name, age: 12 } })
    await coach.registerForOpportunity({
      input: { opportunityID: id, playerID: player.createPlayer.id, waiverSigned: true },
    })
  }
  return { coach, id, teamID: team.id as string }
}
