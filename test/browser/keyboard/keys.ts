import type { Page } from 'playwright-core'
import { focused, newcomer, tabInto, tabTo, unique } from '../../support/browser.ts'

export const heading = (page: Page, name: string | RegExp) => focused(page, 'heading', name)

/** Goes to the field by Tab and types. */
type Input = 'textbox' | 'searchbox' | 'spinbutton' | 'combobox'

export async function fill(page: Page, name: string | RegExp, text: string, role: Input = 'textbox') {
  await tabTo(page, role, name)
  await page.keyboard.type(text)
}

/** Goes to the select by Tab and types the beginning of a choice. */
export async function choose(page: Page, name: string | RegExp, choice: string) {
  await tabTo(page, 'combobox', name)
  await page.keyboard.type(choice)
}

/** Types into a type-ahead and takes the first suggestion. */
export async function pick(page: Page, name: string, typed: string, option: string | RegExp) {
  await fill(page, name, typed, 'combobox')
  await page.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name, expanded: false }).waitFor()
}

/** Opens the dialog that the button is for: the focus is in it. */
export async function openDialog(page: Page, button: string | RegExp) {
  await press(page, 'button', button)
  await focused(page, 'button', 'Close')
}

export async function press(page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp, key = 'Enter') {
  await tabTo(page, role, name)
  await page.keyboard.press(key)
}

/** Answers the confirmation that is asked: its Cancel has the focus first. */
export async function agree(page: Page, action: string) {
  await focused(page, 'button', 'Cancel')
  await press(page, 'button', action)
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
}

/** Stays in the dialog that was about to be left with something typed. */
export async function stay(page: Page) {
  await focused(page, 'button', 'Stay')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
}

/** Opens what a summary folds. */
export async function unfold(page: Page, summary: string) {
  await tabInto(page, page.locator('summary', { hasText: summary }), summary)
  await page.keyboard.press('Enter')
}

/** Chooses the file in the browser's chooser, which the focused control opens by the key. */
export async function chooseFile(
  page: Page,
  key: 'Enter' | 'Space',
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const chooser = page.waitForEvent('filechooser')
  // The page knows that the test answers the chooser before it sees the key.
  await page.evaluate(() => null)
  await page.keyboard.press(key)
  await (await chooser).setFiles(file)
}

/** A time of a day in 2031, as it is typed into a date and time field. */
export async function typeTime(page: Page, name: string | RegExp, time = '0930AM') {
  await fill(page, name, '06152031')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(time)
}

export const createPlayer = 'mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { id } }'
const register = 'mutation ($input: RegisterForOpportunityInput!) { registerForOpportunity(input: $input) { id } }'

/** A coach's team with an opportunity, and who has been registered for it. */
export async function tryout(title: string, ...registrants: string[]) {
  const coach = await newcomer('Kim Keys', 'coach')
  const { createTeam } = await coach.send('mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }', {
    input: { name: unique('Keyboard Keepers'), locationCity: 'Austin', state: 'TX' },
  })
  const { createOpportunity } = await coach.send(
    'mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id } }',
    {
      input: {
        teamID: createTeam.id,
        title,
        startTime: '2031-06-15T09:30',
        location: 'Austin, TX',
        city: 'Austin',
        state: 'TX',
        capacity: 5,
        waiverRequired: true,
      },
    },
  )
  const id: string = createOpportunity.id
  for (const name of registrants) {
    const player = await coach.send(createPlayer, { input: { name, age: 12 } })
    await coach.send(register, { input: { opportunityID: id, playerID: player.createPlayer.id, waiverSigned: true } })
  }
  return { coach, id, teamID: createTeam.id as string }
}
